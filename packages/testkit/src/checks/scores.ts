import type { CheckFailure } from '../failure.ts';
import { demand, eachGame, type Run, type Task } from '../run.ts';

function look({ task, match }: Run): void {
  const scores = task.game.scores(match.table);
  demand(scores.length === task.seats, () => `${scores.length} scores for ${task.seats} seats`);
  for (const [seat, score] of scores.entries()) {
    demand(score.seat === seat, () => `score ${seat} is that of seat ${score.seat}`);
    const sum = score.items.reduce((total, { points }) => total + points, 0);
    demand(score.total === sum, () => `seat ${seat} has ${score.total}, its items sum to ${sum}`);
    const worth = task.game.evaluate(match.table, seat);
    demand(Number.isFinite(worth), () => `the position is worth ${worth} to seat ${seat}`);
  }
}

/** Every seat has a score that is the sum of its items, and every position a worth. */
export function scores(task: Task): CheckFailure[] {
  return eachGame('scores', task, (run) => {
    run.play(() => look(run));
    look(run);
  });
}
