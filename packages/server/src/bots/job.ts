import type { View } from '@conclave/kernel/look';

/** A question to a bot: what its seat sees, and nothing else of the match. */
export interface Job {
  readonly id: number;
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seat: number;
  readonly view: View;
  readonly bot: string;
  /** For the bot's own chance. */
  readonly chance: string;
}

/** What a thread imports before it answers, besides what is of this house. */
export interface Modules {
  readonly bots: readonly string[];
  readonly games: readonly string[];
}

export type JobResult =
  | { readonly id: number; readonly picks: readonly number[] }
  | { readonly id: number; readonly error: string };
