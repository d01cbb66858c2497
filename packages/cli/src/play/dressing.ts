import type { Colour } from '../paint.ts';

/** The little that a game's zones and counters do not say by themselves. */
export interface Dressing {
  /** Colours of cards by what their back shows. */
  readonly backs: Readonly<Record<string, Colour>>;
  /** Zones that are only worth a line while something lies there. */
  readonly passing: readonly string[];
  /** Zones that hold what this game is played without. */
  readonly boxes: readonly string[];
  /** What a counter's value means, in the heading; no words, no mention. */
  readonly counters: Readonly<
    Record<string, (value: number, names: readonly string[]) => string | undefined>
  >;
  /** The counters of a seat that its player goes by, in the order in which they are told. */
  readonly own: readonly string[];
}

const PLAIN: Dressing = { backs: {}, passing: [], boxes: [], counters: {}, own: [] };

const TYPES = ['Alea', 'Babau', 'Conto', 'Dubio', 'Extra', 'Felix', 'Genius'];

const SEASONS = ['winter', 'spring', 'summer', 'fall'];

const DRESSINGS: Readonly<Record<string, Dressing>> = {
  gatherings: {
    backs: { earth: 'green', water: 'blue', fire: 'red', air: 'cyan' },
    passing: ['fresh', 'front'],
    boxes: [],
    counters: {
      turns: (value) => `turn ${value}`,
      active: (value, names) => `${names[value]} to play`,
      type: (value) => (value === 0 ? undefined : `last gathering: ${TYPES[value - 1]}`),
    },
    own: [],
  },
  enchanters: {
    backs: {},
    passing: ['seeded', 'lowerDeck', 'depths', 'limbo', 'removed', 'unseen', 'start'],
    boxes: [],
    counters: {
      turns: (value) => `turn ${value}`,
      active: (value, names) => `${names[value]} to play`,
    },
    own: [
      'crystals',
      'wounds',
      'attackIcons',
      'attackBoost',
      'defenseIcons',
      'defenseBoost',
      'undeadIcons',
    ],
  },
  seasons: {
    backs: {},
    passing: ['aside', 'enchantment'],
    boxes: ['enchantments', 'tokens'],
    counters: {
      year: (value) => `year ${value}`,
      space: (value) => SEASONS[Math.floor((value - 1) / 3)],
      active: (value, names) => `${names[value]} to play`,
    },
    own: ['crystals', 'air', 'water', 'fire', 'earth', 'gauge', 'bonus'],
  },
  'techno-enchanters': {
    backs: {},
    passing: ['inUse', 'lot', 'under', 'queen', 'estate'],
    boxes: ['box'],
    counters: {
      turns: (value) => `turn ${value}`,
      round: (value) => `round ${value} of 2`,
      active: (value, names) => `${names[value]} to play`,
    },
    own: ['score'],
  },
};

export const dressingFor = (game: string): Dressing => DRESSINGS[game] ?? PLAIN;
