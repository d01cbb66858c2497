import { askAll, finish, push, Rng, read, write } from '@conclave/kernel';
import { determinize, SPECTATOR, viewOf } from '@conclave/kernel/look';
import { optionsOf } from '@conclave/kernel/play';
import { describe, expect, it } from 'vitest';
import { run } from '../../src/play/run.ts';
import {
  ALL_BACKS,
  BATCHES,
  EVERYONE,
  layOut,
  MAX_SEATS,
  NO_BACKS,
  REACH,
  TOP_BACK,
} from '../../src/state/layout.ts';
import { makeTable } from '../../src/table/table.ts';
import { faces, question, smallSpec, smallTable, TREES, thrownBy, ZONES } from '../small.ts';

const oneOf = (count: number) =>
  ({ title: 'spot', of: count, faces: 'none', backs: 'none' }) as const;
const manyFaces = (count: number) => faces(Array.from({ length: count }, (_, i) => `card-${i}`));

describe('the layout of a state', () => {
  const layout = layOut(smallSpec(), 3);

  it('puts header, counters, zones, slots, who knows them, memory and stack one behind the other', () => {
    expect(layout.counters).toBe(REACH + BATCHES / 2);
    expect(layout.zones).toBe(layout.counters + 8);
    expect(layout.slots).toBe(layout.zones + 7);
    expect(layout.known).toBe(layout.slots + 8);
    expect(layout.memory).toBe(layout.known + 2);
    expect(layout.stack).toBe(layout.memory + 8);
    expect(layout.size).toBe(layout.stack + 18);
    expect(layout).toMatchObject({ zoneCount: 7, counterCount: 8, slotCount: 8, stackSize: 18 });
  });

  it('gives a zone of each seat its seat, and numbered zones their number', () => {
    expect(layout.zoneName).toEqual(['deck', 'hand', 'hand', 'hand', 'row', 'row', 'cellar']);
    expect(layout.zoneIndex).toEqual([0, 0, 1, 2, 0, 1, 0]);
    expect(Object.fromEntries(layout.zoneStart)).toEqual({ deck: 0, hand: 1, row: 4, cellar: 6 });
  });

  it('shows a face to all, to its owner or to nobody, and backs likewise', () => {
    expect(layout.faceMask).toEqual([0, 1, 2, 4, EVERYONE, EVERYONE, 0]);
    expect(layout.backs).toEqual([
      TOP_BACK,
      ALL_BACKS,
      ALL_BACKS,
      ALL_BACKS,
      ALL_BACKS,
      ALL_BACKS,
      NO_BACKS,
    ]);
  });

  it('shows a counter to all, to its owner or to nobody', () => {
    const { counters: at } = layout;
    expect(layout.counterName).toEqual([
      ...['round', 'score', 'score', 'score'],
      ...['vault', 'vault', 'vault', 'fate'],
    ]);
    expect(layout.counterIndex).toEqual([0, 0, 1, 2, 0, 1, 2, 0]);
    expect(layout.counterMask).toEqual([EVERYONE, EVERYONE, EVERYONE, EVERYONE, 1, 2, 4, 0]);
    expect(Object.fromEntries(layout.counterStart)).toEqual({
      round: at,
      score: at + 1,
      vault: at + 4,
      fate: at + 7,
    });
  });

  it('has as many counters of a name as the spec says', () => {
    const counters = {
      gauge: { title: 'gauge', of: 9, see: 'all' },
      token: { title: 'token', of: 3, see: 'owner' },
      last: { title: 'last', see: 'none' },
    } as const;
    const wide = layOut(smallSpec({ counters }), 3);
    expect(wide.counterIndex).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 1, 2, 0]);
    expect(wide.counterMask.slice(9)).toEqual([1, 2, 4, 0]);
    expect(wide.counterStart.get('last')).toBe(wide.counters + 12);
    expect(wide.zones).toBe(wide.counters + 13);
  });

  it('has a bit for every seat and one for onlookers', () => {
    expect(MAX_SEATS).toBe(6);
    expect(SPECTATOR).toBe(6);
    expect(EVERYONE).toBe(0b1111111);
  });

  it('has memory for the sets that are shuffled again, which come first', () => {
    const half = (name: string, from: number, reshuffled: boolean) => ({
      name,
      faces: [from, from + 1],
      zone: 'deck',
      reshuffled,
    });
    const mixed = layOut(smallSpec({ sets: [half('a', 0, true), half('b', 2, false)] }), 2);
    expect(mixed.remembered).toBe(2);
    expect(mixed.setOf).toEqual([0, 0, 1, 1]);
    expect(mixed.stack - mixed.memory).toBe(2);
    const both = layOut(smallSpec({ sets: [half('a', 0, true), half('b', 2, true)] }), 2);
    expect(both.remembered).toBe(4);
    const none = layOut(smallSpec({ sets: [half('a', 0, false), half('b', 2, false)] }), 2);
    expect(none.remembered).toBe(0);
    expect(
      thrownBy(() => layOut(smallSpec({ sets: [half('a', 0, false), half('b', 2, true)] }), 2)),
    ).toBe('the set b is reshuffled and must come before those that are not');
  });

  it('lets no set that is shuffled again share a face with another', () => {
    const sets = (reshuffled: boolean) => [
      { name: 'a', faces: [0, 1], zone: 'deck', reshuffled },
      { name: 'b', faces: [1, 2], zone: 'deck', reshuffled },
    ];
    expect(thrownBy(() => layOut(smallSpec({ sets: sets(true) }), 2))).toBe(
      'the set b is reshuffled and has a face of another set',
    );
    expect(layOut(smallSpec({ sets: sets(false) }), 2).slotCount).toBe(4);
  });

  it('gives a table with no cards and no counters just the rest', () => {
    const bare = layOut(smallSpec({ sets: [], counters: {}, stack: 0 }), 2);
    expect(bare.size).toBe(bare.counters + bare.zoneCount);
  });
});

