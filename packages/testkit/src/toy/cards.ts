import type { CardInfo, CardSet, Face } from '@conclave/kernel';
import { wordsOf } from './effects.ts';
import { WINDS } from './winds.ts';

export const BACKS = ['paper', 'silk', 'star'] as const;
const COLOURS = ['red', 'blue'] as const;
const COPIES = 2;
/** L-1.3 */
const STARS: readonly number[] = [1, 1, 2, 2, 3, 3];

interface Entry extends Face {
  readonly info: CardInfo;
  /** What it counts in a row, a shade or among the stars. */
  readonly value: number;
}

/** Every card of a table, and which of them lie where before the set-up. */
export interface Catalogue {
  readonly faces: readonly Entry[];
  readonly sets: readonly CardSet[];
  readonly firstWind: number;
}

function entry(back: number, value: number, info: Omit<CardInfo, 'source'>): Entry {
  const whole = { ...info, source: 'invented' } as CardInfo;
  return { id: whole.id, name: whole.name, back, text: whole.text, value, info: whole };
}

function lantern(colour: number, value: number): Entry {
  const name = COLOURS[colour] as string;
  return entry(colour, value, {
    id: `${name}-${value}`,
    name: `${name === 'red' ? 'Red' : 'Blue'} lantern ${value}`,
    set: 'lamps',
    kind: 'lantern',
    copies: COPIES,
    text: '',
  });
}

/** L-1.1, L-1.2, L-1.3. Sets that are shuffled again in play come first. */
export function catalogueFor(values: readonly number[]): Catalogue {
  const lanterns = COLOURS.flatMap((_, colour) => values.map((value) => lantern(colour, value)));
  const winds = WINDS.map(({ id, name, effect }) =>
    entry(0, 0, { id, name, set: 'lamps', kind: 'wind', copies: 1, text: wordsOf(effect) }),
  );
  const stars = [...new Set(STARS)].map((value) =>
    entry(2, value, {
      id: `star-${value}`,
      name: `Star ${value}`,
      set: 'stars',
      kind: 'star',
      copies: STARS.filter((other) => other === value).length,
      text: `Worth ${value} at the end.`,
    }),
  );
  const faces = [...lanterns, ...winds, ...stars];
  const copiesOf = (first: number, count: number): number[] =>
    faces
      .slice(first, first + count)
      .flatMap(({ info }, i) => new Array<number>(info.copies).fill(first + i));
  const firstWind = lanterns.length;
  const firstStar = firstWind + winds.length;
  return {
    faces,
    sets: [
      { name: 'lamps', zone: 'deck', reshuffled: true, faces: copiesOf(0, firstStar) },
      { name: 'stars', zone: 'sky', faces: copiesOf(firstStar, stars.length) },
    ],
    firstWind,
  };
}

/** What is wrong with a list of lantern values, and where. */
export function valuesError(given: unknown): string | undefined {
  if (!Array.isArray(given) || given.length < 3 || given.length > 6) {
    return 'must be a list of 3 to 6 values';
  }
  for (const [i, value] of given.entries()) {
    if (!Number.isInteger(value) || value < 1 || value > 9) {
      return `[${i}]: must be a whole number from 1 to 9`;
    }
    if (given.indexOf(value) !== i) return `[${i}]: ${value} is there already`;
  }
  return undefined;
}
