import { bring, type CardSet, type Table } from '@conclave/kernel';
import { fork } from '@conclave/kernel/play';
import { describe, expect, it } from 'vitest';
import { drawUnseen } from '../../src/table/supply.ts';
import { makeTable } from '../../src/table/table.ts';
import { faces, smallSpec } from '../small.ts';

/** A set of cards that all differ, its faces numbered on from those before. */
interface Group {
  readonly name: string;
  readonly designs: number;
  readonly copies?: number;
  readonly room?: number;
  readonly unseen?: boolean;
  readonly reshuffled?: boolean;
  readonly index?: number;
}

/** A collection as large as the largest that is to be played: what comes with it, and its room. */
const COLLECTION: readonly Group[] = [
  { name: 'wounds', designs: 25, reshuffled: true },
  { name: 'overlord deeds', designs: 26, reshuffled: true },
  { name: 'automa', designs: 12, reshuffled: true },
  { name: 'start', designs: 2, copies: 4 },
  { name: 'kingdoms', designs: 280, copies: 2.5, room: 100 },
  { name: 'villages', designs: 44, room: 3 },
  { name: 'overlords', designs: 33, room: 4 },
  { name: 'deeds of one overlord', designs: 24, room: 6 },
  { name: 'banners and classes', designs: 64, room: 16, unseen: true },
  { name: 'events', designs: 26 },
  { name: 'quests', designs: 58 },
  { name: 'mythics', designs: 30 },
];

const zones = {
  box: { title: 'box', of: COLLECTION.length, faces: 'all', backs: 'all' },
  deck: { title: 'deck', of: 20, faces: 'none', backs: 'all' },
  track: { title: 'track', of: 6, faces: 'all', backs: 'all' },
  pile: { title: 'pile', of: ['seat', 8], faces: 'all', backs: 'all' },
  hand: { title: 'hand', of: 'seat', faces: 'owner', backs: 'all' },
} as const;
const counters = {
  table: { title: 'table', of: 60, see: 'all' },
  seat: { title: 'seat', of: ['seat', 24], see: 'all' },
} as const;

function tableWith(groups: readonly Group[]): Table {
  let first = 0;
  const sets = groups.map(({ name, designs, copies = 1, ...more }): CardSet => {
    const list = Array.from({ length: designs * copies }, (_, i) => first + (i % designs));
    first += designs;
    return { name, faces: list, zone: 'box', ...more };
  });
  const ids = Array.from({ length: first }, (_, i) => `card-${i}`);
  return makeTable(smallSpec({ zones, counters, faces: faces(ids), sets, stack: 200 } as never), 4);
}

describe('room for a whole collection', () => {
  const all = tableWith(COLLECTION);

  it('has every card on one table, and in a state only what is in play', () => {
    const cards = all.spec.sets.reduce((n, set) => n + set.faces.length, 0);
    expect(cards).toBe(25 + 26 + 12 + 8 + 700 + 44 + 33 + 24 + 64 + 26 + 58 + 30);
    expect(all.layout.slotCount).toBe(25 + 26 + 12 + 8 + 100 + 3 + 4 + 6 + 16 + 26 + 58 + 30);
    // Twice what four players of the smallest collection took before there was room.
    expect(all.cells.length).toBeLessThanOrEqual(2 * 563);
  });

  it('could have them all in play', () => {
    const whole = COLLECTION.map(({ room: _room, unseen: _unseen, ...group }, i) => ({
      ...group,
      index: i,
    }));
    expect(tableWith(whole).layout.slotCount).toBe(1050);
  });

  it('lets any deck of it come into play', () => {
    const deck = Array.from({ length: 25 }, (_, i) => 65 + 250 + i);
    bring(all, 'kingdoms', deck, all.zone['deck'] as number);
    drawUnseen(all, 'banners and classes', 16, all.zone['hand'] as number);
    expect(fork(all.cells)).toEqual(all.cells);
  });
});
