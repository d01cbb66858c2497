import type { FieldCheck } from '@conclave/kernel';
import type { Field, Kinds } from '../rules/kinds.ts';
import { fieldsError, isRecord } from './checks.ts';

/** What is wrong with content that came from a file: the place and the reason. */
class Wrong extends Error {}

export const wrong = (place: string, reason: string): Wrong => new Wrong(`${place} ${reason}`);

export const word =
  (...words: readonly unknown[]): FieldCheck =>
  (value) =>
    words.includes(value) ? undefined : `must be one of ${words.join(', ')}`;
export const list: FieldCheck = (value) => (Array.isArray(value) ? undefined : 'must be a list');
export const anything: FieldCheck = () => undefined;
export const record: FieldCheck = (value) => (isRecord(value) ? undefined : 'must be a record');
export const flag: FieldCheck = (value) =>
  typeof value === 'boolean' ? undefined : 'must be true or false';

/** Checks a record's fields and gives it back as one. */
export function fields(
  value: unknown,
  place: string,
  checks: Readonly<Record<string, Field>>,
  kinds: Kinds,
): Readonly<Record<string, unknown>> {
  if (!isRecord(value)) throw wrong(place, 'must be a record');
  const problem = fieldsError(value, checks, kinds);
  if (problem !== undefined) throw wrong(place, problem);
  return value;
}

/** A list that may be missing. */
export function listIn(value: unknown, place: string, check: FieldCheck): readonly unknown[] {
  if (value === undefined) return [];
  const problem = check(value);
  if (typeof problem === 'string') throw wrong(place, problem);
  return value as readonly unknown[];
}
