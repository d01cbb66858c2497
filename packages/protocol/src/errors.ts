import { z } from 'zod';

/** Why something was not done. Nothing has changed where one of these is the answer. */
export const ErrorCode = z.enum([
  'malformed',
  'too-large',
  'too-often',
  'not-signed-in',
  'not-allowed',
  'unknown-match',
  'unknown-game',
  'wrong-seat',
  'stale',
  'refused',
  'not-open',
  'setup',
  'full',
  'over',
  'internal',
]);
export type ErrorCode = z.infer<typeof ErrorCode>;

export const ProtocolError = z.strictObject({
  code: ErrorCode,
  /** In words, for the person. */
  message: z.string(),
  /** The rule that says so, where a rule does. */
  rule: z.string().optional(),
  /** The field that is wrong, where one is. */
  field: z.string().optional(),
});
export type ProtocolError = z.infer<typeof ProtocolError>;

export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: ProtocolError };
