import {
  faceOf,
  listOf,
  mix,
  move,
  moveAll,
  NONE,
  Rng,
  reveal,
  shuffle,
  zoneOf,
} from '@conclave/kernel';
import { determinize, viewOf } from '@conclave/kernel/look';
import { lay } from '@conclave/kernel/play';
import { describe, expect, it, vi } from 'vitest';
import { faces, type SmallTable, smallTable, ZONES } from '../small.ts';
import { chiSquare, chiSquareBound, tally } from '../statistics.ts';

// Mending a deal takes its time; these are deals that must come right without it.
vi.mock('../../src/look/mend.ts', async (original) => ({
  ...(await original<typeof import('../../src/look/mend.ts')>()),
  mend() {
    throw new Error('the deal had to be mended');
  },
}));

const set = (count: number, zone = 'cellar') =>
  [
    { name: 'trees', faces: Array.from({ length: count }, (_, i) => i), zone, reshuffled: true },
  ] as const;

/** A table where no back shows and all cards have the same. */
function plainTable(count: number): SmallTable {
  const dark = { title: 'dark', faces: 'none', backs: 'none' } as const;
  return smallTable({
    zones: {
      deck: dark,
      hand: { ...ZONES.hand, backs: 'none' },
      row: { ...dark, of: 9 },
      cellar: dark,
    },
    faces: faces(Array.from({ length: count }, (_, i) => `t${i}`)).map((face) => ({
      ...face,
      back: 0,
    })),
    sets: set(count),
  });
}

/** Deals imagined by seat 0, each as the face in every slot. */
function deals(t: SmallTable, times: number): number[][] {
  const rng = new Rng('straight');
  const view = viewOf(t, 0);
  const state = t.cells;
  return Array.from({ length: times }, () => {
    lay(t, determinize(t, view, rng));
    const dealt = t.layout.setOf.map((_, slot) => faceOf(t, slot));
    expect(viewOf(t, 0)).toEqual(view);
    lay(t, state);
    return dealt;
  });
}

