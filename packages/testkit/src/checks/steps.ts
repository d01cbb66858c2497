import { MOST_STEPS } from '@conclave/kernel/play';
import type { CheckFailure } from '../failure.ts';
import { demand, eachGame, type Task } from '../run.ts';
import { watchSteps } from '../watch.ts';

/** Of the steps the kernel allows between two decisions, what is left over for rare positions. */
const ROOM = 20;

/** Random play stays far below the steps after which the kernel takes rules for endless. */
export function steps(task: Task): CheckFailure[] {
  let taken = 0;
  const game = watchSteps(task.game, () => {
    taken++;
  });
  return eachGame('steps', { ...task, game }, (run) => {
    const look = (): void => {
      demand(
        taken * ROOM <= MOST_STEPS,
        () => `${taken} steps lie between two decisions; ${MOST_STEPS / ROOM} may`,
      );
      taken = 0;
    };
    run.play(look);
    look();
  });
}
