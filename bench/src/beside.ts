import { BOTS, type Bot, openArena, playGame } from '@conclave/bots';
import { gatherings } from '@conclave/game-gatherings';
import { type Game, Rng } from '@conclave/kernel';
import { determinize, viewOf } from '@conclave/kernel/look';
import { deal, fork, type State } from '@conclave/kernel/play';
import { cost, type Figure, rate } from './figures.ts';
import { microseconds, ROUNDS, seconds } from './timing.ts';

const random = BOTS['random'] as Bot;
/** Decisions each of the two games plays in a round, about. */
const DECISIONS = 60_000;
const POSITIONS = 64;

interface Runner {
  /** The best rate of any round. */
  best: number;
  round(name: string): void;
}

/** Random games of one game, as many as make a round. */
function runner(game: Game, seats: number): Runner {
  const arena = openArena(game, seats);
  const bots = Array.from({ length: seats }, () => random);
  const self = {
    best: 0,
    round(name: string): void {
      const rng = new Rng(name);
      let decisions = 0;
      const taken = seconds(() => {
        for (let i = 0; decisions < DECISIONS; i++) {
          decisions += playGame(arena, `${name} ${i}`, bots, rng);
        }
      });
      self.best = Math.max(self.best, decisions / taken);
    },
  };
  return self;
}

/** Positions from random games of a game, one a game, at all stages. */
function positions(game: Game, seats: number): State[] {
  const arena = openArena(game, seats);
  const rng = new Rng('positions');
  const bots = Array.from({ length: seats }, () => random);
  const states: State[] = [];
  for (let i = 0; states.length < POSITIONS; i++) {
    let decisions = 0;
    let kept: State | undefined;
    deal(arena.table, `${i}`);
    playGame(arena, `${i}`, bots, rng, () => {
      decisions++;
      if (rng.below(decisions) === 0) kept = fork(arena.table.cells);
    });
    if (kept !== undefined) states.push(kept);
  }
  return states;
}

/** A game beside Gatherings in one run: how fast random play is, and what a state costs. */
export function besideGatherings(game: Game, seats: number): Figure[] {
  const own = runner(game, seats);
  const beside = runner(gatherings, gatherings.seats.min);
  for (let round = 0; round <= ROUNDS; round++) {
    // Both in turns, so that whatever else the machine does strikes both.
    own.round(`bench ${round}`);
    beside.round(`bench ${round}`);
  }
  const states = positions(game, seats);
  const at = (i: number): State => states[i % POSITIONS] as State;
  const { thinking: table } = openArena(game, seats);
  const rng = new Rng('determinize');
  const views = states.map((state) => {
    table.cells = state;
    return viewOf(table, 0);
  });
  const decision = 1e6 / own.best;
  const viewTime = microseconds(5_000, (i) => {
    table.cells = at(i);
    return viewOf(table, 0);
  });
  const imagined = microseconds(2_000, (i) =>
    determinize(table, views[i % POSITIONS] as (typeof views)[number], rng),
  );
  return [
    rate(`${game.id}.random.decisionsPerSecond`, '1/s', own.best),
    rate(`${game.id}.random.besideGatherings`, '×', own.best / beside.best),
    cost(
      `${game.id}.fork.microseconds`,
      'µs',
      microseconds(50_000, (i) => fork(at(i))),
      microseconds(1_000, (i) => structuredClone(at(i))),
    ),
    cost(`${game.id}.view.decisions`, 'decisions', viewTime / decision),
    cost(`${game.id}.determinize.decisions`, 'decisions', imagined / decision),
  ];
}
