import type { CheckFailure } from '../failure.ts';
import { eachGame, type Task } from '../run.ts';

/** Random play ends within the game's bound, and nobody is asked without an option. */
export function ends(task: Task): CheckFailure[] {
  return eachGame('ends', task, (run) => run.play());
}
