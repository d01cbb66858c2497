import {
  bottomOf,
  disclose,
  faceOf,
  knows,
  listOf,
  lookAt,
  move,
  moveAll,
  moveOnTop,
  NONE,
  nextOf,
  read,
  reveal,
  sizeOf,
  slotsIn,
  topOf,
  whereIs,
  write,
  zoneOf,
} from '@conclave/kernel';
import { backShows, INFO, SPECTATOR } from '@conclave/kernel/look';
import { fork, lay } from '@conclave/kernel/play';
import { describe, expect, it } from 'vitest';
import { makeTable } from '../../src/table/table.ts';
import { knownBy } from '../../src/table/zones.ts';
import { type SmallTable, smallSpec, smallTable } from '../small.ts';

const info = (t: SmallTable): number => t.cells[INFO] as number;

/** How much the count of things learned grows by. */
function learned(t: SmallTable, act: () => void): number {
  const before = info(t);
  act();
  return info(t) - before;
}

describe('a fresh table', () => {
  it('has the cards of a set in its zone, in the order given', () => {
    const t = smallTable();
    expect(listOf(t, t.zone.deck)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(listOf(t, t.zone.deck).map((s) => faceOf(t, s))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect([topOf(t, t.zone.deck), bottomOf(t, t.zone.deck), sizeOf(t, t.zone.deck)]).toEqual([
      0, 7, 8,
    ]);
    expect(nextOf(t, 3)).toBe(4);
    expect(nextOf(t, 7)).toBe(NONE);
  });

  it('has its other zones empty', () => {
    const t = smallTable();
    for (const zone of [t.zone.hand, zoneOf(t, 'hand', 2), zoneOf(t, 'row', 1), t.zone.cellar]) {
      expect([topOf(t, zone), bottomOf(t, zone), sizeOf(t, zone)]).toEqual([NONE, NONE, 0]);
      expect(listOf(t, zone)).toEqual([]);
    }
  });

  it('puts a set in the zone with the number given, behind what is there', () => {
    const sets = [
      { name: 'left', faces: [3, 1], zone: 'row' },
      { name: 'right', faces: [2], zone: 'row', index: 1 },
      { name: 'more', faces: [5, 5], zone: 'row', index: 1 },
    ];
    const t = smallTable({ sets });
    expect(listOf(t, t.zone.row).map((s) => faceOf(t, s))).toEqual([3, 1]);
    expect(listOf(t, zoneOf(t, 'row', 1)).map((s) => faceOf(t, s))).toEqual([2, 5, 5]);
    expect(sizeOf(t, zoneOf(t, 'row', 1))).toBe(3);
  });

  it('lets those who see a zone know what begins there, and nobody else', () => {
    const sets = [
      { name: 'open', faces: [0], zone: 'row' },
      { name: 'held', faces: [1], zone: 'hand', index: 1 },
      { name: 'hidden', faces: [2], zone: 'deck' },
    ];
    const t = smallTable({ sets });
    expect([knownBy(t, 0), knownBy(t, 1), knownBy(t, 2)]).toEqual([0b1111111, 0b10, 0]);
  });
});

describe('moving', () => {
  it('lays a card behind what is there', () => {
    const t = smallTable();
    for (const slot of [4, 0, 7]) move(t, slot, t.zone.cellar);
    expect(listOf(t, t.zone.cellar)).toEqual([4, 0, 7]);
    expect(listOf(t, t.zone.deck)).toEqual([1, 2, 3, 5, 6]);
    expect([topOf(t, t.zone.deck), bottomOf(t, t.zone.deck), sizeOf(t, t.zone.deck)]).toEqual([
      1, 6, 5,
    ]);
    expect(whereIs(t, 4)).toBe(t.zone.cellar);
  });

  it('lays a card on top of what is there', () => {
    const t = smallTable();
    for (const slot of [4, 0, 7]) moveOnTop(t, slot, t.zone.cellar);
    expect(listOf(t, t.zone.cellar)).toEqual([7, 0, 4]);
    expect(bottomOf(t, t.zone.cellar)).toBe(4);
  });

  it('moves a whole zone, top first', () => {
    const t = smallTable();
    move(t, 5, t.zone.cellar);
    moveAll(t, t.zone.deck, t.zone.cellar);
    expect(listOf(t, t.zone.cellar)).toEqual([5, 0, 1, 2, 3, 4, 6, 7]);
    expect(sizeOf(t, t.zone.deck)).toBe(0);
    expect(topOf(t, t.zone.deck)).toBe(NONE);
    moveAll(t, t.zone.deck, t.zone.cellar);
    expect(sizeOf(t, t.zone.cellar)).toBe(8);
  });

  it('leaves a zone as it is when all of it moves to itself', () => {
    const t = smallTable();
    moveAll(t, t.zone.deck, t.zone.deck);
    expect(listOf(t, t.zone.deck)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('within a zone changes the order alone', () => {
    const t = smallTable();
    move(t, 2, t.zone.deck);
    moveOnTop(t, 5, t.zone.deck);
    expect(listOf(t, t.zone.deck)).toEqual([5, 0, 1, 3, 4, 6, 7, 2]);
    expect(sizeOf(t, t.zone.deck)).toBe(8);
  });

  it('writes a zone to a list that is already there', () => {
    const t = smallTable();
    const out = [99, 99, 99, 99, 99, 99, 99, 99, 99];
    expect(slotsIn(t, t.zone.deck, out)).toBe(8);
    expect(out).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 99]);
  });
});

describe('who knows a card', () => {
  it('is whoever sees the zone it comes to, and whoever knew it before', () => {
    const t = smallTable();
    move(t, 0, zoneOf(t, 'hand', 1));
    expect(knownBy(t, 0)).toBe(0b10);
    move(t, 0, zoneOf(t, 'hand', 2));
    expect(knownBy(t, 0)).toBe(0b110);
    move(t, 0, t.zone.cellar);
    expect(knownBy(t, 0)).toBe(0b110);
    move(t, 0, t.zone.row);
    expect(knownBy(t, 0)).toBe(0b1111111);
    expect(knownBy(t, 1)).toBe(0);
  });

  it('is asked by viewer', () => {
    const t = smallTable();
    move(t, 0, zoneOf(t, 'hand', 1));
    expect([0, 1, 2, SPECTATOR].map((viewer) => knows(t, viewer, 0))).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  it('is everyone after it was revealed, onlookers too', () => {
    const t = smallTable();
    reveal(t, 3);
    expect(knownBy(t, 3)).toBe(0b1111111);
    expect(whereIs(t, 3)).toBe(t.zone.deck);
  });

  it('is one seat more after that seat looked at it', () => {
    const t = smallTable();
    lookAt(t, 3, 2);
    expect(knownBy(t, 3)).toBe(0b100);
    lookAt(t, 3, 0);
    expect(knownBy(t, 3)).toBe(0b101);
  });
});

describe('the back of a card', () => {
  it('shows in a zone that shows all, on top of one that shows the top, and nowhere else', () => {
    const t = smallTable();
    move(t, 5, t.zone.cellar);
    move(t, 6, t.zone.hand);
    move(t, 7, t.zone.hand);
    expect([0, 1, 4].map((slot) => backShows(t, slot))).toEqual([true, false, false]);
    expect([6, 7].map((slot) => backShows(t, slot))).toEqual([true, true]);
    expect(backShows(t, 5)).toBe(false);
  });
});

describe('the count of things learned', () => {
  it('grows when somebody sees a face for the first time', () => {
    const t = smallTable();
    move(t, 4, t.zone.cellar);
    expect(learned(t, () => move(t, 4, t.zone.row))).toBe(1);
    expect(learned(t, () => move(t, 4, t.zone.hand))).toBe(0);
    expect(learned(t, () => lookAt(t, 1, 0))).toBe(1);
    expect(learned(t, () => lookAt(t, 1, 0))).toBe(0);
    expect(learned(t, () => reveal(t, 1))).toBe(1);
    expect(learned(t, () => reveal(t, 1))).toBe(0);
    expect(learned(t, () => lookAt(t, 1, 2))).toBe(0);
  });

  it('stays when a hidden card moves where nothing shows', () => {
    const t = smallTable();
    expect(learned(t, () => move(t, 4, t.zone.cellar))).toBe(0);
    expect(learned(t, () => move(t, 7, t.zone.cellar))).toBe(0);
  });

  it('grows when taking the top card uncovers the next back', () => {
    const t = smallTable();
    expect(learned(t, () => move(t, 0, t.zone.cellar))).toBe(1);
    for (const slot of [1, 2, 3, 4, 5, 6]) move(t, slot, t.zone.cellar);
    expect(learned(t, () => move(t, 7, t.zone.cellar))).toBe(0);
  });

  it('grows when a card comes to where its back shows, though nobody sees its face', () => {
    const sets = [{ name: 'trees', faces: [0, 1, 2], zone: 'cellar', reshuffled: true }];
    const t = smallTable({ sets });
    expect(learned(t, () => move(t, 0, t.zone.deck))).toBe(1);
    expect(learned(t, () => move(t, 1, t.zone.deck))).toBe(0);
    expect(learned(t, () => moveOnTop(t, 2, t.zone.deck))).toBe(1);
  });

  it('stays when a card whose back shows keeps showing it', () => {
    const zones = {
      deck: { title: 'pile', of: 2, faces: 'none', backs: 'all' },
      hand: { title: 'hand', of: 'seat', faces: 'none', backs: 'all' },
      row: { title: 'row', faces: 'all', backs: 'all' },
      cellar: { title: 'cellar', faces: 'none', backs: 'none' },
    } as const;
    const t = smallTable({ zones });
    expect(learned(t, () => move(t, 0, t.zone.hand))).toBe(0);
    expect(learned(t, () => move(t, 0, t.zone.cellar))).toBe(0);
    expect(learned(t, () => move(t, 0, t.zone.hand))).toBe(1);
  });
});

describe('counters', () => {
  it('are read and written by cell', () => {
    const t = smallTable();
    expect(read(t, 'score', 1)).toBe(0);
    write(t, 'score', 5, 1);
    expect([0, 1, 2].map((seat) => read(t, 'score', seat))).toEqual([0, 5, 0]);
  });
});

describe('another state', () => {
  it('may be laid on the same table', () => {
    const t = smallTable();
    const before = fork(t.cells);
    move(t, 0, t.zone.hand);
    t.asked = 1;
    lay(t, before);
    expect(sizeOf(t, t.zone.hand)).toBe(0);
    expect(t.asked).toBe(-1);
  });

  it('is not shared by two tables of the same rules', () => {
    const spec = smallSpec();
    const [a, b] = [makeTable(spec, 2), makeTable(spec, 2)];
    move(a, 0, 1);
    expect(sizeOf(a, 1)).toBe(1);
    expect(sizeOf(b, 1)).toBe(0);
  });
});

describe('rules that tell something by the way they take', () => {
  it('count it as something learned', () => {
    const t = smallTable();
    expect(learned(t, () => disclose(t))).toBe(1);
  });
});
