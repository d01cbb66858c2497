import type { Choices, Game, Rng, Table, View } from '@conclave/kernel';

/**
 * A player. It gets a view and the legal answers, never a state: what it does not
 * know it must imagine, with `determinize`.
 */
export interface Bot {
  readonly name: string;
  /** Writes its answer to `picks`. */
  answer(situation: Situation, picks: number[]): void;
}

export interface Situation {
  readonly game: Game;
  /** A table of the bot's own, to try things on; it does not hold the match. */
  readonly table: Table;
  readonly seat: number;
  /** What the seat sees; made when asked for, since not every bot looks. */
  view(): View;
  readonly choices: Choices;
  readonly rng: Rng;
}

/** Picks uniformly among the legal answers. */
export function pickAtRandom(choices: Choices, rng: Rng, picks: number[]): void {
  switch (choices.space) {
    case 'one':
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
  let ways = 1;
  for (let k = 0; k < least; k++) ways *= (count - k) / (k + 1);
  const sums: number[] = [];
  for (let k = least, sum = 0; k <= most; k++) {
    sum += ways;
    sums.push(sum);
    ways *= (count - k) / (k + 1);
  }
  const at = ((rng.word() >>> 0) / 2 ** 32) * (sums[sums.length - 1] as number);
  return least + sums.findIndex((sum) => at < sum);
}
