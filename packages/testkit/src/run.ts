import { type Game, type Options, Rng, type Seat, type Table } from '@conclave/kernel';
import { SPECTATOR } from '@conclave/kernel/look';
import { type Decision, type GameLog, Match, openTable, sha256 } from '@conclave/kernel/play';
import { anyAnswer, isHopeless } from './answers.ts';
import type { CheckFailure } from './failure.ts';
import type { Settings } from './settings.ts';

/** What a check is to look at: one table of a game, and the games to play on it. */
export interface Task {
  readonly game: Game;
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  readonly games: number;
  readonly settings: Settings;
  /** The game's test folder, for the checks that read files. */
  readonly folder?: string;
  /** Every table to be played on, for a check that takes them together. */
  readonly tables?: readonly { readonly seats: number; readonly options: Options }[];
}

/** The options a game has when nothing is said. */
export function defaultsOf(game: Game): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(game.options).map(([name, field]) => [name, field.default]),
  );
}

/** Something a check found wrong; it becomes a failure with the game it happened in. */
class Wrong extends Error {}

export function wrong(reason: string): never {
  throw new Wrong(reason);
}

export function demand(condition: boolean, reason: () => string): void {
  if (!condition) wrong(reason());
}

/** Two values that must be the same, compared as JSON. */
export function demandSame(a: unknown, b: unknown, what: string): void {
  const one = JSON.stringify(a);
  const other = JSON.stringify(b);
  if (one !== other) wrong(`${what}: ${difference(one ?? '', other ?? '')}`);
}

const AROUND = 60;

/** The first place where two texts part, with a little of what is around. */
function difference(a: string, b: string): string {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  const piece = (text: string): string => text.slice(Math.max(0, i - AROUND), i + AROUND);
  return `…${piece(a)}… against …${piece(b)}…`;
}

/** Two lists of cells that must be the same. */
export function demandSameCells(a: readonly number[], b: readonly number[], what: string): void {
  if (a.length !== b.length) wrong(`${what}: ${a.length} cells against ${b.length}`);
  for (let i = 0; i < a.length; i++) {
    if (!Object.is(a[i], b[i])) wrong(`${what}: cell ${i} is ${a[i]} against ${b[i]}`);
  }
}

export function tableFor({ game, seats, options }: Task): Table {
  const opened = openTable(game, seats, options);
  if ('error' in opened) return wrong(`${opened.error.field} ${opened.error.reason}`);
  return opened.table;
}

/** Every seat, and an onlooker. */
export const viewersOf = (seats: number): number[] => [
  ...Array.from({ length: seats }, (_, seat) => seat),
  SPECTATOR,
];

/** One game that a check plays and watches. */
export class Run {
  readonly task: Task;
  readonly match: Match;
  /** For whatever the check samples; the game itself has chances of its own. */
  readonly rng: Rng;
  private readonly player: Rng;

  constructor(task: Task, match: Match, check: string) {
    this.task = task;
    this.match = match;
    this.rng = new Rng(`${check} ${match.seed}`);
    this.player = new Rng(`player ${match.seed}`);
  }

  /** The decisions open now. */
  decisions(): Decision[] {
    return this.match.pending().map(({ seat }) => this.match.decision(seat) as Decision);
  }

  /** Any decision of those open, and any answer to it. */
  choose(): { readonly decision: Decision; readonly picks: number[] } {
    const open = this.decisions();
    const decision = open[this.player.below(open.length)];
    if (decision === undefined) return wrong('the game is not over and nobody has a decision');
    if (isHopeless(decision)) {
      wrong(`seat ${decision.seat} is asked ${decision.question} and has no option`);
    }
    return { decision, picks: anyAnswer(decision, this.player) };
  }

  answer(seat: Seat, picks: readonly number[]): void {
    const refusal = this.match.answer(seat, picks);
    if (refusal !== undefined) {
      wrong(`seat ${seat} was offered ${JSON.stringify(picks)} and refused: ${refusal.reason}`);
    }
    const { longest } = this.task.game;
    if (!this.match.over && this.match.answers.length >= longest) {
      wrong(`the game goes on after ${longest} answers`);
    }
  }

  /** Plays to the end at random; `look` is called at every decision. */
  play(look: () => void = () => {}): void {
    while (!this.match.over) {
      look();
      const { decision, picks } = this.choose();
      this.answer(decision.seat, picks);
    }
  }
}

function emptyLog({ game, seats, options }: Task, seed: string): GameLog {
  return {
    format: 'conclave-log/1',
    game: game.id,
    rulesVersion: game.rulesVersion,
    seats,
    options,
    seed,
    seedHash: sha256(seed),
    answers: [],
    hash: '',
  };
}

const reasonOf = (error: unknown): string => {
  if (error instanceof Wrong) return error.message;
  const where = error instanceof Error ? (error.stack ?? '').split('\n').slice(1, 3).join('') : '';
  return `the rules threw ${error instanceof Error ? error.message : String(error)}${where}`;
};

/** The seed of each game a task plays; the first is the task's own, so that one game is enough. */
const seedsOf = ({ seed, games }: Task): string[] =>
  Array.from({ length: games }, (_, i) => (i === 0 ? seed : `${seed}.${i}`));

/** Starts each game of a task and hands it to the check; the first that fails ends it. */
export function eachGame(check: string, task: Task, body: (run: Run) => void): CheckFailure[] {
  const { game, seats, options } = task;
  for (const seed of seedsOf(task)) {
    let match: Match | undefined;
    try {
      const started = Match.start(game, { seats, options, seed });
      if ('error' in started) wrong(`${started.error.field} ${started.error.reason}`);
      else {
        match = started.match;
        body(new Run(task, match, check));
      }
    } catch (error) {
      const log = match?.log() ?? emptyLog(task, seed);
      return [{ check, game: game.id, reason: reasonOf(error), seats, options, seed, log }];
    }
  }
  return [];
}

/** What a check that needs no game found wrong; an error of the game's own is one more thing. */
export function failuresOf(
  check: string,
  { game }: Task,
  reasons: Iterable<string>,
): CheckFailure[] {
  const found: CheckFailure[] = [];
  try {
    for (const reason of reasons) found.push({ check, game: game.id, reason });
  } catch (error) {
    found.push({ check, game: game.id, reason: reasonOf(error) });
  }
  return found;
}

/** The log of a whole game that was played at random. */
export function randomLog(game: Game, seats: number, options: Options, seed: string): GameLog {
  const started = Match.start(game, { seats, options, seed });
  if ('error' in started) throw new Error(`${started.error.field} ${started.error.reason}`);
  const task: Task = { game, seats, options, seed, games: 1, settings: {} };
  new Run(task, started.match, 'log').play();
  return started.match.log();
}
