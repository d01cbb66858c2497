import { isOver, type Rng, type Table, waitingSeats } from '@conclave/kernel';
import { determinize, viewOf } from '@conclave/kernel/look';
import { carryOut, decisionOf, lay } from '@conclave/kernel/play';
import { anyAnswer, isHopeless } from '../answers.ts';
import type { CheckFailure } from '../failure.ts';
import { demandSame, eachGame, type Run, type Task, tableFor, viewersOf, wrong } from '../run.ts';
import { cardTrouble } from './cards.ts';

/** Bots think that far at most in this check. */
const LENGTH = 30;
/** One in so many imagined positions is played on. */
const SPARSE = 6;

/** A bot plays on in what it imagined: the rules must carry that. */
function playOn(t: Table, viewer: number, rng: Rng): void {
  // The others' open decisions are the real ones; their imagined hands need not fit them.
  const open = waitingSeats(t) & ~(1 << viewer);
  for (let i = 0; i < LENGTH && !isOver(t); i++) {
    const seat = 31 - Math.clz32(waitingSeats(t));
    const decision = decisionOf(t, seat);
    if (decision === undefined || isHopeless(decision)) {
      if ((open >> seat) & 1) return;
      wrong(`in an imagined game seat ${seat} is asked ${decision?.question} without an option`);
    } else carryOut(t, seat, anyAnswer(decision, rng));
  }
}

function look(run: Run, trial: Table): void {
  const { match, rng, task } = run;
  for (const viewer of viewersOf(task.seats)) {
    const view = match.view(viewer);
    lay(trial, determinize(trial, view, rng));
    demandSame(viewOf(trial, viewer), view, `what viewer ${viewer} imagines does not fit its view`);
    const trouble = cardTrouble(trial);
    if (trouble !== undefined) wrong(`viewer ${viewer} imagines what cannot be: ${trouble}`);
    const decision = viewer < task.seats ? match.decision(viewer) : undefined;
    if (decision === undefined) continue;
    demandSame(
      decisionOf(trial, viewer),
      decision,
      `the decision of seat ${viewer} depends on what it cannot know`,
    );
    if (rng.below(SPARSE) === 0) playOn(trial, viewer, rng);
  }
}

/** Filling a view's holes gives a possible deal that looks the same, and can be played on. */
export function imagine(task: Task): CheckFailure[] {
  return eachGame('imagine', task, (run) => {
    const trial = tableFor(task);
    run.play(() => look(run, trial));
    for (const viewer of viewersOf(task.seats)) {
      const view = run.match.view(viewer);
      lay(trial, determinize(trial, view, run.rng));
      demandSame(viewOf(trial, viewer), view, `after the end viewer ${viewer} imagines wrongly`);
    }
  });
}
