import type { Rng } from '@conclave/kernel';
import type { Decision } from '@conclave/kernel/play';

/** An answer as it may come over a wire: anything at all. */
export interface Sample {
  readonly what: string;
  readonly picks: unknown;
}

const codesOf = (decision: Decision): number[] => decision.options.map(({ code }) => code);

/** How many picks an answer needs at least and may have at most. */
function sizesOf({ space, min, max, options }: Decision): readonly [number, number] {
  if (space === 'order') return [options.length, options.length];
  return space === 'subset' ? [min, Math.min(max, options.length)] : [1, 1];
}

/** Whether nobody could answer it. */
export function isHopeless(decision: Decision): boolean {
  if (decision.space === 'amount') return decision.max < decision.min;
  if (decision.space === 'one') return decision.options.length === 0;
  const [least, most] = sizesOf(decision);
  return least > most;
}

/** Whether a decision as it was shown allows these picks: told without the kernel's own check. */
export function allows(decision: Decision, picks: unknown): picks is readonly number[] {
  if (!Array.isArray(picks)) return false;
  const list = Array.from(picks as readonly unknown[]);
  if (new Set(list).size !== list.length) return false;
  const [least, most] = sizesOf(decision);
  if (list.length < least || list.length > most) return false;
  if (decision.space === 'amount') {
    return list.every(
      (n) => Number.isInteger(n) && Number(n) >= decision.min && Number(n) <= decision.max,
    );
  }
  const codes = new Set<unknown>(codesOf(decision));
  return list.every((pick) => codes.has(pick));
}

/** Any allowed answer, all alike. */
export function anyAnswer(decision: Decision, rng: Rng): number[] {
  if (decision.space === 'amount')
    return [decision.min + rng.below(decision.max - decision.min + 1)];
  const [least, most] = sizesOf(decision);
  const codes = codesOf(decision);
  rng.shuffle(codes);
  return codes.slice(0, least + rng.below(most - least + 1));
}

/** Larger ranges of numbers are sampled. */
const WHOLE_RANGE = 12;

/** Allowed answers that together use every option, the smallest and the largest number of picks. */
export function everyAnswer(decision: Decision, rng: Rng): number[][] {
  const codes = codesOf(decision);
  const [least, most] = sizesOf(decision);
  switch (decision.space) {
    case 'one':
      return codes.map((code) => [code]);
    case 'amount': {
      const { min, max } = decision;
      if (max - min <= WHOLE_RANGE)
        return Array.from({ length: max - min + 1 }, (_, i) => [min + i]);
      return [[min], [max], [min + 1], [max - 1], anyAnswer(decision, rng)];
    }
    case 'order':
      return [codes, [...codes].reverse(), anyAnswer(decision, rng)];
    case 'subset': {
      const out = [codes.slice(0, least), codes.slice(0, most)];
      for (let i = 0; i < codes.length && most > 0; i++) {
        const size = Math.max(1, least) + rng.below(most - Math.max(1, least) + 1);
        out.push([...codes.slice(i), ...codes.slice(0, i)].slice(0, size));
      }
      return out;
    }
  }
}

const WORD = 2 ** 32;

/** Answers that are not of the form of an answer. */
function malformed(code: number): Sample[] {
  const odd: readonly unknown[] = [
    undefined,
    null,
    true,
    code,
    `${code}`,
    { 0: code, length: 1 },
    [undefined],
    [null],
    [`${code}`],
    [[code]],
    [{}],
    [BigInt(1)],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [Number.NEGATIVE_INFINITY],
    [code + 0.5],
    [1e300],
    [2 ** 53],
    new Array(1),
    new Array(2),
  ];
  return odd.map((picks) => ({ what: 'malformed', picks }));
}

/**
 * Answers a decision was not made for: codes beside the offered ones, any numbers,
 * too many, too few, twice the same, and things that are no answers. By chance one
 * may be allowed; ask `allows`.
 */
export function strangeAnswers(decision: Decision, rng: Rng): Sample[] {
  const codes = codesOf(decision);
  const { min, max } = decision;
  const some = codes[rng.below(Math.max(1, codes.length))] ?? min;
  const legal = anyAnswer(decision, rng);
  const singles = [
    ...codes.flatMap((code) => [code - 1, code + 1]),
    -1,
    -some - 1,
    min - 1,
    max + 1,
    rng.below(300),
    rng.below(1 << 16),
    rng.below(1 << 30),
    rng.below(WORD),
    -rng.below(WORD),
    WORD + some,
    2 ** 31,
    Number.MAX_SAFE_INTEGER,
    Number.MIN_SAFE_INTEGER,
  ];
  const lists: number[][] = [
    [],
    [some, some],
    [...legal, some],
    [...legal, ...legal],
    legal.slice(1),
    [...codes, ...codes],
    [...codes, max + 1],
    new Array<number>(1000).fill(some),
  ];
  const beside = singles.map((code) => [code, ...legal.slice(1)]);
  return [
    ...beside.map((picks) => ({ what: 'beside', picks })),
    ...lists.map((picks) => ({ what: 'misshapen', picks })),
    ...malformed(some),
  ];
}