describe('remembered cards are dealt straight', () => {
  it('to the one slot in which a card can be, among many', () => {
    const t = plainTable(30);
    move(t, 3, t.zone.row);
    reveal(t, 3);
    shuffle(t, t.zone.row);
    for (const dealt of deals(t, 200)) expect(dealt[3]).toBe(3);
  });

  it('when those with little room come before those with much', () => {
    const t = plainTable(12);
    // Six cards of the cellar are seen, then one of the others in a pile of its own.
    for (const slot of [0, 1, 2, 3, 4, 5]) reveal(t, slot);
    shuffle(t, t.zone.cellar);
    move(t, 0, t.zone.row);
    reveal(t, 0);
    shuffle(t, t.zone.row);
    const seen = faceOf(t, 0);
    for (const dealt of deals(t, 200)) expect(dealt[0]).toBe(seen);
  });

  it('when the room of one is a part of the room of another, three deep', () => {
    const t = plainTable(9);
    const pile = (zone: number, slots: readonly number[]): void => {
      for (const slot of slots) move(t, slot, zone);
      for (const slot of slots) reveal(t, slot);
      shuffle(t, zone);
    };
    pile(t.zone.row, [0, 1, 2, 3, 4, 5]);
    pile(zoneOf(t, 'row', 1), [0, 1, 2]);
    pile(zoneOf(t, 'row', 2), [0]);
    const inPile = (slots: readonly number[]): Set<number> =>
      new Set(slots.map((slot) => faceOf(t, slot)));
    const [inner, middle] = [inPile([0]), inPile([1, 2])];
    for (const dealt of deals(t, 200)) {
      expect(inner).toContain(dealt[0]);
      expect(middle).toContain(dealt[1]);
      expect(middle).toContain(dealt[2]);
    }
  });

  it('where holes with backs leave room for them', () => {
    const t = smallTable({ sets: set(8) });
    // Ash, red, is among the eight; one red and one blue card of them show their backs.
    reveal(t, 0);
    shuffle(t, t.zone.cellar);
    for (const slot of [0, 1]) move(t, slot, zoneOf(t, 'hand', 1));
    for (const dealt of deals(t, 300)) expect(dealt.indexOf(0)).toBeGreaterThanOrEqual(0);
  });

  it('to a hole that shows its back as often as any card of that back lies there', () => {
    // Ash, Cedar and Elm are red; one red card shows its back, four lie in the dark.
    const t = smallTable({ sets: set(5) }, 3, 'thirds');
    reveal(t, 0);
    shuffle(t, t.zone.cellar);
    const red = listOf(t, t.zone.cellar).find((slot) => faceOf(t, slot) % 2 === 0) ?? 0;
    move(t, red, zoneOf(t, 'hand', 1));
    const dark = listOf(t, t.zone.cellar);
    const places = deals(t, 6000).map((dealt) => dealt.indexOf(0));
    const [shown = 0, ...others] = tally([red, ...dark], places);
    expect(chiSquare([shown, others.reduce((a, b) => a + b) / 2])).toBeLessThan(chiSquareBound(2));
    expect(chiSquare(others)).toBeLessThan(chiSquareBound(4));
  });

  it('to the place where the last cards of a back must lie', () => {
    // Two red cards, both seen, and two holes that show a red back.
    const t = smallTable({ sets: set(4) });
    for (const slot of [0, 2]) reveal(t, slot);
    shuffle(t, t.zone.cellar);
    const red = listOf(t, t.zone.cellar).filter((slot) => faceOf(t, slot) % 2 === 0);
    for (const slot of red) move(t, slot, zoneOf(t, 'hand', 1));
    for (const dealt of deals(t, 100)) {
      expect(new Set(red.map((slot) => dealt[slot]))).toEqual(new Set([0, 2]));
    }
  });

  it('to each of the slots they can be in alike', () => {
    const t = plainTable(12);
    for (const slot of [0, 1, 2, 3]) move(t, slot, t.zone.row);
    reveal(t, 0);
    shuffle(t, t.zone.row);
    const places = deals(t, 3000).map((dealt) => dealt.indexOf(0));
    expect(chiSquare(tally([0, 1, 2, 3], places))).toBeLessThan(chiSquareBound(4));
  });

  it('to each slot alike where nearly all tries miss', () => {
    const t = plainTable(60);
    for (const slot of [10, 40]) move(t, slot, t.zone.row);
    reveal(t, 10);
    shuffle(t, t.zone.row);
    const places = deals(t, 2000).map((dealt) => dealt.indexOf(10));
    expect(new Set(places)).toEqual(new Set([10, 40]));
  });

  it('after being mixed into a hand', () => {
    const t = plainTable(6);
    reveal(t, 0);
    shuffle(t, t.zone.cellar);
    moveAll(t, t.zone.cellar, zoneOf(t, 'hand', 1));
    mix(t, zoneOf(t, 'hand', 1), 0b10, NONE);
    const places = deals(t, 3000).map((dealt) => dealt.indexOf(0));
    expect(chiSquare(tally([0, 1, 2, 3, 4, 5], places))).toBeLessThan(chiSquareBound(6));
  });
});

describe('cards that a zone can never hold are dealt straight', () => {
  it('to the one slot where they can be, among many', () => {
    const dark = { title: 'dark', faces: 'none', backs: 'none' } as const;
    const t = smallTable({
      zones: {
        deck: dark,
        hand: { ...ZONES.hand, backs: 'none' },
        row: dark,
        cellar: { ...dark, never: ['t3'] },
      },
      faces: faces(Array.from({ length: 30 }, (_, i) => `t${i}`)),
      sets: set(30, 'cellar'),
    });
    // Two copies would not find room: there is one card of each.
    move(t, 3, t.zone.deck);
    for (const dealt of deals(t, 200)) expect(dealt[3]).toBe(3);
  });

  it('to each slot alike where they can be', () => {
    const t = smallTable({
      zones: { ...ZONES, hand: { ...ZONES.hand, backs: 'none', never: ['ash'] } },
      sets: set(6),
    });
    for (const slot of [1, 2, 3]) move(t, slot, zoneOf(t, 'hand', 1));
    const places = deals(t, 3000).map((dealt) => dealt.indexOf(0));
    expect(chiSquare(tally([0, 4, 5], places))).toBeLessThan(chiSquareBound(3));
  });
});
