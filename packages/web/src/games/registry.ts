import { LOADS, OUTLINES, TOLD } from 'virtual:games';
import { gameIn, type Load } from '@conclave/games';
import type { Game } from '@conclave/kernel';
import { cardDraw, cardPickup, cardPlay, cardRandom } from '../icons/shell.ts';
import type { GameBoard } from '../table/model.ts';
import type { Lesson } from './lesson.ts';

/** What the pages say of a game before its code is loaded. */
export interface GameEntry {
  readonly id: string;
  readonly name: string;
  readonly seats: Game['seats'];
  /** Empty where the game says nothing of itself. */
  readonly pitch: string;
  readonly minutes: number | undefined;
  /** Outlines: the large emblem and the small ones around it. */
  readonly emblems: readonly [string, string, string, string];
  /** Hue of its family of colours, in degrees. */
  readonly hue: number;
  load(): Promise<Game>;
  /** The game's own board and card faces; without them the generic ones serve. */
  loadBoard?(): Promise<GameBoard>;
  /** A guided first game; without one the rulebook has to do. */
  loadLesson?(): Promise<Lesson>;
}

const PLAIN: Pick<GameEntry, 'pitch' | 'minutes' | 'emblems' | 'hue'> = {
  pitch: '',
  minutes: undefined,
  emblems: [cardRandom, cardDraw, cardPickup, cardPlay],
  hue: 230,
};

// Whatever else the page has for a game lies in a folder with its id.
const BOARDS = import.meta.glob<GameBoard>('./*/index.tsx', { import: 'board' });
const LESSONS = import.meta.glob<Lesson>('./*/lesson.ts', { import: 'lesson' });

const outlineOf = (name: string): string => OUTLINES[name] ?? '';

const drawn = ([a, b, c, d]: GameEntry['emblems']): GameEntry['emblems'] => [
  outlineOf(a),
  outlineOf(b),
  outlineOf(c),
  outlineOf(d),
];

function entryOf({ about, ...told }: (typeof TOLD)[number], load: Load): GameEntry {
  const loadBoard = BOARDS[`./${told.id}/index.tsx`];
  const loadLesson = LESSONS[`./${told.id}/lesson.ts`];
  return {
    ...told,
    ...PLAIN,
    ...about,
    emblems: about === undefined ? PLAIN.emblems : drawn(about.emblems),
    load: async () => gameIn(await load()),
    ...(loadBoard === undefined ? {} : { loadBoard }),
    ...(loadLesson === undefined ? {} : { loadLesson }),
  };
}

export const GAMES: readonly GameEntry[] = TOLD.map((told, i) => entryOf(told, LOADS[i] as Load));

export const gameEntry = (id: string): GameEntry | undefined =>
  GAMES.find((entry) => entry.id === id);
