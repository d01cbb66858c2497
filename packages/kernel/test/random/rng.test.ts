import { Rng } from '@conclave/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sha256Words } from '../../src/random/sha256.ts';
import { holds } from '../holds.ts';
import { chiSquare, chiSquareBound, tally } from '../statistics.ts';

/** The same generator in exact arithmetic. */
function* reference(seed: string): Generator<number> {
  const wrap = (n: bigint): bigint => BigInt.asUintN(32, n);
  let [a = 0n, b = 0n, c = 0n] = sha256Words(`rng:${seed}`).map((word) => wrap(BigInt(word)));
  for (let counter = 1n; ; counter++) {
    const sum = wrap(a + b + counter);
    a = b ^ (b >> 9n);
    b = wrap(c + (c << 3n));
    c = wrap((wrap(c << 21n) | (c >> 11n)) + sum);
    if (counter > 12n) yield Number(BigInt.asIntN(32, sum));
  }
}

describe('the generator for bots and tests', () => {
  it('gives the words of its recurrence, as signed numbers', () => {
    for (const seed of ['', 'a', 'a longer seed']) {
      const rng = new Rng(seed);
      const words = reference(seed);
      for (let i = 0; i < 200; i++) expect(rng.word()).toBe(words.next().value);
    }
  });

  it('depends on the seed', () => {
    const first = (seed: string): number => new Rng(seed).word();
    expect(new Set(['a', 'b', 'c', 'd'].map(first)).size).toBe(4);
  });

  it('scales a word to the numbers below n', () => {
    holds(
      50,
      fc.property(fc.string(), fc.integer({ min: 1, max: 1000 }), (seed, n) => {
        const words = new Rng(seed);
        const rng = new Rng(seed);
        for (let i = 0; i < 5; i++) {
          expect(rng.below(n)).toBe(Math.floor(((words.word() >>> 0) / 2 ** 32) * n));
        }
      }),
    );
  });

  it('gives every number below n alike', () => {
    const rng = new Rng('alike');
    for (const n of [2, 3, 6, 7, 10]) {
      const values = Array.from({ length: n }, (_, i) => i);
      const samples = Array.from({ length: 6000 }, () => rng.below(n));
      expect(chiSquare(tally(values, samples))).toBeLessThan(chiSquareBound(n));
    }
  });

  it('shuffles to every order alike', () => {
    const rng = new Rng('orders');
    const orders = ['abc', 'acb', 'bac', 'bca', 'cab', 'cba'];
    const samples = Array.from({ length: 6000 }, () => {
      const list = ['a', 'b', 'c'];
      rng.shuffle(list);
      return list.join('');
    });
    expect(chiSquare(tally(orders, samples))).toBeLessThan(chiSquareBound(orders.length));
  });

  it('shuffles only the first ones when told how many', () => {
    const rng = new Rng('some');
    const seen = new Set<string>();
    for (let i = 0; i < 50; i++) {
      const list = ['a', 'b', 'c', 'd', 'e'];
      rng.shuffle(list, 2);
      expect(list.slice(2)).toEqual(['c', 'd', 'e']);
      seen.add(list.slice(0, 2).join(''));
    }
    expect(seen).toEqual(new Set(['ab', 'ba']));
  });

  it('shuffles nothing of an empty or a single list', () => {
    const rng = new Rng('none');
    const before = new Rng('none').word();
    rng.shuffle([]);
    rng.shuffle(['a']);
    expect(rng.word()).toBe(before);
  });
});
