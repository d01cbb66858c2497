import type { Game } from '@conclave/kernel';
import {
  crossedSabres,
  crystalBall,
  cutDiamond,
  gears,
  magicBroom,
  pointyHat,
  queenCrown,
  sandsOfTime,
  spikedDragonHead,
  stoneTower,
  thirdEye,
  wizardStaff,
} from '../icons/shell.ts';
import type { GameBoard } from '../table/model.ts';
import type { Lesson } from './lesson.ts';

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
  /** A guided first game; without one the rulebook has to do. */
  loadLesson?(): Promise<Lesson>;
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
    loadLesson: async () => (await import('./gatherings/lesson.ts')).lesson,
  },
  {
    id: 'enchanters',
    name: 'Enchanters',
    pitch:
      'Join a blade with a spell, journey out against monsters and dragons, and come home with the most glory.',
    players: '2–4 players',
    minutes: 45,
    minSeats: 2,
    maxSeats: 4,
    emblems: [spikedDragonHead, crossedSabres, wizardStaff, crystalBall],
    hue: 14,
    load: async () => (await import('@conclave/game-enchanters')).enchanters,
    loadBoard: async () => (await import('./enchanters/index.tsx')).enchantersBoard,
    loadLesson: async () => (await import('./enchanters/lesson.ts')).lesson,
  },
  {
    id: 'seasons',
    name: 'Seasons',
    pitch:
      'Three years of dice, energy and power cards. Choose your sorcery, and mind the calendar.',
    players: '2–4 players',
    minutes: 60,
    minSeats: 2,
    maxSeats: 4,
    emblems: [sandsOfTime, cutDiamond, wizardStaff, crystalBall],
    hue: 96,
    load: async () => (await import('@conclave/game-seasons')).seasons,
    loadBoard: async () => (await import('./seasons/index.tsx')).seasonsBoard,
    loadLesson: async () => (await import('./seasons/lesson.ts')).lesson,
  },
  {
    id: 'techno-enchanters',
    name: 'Techno-Enchanters',
    pitch: 'Hunt treasures under a secret sign, and one rival of your own. Mind the Queen.',
    players: '3–5 players',
    minutes: 40,
    minSeats: 3,
    maxSeats: 5,
    emblems: [queenCrown, gears, thirdEye, cutDiamond],
    hue: 172,
    load: async () => (await import('@conclave/game-techno-enchanters')).technoEnchanters,
    loadBoard: async () => (await import('./techno-enchanters/index.tsx')).technoBoard,
    loadLesson: async () => (await import('./techno-enchanters/lesson.ts')).lesson,
  },
];

export const gameEntry = (id: string): GameEntry | undefined =>
  GAMES.find((entry) => entry.id === id);
