import {
  aspectOf,
  type Card,
  ENCHANTERS_WITH_AIR,
  elementOf,
  isAirEnchanter,
  schoolOf,
} from './cards.ts';

/** 0 to 6 for A to G: Alea, Babau, Conto, Dubio, Extra, Felix, Genius. */
export type GatheringType = number;

export const TYPE_LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export const ALEA: GatheringType = 0;
export const TYPES = TYPE_LETTERS.length;

type Triple = readonly [Card, Card, Card];
type Likeness = 'same' | 'different';

/** The ways in which one characteristic can be brought to all the same or all different. */
function likenesses(fixed: readonly number[]): Likeness[] {
  const kinds = new Set(fixed).size;
  if (fixed.length < 2) return ['same', 'different'];
  if (kinds === 1) return ['same'];
  return kinds === fixed.length ? ['different'] : [];
}

/** G-4.5 */
function typeOf(element: Likeness, school: Likeness, aspect: Likeness): GatheringType {
  if (element === 'same') {
    if (school === 'same') return ALEA;
    return aspect === 'same' ? 1 : 2;
  }
  if (school === 'same') return aspect === 'same' ? 3 : 4;
  return aspect === 'same' ? 5 : 6;
}

function typesOf(triple: Triple): GatheringType[] {
  const settled = triple.filter((card) => !isAirEnchanter(card));
  const types: GatheringType[] = [];
  for (const aspect of likenesses(triple.map(aspectOf))) {
    for (const school of likenesses(settled.map(schoolOf))) {
      for (const element of likenesses(settled.map(elementOf))) {
        types.push(typeOf(element, school, aspect));
      }
    }
  }
  return types.sort((a, b) => a - b);
}

const N = ENCHANTERS_WITH_AIR;
const NONE: readonly GatheringType[] = [];

/** Reachable types of every ordered triple of Enchanters, worked out once. */
const TABLE: readonly (readonly GatheringType[])[] = buildTable();

function buildTable(): (readonly GatheringType[])[] {
  const table: (readonly GatheringType[])[] = new Array(N * N * N).fill(NONE);
  for (let a = 0; a < N; a++) {
    for (let b = a + 1; b < N; b++) {
      for (let c = b + 1; c < N; c++) {
        const types = typesOf([a, b, c]);
        for (const [x, y, z] of [
          [a, b, c],
          [a, c, b],
          [b, a, c],
          [b, c, a],
          [c, a, b],
          [c, b, a],
        ] as const) {
          table[(x * N + y) * N + z] = types;
        }
      }
    }
  }
  return table;
}

/** G-4.6: none if the three cards are no gathering. All three must be Enchanters. */
export function reachableTypes(a: Card, b: Card, c: Card): readonly GatheringType[] {
  return TABLE[(a * N + b) * N + c] ?? NONE;
}
