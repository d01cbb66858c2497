import { NONE, UNKNOWN } from '@conclave/kernel';
import { isUnknown } from '@conclave/kernel/look';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as slots from '../../src/state/slots.ts';
import { backOfUnknown } from '../../src/state/slots.ts';
import { holds } from '../holds.ts';

const face = fc.integer({ min: 0, max: 8191 });
const known = fc.integer({ min: 0, max: 127 });
const zone = fc.integer({ min: 0, max: 511 });
const end = fc.integer({ min: 0, max: 2047 });
const count = fc.integer({ min: 0, max: 1023 });
const half = fc.integer({ min: 0, max: 65_535 });

const fieldsOf = (word: number): number[] => [
  slots.faceIn(word),
  slots.knownIn(word),
  slots.zoneIn(word),
];

describe('the word of a slot', () => {
  it('gives back what was put in', () => {
    holds(
      100,
      fc.property(face, known, zone, (f, k, z) => {
        expect(fieldsOf(slots.slotWord(f, k, z))).toEqual([f, k, z]);
      }),
    );
  });

  it('changes one field and leaves the others', () => {
    holds(
      100,
      fc.property(face, known, zone, face, known, zone, (f, k, z, f2, k2, z2) => {
        const word = slots.slotWord(f, k, z);
        expect(fieldsOf(slots.withFace(word, f2))).toEqual([f2, k, z]);
        expect(fieldsOf(slots.withKnown(word, k2))).toEqual([f, k2, z]);
        expect(fieldsOf(slots.withZone(word, z2))).toEqual([f, k, z2]);
      }),
    );
  });

  it('takes the face and who knows it from another card, and stays in its place', () => {
    holds(
      100,
      fc.property(face, known, zone, face, known, zone, (f, k, z, f2, k2, z2) => {
        const word = slots.withCardOf(slots.slotWord(f, k, z), slots.slotWord(f2, k2, z2));
        expect(fieldsOf(word)).toEqual([f2, k2, z]);
      }),
    );
  });

  it('is a small number in every engine, which JSON keeps', () => {
    holds(
      100,
      fc.property(face, known, zone, (f, k, z) => {
        const word = slots.slotWord(f, k, z);
        expect(word).toBeGreaterThanOrEqual(0);
        expect(word).toBeLessThan(2 ** 30);
        expect(JSON.parse(JSON.stringify(word))).toBe(word);
      }),
    );
  });
});

describe('the halves of a word', () => {
  it('are numbers of their own', () => {
    holds(
      100,
      fc.property(fc.array(half, { minLength: 1, maxLength: 9 }), (values) => {
        const cells = new Array<number>(2 + Math.ceil(values.length / 2)).fill(-1);
        for (const [i, value] of values.entries()) slots.setHalf(cells, 1, i, value);
        expect(values.map((_, i) => slots.halfIn(cells, 1, i))).toEqual(values);
        expect([cells[0], cells[cells.length - 1]]).toEqual([-1, -1]);
        expect(cells.every((cell) => cell === (cell | 0))).toBe(true);
      }),
    );
  });
});

describe('the word of a zone', () => {
  it('gives back first, last and how many', () => {
    holds(
      100,
      fc.property(end, end, count, (first, last, n) => {
        const word = slots.zoneWord(first, last, n);
        expect([slots.firstIn(word), slots.lastIn(word), slots.countIn(word)]).toEqual([
          first,
          last,
          n,
        ]);
      }),
    );
  });

  it('of an empty zone names no slot', () => {
    expect(slots.firstIn(slots.EMPTY_ZONE)).toBe(NONE);
    expect(slots.lastIn(slots.EMPTY_ZONE)).toBe(NONE);
    expect(slots.countIn(slots.EMPTY_ZONE)).toBe(0);
  });
});

describe('an unknown face', () => {
  it('tells its back, or nothing', () => {
    expect(isUnknown(UNKNOWN)).toBe(true);
    expect(backOfUnknown(UNKNOWN)).toBeLessThan(0);
    for (let back = 0; back < 180; back++) {
      const hole = slots.unknownWithBack(back);
      expect(isUnknown(hole)).toBe(true);
      expect(backOfUnknown(hole)).toBe(back);
    }
  });

  it('is no face of any catalogue', () => {
    for (const real of [0, 1, 7998, 7999]) expect(isUnknown(real)).toBe(false);
  });
});
