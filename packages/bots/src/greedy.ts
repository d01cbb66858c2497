import { type Choices, carryOut, determinize, fork, forkInto, lay } from '@conclave/kernel';
import { type Bot, pickAtRandom } from './bot.ts';

/** Larger spaces of answers are sampled. */
const MOST_CANDIDATES = 60;

/**
 * Tries each answer once on a position imagined from its view and takes the one
 * after which the position looks best. It looks no further than that.
 */
export const greedyBot: Bot = {
  name: 'greedy',
  answer({ game, table, seat, view, choices, rng }, picks) {
    const candidates = answersOf(choices, () => {
      const sample: number[] = [];
      pickAtRandom(choices, rng, sample);
      return sample;
    });
    if (candidates.length === 1) {
      copy(candidates[0] as readonly number[], picks);
      return;
    }
    const imagined = determinize(table, view(), rng);
    const trial = fork(imagined);
    let best = Number.NEGATIVE_INFINITY;
    for (const candidate of candidates) {
      forkInto(trial, imagined);
      lay(table, trial);
      carryOut(table, seat, candidate);
      // A hair of chance decides between equals.
      const value = game.evaluate(table, seat) + rng.below(1000) * 1e-6;
      if (value > best) {
        best = value;
        copy(candidate, picks);
      }
    }
  },
};

function copy(from: readonly number[], to: number[]): void {
  to.length = from.length;
  for (let i = 0; i < from.length; i++) to[i] = from[i] as number;
}

/** Every answer, or a sample where there are too many. */
export function answersOf(choices: Choices, sample: () => number[]): readonly number[][] {
  if (choices.space === 'one') return choices.codes.slice(0, choices.count).map((code) => [code]);
  if (choices.space === 'amount' && choices.max - choices.min < MOST_CANDIDATES) {
    return Array.from({ length: choices.max - choices.min + 1 }, (_, i) => [choices.min + i]);
  }
  if (choices.space === 'subset') {
    const all = subsetsOf(choices);
    if (all !== undefined) return all;
  }
  const seen = new Map<string, number[]>();
  for (let i = 0; i < MOST_CANDIDATES; i++) {
    const one = sample();
    seen.set(one.join(), one);
  }
  return [...seen.values()];
}

function subsetsOf(choices: Choices): number[][] | undefined {
  const out: number[][] = [];
  const build = (from: number, chosen: number[]): boolean => {
    if (chosen.length >= choices.least) {
      if (out.length === MOST_CANDIDATES) return false;
      out.push([...chosen]);
    }
    if (chosen.length === choices.most) return true;
    for (let i = from; i < choices.count; i++) {
      if (!build(i + 1, [...chosen, choices.codes[i] as number])) return false;
    }
    return true;
  };
  return build(0, []) ? out : undefined;
}
