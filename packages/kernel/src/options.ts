import { cut, shapeError } from './shape.ts';

/** A game's options, described once: checked at set-up, and made into a form by a client. */
export type OptionField = {
  readonly title: string;
  readonly rule: string;
} & (
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly default: string }
  | {
      readonly kind: 'integer';
      readonly min: number;
      readonly max: number;
      readonly default: number;
    }
  | { readonly kind: 'flag'; readonly default: boolean }
  | {
      /** Several of the values, none twice, in an order that may matter. */
      readonly kind: 'several';
      readonly values: readonly string[];
      readonly default: readonly string[];
    }
  | {
      /** Content given as data; `check` says what is wrong with it and where. */
      readonly kind: 'data';
      readonly default: unknown;
      check(value: unknown): string | undefined;
    }
);

export type OptionsSchema = Readonly<Record<string, OptionField>>;
export type Options = Readonly<Record<string, unknown>>;

/** What is wrong with a wish for a table, by field. */
export interface SetupError {
  readonly field: string;
  readonly reason: string;
  readonly rule: string;
}

/** How much of what was given is told back, and of what a game says of it. */
const MOST_GIVEN = 60;
const MOST_SAID = 800;

function wrong(field: OptionField, value: unknown): string | undefined {
  const misshapen = shapeError(value);
  if (misshapen !== undefined) return misshapen;
  const given = `${cut(JSON.stringify(value) ?? 'undefined', MOST_GIVEN)} given`;
  switch (field.kind) {
    case 'choice':
      return typeof value === 'string' && field.values.includes(value)
        ? undefined
        : `must be one of ${field.values.join(', ')}; ${given}`;
    case 'integer':
      return Number.isInteger(value) &&
        (value as number) >= field.min &&
        (value as number) <= field.max
        ? undefined
        : `must be a whole number from ${field.min} to ${field.max}; ${given}`;
    case 'flag':
      return typeof value === 'boolean' ? undefined : `must be true or false; ${given}`;
    case 'several': {
      // `every` passes over the gaps of a list.
      const list: readonly unknown[] = Array.isArray(value) ? Array.from(value) : [undefined];
      const fits = list.every((one) => typeof one === 'string' && field.values.includes(one));
      return fits && new Set(list).size === list.length
        ? undefined
        : `must be a list of some of ${field.values.join(', ')}, none twice; ${given}`;
    }
    case 'data':
      return field.check(value);
  }
}

/** The options with defaults filled in, or the first field that is wrong. */
export function checkOptions(
  schema: OptionsSchema,
  given: unknown,
): { readonly options: Options } | { readonly error: SetupError } {
  const fail = (field: string, reason: string, rule = ''): { readonly error: SetupError } => ({
    error: { field, reason, rule },
  });
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return fail('options', 'must be a record of fields');
  }
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(schema, name)) {
      return fail(
        cut(name, MOST_GIVEN),
        `is not an option; there are ${Object.keys(schema).join(', ')}`,
      );
    }
  }
  const options: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(schema)) {
    const value = Object.hasOwn(given, name)
      ? (given as Record<string, unknown>)[name]
      : field.default;
    const reason = wrong(field, value);
    if (reason !== undefined) return fail(name, cut(reason, MOST_SAID), field.rule);
    options[name] = value;
  }
  return { options };
}
