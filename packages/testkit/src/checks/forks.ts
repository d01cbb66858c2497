import { isOver, Rng, type Table, waitingSeats } from '@conclave/kernel';
import { carryOut, decisionOf, fork, lay, type State } from '@conclave/kernel/play';
import { anyAnswer, isHopeless } from '../answers.ts';
import type { CheckFailure } from '../failure.ts';
import { demand, demandSameCells, eachGame, type Run, type Task, tableFor, wrong } from '../run.ts';

/** A game that goes on from a state by chances of its own, on whatever table it is laid. */
class Path {
  state: State;
  private readonly rng: Rng;

  constructor(state: State, seed: string) {
    this.state = fork(state);
    this.rng = new Rng(seed);
  }

  /** One answer; false when the game is over. */
  step(t: Table): boolean {
    lay(t, this.state);
    if (isOver(t)) return false;
    const waiting: number[] = [];
    for (let seat = 0; seat < t.seats; seat++)
      if ((waitingSeats(t) >> seat) & 1) waiting.push(seat);
    const seat = waiting[this.rng.below(waiting.length)] as number;
    const decision = decisionOf(t, seat);
    if (decision === undefined || isHopeless(decision)) return wrong('nobody can answer');
    carryOut(t, seat, anyAnswer(decision, this.rng));
    this.state = t.cells;
    return true;
  }
}

const LENGTH = 12;
/** One in so many decisions is forked at. */
const SPARSE = 5;

function plain(state: State): void {
  for (const [i, cell] of state.entries()) {
    demand(typeof cell === 'number', () => `cell ${i} holds ${typeof cell}, which forks share`);
  }
}

/** Changing a fork, or playing on in it, leaves what it was made from as it was. */
function sharesNothing(run: Run, trial: Table): void {
  const original = run.match.state;
  const before = [...original];
  const changed = fork(original);
  for (const [i, cell] of changed.entries()) changed[i] = cell + 1;
  demandSameCells(original, before, 'changing a fork has changed the state');
  const path = new Path(original, `${run.match.seed} on`);
  for (let i = 0; i < LENGTH && path.step(trial); i++);
  demandSameCells(original, before, 'playing on in a fork has changed the state');
  const played = new Path(original, `${run.match.seed} back`);
  const kept = fork(played.state);
  for (let i = 0; i < LENGTH && played.step(trial); i++);
  demandSameCells(kept, before, 'playing on has changed a fork made before');
}

/** Two games played by turns on one table end like each of them alone on a fresh one. */
function keepsNoMemory(run: Run, shared: Table): void {
  const start = run.match.state;
  const seeds = ['left', 'right'].map((side) => `${run.rng.word()} ${side}`);
  const mixed = seeds.map((seed) => new Path(start, seed));
  for (let i = 0; i < LENGTH; i++) for (const path of mixed) path.step(shared);
  for (const { state } of mixed) plain(state);
  for (const [i, seed] of seeds.entries()) {
    const fresh = tableFor(run.task);
    const alone = new Path(start, seed);
    for (let k = 0; k < LENGTH && alone.step(fresh); k++);
    demandSameCells(
      (mixed[i] as Path).state,
      alone.state,
      'two forks played by turns influence each other',
    );
  }
}

/** Forks share no memory, neither in the state nor beside it. */
export function forks(task: Task): CheckFailure[] {
  return eachGame('forks', task, (run) => {
    const trial = tableFor(task);
    run.play(() => {
      plain(run.match.state);
      if (run.match.answers.length > 0 && run.rng.below(SPARSE) > 0) return;
      sharesNothing(run, trial);
      keepsNoMemory(run, trial);
    });
  });
}
