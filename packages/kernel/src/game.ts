import type { About } from './about.ts';
import type { Kinds } from './effects/kinds.ts';
import { checkOptions, type Options, type OptionsSchema, type SetupError } from './options.ts';
import { run } from './play/run.ts';
import type { Table, TableSpec } from './spec.ts';
import { fork, type State } from './state/state.ts';
import { seedKey } from './table/shuffle.ts';
import { lay, makeTable } from './table/table.ts';

/** One numbered rule in a sentence, as the rulebook for players has it. */
export interface Rule {
  readonly id: string;
  readonly text: string;
}

/** A seat's final or running score, and what it is made of. */
export interface SeatScore {
  readonly seat: number;
  readonly total: number;
  readonly items: readonly { readonly what: string; readonly points: number }[];
}

/** What the gallery and `conclave cards` tell of a card; a game adds facts of its own. */
export interface CardInfo {
  readonly id: string;
  readonly name: string;
  readonly set: string;
  readonly kind: string;
  readonly copies: number;
  readonly text: string;
  readonly source: string;
  readonly [fact: string]: unknown;
}

export interface Setup {
  readonly seats: number;
  readonly options: Options;
}

/** A whole game, as its folder exports it. */
export interface Game {
  readonly id: string;
  readonly name: string;
  readonly rulesVersion: number;
  /** For the pages and the terminal; a game without it is shown plainly. */
  readonly about?: About;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionsSchema;
  /** The option that takes a file of content of one's own, where the game has one. */
  readonly contentOption?: string;
  readonly rulebook: readonly Rule[];
  /** The rule that ends the game; cited when somebody answers after the end. */
  readonly endRule: string;
  /** No random game is longer than this many answers. */
  readonly longest: number;
  /** Cards that use an effect of their own, outside the game's vocabulary. */
  readonly special: readonly string[];
  cards(options: Options): readonly CardInfo[];
  /** The words its cards are written in, and which cards use each. */
  kinds?(options: Options): Kinds;
  /** What is wrong with these options for this many seats, beyond the single fields. */
  checkSetup?(setup: Setup): SetupError | undefined;
  spec(setup: Setup): TableSpec;
  scores(t: Table): readonly SeatScore[];
  /** How good the position on the table is for a seat; bots compare these. */
  evaluate(t: Table, seat: number): number;
  /**
   * Whether the position can be judged as it is. In the middle of something, with its
   * cost paid and its use still to come, it cannot; a bot then plays on in its mind.
   * Without it every position can.
   */
  isQuiet?(t: Table): boolean;
}

/** Lets a game be written against its own table type, and checks nothing twice. */
export function defineGame<T>(
  game: Omit<Game, 'spec' | 'scores' | 'evaluate' | 'isQuiet'> & {
    spec(setup: Setup): TableSpec<string, string, unknown, T>;
    scores(t: T): readonly SeatScore[];
    evaluate(t: T, seat: number): number;
    isQuiet?(t: T): boolean;
  },
): Game {
  return game as unknown as Game;
}

/** A table for this game, or the field of the set-up that is wrong. */
export function openTable(
  game: Game,
  seats: number,
  given: unknown = {},
): { readonly table: Table; readonly setup: Setup } | { readonly error: SetupError } {
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    const reason = `must be a whole number from ${min} to ${max}; ${String(seats)} given`;
    return { error: { field: 'seats', reason, rule: '' } };
  }
  const checked = checkOptions(game.options, given);
  if ('error' in checked) return checked;
  const setup = { seats, options: checked.options };
  const error = game.checkSetup?.(setup);
  if (error !== undefined) return { error };
  const table = makeTable(game.spec(setup), seats);
  boxes.set(table, fork(table.cells));
  return { table, setup };
}

/** Each table as it was opened, with every card in its box. */
const boxes = new WeakMap<Table, State>();

/** Lays out a fresh game from a seed and runs it to the first decision. */
export function deal(t: Table, seed: string): void {
  const box = boxes.get(t);
  if (box === undefined) boxes.set(t, fork(t.cells));
  else lay(t, fork(box));
  seedKey(t, seed);
  t.because = '';
  t.spec.begin(t);
  run(t);
}
