import type { Game } from '@conclave/kernel';
import { crystalBall, magicBroom, pointyHat, stoneTower } from '../icons/shell.ts';
import type { GameBoard } from '../table/model.ts';

/** What the pages say of a game before its code is loaded. */
export interface GameEntry {
  readonly id: string;
  readonly name: string;
  readonly pitch: string;
  readonly players: string;
  readonly minutes: number;
  readonly minSeats: number;
  readonly maxSeats: number;
  /** The large emblem and the small ones around it. */
  readonly emblems: readonly [string, string, string, string];
  /** Hue of its family of colours, in degrees. */
  readonly hue: number;
  load(): Promise<Game>;
  /** The game's own board and card faces; without them the generic ones serve. */
  loadBoard?(): Promise<GameBoard>;
}

export const GAMES: readonly GameEntry[] = [
  {
    id: 'gatherings',
    name: 'Gatherings',
    pitch:
      'Assemble three enchanters who agree in everything or in nothing. Beware of the broomstick.',
    players: '2–6 players',
    minutes: 25,
    minSeats: 2,
    maxSeats: 6,
    emblems: [pointyHat, magicBroom, stoneTower, crystalBall],
    hue: 262,
    load: async () => (await import('@conclave/game-gatherings')).gatherings,
    loadBoard: async () => (await import('./gatherings/index.tsx')).gatheringsBoard,
  },
];

export const gameEntry = (id: string): GameEntry | undefined =>
  GAMES.find((entry) => entry.id === id);
