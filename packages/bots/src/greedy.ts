import {
  type Choices,
  type Game,
  isOver,
  type Rng,
  type Table,
  waitingSeats,
} from '@conclave/kernel';
import { determinize } from '@conclave/kernel/look';
import {
  carryOut,
  Endless,
  fork,
  forkInto,
  lay,
  optionsOf,
  pickAtRandom,
} from '@conclave/kernel/play';
import type { Bot } from './bot.ts';

/** Larger spaces of answers are sampled. */
const MOST_CANDIDATES = 60;

/**
 * How many positions are imagined. With one alone, a hidden card that happens to
 * be imagined as a good one would always look better than a good one that shows.
 */
const WORLDS = 6;

/**
 * Tries each answer on positions imagined from its view and takes the one after
 * which they look best on average. It looks no further than that.
 */
export const greedyBot: Bot = {
  name: 'greedy',
  answer({ game, table, seat, view, choices, rng }, picks) {
    const candidates = answersOf(choices, () => {
      const sample: number[] = [];
      pickAtRandom(choices, rng, sample);
      return sample;
    });
    // A hair of chance decides between equals.
    const values = candidates.map(() => rng.below(1000) * 1e-6);
    const seen = view();
    for (let world = 0; candidates.length > 1 && world < WORLDS; world++) {
      const imagined = determinize(table, seen, rng);
      lay(table, imagined);
      if (!othersAnswer(table, seat, rng)) continue;
      const trial = fork(imagined);
      for (const [i, candidate] of candidates.entries()) {
        forkInto(trial, imagined);
        lay(table, trial);
        const value = carriesOn(table, seat, candidate)
          ? worthOf(game, table, seat, DEEPEST)
          : Number.NEGATIVE_INFINITY;
        values[i] = (values[i] as number) + value;
      }
    }
    const best = values.indexOf(Math.max(...values));
    copy(candidates[best] as readonly number[], picks);
  },
};

/** Carries out an answer, unless the rules would not come to an end: nothing is worse than that. */
function carriesOn(table: Table, seat: number, picks: readonly number[]): boolean {
  try {
    carryOut(table, seat, picks);
    return true;
  } catch (error) {
    if (error instanceof Endless) return false;
    throw error;
  }
}

/**
 * Whoever is asked at the same time answers something, so that what comes of an answer shows.
 * Whether the rules came to an end with it.
 */
function othersAnswer(table: Table, seat: number, rng: Rng): boolean {
  const picks: number[] = [];
  for (let other = 0; other < table.seats; other++) {
    if (other === seat || !((waitingSeats(table) >> other) & 1)) continue;
    pickAtRandom(optionsOf(table, other), rng, picks);
    if (!carriesOn(table, other, picks)) return false;
  }
  return true;
}

/** How many answers in a row are played on in mind, and how many ways are tried at each. */
const DEEPEST = 4;
const MOST_WAYS = 8;

/** How good a position is for a seat, once it can be judged. */
function worthOf(game: Game, table: Table, seat: number, depth: number): number {
  calmDown(game, table, depth);
  return game.evaluate(table, seat);
}

/** Plays on to a position that can be judged: whoever is asked does what looks best for them. */
function calmDown(game: Game, table: Table, depth: number): void {
  if (depth === 0 || isOver(table) || game.isQuiet?.(table) !== false) return;
  const seat = 31 - Math.clz32(waitingSeats(table) & -waitingSeats(table));
  const ways = waysOf(optionsOf(table, seat));
  const before = table.cells;
  let best = before;
  let worth = Number.NEGATIVE_INFINITY;
  for (const way of ways) {
    const trial = fork(before);
    lay(table, trial);
    if (!carriesOn(table, seat, way)) continue;
    const value = worthOf(game, table, seat, depth - 1);
    if (value <= worth) continue;
    worth = value;
    best = table.cells;
  }
  lay(table, best);
}

/** The first few answers there are; what has too many is answered in the order given. */
function waysOf(choices: Choices): readonly number[][] {
  const codes = choices.codes.slice(0, choices.count);
  switch (choices.space) {
    case 'one':
      return codes.slice(0, MOST_WAYS).map((code) => [code]);
    case 'amount':
      return [[choices.min], [choices.max]];
    case 'order':
      return [codes, [...codes].reverse()];
    case 'subset':
      return [codes.slice(0, choices.least), codes.slice(0, choices.most)];
  }
}

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
