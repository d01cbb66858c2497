import { type Arena, BOTS, type Bot, openArena, playGame } from '@conclave/bots';
import { gatherings } from '@conclave/game-gatherings';
import { isOver, Rng, waitingSeats } from '@conclave/kernel';
import { determinize, type View, viewOf } from '@conclave/kernel/look';
import {
  carryOut,
  deal,
  fork,
  type GameLog,
  Match,
  optionsOf,
  replay,
  type State,
} from '@conclave/kernel/play';
import { heldBytes } from './bytes.ts';
import { cost, type Figure, rate } from './figures.ts';
import { microseconds, ROUNDS, seconds } from './timing.ts';

type PeerGame = (seed: string, seats: number) => { readonly decisions: number };

const SEATS = 2;
/** Both play these many games from the same seeds each round; ours goes through them again and again. */
const GAMES = 120;
const PASSES = 40;

const random = BOTS['random'] as Bot;

interface Pace {
  /** The best rate a second of any round. */
  decisions: number;
  games: number;
  /** Mean over all rounds. */
  length: number;
}

/** Random play on both engines, best of five interleaved rounds. */
function randomPlay(arena: Arena, peer: PeerGame): { readonly ours: Pace; readonly theirs: Pace } {
  const ours = { decisions: 0, games: 0, length: 0 };
  const theirs = { decisions: 0, games: 0, length: 0 };
  const bots = Array.from({ length: SEATS }, () => random);
  for (let round = 0; round <= ROUNDS; round++) {
    const rng = new Rng(`bench ${round}`);
    const seeds = Array.from({ length: GAMES }, (_, i) => `bench ${round} ${i}`);
    let decisions = 0;
    const own = seconds(() => {
      for (let pass = 0; pass < PASSES; pass++) {
        for (const seed of seeds) decisions += playGame(arena, seed, bots, rng);
      }
    });
    let peerDecisions = 0;
    const other = seconds(() => {
      for (const seed of seeds) peerDecisions += peer(seed, SEATS).decisions;
    });
    // The first round warms both up.
    if (round === 0) continue;
    ours.decisions = Math.max(ours.decisions, decisions / own);
    ours.games = Math.max(ours.games, (GAMES * PASSES) / own);
    theirs.decisions = Math.max(theirs.decisions, peerDecisions / other);
    theirs.games = Math.max(theirs.games, GAMES / other);
    ours.length += decisions / (GAMES * PASSES * ROUNDS);
    theirs.length += peerDecisions / (GAMES * ROUNDS);
  }
  return { ours, theirs };
}

/** Positions from all stages of random games. */
function samplePositions(arena: Arena, count: number): State[] {
  const { table } = arena;
  const rng = new Rng('positions');
  const states: State[] = [];
  for (let game = 0; states.length < count; game++) {
    deal(table, `position ${game}`);
    while (!isOver(table)) {
      const seat = 31 - Math.clz32(waitingSeats(table));
      const choices = optionsOf(table, seat);
      const picks: number[] = [];
      random.answer(
        { game: gatherings, table, seat, view: () => viewOf(table, seat), choices, rng },
        picks,
      );
      carryOut(table, seat, picks);
      if (rng.below(10) === 0 && states.length < count) states.push(fork(table.cells));
    }
  }
  return states;
}

function finishedGame(): GameLog {
  const rng = new Rng('finished');
  const started = Match.start(gatherings, { seats: SEATS, seed: 'finished' });
  if ('error' in started) throw new Error(started.error.reason);
  const { match } = started;
  while (!match.over) {
    const { table } = match;
    const seat = 31 - Math.clz32(waitingSeats(table));
    const picks: number[] = [];
    const choices = optionsOf(table, seat);
    random.answer(
      { game: gatherings, table, seat, view: () => match.view(seat), choices, rng },
      picks,
    );
    match.answer(seat, picks);
  }
  return match.log();
}

export function gatheringsFigures(peer: PeerGame): Figure[] {
  const arena = openArena(gatherings, SEATS);
  const { ours, theirs } = randomPlay(arena, peer);
  const states = samplePositions(arena, 256);
  const at = (i: number): State => states[i & 255] as State;
  const { table } = arena;

  const forkTime = microseconds(200_000, (i) => fork(at(i)));
  const cloneTime = microseconds(4_000, (i) => structuredClone(at(i)));
  const bytes = heldBytes(20_000, (i) => fork(at(i)));
  const viewTime = microseconds(50_000, (i) => {
    table.cells = at(i);
    return viewOf(table, i & 1);
  });
  const views: View[] = states.map((state, i) => {
    table.cells = state;
    return viewOf(table, i & 1);
  });
  const rng = new Rng('determinize');
  const determinizeTime = microseconds(50_000, (i) =>
    determinize(table, views[i & 255] as View, rng),
  );
  const log = finishedGame();
  const replayTime = microseconds(500, () => replay(gatherings, log));
  const decision = 1e6 / ours.decisions;
  return [
    rate('gatherings.random.decisionsPerSecond', '1/s', ours.decisions, theirs.decisions),
    rate('gatherings.random.gamesPerSecond', '1/s', ours.games, theirs.games),
    rate('gatherings.random.decisionsPerGame', 'decisions', ours.length, theirs.length),
    cost('gatherings.fork.microseconds', 'µs', forkTime, cloneTime),
    cost('gatherings.fork.bytes', 'bytes', bytes),
    cost('gatherings.view.microseconds', 'µs', viewTime),
    cost('gatherings.view.decisions', 'decisions', viewTime / decision),
    cost('gatherings.determinize.microseconds', 'µs', determinizeTime),
    cost('gatherings.determinize.decisions', 'decisions', determinizeTime / decision),
    cost('gatherings.replay.microseconds', 'µs', replayTime),
  ];
}
