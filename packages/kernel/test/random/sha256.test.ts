import { createHash } from 'node:crypto';
import { sha256 } from '@conclave/kernel/play';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sha256Words } from '../../src/random/sha256.ts';
import { holds } from '../holds.ts';

const nodes = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

describe('SHA-256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('gives the published digest of a known text', (text, digest) => {
    expect(sha256(text)).toBe(digest);
  });

  it.each([1, 54, 55, 56, 57, 63, 64, 65, 119, 120, 127, 128, 129])(
    'pads a text of %i bytes right',
    (length) => {
      const text = 'x'.repeat(length);
      expect(sha256(text)).toBe(nodes(text));
    },
  );

  it.each([
    'é',
    'ж',
    '\u07ff',
    '\u0800',
    '漢字',
    '\uffff',
    '🂡',
    '\u{10000}',
    '\u{10ffff}',
    '\u007f\u0080',
  ])('reads %j as UTF-8', (text) => {
    expect(sha256(text)).toBe(nodes(text));
  });

  it('agrees with another implementation on any text', () => {
    holds(
      100,
      fc.property(fc.string({ unit: 'binary', maxLength: 150 }), (text) => {
        expect(sha256(text)).toBe(nodes(text));
      }),
    );
  });

  it('reads half a surrogate pair as the replacement character, as everybody else does', () => {
    expect(sha256('a\ud800b')).toBe(nodes('a\ufffdb'));
    expect(sha256('\udfff')).toBe(nodes('\ufffd'));
  });

  it('gives the digest as eight signed words too', () => {
    const words = sha256Words('abc');
    expect(words).toHaveLength(8);
    expect(words[0]).toBe(0xba7816bf | 0);
    expect(words[7]).toBe(0xf20015ad | 0);
    expect(words.every((word) => word === (word | 0))).toBe(true);
  });
});
