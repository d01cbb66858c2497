import type { Rng } from '../random/rng.ts';
import type { Choices } from './choices.ts';

/** Writes any legal answer to `picks`, all alike. */
export function pickAtRandom(choices: Choices, rng: Rng, picks: number[]): void {
  switch (choices.space) {
    case 'one':
      // Setting a length costs time even where it is the same.
      if (picks.length !== 1) picks.length = 1;
      picks[0] = choices.codes[rng.below(choices.count)] as number;
      return;
    case 'amount':
      picks.length = 1;
      picks[0] = choices.min + rng.below(choices.max - choices.min + 1);
      return;
    case 'order':
    case 'subset': {
      const size = sizeAtRandom(choices, rng);
      for (let i = 0; i < choices.count; i++) picks[i] = choices.codes[i] as number;
      picks.length = choices.count;
      rng.shuffle(picks);
      picks.length = size;
    }
  }
}

/** How many to pick: each size as often as there are answers of that size. */
function sizeAtRandom({ count, least, most }: Choices, rng: Rng): number {
  if (least === most) return least;
  // Only how they compare counts, so the answers of the least size may be called one.
  let ways = 1;
  const sums: number[] = [];
  for (let k = least, sum = 0; k <= most; k++) {
    sum += ways;
    sums.push(sum);
    ways *= (count - k) / (k + 1);
  }
  const at = ((rng.word() >>> 0) / 2 ** 32) * (sums[sums.length - 1] as number);
  return least + sums.findIndex((sum) => at < sum);
}
