import { backOfUnknown, isUnknown, NONE, UNKNOWN } from '@conclave/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as slots from '../../src/state/slots.ts';
import { holds } from '../holds.ts';

const face = fc.integer({ min: 0, max: 1023 });
const known = fc.integer({ min: 0, max: 127 });
const zone = fc.integer({ min: 0, max: 127 });
const byte = fc.integer({ min: 0, max: 255 });

const fieldsOf = (word: number): number[] => [
  slots.faceIn(word),
  slots.knownIn(word),
  slots.zoneIn(word),
  slots.nextIn(word),
];

describe('the word of a slot', () => {
  it('gives back what was put in', () => {
    holds(
      100,
      fc.property(face, known, zone, byte, (f, k, z, n) => {
        expect(fieldsOf(slots.slotWord(f, k, z, n))).toEqual([f, k, z, n]);
      }),
    );
  });

  it('changes one field and leaves the others', () => {
    holds(
      100,
      fc.property(
        face,
        known,
        zone,
        byte,
        face,
        known,
        zone,
        byte,
        (f, k, z, n, f2, k2, z2, n2) => {
          const word = slots.slotWord(f, k, z, n);
          expect(fieldsOf(slots.withFace(word, f2))).toEqual([f2, k, z, n]);
          expect(fieldsOf(slots.withKnown(word, k2))).toEqual([f, k2, z, n]);
          expect(fieldsOf(slots.withZone(word, z2))).toEqual([f, k, z2, n]);
          expect(fieldsOf(slots.withNext(word, n2))).toEqual([f, k, z, n2]);
        },
      ),
    );
  });

  it('takes the face and who knows it from another card, and stays in its place', () => {
    holds(
      100,
      fc.property(
        face,
        known,
        zone,
        byte,
        face,
        known,
        zone,
        byte,
        (f, k, z, n, f2, k2, z2, n2) => {
          const word = slots.withCardOf(slots.slotWord(f, k, z, n), slots.slotWord(f2, k2, z2, n2));
          expect(fieldsOf(word)).toEqual([f2, k2, z, n]);
        },
      ),
    );
  });

  it('is one 32-bit number, which JSON keeps', () => {
    holds(
      100,
      fc.property(face, known, zone, byte, (f, k, z, n) => {
        const word = slots.slotWord(f, k, z, n);
        expect(word).toBe(word | 0);
        expect(JSON.parse(JSON.stringify(word))).toBe(word);
      }),
    );
  });
});

describe('the word of a zone', () => {
  it('gives back first, last and how many', () => {
    holds(
      100,
      fc.property(byte, byte, byte, (first, last, count) => {
        const word = slots.zoneWord(first, last, count);
        expect([slots.firstIn(word), slots.lastIn(word), slots.countIn(word)]).toEqual([
          first,
          last,
          count,
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
    for (let back = 0; back < 60; back++) {
      const hole = slots.unknownWithBack(back);
      expect(isUnknown(hole)).toBe(true);
      expect(backOfUnknown(hole)).toBe(back);
    }
  });

  it('is no face of any catalogue', () => {
    for (const real of [0, 1, 898, 899]) expect(isUnknown(real)).toBe(false);
  });
});
