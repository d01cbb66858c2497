import type { View } from '@conclave/kernel';

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

export type JobResult =
  | { readonly id: number; readonly picks: readonly number[] }
  | { readonly id: number; readonly error: string };
