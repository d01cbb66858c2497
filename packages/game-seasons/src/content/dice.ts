import { ENERGIES } from '../rules/vocabulary.ts';
import content from './dice.json' with { type: 'json' };
import { Place } from './read.ts';

/** S-1.10: the seasons in the order of the wheel. */
export const SEASONS = ['winter', 'spring', 'summer', 'fall'] as const;
/** S-1.8 */
export const DICE = 5;
export const SIDES = 6;

/** One side of a die (S-1.9). */
export interface Die {
  /** By energy. */
  readonly energy: readonly number[];
  readonly star: boolean;
  readonly card: boolean;
  readonly transmute: boolean;
  readonly crystals: number;
  readonly pips: number;
}

function readSide(place: Place): Die {
  place.record(['pips'], ['energy', 'star', 'card', 'transmute', 'crystals']);
  const energy = place.maybe(
    'energy',
    (given) => {
      given.record([], ENERGIES);
      return ENERGIES.map((type) => given.maybe(type, (count) => count.whole(0, 3), 0));
    },
    [0, 0, 0, 0],
  );
  return {
    energy,
    star: place.maybe('star', (given) => given.flag(), false),
    card: place.maybe('card', (given) => given.flag(), false),
    transmute: place.maybe('transmute', (given) => given.flag(), false),
    crystals: place.maybe('crystals', (given) => given.whole(0, 20), 0),
    pips: place.at('pips').whole(1, 3),
  };
}

/** All sides of all dice: season, then die, then side. */
export function readDice(value: unknown): readonly Die[] {
  const place = new Place('content/dice.json', value).record(SEASONS);
  return SEASONS.flatMap((season) =>
    place
      .at(season)
      .list(DICE)
      .flatMap((die) => die.list(SIDES).map(readSide)),
  );
}

export const ALL_SIDES = readDice(content);
