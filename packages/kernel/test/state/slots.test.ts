import { NONE, UNKNOWN } from '@conclave/kernel';
import { isUnknown } from '@conclave/kernel/look';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as slots from '../../src/state/slots.ts';
import { backOfUnknown } from '../../src/state/slots.ts';
import { holds } from '../holds.ts';

const face = fc.integer({ min: 0, max: 4095 });
const known = fc.integer({ min: 0, max: 127 });
const zone = fc.integer({ min: 0, max: 255 });
const end = fc.integer({ min: 0, max: 2047 });
const count = fc.integer({ min: 0, max: 1023 });
const half = fc.integer({ min: 0, max: 65_535 });

const fieldsOf = (word: number): number[] => [
  slots.faceIn(word),
  slots.zoneIn(word),
  slots.nextIn(word),
];

describe('the word of a slot', () => {
  it('gives back what was put in', () => {
    holds(
      100,
      fc.property(face, zone, end, (f, z, n) => {
        expect(fieldsOf(slots.slotWord(f, z, n))).toEqual([f, z, n]);
      }),
    );
  });

  it('changes some fields and leaves the others', () => {
    holds(
      100,
      fc.property(face, zone, end, face, zone, end, (f, z, n, f2, z2, n2) => {
        const word = slots.slotWord(f, z, n);
        expect(fieldsOf(slots.withFace(word, f2))).toEqual([f2, z, n]);
        expect(fieldsOf(slots.withNext(word, n2))).toEqual([f, z, n2]);
        expect(fieldsOf(slots.withPlace(word, z2, n2))).toEqual([f, z2, n2]);
      }),
    );
  });

  it('is one positive number of 31 bits, which JSON keeps', () => {
    holds(
      100,
      fc.property(face, zone, end, (f, z, n) => {
        const word = slots.slotWord(f, z, n);
        expect(word).toBeGreaterThanOrEqual(0);
        expect(word).toBeLessThan(2 ** 31);
        expect(JSON.parse(JSON.stringify(word))).toBe(word);
      }),
    );
  });
});

describe('who knows the slots', () => {
  it('is a mask for each of its own', () => {
    holds(
      100,
      fc.property(fc.array(known, { minLength: 1, maxLength: 13 }), (masks) => {
        const cells = new Array<number>(2 + Math.ceil(masks.length / 4)).fill(-1);
        for (const [slot, mask] of masks.entries()) slots.setKnown(cells, 1, slot, mask);
        expect(masks.map((_, slot) => slots.knownIn(cells, 1, slot))).toEqual(masks);
        expect([cells[0], cells[cells.length - 1]]).toEqual([-1, -1]);
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
    for (const real of [0, 1, 3898, 3899]) expect(isUnknown(real)).toBe(false);
  });
});
