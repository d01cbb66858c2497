import type { ErrorCode, Outcome, ProtocolError } from '@conclave/protocol';

export type Failed = { readonly ok: false; readonly error: ProtocolError };

export const done = <T>(value: T): { readonly ok: true; readonly value: T } => ({
  ok: true,
  value,
});

export const DONE: Outcome<null> = done(null);

export function fail(
  code: ErrorCode,
  message: string,
  where: { readonly rule?: string; readonly field?: string } = {},
): Failed {
  const { rule, field } = where;
  return {
    ok: false,
    error: {
      code,
      message,
      ...(rule ? { rule } : {}),
      ...(field ? { field } : {}),
    },
  };
}

/** The same words whether a table is not there or not for the asker: guessing tells nothing. */
export const UNKNOWN_MATCH = fail(
  'unknown-match',
  'There is no such table, or it is private and the invitation is missing.',
);
export const NOT_SIGNED_IN = fail('not-signed-in', 'Sit down with a name first.');
