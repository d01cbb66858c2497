import { performance } from 'node:perf_hooks';

/** Seconds that a piece of work takes. */
export function seconds(work: () => void): number {
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
}

/** Microseconds for one of many repetitions: the best of five rounds. */
export function microseconds(times: number, work: (i: number) => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS + 1; round++) {
    const taken = seconds(() => {
      for (let i = 0; i < times; i++) work(i);
    });
    // The first round warms up.
    if (round > 0) best = Math.min(best, taken);
  }
  return (best * 1e6) / times;
}

export const ROUNDS = 5;
