import type { View } from '@conclave/kernel/look';
import type { Decision, GameLog, Pending, TableEvent, Undo } from '@conclave/kernel/play';
import type { MatchInfo } from '@conclave/protocol';
import type { Wanted } from '../games/lesson.ts';

/** Ids of games in this browser can never be those of a server. */
export const LOCAL_PREFIX = 'local-';

/** Where the lesson of a game is kept. */
export const lessonId = (game: string): string => `${LOCAL_PREFIX}lesson-${game}`;

/** What makes a guided first game the same for everybody: the deal, and what the bots do. */
export interface LessonScript {
  readonly seed: string;
  /** What the bots answer, in their order; later they think for themselves. */
  readonly replies: readonly Wanted[];
}

/** Who sits where at a table of this browser. */
export type LocalSeat =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly bot: string };

/** Where a practice game was branched off. */
export interface PracticeOrigin {
  readonly from: string;
  readonly at: number;
}

/**
 * A game as it lies in this browser's store: its log and who plays. The log holds
 * the seed, so a record stays with the worker until the game is over.
 */
export interface LocalRecord {
  readonly id: string;
  readonly title: string;
  readonly seats: readonly LocalSeat[];
  readonly log: GameLog;
  /** Per seat how many answers it has seen; -1 where it has seen nothing yet. */
  readonly seen: readonly number[];
  readonly practice: PracticeOrigin | null;
  readonly lesson?: LessonScript;
  readonly winners: readonly number[];
  readonly over: boolean;
  readonly deciding: readonly number[];
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** A wish for a game in this browser. */
export interface NewLocalGame {
  readonly game: string;
  readonly seats: readonly LocalSeat[];
  readonly options: Readonly<Record<string, unknown>>;
  /** Makes it a lesson. There is one of a game at a time. */
  readonly lesson?: LessonScript;
}

/** A wish to play on from a moment of a finished game. */
export interface NewPractice {
  readonly log: GameLog;
  readonly at: number;
  readonly seats: readonly LocalSeat[];
  /** Id of the game it is branched off. */
  readonly from: string;
}

/** A finished game, whole: all that a replay needs. */
export interface FinishedGame {
  readonly log: GameLog;
  readonly names: readonly string[];
}

/** What happened in one answer; the set-up has a chapter of its own, with seq 0. */
export interface Chapter {
  /** Answers given when it had happened. */
  readonly seq: number;
  readonly events: readonly TableEvent[];
}

/** The table as the one who has the screen may see it. */
export interface LocalUpdate {
  readonly info: MatchInfo;
  readonly view: View;
  readonly seq: number;
  readonly decision: Decision | null;
  readonly pending: readonly Pending[];
  readonly undo: Undo;
  /** What happened since the last update, or all of it where the update is whole. */
  readonly chapters: readonly Chapter[];
  /** Forget what was told before: another seat looks now, or something was taken back. */
  readonly whole: boolean;
  /** How many answers the viewer had seen when they last had the screen, if more have come since. */
  readonly lastSeen: number | null;
}
