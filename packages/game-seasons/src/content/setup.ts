import { ENERGIES } from '../rules/vocabulary.ts';
import { SEASONS } from './dice.ts';
import { Place } from './read.ts';
import content from './setup.json' with { type: 'json' };

export const LEVELS = ['apprentice', 'magician', 'archmage'] as const;
export type Level = (typeof LEVELS)[number];
export const CARD_SETS = ['base-beginner', 'base-advanced', 'enchanted-kingdom'] as const;
export type CardSetName = (typeof CARD_SETS)[number];

export interface SetUp {
  readonly spaces: number;
  readonly startSpace: number;
  readonly startYear: number;
  readonly lastYear: number;
  /** S-7.3: crystals by season and energy. */
  readonly transmutation: readonly (readonly number[])[];
  readonly reserve: number;
  readonly gauge: number;
  readonly bonuses: number;
  /** S-11.9: by position of the marker. */
  readonly bonusCosts: readonly number[];
  readonly perCardInHand: number;
  readonly dealt: number;
  readonly levels: Readonly<Record<Level, { draft: boolean; sets: readonly CardSetName[] }>>;
  readonly kingdom: CardSetName;
  /** S-3.10: ids of cards. */
  readonly decks: readonly (readonly string[])[];
}

export function readSetUp(value: unknown): SetUp {
  const place = new Place('content/setup.json', value).record([
    'wheel',
    'transmutation',
    'limits',
    'bonusCosts',
    'perCardInHand',
    'prelude',
    'levels',
    'kingdom',
    'decks',
  ]);
  const wheel = place.at('wheel').record(['spaces', 'startSpace', 'startYear', 'lastYear']);
  const limits = place.at('limits').record(['reserve', 'gauge', 'bonuses']);
  const prelude = place.at('prelude').record(['dealt', 'sets']);
  const transmutation = place.at('transmutation').record(SEASONS);
  const levels = place.at('levels').record(LEVELS);
  const level = (name: Level): SetUp['levels'][Level] => {
    const one = levels.at(name).record(['draft', 'sets']);
    const sets = one.at('sets').list();
    return { draft: one.at('draft').flag(), sets: sets.map((set) => set.oneOf(...CARD_SETS)) };
  };
  const bonuses = limits.at('bonuses').whole(1, 9);
  return {
    spaces: wheel.at('spaces').whole(12, 12),
    startSpace: wheel.at('startSpace').whole(1, 12),
    startYear: wheel.at('startYear').whole(1, 3),
    lastYear: wheel.at('lastYear').whole(1, 5),
    transmutation: SEASONS.map((season) => {
      const values = transmutation.at(season).record(ENERGIES);
      return ENERGIES.map((type) => values.at(type).whole(1, 9));
    }),
    reserve: limits.at('reserve').whole(1, 10),
    gauge: limits.at('gauge').whole(1, 15),
    bonuses,
    bonusCosts: place
      .at('bonusCosts')
      .list(bonuses + 1)
      .map((cost) => cost.whole(0, 99)),
    perCardInHand: place.at('perCardInHand').whole(-99, 99),
    dealt: prelude.at('dealt').whole(3, 12),
    levels: {
      apprentice: level('apprentice'),
      magician: level('magician'),
      archmage: level('archmage'),
    },
    kingdom: place.at('kingdom').oneOf(...CARD_SETS),
    decks: place
      .at('decks')
      .list(4)
      .map((deck) => deck.list(prelude.at('dealt').whole(3, 12)).map((card) => card.text())),
  };
}

export const SETUP = readSetUp(content);
