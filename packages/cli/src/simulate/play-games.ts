import { type Arena, BOTS, type Bot, openArena, playGame } from '@conclave/bots';
import { type Game, type Options, Rng, winnersOf } from '@conclave/kernel';
import { misplacedCards } from './invariants.ts';
import { credit, emptyTally, type Tally } from './tally.ts';

/** One simulation, as it is handed to each worker. */
export interface Job {
  readonly game: string;
  /** Where games that are not of this house are read from. */
  readonly files: readonly string[];
  readonly seats: number;
  readonly options: Options;
  readonly bots: readonly string[];
  readonly seed: string;
}

export interface Desk {
  readonly job: Job;
  readonly arena: Arena;
}

export function openDesk(game: Game, job: Job): Desk {
  return { job, arena: openArena(game, job.seats, job.options) };
}

/** The list goes round the seats and on by one seat each game, so that nobody keeps a good seat. */
export function botAt(bots: readonly string[], seat: number, index: number): string {
  return bots[(seat + index) % bots.length] as string;
}

/** Plays the games from one index up to another. The same games give the same tally anywhere. */
export function playGames(desk: Desk, from: number, to: number): Tally {
  const tally = emptyTally(desk.job.seats);
  for (let index = from; index < to; index++) {
    const seed = `${desk.job.seed}/${index}`;
    tally.games++;
    try {
      playOne(desk, index, seed, tally);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      tally.errors.push({ index, seed, message });
    }
  }
  return tally;
}

function playOne({ job, arena }: Desk, index: number, seed: string, tally: Tally): void {
  const { table, game } = arena;
  const names = Array.from({ length: job.seats }, (_, seat) => botAt(job.bots, seat, index));
  const decisions = playGame(
    arena,
    seed,
    names.map((name) => BOTS[name] as Bot),
    new Rng(`${seed}/bots`),
  );
  tally.decisions += decisions;
  const wrong = misplacedCards(table);
  if (wrong !== undefined) throw new Error(wrong);
  const scores = game.scores(table);
  const winners = winnersOf(table);
  const count = names.filter((_, seat) => (winners >> seat) & 1).length;
  names.forEach((name, seat) => {
    const share = (winners >> seat) & 1 ? 1 / count : 0;
    tally.wins[seat] = (tally.wins[seat] as number) + share;
    tally.scores[seat] = (tally.scores[seat] as number) + (scores[seat]?.total ?? 0);
    credit(tally, name, 1, share);
  });
  tally.finished++;
}
