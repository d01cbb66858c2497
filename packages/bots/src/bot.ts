import type { Choices, Game, Rng, Table } from '@conclave/kernel';
import type { View } from '@conclave/kernel/look';

/**
 * A player. It gets a view and the legal answers, never a state: what it does not
 * know it must imagine, with `determinize`.
 */
export interface Bot {
  readonly name: string;
  /** Writes its answer to `picks`. */
  answer(situation: Situation, picks: number[]): void;
}

export interface Situation {
  readonly game: Game;
  /** A table of the bot's own, to try things on; it does not hold the match. */
  readonly table: Table;
  readonly seat: number;
  /** What the seat sees; made when asked for, since not every bot looks. */
  view(): View;
  readonly choices: Choices;
  readonly rng: Rng;
}
