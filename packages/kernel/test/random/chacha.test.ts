import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chachaBlock } from '../../src/random/chacha.ts';
import { holds } from '../holds.ts';

/** ChaCha8 over a 128-bit key as its paper describes it, slow and word for word. */
function reference(key: readonly number[], event: number, block: number): number[] {
  const wrap = (n: bigint): bigint => n & 0xffffffffn;
  const rotate = (n: bigint, by: bigint): bigint => wrap(n << by) | (n >> (32n - by));
  const letters = [...'expand 16-byte k'].map((letter) => BigInt(letter.charCodeAt(0)));
  const constants = [0, 4, 8, 12].map((i) =>
    letters.slice(i, i + 4).reduceRight((sum, byte) => sum * 256n + byte, 0n),
  );
  const words = key.map((word) => BigInt(word >>> 0));
  const start = [...constants, ...words, ...words, BigInt(block), BigInt(event), 0n, 0n];
  const x = [...start];
  const at = (i: number): bigint => x[i] ?? 0n;
  const quarter = (a: number, b: number, c: number, d: number): void => {
    for (const [to, from, mixed, by] of [
      [a, b, d, 16n],
      [c, d, b, 12n],
      [a, b, d, 8n],
      [c, d, b, 7n],
    ] as const) {
      x[to] = wrap(at(to) + at(from));
      x[mixed] = rotate(at(mixed) ^ at(to), by);
    }
  };
  for (let round = 0; round < 8; round++) {
    for (let i = 0; i < 4; i++) {
      const turn = round % 2;
      quarter(i, 4 + ((i + turn) % 4), 8 + ((i + 2 * turn) % 4), 12 + ((i + 3 * turn) % 4));
    }
  }
  return x.map((word, i) => Number(BigInt.asIntN(32, word + (start[i] ?? 0n))));
}

function kernels(key: readonly number[], event: number, block: number): number[] {
  const out = new Int32Array(16);
  chachaBlock([99, ...key, 99], 1, event, block, out);
  return [...out];
}

const word = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
const count = fc.integer({ min: 0, max: 2 ** 31 - 1 });

describe('the stream cipher', () => {
  it('gives the published first block of ChaCha8 for a key of zeros', () => {
    const bytes = new Uint8Array(Int32Array.from(kernels([0, 0, 0, 0], 0, 0)).buffer);
    expect(Buffer.from(bytes).toString('hex')).toBe(
      'e28a5fa4a67f8c5defed3e6fb7303486aa8427d31419a729572d777953491120' +
        'b64ab8e72b8deb85cd6aea7cb6089a101824beeb08814a428aab1fa2c816081b',
    );
  });

  it('agrees with a slow reference for any key, event and block', () => {
    holds(
      60,
      fc.property(fc.tuple(word, word, word, word), count, count, (key, event, block) => {
        expect(kernels(key, event, block)).toEqual(reference(key, event, block));
      }),
    );
  });

  it('gives the same block again', () => {
    expect(kernels([1, 2, 3, 4], 5, 6)).toEqual(kernels([1, 2, 3, 4], 5, 6));
  });
});
