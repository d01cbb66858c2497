import {
  move,
  moveOnTop,
  read,
  type Slot,
  topOf,
  write,
  type Zone,
  zoneOf,
} from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { smallTable } from './small.ts';

/** What does not compile; it is never run. */
function mistaken(): void {
  const t = smallTable();
  const zone: Zone = t.zone.deck;
  const slot: Slot = topOf(t, zone);
  // @ts-expect-error the two are exchanged
  move(t, zone, slot);
  // @ts-expect-error the two are exchanged
  moveOnTop(t, zoneOf(t, 'hand', 1), topOf(t, zone));
  // @ts-expect-error a slot is no zone
  topOf(t, slot);
  // @ts-expect-error there is no such zone
  zoneOf(t, 'attic');
  // @ts-expect-error there is no such counter
  read(t, 'rounds');
  // @ts-expect-error a zone is no counter
  write(t, t.zone.deck, 3);
  // @ts-expect-error a counter is no zone
  zoneOf(t, t.at.score, 1);
}

describe('numbers that name things', () => {
  it('have types of their own', () => {
    expect(mistaken).toBeTypeOf('function');
  });

  it('are found by name and seat', () => {
    const t = smallTable();
    expect([0, 1, 2].map((seat) => zoneOf(t, 'hand', seat))).toEqual([1, 2, 3]);
    write(t, 'score', 7, 2);
    write(t, t.at.score, 5, 1);
    expect([0, 1, 2].map((seat) => read(t, 'score', seat))).toEqual([0, 5, 7]);
    expect([0, 1, 2].map((seat) => read(t, t.at.score, seat))).toEqual([0, 5, 7]);
    expect(zoneOf(t, t.zone.hand, 2)).toBe(zoneOf(t, 'hand', 2));
  });

  it('are found where a seat has several', () => {
    const zones = {
      deck: { title: 'deck', faces: 'none', backs: 'none' },
      place: { title: 'place', of: ['seat', 3], faces: 'owner', backs: 'all' },
    } as const;
    const counters = { token: { title: 'token', of: ['seat', 2], see: 'owner' } } as const;
    const t = smallTable({ zones, counters } as never, 2) as unknown as Parameters<typeof place>[0];
    expect([0, 1].map((seat) => [0, 1, 2].map((nth) => place(t, seat, nth)))).toEqual([
      [1, 3, 5],
      [2, 4, 6],
    ]);
    write(t, 'token', 5, 1, 1);
    expect(t.cells.slice(t.layout.counters, t.layout.counters + 4)).toEqual([0, 0, 0, 5]);
    expect([read(t, 'token', 0, 1), read(t, 'token', 1, 1)]).toEqual([0, 5]);
    expect(t.layout.counterMask).toEqual([1, 2, 1, 2]);
    expect(t.layout.faceMask).toEqual([0, 1, 2, 1, 2, 1, 2]);
    expect(t.layout.counterName).toEqual(['token[0]', 'token[0]', 'token[1]', 'token[1]']);
  });
});

type Rows = import('@conclave/kernel').Table<'deck' | 'place', 'token'>;
const place = (t: Rows, seat: number, nth: number): Zone => zoneOf(t, 'place', seat, nth);
