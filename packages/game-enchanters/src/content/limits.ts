import type { Effects, FieldCheck } from '@conclave/kernel';
import type { Kinds } from '../rules/kinds.ts';
import { partsOf, timesOf } from './inside.ts';
import type { Effect } from './vocabulary.ts';

/**
 * How much content may hold: far more than the cards that come with the game need, and so
 * little that no card keeps the rules busy for long. (They need 4 abilities in a part, 9 effects
 * on a card, 3 inside each other, and have something done 4 times.)
 */
export const MOST_KINGDOMS = 8;
/** With all kingdoms and starting cards, a table has no more cards than a frame can name. */
export const MOST_VILLAGES = 45;
const MOST_ABILITIES = 20;
const MOST_GLORY = 6;
const MOST_COSTS = 4;
const MOST_EFFECTS = 24;
const MOST_IN_ALL = 1_000;
const DEEPEST = 6;
const MOST_TIMES = 100;

const LONGEST = { id: 40, name: 40, theme: 200, known: 400 } as const;

/** Letters, digits and signs that can be seen, and single spaces between them. */
const VISIBLE = /^[\p{L}\p{M}\p{N}\p{P}\p{S}]+( [\p{L}\p{M}\p{N}\p{P}\p{S}]+)*$/u;

export const textUpTo =
  (what: Exclude<keyof typeof LONGEST, 'id'>): FieldCheck =>
  (value) => {
    if (typeof value !== 'string' || value.length === 0) return 'must be a text';
    if (value.length > LONGEST[what]) return `must not be longer than ${LONGEST[what]} characters`;
    return VISIBLE.test(value) ? undefined : 'must be visible characters with single spaces';
  };

export const id: FieldCheck = (value) => {
  if (typeof value !== 'string' || value.length > LONGEST.id || !/^[a-z0-9-]+$/.test(value)) {
    return `must be small letters, digits and hyphens, at most ${LONGEST.id} of them`;
  }
  return value.split('-').includes('') ? 'must have something around each hyphen' : undefined;
};

const upTo =
  (most: number): FieldCheck =>
  (value) => {
    if (!Array.isArray(value)) return 'must be a list';
    return value.length > most ? `must not hold more than ${most}` : undefined;
  };

export const kingdomList = upTo(MOST_KINGDOMS);
export const villageList = upTo(MOST_VILLAGES);
export const abilityList = upTo(MOST_ABILITIES);
export const gloryList = upTo(MOST_GLORY);
export const costList = upTo(MOST_COSTS);

function tooMuch(kinds: Kinds, e: Effect, depth: number, times: number): string | undefined {
  if (depth > DEEPEST) return `has more than ${DEEPEST} effects inside each other`;
  const more = times * timesOf(kinds, e);
  if (more > MOST_TIMES) return `has something done more than ${MOST_TIMES} times`;
  for (const part of partsOf(kinds, e)) {
    const found = tooMuch(kinds, part, depth + 1, more);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What is too much in one effect of an ability. */
export const effectExcess = (kinds: Kinds, e: Effect): string | undefined =>
  tooMuch(kinds, e, 1, 1);

/** What is too much on one card, and in all content together. */
export const cardExcess = ({ nodes }: Pick<Effects<Effect, never>, 'nodes'>): string | undefined =>
  nodes.length > MOST_EFFECTS ? `has more than ${MOST_EFFECTS} effects` : undefined;
export const contentExcess = (effects: number): string | undefined =>
  effects > MOST_IN_ALL ? `has more than ${MOST_IN_ALL} effects` : undefined;
