import { performance } from 'node:perf_hooks';

/** Seconds that a piece of work takes. */
export function seconds(work: () => void): number {
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
}

/** Microseconds for one of many repetitions: the best of five rounds. */
export function microseconds(times: number, work: (i: number) => object): number {
  let best = Number.POSITIVE_INFINITY;
  let made: object | undefined;
  for (let round = 0; round < ROUNDS + 1; round++) {
    const taken = seconds(() => {
      for (let i = 0; i < times; i++) made = work(i);
    });
    // What was made is looked at, so that no compiler may leave the work out.
    if (made === undefined) throw new Error('the measured work made nothing');
    // The first round warms up.
    if (round > 0) best = Math.min(best, taken);
  }
  return (best * 1e6) / times;
}

export const ROUNDS = 5;
