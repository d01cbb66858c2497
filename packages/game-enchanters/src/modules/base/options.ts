import type { Options, OptionsSchema, Setup, SetupError } from '@conclave/kernel';
import { BASE } from '../../content/content.ts';

const SEATS = ['random', '1', '2', '3', '4'];
const KINGDOMS = BASE.kingdoms.map(({ id }) => id);

/** E-2.3, E-2.4, E-17.4 */
export const kingdomsEach = (seats: number, options: Options): number =>
  seats === 2 && options['superfast'] !== true ? 2 : 1;

export const OPTIONS: OptionsSchema = {
  decks: {
    title: 'Kingdoms',
    rule: 'E-2.6',
    kind: 'choice',
    values: ['random', 'chosen', 'drafted'],
    default: 'random',
  },
  kingdoms: {
    title: 'Chosen kingdoms, in the order of the players',
    rule: 'E-2.3',
    kind: 'several',
    values: KINGDOMS,
    default: [],
  },
  village: {
    title: 'Village',
    rule: 'E-2.15',
    kind: 'choice',
    values: ['random', 'drafted', ...BASE.villages.map(({ id }) => id)],
    default: 'random',
  },
  firstPlayer: {
    title: 'First player',
    rule: 'E-2.17',
    kind: 'choice',
    values: SEATS,
    default: 'random',
  },
  fast: { title: 'Fast Invasion', rule: 'E-17.1', kind: 'flag', default: false },
  superfast: { title: 'Superfast Invasion', rule: 'E-17.2', kind: 'flag', default: false },
  dragonsInTheDepths: {
    title: 'Dragons in the Depths',
    rule: 'E-17.5',
    kind: 'flag',
    default: false,
  },
};

export function checkSetup({ seats, options }: Setup): SetupError | undefined {
  if (Number(options['firstPlayer']) > seats) {
    return { field: 'firstPlayer', reason: `there are only ${seats} seats`, rule: 'E-2.17' };
  }
  if (options['decks'] !== 'chosen') return undefined;
  const wanted = kingdomsEach(seats, options) * seats;
  const { length } = options['kingdoms'] as readonly string[];
  if (length === wanted) return undefined;
  const reason = `${wanted} kingdoms are played with, and ${length} are chosen`;
  return { field: 'kingdoms', reason, rule: seats === 2 ? 'E-2.4' : 'E-2.3' };
}
