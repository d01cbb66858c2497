/** What is wrong with data of unknown origin, and where. */
export interface Damage {
  readonly place: string;
  readonly reason: string;
}

export type Check = (value: unknown, place: string) => Damage | undefined;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const must = (what: string, fits: (value: unknown) => boolean): Check => {
  return (value, place) => (fits(value) ? undefined : { place, reason: `must be ${what}` });
};

export const text = must('a text', (value) => typeof value === 'string');
export const flag = must('true or false', (value) => typeof value === 'boolean');
export const whole = must('a whole number', Number.isSafeInteger);
export const seat = must(
  'a seat, counted from 0',
  (value) => Number.isSafeInteger(value) && (value as number) >= 0,
);
export const anything: Check = () => undefined;
export const record = must('a record', isRecord);

export const exactly = (...values: readonly (string | null)[]): Check =>
  must(values.map((value) => JSON.stringify(value)).join(' or '), (value) =>
    values.some((one) => one === value),
  );

/** The first thing wrong in a row of checks. */
function firstOf<T>(
  entries: Iterable<T>,
  look: (entry: T) => Damage | undefined,
): Damage | undefined {
  for (const entry of entries) {
    const damage = look(entry);
    if (damage !== undefined) return damage;
  }
  return undefined;
}

export const listOf = (check: Check): Check => {
  return (value, place) => {
    if (!Array.isArray(value)) return { place, reason: 'must be a list' };
    return firstOf(value.entries(), ([i, entry]) => check(entry, `${place}[${i}]`));
  };
};

export const recordOf = (check: Check): Check => {
  return (value, place) => {
    if (!isRecord(value)) return { place, reason: 'must be a record' };
    return firstOf(Object.entries(value), ([name, entry]) => check(entry, `${place}.${name}`));
  };
};

/** A record with these fields and no others; those named in `needed` may not be missing. */
export const fields = (
  checks: Readonly<Record<string, Check>>,
  needed: readonly string[] = [],
): Check => {
  return (value, place) => {
    if (!isRecord(value)) return { place, reason: 'must be a record' };
    const at = (name: string): string => (place === '' ? name : `${place}.${name}`);
    const missing = needed.find((name) => !Object.hasOwn(value, name));
    if (missing !== undefined) return { place: at(missing), reason: 'is missing' };
    return firstOf(Object.entries(value), ([name, entry]) => {
      const check = Object.hasOwn(checks, name) ? checks[name] : undefined;
      if (check !== undefined) return check(entry, at(name));
      const known = Object.keys(checks).join(', ');
      return { place: at(name), reason: `is not a field; there are ${known}` };
    });
  };
};

/** Chooses the check by a look at the value, so that the damage found is a precise one. */
export const by = (choose: (value: unknown) => Check): Check => {
  return (value, place) => choose(value)(value, place);
};

/** The single thing or a list of it. */
export const oneOrMore = (check: Check): Check =>
  by((value) => (Array.isArray(value) ? listOf(check) : check));
