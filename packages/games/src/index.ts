import type { Game } from '@conclave/kernel';
import { gameIn } from './game-in.ts';

export { gameIn } from './game-in.ts';

/** Loads a module that exports a game. */
export type Load = () => Promise<object>;

/** Every game of this house, in the order in which they are shown: one line a game. */
export const GAMES: readonly Load[] = [
  () => import('@conclave/game-gatherings'),
  () => import('@conclave/game-enchanters'),
  () => import('@conclave/game-seasons'),
  () => import('@conclave/game-techno-enchanters'),
];

export const loadGames = (loads: readonly Load[] = GAMES): Promise<Game[]> =>
  Promise.all(loads.map(async (load) => gameIn(await load())));
