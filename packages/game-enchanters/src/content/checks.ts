import { effects as effectList, type FieldCheck } from '@conclave/kernel';
import type { Field, Inside, Kinds } from '../rules/kinds.ts';

/** Checks of the fields things on cards have; each says what is wrong with a value that came from a file. */

type Fields = Readonly<Record<string, Field>>;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The first thing wrong with the fields of a record that has these and no others. */
export function fieldsError(
  value: Readonly<Record<string, unknown>>,
  fields: Fields,
  kinds: Kinds,
): string | undefined {
  for (const name of Object.keys(value)) {
    if (name !== 'kind' && !Object.hasOwn(fields, name)) return `has no field ${name}`;
  }
  for (const [name, check] of Object.entries(fields)) {
    const found = check(value[name], kinds);
    if (typeof found === 'string') return `${name} ${found}`;
  }
  return undefined;
}

type Table = Readonly<Record<string, { readonly fields: Fields }>>;

/** What is wrong with a record that has a `kind`, by the fields of that kind. */
function kindError(value: unknown, table: Table, kinds: Kinds): string | undefined {
  if (!isRecord(value)) return `must be one of ${Object.keys(table).join(', ')}`;
  const kind = value['kind'];
  const entry = typeof kind === 'string' && Object.hasOwn(table, kind) ? table[kind] : undefined;
  if (entry === undefined) {
    return `is of the kind ${JSON.stringify(kind)}; there are ${Object.keys(table).join(', ')}`;
  }
  return fieldsError(value, entry.fields, kinds);
}

/** A field that holds something with a kind of its own. */
const holding = (
  inside: Inside,
  check: (given: unknown, kinds: Kinds) => ReturnType<Field>,
): Field => Object.assign((given: unknown, kinds: Kinds) => check(given, kinds), { inside });

export function optional(check: FieldCheck): FieldCheck;
export function optional(check: Field): Field;
export function optional(check: Field): Field {
  const maybe: Field = (given, kinds) => (given === undefined ? undefined : check(given, kinds));
  return check.inside === undefined ? maybe : Object.assign(maybe, { inside: check.inside });
}

const LONGEST_LIST = 4;

const listOf =
  (check: Field): Field =>
  (value, kinds) => {
    if (!Array.isArray(value) || value.length === 0) return 'must be a list';
    if (value.length > LONGEST_LIST) return `must not hold more than ${LONGEST_LIST}`;
    for (const [i, entry] of value.entries()) {
      const found = check(entry, kinds);
      if (typeof found === 'string') return `[${i}] ${found}`;
    }
    return undefined;
  };

export const word =
  (...words: readonly string[]): FieldCheck =>
  (value) =>
    typeof value === 'string' && words.includes(value)
      ? undefined
      : `must be one of ${words.join(', ')}`;

export const whole =
  (min: number, max: number): FieldCheck =>
  (value) =>
    Number.isInteger(value) && (value as number) >= min && (value as number) <= max
      ? undefined
      : `must be a whole number from ${min} to ${max}`;

export const effect: Field = holding('effect', (given) => ({ nested: [given] }));

/** A list of effects, and not more than this many. */
export const effectsUpTo = (most: number): Field =>
  holding('effects', (value) =>
    Array.isArray(value) && value.length > most
      ? `must not hold more than ${most} effects`
      : effectList(value),
  );

/** No number on a card is larger. */
export const HIGHEST = 99;

export const filter = word(
  'any',
  'item',
  'enchantment',
  'artifact',
  'monster',
  'dragon',
  'creature',
  'undead',
);
export const pile = word('item', 'enchantment', 'trophy');
export const artifactPile = word('item', 'enchantment');
export const artifactPiles = listOf(artifactPile);
export const stat = word('attack', 'defense', 'undead');
export const everybody = word('each', 'others');
const anyPile = word('item', 'enchantment', 'trophy', 'monster');
export const who = optional(word('you', 'them'));

export const number: FieldCheck = whole(-HIGHEST, HIGHEST);

/** A value is counted again and again, so that it must not be long. */
const MOST_COUNTED = 4;

function countedIn(given: unknown): number {
  if (Array.isArray(given)) return given.reduce((n: number, one) => n + countedIn(one), 0);
  return isRecord(given) ? 1 + countedIn(given['of']) : 0;
}

function valueError(given: unknown, kinds: Kinds): string | undefined {
  if (isRecord(given)) return kindError(given, kinds.values, kinds);
  const found = number(given);
  return found === undefined ? undefined : `${String(found)}, or a value that is counted`;
}

/** A value inside another. */
export const nestedValue: Field = holding('value', valueError);
export const nestedValues: Field = Object.assign(listOf(nestedValue), {
  inside: 'values' as const,
});

/** EF-2 */
export const value: Field = holding('value', (given, kinds) => {
  const found = valueError(given, kinds);
  if (found !== undefined) return found;
  return countedIn(given) > MOST_COUNTED
    ? `must not be made of more than ${MOST_COUNTED} values`
    : undefined;
});

const named = word('you', 'another', 'targetPlayer', 'others', 'each', 'left', 'right', 'current');

/** EF-3.1 to EF-3.9 */
export const players: Field = holding('players', (given, kinds) => {
  if (!isRecord(given)) return named(given);
  const inner = given['most'] ?? given['least'];
  return inner === undefined || Object.keys(given).length !== 1
    ? 'must name the player with the most or the least of something'
    : value(inner, kinds);
});

const CARDS: Table = {
  top: { fields: { pile: anyPile } },
  bottom: { fields: { pile } },
  topOfAny: { fields: { piles: listOf(anyPile) } },
  own: { fields: { filter, n: optional(whole(1, 10)) } },
};

/** EF-3.10 to EF-3.14 */
export const cards: Field = (given, kinds) => kindError(given, CARDS, kinds);

/** EF-6 */
export const condition: Field = holding('condition', (given, kinds) =>
  kindError(given, kinds.conditions, kinds),
);

/** EF-16 */
export const modifier: Field = (given, kinds) => kindError(given, kinds.modifiers, kinds);

/** EF-17 */
export const glory: Field = (given, kinds) => kindError(given, kinds.glory, kinds);