describe('the limits of a table', () => {
  it('are six seats', () => {
    expect(layOut(smallSpec(), 6).zoneCount).toBe(10);
    expect(thrownBy(() => layOut(smallSpec(), 7))).toBe('a table has at most 6 seats');
  });

  it('are 254 zones', () => {
    const zones = (count: number) => smallSpec({ zones: { deck: ZONES.deck, spot: oneOf(count) } });
    expect(layOut(zones(253), 2).zoneCount).toBe(254);
    expect(thrownBy(() => layOut(zones(254), 2))).toBe(
      'a table holds at most 254 zones, this game wants 255',
    );
  });

  it('are 2046 slots', () => {
    const cards = (count: number) =>
      smallSpec({ sets: [{ name: 'many', faces: new Array(count).fill(0), zone: 'deck' }] });
    expect(layOut(cards(2046), 2).slotCount).toBe(2046);
    expect(thrownBy(() => layOut(cards(2047), 2))).toBe(
      'a table holds at most 2046 slots, this game wants 2047',
    );
  });

  it('are 3900 faces and 180 backs', () => {
    expect(thrownBy(() => layOut(smallSpec({ faces: manyFaces(3900) }), 2))).toBe(
      'nothing was thrown',
    );
    expect(thrownBy(() => layOut(smallSpec({ faces: manyFaces(3901) }), 2))).toBe(
      'a table holds at most 3900 faces, this game wants 3901',
    );
    const backs = (count: number) => smallSpec({ backs: new Array(count).fill('red') });
    expect(thrownBy(() => layOut(backs(180), 2))).toBe('nothing was thrown');
    expect(thrownBy(() => layOut(backs(181), 2))).toBe(
      'a table holds at most 180 backs, this game wants 181',
    );
  });
});

describe('the limits of the rules', () => {
  it('are 256 steps and 256 questions', () => {
    const steps = (count: number) => smallSpec({ steps: new Array(count).fill(() => {}) });
    expect(makeTable(steps(256), 2).steps).toHaveLength(256);
    expect(thrownBy(() => makeTable(steps(257), 2))).toBe(
      'a table holds at most 256 steps, this game wants 257',
    );
    const questions = (count: number) =>
      smallSpec({ questions: new Array(count).fill(question()) });
    expect(makeTable(questions(256), 2).questions).toHaveLength(256);
    expect(thrownBy(() => makeTable(questions(257), 2))).toBe(
      'a table holds at most 256 questions, this game wants 257',
    );
  });

  it('let the last question be asked of all at once', () => {
    const questions = Array.from({ length: 256 }, (_, i) => question({ codes: [i] }));
    const t = smallTable({ questions, steps: [(table) => askAll(table, 255, 0b111111)] }, 6);
    push(t, 0);
    run(t);
    expect(optionsOf(t, 5).codes[0]).toBe(255);
  });

  it('let counters and frames hold 32 bits, with the sign', () => {
    const seen: number[][] = [];
    const t = smallTable({ steps: [(table, a, b) => seen.push([a, b]) && finish(table, 0, 'E')] });
    for (const value of [2 ** 31 - 1, -(2 ** 31), 32768, 256, -1]) {
      write(t, 'round', value);
      expect(read(t, 'round')).toBe(value);
      expect(viewOf(t, 0).cells[t.at.round]).toBe(value);
      expect(determinize(t, viewOf(t, 0), new Rng('wide'))[t.at.round]).toBe(value);
    }
    push(t, 0, 2 ** 31 - 1, -(2 ** 31));
    run(t);
    expect(seen).toEqual([[2 ** 31 - 1, -(2 ** 31)]]);
  });
});

describe('a fresh table', () => {
  it('has its names and numbers ready', () => {
    const t = smallTable({}, 3);
    expect(t.seats).toBe(3);
    expect(t.names).toEqual(['Player 1', 'Player 2', 'Player 3']);
    expect(t.zone).toEqual({ deck: 0, hand: 1, row: 4, cellar: 6 });
    expect(t.at.round).toBe(t.layout.counters);
    expect(t.at.fate).toBe(t.layout.counters + 7);
    expect(t.backOf).toEqual(TREES.map((_, i) => i % 2));
    expect(t.events).toBeUndefined();
    expect(t.because).toBe('');
    expect(t.asked).toBe(-1);
  });

  it('says when a zone overflows', () => {
    const sets = [{ name: 'many', faces: new Array(1024).fill(0), zone: 'deck' }];
    expect(thrownBy(() => makeTable(smallSpec({ sets }), 2))).toBe(
      'a zone holds at most 1023 cards',
    );
  });

  it('refuses a set that lies in no zone', () => {
    const sets = [{ name: 'lost cards', faces: [0], zone: 'attic' }];
    expect(thrownBy(() => makeTable(smallSpec({ sets }), 2))).toBe(
      'the set lost cards lies in no zone of the table',
    );
  });
});
