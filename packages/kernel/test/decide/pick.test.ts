import { Choices, Rng } from '@conclave/kernel';
import { pickAtRandom } from '@conclave/kernel/play';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

function choices(codes: readonly number[], shape: (c: Choices) => void): Choices {
  const made = new Choices();
  made.clear();
  for (const code of codes) made.add(code);
  shape(made);
  return made;
}

/** How often each answer comes; subsets count as the same in any order. */
function tally(from: Choices, times: number, seed = 'tally'): Map<string, number> {
  const rng = new Rng(seed);
  const picks: number[] = [];
  const out = new Map<string, number>();
  for (let i = 0; i < times; i++) {
    pickAtRandom(from, rng, picks);
    const key = (from.space === 'subset' ? [...picks].sort((a, b) => a - b) : picks).join();
    out.set(key, (out.get(key) ?? 0) + 1);
  }
  return out;
}

/** All answers come, each about as often as any other. */
function expectUniform(found: Map<string, number>, answers: number, times: number): void {
  expect(found.size).toBe(answers);
  const expected = times / answers;
  const chi = [...found.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
  const freedom = answers - 1;
  // Four standard deviations above the mean of chi-square.
  expect(chi).toBeLessThan(freedom + 4 * Math.sqrt(2 * freedom) + 6);
}

describe('a random pick', () => {
  const CODES = [7, -3, 200, 11, 42];

  it('of one option is uniform', () => {
    expectUniform(
      tally(
        choices(CODES, () => {}),
        5000,
      ),
      5,
      5000,
    );
  });

  it('of an amount is uniform, ends included', () => {
    expectUniform(
      tally(
        choices([], (c) => c.amount(-2, 9)),
        12_000,
      ),
      12,
      12_000,
    );
  });

  it('of an order is uniform', () => {
    const four = choices(CODES.slice(0, 4), (c) => c.order());
    expectUniform(tally(four, 12_000), 24, 12_000);
  });

  it('of a subset of a fixed size is uniform', () => {
    expectUniform(
      tally(
        choices(CODES, (c) => c.subset(2, 2)),
        10_000,
      ),
      10,
      10_000,
    );
  });

  it('of a subset of any size is uniform over the answers, not over the sizes', () => {
    expectUniform(
      tally(
        choices(CODES, (c) => c.subset(0, 5)),
        16_000,
      ),
      32,
      16_000,
    );
    expectUniform(
      tally(
        choices(CODES, (c) => c.subset(1, 2)),
        15_000,
      ),
      15,
      15_000,
    );
    expectUniform(
      tally(
        choices(CODES, (c) => c.subset(4, 9)),
        6_000,
      ),
      6,
      6_000,
    );
  });

  it('is always legal, whatever was picked before', () => {
    const spaces = fc.record({
      codes: fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 9 }),
      space: fc.constantFrom('one', 'amount', 'order', 'subset'),
      low: fc.nat(9),
      more: fc.nat(9),
      seed: fc.string(),
      left: fc.array(fc.integer(), { maxLength: 12 }),
    });
    fc.assert(
      fc.property(spaces, ({ codes, space, low, more, seed, left }) => {
        const made = choices(codes, (c) => {
          if (space === 'amount') c.amount(low, low + more);
          if (space === 'order') c.order();
          if (space === 'subset') c.subset(Math.min(low, codes.length), low + more);
        });
        const picks = [...left];
        pickAtRandom(made, new Rng(seed), picks);
        expect(new Set(picks).size).toBe(picks.length);
        expect(picks.length).toBeGreaterThanOrEqual(made.least);
        expect(picks.length).toBeLessThanOrEqual(made.most);
        for (const pick of picks) {
          if (space === 'amount') {
            expect(pick).toBeGreaterThanOrEqual(low);
            expect(pick).toBeLessThanOrEqual(low + more);
          } else expect(codes).toContain(pick);
        }
      }),
    );
  });
});
