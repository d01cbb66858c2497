import { effects, type FieldCheck } from '@conclave/kernel';

/** Checks of the fields effects have; each says what is wrong with a value that came from a file. */

type Fields = Readonly<Record<string, FieldCheck>>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The first thing wrong with the fields of a record that has these and no others. */
export function fieldsError(
  value: Readonly<Record<string, unknown>>,
  fields: Fields,
): string | undefined {
  for (const name of Object.keys(value)) {
    if (name !== 'kind' && !Object.hasOwn(fields, name)) return `has no field ${name}`;
  }
  for (const [name, check] of Object.entries(fields)) {
    const found = check(value[name]);
    if (typeof found === 'string') return `${name} ${found}`;
  }
  return undefined;
}

/** A record with a `kind`, checked by the fields of that kind. */
const kinds =
  (table: Readonly<Record<string, Fields>>): FieldCheck =>
  (value) => {
    if (!isRecord(value)) return `must be one of ${Object.keys(table).join(', ')}`;
    const kind = value['kind'];
    const fields = typeof kind === 'string' && Object.hasOwn(table, kind) ? table[kind] : undefined;
    if (fields === undefined) {
      return `is of the kind ${JSON.stringify(kind)}; there are ${Object.keys(table).join(', ')}`;
    }
    return fieldsError(value, fields);
  };

export const optional =
  (check: FieldCheck): FieldCheck =>
  (value) =>
    value === undefined ? undefined : check(value);

const LONGEST_LIST = 4;

const listOf =
  (check: FieldCheck): FieldCheck =>
  (value) => {
    if (!Array.isArray(value) || value.length === 0) return 'must be a list';
    if (value.length > LONGEST_LIST) return `must not hold more than ${LONGEST_LIST}`;
    for (const [i, entry] of value.entries()) {
      const found = check(entry);
      if (typeof found === 'string') return `[${i}] ${found}`;
    }
    return undefined;
  };

const word =
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

/** A list of effects, and not more than this many. */
export const effectsUpTo =
  (most: number): FieldCheck =>
  (value) =>
    Array.isArray(value) && value.length > most
      ? `must not hold more than ${most} effects`
      : effects(value);

/** No number on a card is larger. */
const HIGHEST = 99;

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
const pile = word('item', 'enchantment', 'trophy');
export const artifactPile = word('item', 'enchantment');
export const artifactPiles = listOf(artifactPile);
const stat = word('attack', 'defense', 'undead');
export const everybody = word('each', 'others');
const anyPile = word('item', 'enchantment', 'trophy', 'monster');
const who = optional(word('you', 'them'));

const number: FieldCheck = whole(-HIGHEST, HIGHEST);
const nestedValue: FieldCheck = (inner) => plainValue(inner);
const values = listOf(nestedValue);

const countedValue = kinds({
  stat: { stat, who },
  wounds: { who },
  crystals: { who },
  count: { filter, who },
  pairs: { who },
  playerCount: {},
  per: { of: nestedValue, every: whole(1, HIGHEST), times: optional(number) },
  times: { of: nestedValue, by: number },
  sum: { of: values },
  min: { of: values },
  max: { of: values },
  d6: {},
  eventValue: {},
});

const plainValue: FieldCheck = (given) => {
  if (isRecord(given)) return countedValue(given);
  const found = number(given);
  return found === undefined ? undefined : `${found}, or a value that is counted`;
};

/** A value is counted again and again, so that it must not be long. */
const MOST_COUNTED = 4;

function countedIn(given: unknown): number {
  if (Array.isArray(given)) return given.reduce((n: number, one) => n + countedIn(one), 0);
  return isRecord(given) ? 1 + countedIn(given['of']) : 0;
}

/** EF-2 */
export const value: FieldCheck = (given) => {
  const found = plainValue(given);
  if (found !== undefined) return found;
  return countedIn(given) > MOST_COUNTED
    ? `must not be made of more than ${MOST_COUNTED} values`
    : undefined;
};

const named = word('you', 'another', 'targetPlayer', 'others', 'each', 'left', 'right', 'current');

/** EF-3.1 to EF-3.9 */
export const players: FieldCheck = (given) => {
  if (!isRecord(given)) return named(given);
  const inner = given['most'] ?? given['least'];
  return inner === undefined || Object.keys(given).length !== 1
    ? 'must name the player with the most or the least of something'
    : value(inner);
};

/** EF-3.10 to EF-3.14 */
export const cards: FieldCheck = kinds({
  top: { pile: anyPile },
  bottom: { pile },
  topOfAny: { piles: listOf(anyPile) },
  own: { filter, n: optional(whole(1, 10)) },
});

const compared = { value, n: number };

/** EF-6 */
export const condition: FieldCheck = kinds({
  distance: { is: word('atLeast', 'atMost', 'exactly'), n: whole(0, 5) },
  against: { filter },
  atLeast: compared,
  atMost: compared,
  exactly: compared,
  hasCard: { filter },
  topIs: { pile, filter },
  yourTurn: {},
});

/** EF-16 */
export const modifier: FieldCheck = kinds({
  untargetable: {},
  cannotHeal: {},
  crystalCap: { n: whole(0, HIGHEST) },
  bonus: { attack: number, defense: number },
  journeyPriceCap: { from: whole(0, 5), price: whole(0, 5) },
  doubleDamage: {},
  attacksEach: {},
  selfStat: { health: number, strength: number, per: optional(value) },
  allCreatures: { filter, health: number, strength: number },
  startCrystals: { n: whole(0, HIGHEST), mode: word('set', 'add') },
});

/** EF-17 */
export const glory: FieldCheck = kinds({
  flat: { n: number },
  perWound: { every: whole(1, HIGHEST), n: number },
  perStat: { stat },
  perCrystals: { every: whole(1, HIGHEST), n: number },
  perCard: { filter, every: whole(1, HIGHEST), n: number },
  perPair: { n: number },
});
