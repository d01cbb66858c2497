import type { Colour } from '../paint.ts';

/** The little that a game's zones and counters do not say by themselves. */
export interface Dressing {
  /** Colours of cards by what their back shows. */
  readonly backs: Readonly<Record<string, Colour>>;
  /** Zones that are only worth a line while something lies there. */
  readonly passing: readonly string[];
  /** What a counter's value means, in the heading; no words, no mention. */
  readonly counters: Readonly<
    Record<string, (value: number, names: readonly string[]) => string | undefined>
  >;
}

const PLAIN: Dressing = { backs: {}, passing: [], counters: {} };

const TYPES = ['Alea', 'Babau', 'Conto', 'Dubio', 'Extra', 'Felix', 'Genius'];

const DRESSINGS: Readonly<Record<string, Dressing>> = {
  gatherings: {
    backs: { earth: 'green', water: 'blue', fire: 'red', air: 'cyan' },
    passing: ['fresh', 'front'],
    counters: {
      turns: (value) => `turn ${value}`,
      active: (value, names) => `${names[value]} to play`,
      type: (value) => (value === 0 ? undefined : `last gathering: ${TYPES[value - 1]}`),
    },
  },
};

export const dressingFor = (game: string): Dressing => DRESSINGS[game] ?? PLAIN;
