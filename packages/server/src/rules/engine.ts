import type { Game, SeatScore, SetupError } from '@conclave/kernel';
import type { View } from '@conclave/kernel/look';
import type { Answer, Decision, Pending, Refusal, TableEvent, Undo } from '@conclave/kernel/play';

/** What a game is dealt from. */
export interface Deal {
  readonly game: Game;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  /** What the players are called, by seat. */
  readonly names: readonly string[];
}

/** How a game ended. */
export interface Result {
  readonly winners: number;
  readonly scores: readonly SeatScore[];
  readonly hash: string;
}

/**
 * The rules of one match at work. What can be asked of it is there at once; what
 * changes it may take a while, since the rules may run on a thread of their own.
 */
export interface Engine {
  /** The seats that have a decision open, as a mask. */
  readonly waiting: number;
  /** Once the game is over. */
  readonly result: Result | undefined;
  /** The number of answers when a seat's open decision was put to it. */
  askedAt(seat: number): number;
  view(viewer: number): View;
  decision(seat: number): Decision | undefined;
  pending(): readonly Pending[];
  undo(seat: number): Undo;
  /** What a viewer was told of an answer, counted from 1; 0 is the set-up. */
  told(answer: number, viewer: number): readonly TableEvent[];
  /** Carries an answer out, or refuses it and leaves everything as it was. */
  answer(seat: number, picks: readonly number[]): Promise<Refusal | undefined>;
  /** Plays these answers instead of the ones that were given. */
  replay(answers: readonly Answer[]): Promise<void>;
  rename(names: readonly string[]): Promise<void>;
  close(): void;
}

/** A table on which no rule can go on: the deal, the log or an answer does not work out. */
export class Stuck extends Error {}

/** What is wrong with a wish for a table. */
export class WrongSetup extends Error {
  readonly error: SetupError;
  constructor(error: SetupError) {
    super(`${error.field} ${error.reason}`);
    this.error = error;
  }
}
