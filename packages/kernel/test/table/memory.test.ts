import {
  listOf,
  lookAt,
  mix,
  move,
  moveAll,
  NONE,
  push,
  reveal,
  shuffle,
  write,
  zoneOf,
} from '@conclave/kernel';
import { SPECTATOR, viewOf } from '@conclave/kernel/look';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { batchOfEntry, faceOfEntry, memoryEntry } from '../../src/look/view.ts';
import { batchIn, lostIn, reachOf, withBatch, withLost } from '../../src/table/memory.ts';
import { knownBy } from '../../src/table/zones.ts';
import { holds } from '../holds.ts';
import { type SmallTable, smallTable } from '../small.ts';
import { crowdedTable } from './crowded.ts';

const four = fc.nat({ max: 15 });

/** The cards a viewer lost sight of, with the slots each may be in. */
function memoryOf(t: SmallTable, viewer: number): Record<number, number[]> {
  const { cells, memory } = viewOf(t, viewer);
  const slots = Array.from({ length: t.layout.remembered }, (_, s) => s);
  return Object.fromEntries(
    memory.map((entry) => {
      const reach = reachOf(cells, batchOfEntry(entry));
      const places = slots.filter((s) => (reach >> batchIn(cells[t.layout.memory + s] ?? 0)) & 1);
      return [faceOfEntry(entry), places];
    }),
  );
}

const memoryWord = (t: SmallTable, slot: number): number => t.cells[t.layout.memory + slot] ?? -1;

describe('the word of memory', () => {
  it('keeps the batch and each viewer apart', () => {
    holds(
      100,
      fc.property(fc.integer(), four, fc.nat({ max: 6 }), four, (word, batch, viewer, lost) => {
        const batched = withBatch(word, batch);
        expect(batchIn(batched)).toBe(batch);
        const marked = withLost(batched, viewer, lost);
        expect(lostIn(marked, viewer)).toBe(lost);
        expect(batchIn(marked)).toBe(batch);
        for (let other = 0; other < 7; other++) {
          if (other !== viewer) expect(lostIn(marked, other)).toBe(lostIn(word, other));
        }
      }),
    );
  });

  it('has an entry in a view with batch and face', () => {
    holds(
      50,
      fc.property(four, fc.nat({ max: 899 }), (batch, face) => {
        const entry = memoryEntry(batch, face);
        expect([batchOfEntry(entry), faceOfEntry(entry)]).toEqual([batch, face]);
      }),
    );
  });
});

describe('a shuffle', () => {
  it('takes what was known, and leaves the memory that it went in', () => {
    const t = smallTable();
    move(t, 7, t.zone.cellar);
    lookAt(t, 0, 1);
    shuffle(t, t.zone.deck);
    expect(listOf(t, t.zone.deck).map((slot) => knownBy(t, slot))).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(memoryOf(t, 1)).toEqual({ 0: [0, 1, 2, 3, 4, 5, 6] });
    expect(memoryOf(t, 0)).toEqual({});
    expect(memoryOf(t, SPECTATOR)).toEqual({});
  });

  it('of cards that nobody knew leaves nothing to remember', () => {
    const t = smallTable();
    shuffle(t, t.zone.deck);
    shuffle(t, t.zone.deck);
    expect([0, 1, 2, SPECTATOR].map((viewer) => viewOf(t, viewer).memory)).toEqual([
      [],
      [],
      [],
      [],
    ]);
    expect(memoryWord(t, 3)).toBe(0);
  });

  it('in a zone that all see takes nothing', () => {
    const t = smallTable();
    moveAll(t, t.zone.deck, t.zone.row);
    shuffle(t, t.zone.row);
    expect(listOf(t, t.zone.row).every((slot) => knownBy(t, slot) === 0b1111111)).toBe(true);
    expect(viewOf(t, 0).memory).toEqual([]);
  });

  it('in a hand takes from the others and not from its owner', () => {
    const t = smallTable();
    for (const slot of [0, 1]) move(t, slot, zoneOf(t, 'hand', 1));
    reveal(t, 0);
    shuffle(t, zoneOf(t, 'hand', 1));
    expect([0, 1].map((slot) => knownBy(t, slot))).toEqual([0b10, 0b10]);
    expect(memoryOf(t, 1)).toEqual({});
    expect(memoryOf(t, 0)).toEqual({ 0: [0, 1] });
    expect(memoryOf(t, SPECTATOR)).toEqual({ 0: [0, 1] });
  });

  it('of a set that is not reshuffled leaves no memory', () => {
    const t = smallTable({ sets: [{ name: 'once', faces: [0, 1, 2], zone: 'deck' }] });
    reveal(t, 0);
    shuffle(t, t.zone.deck);
    expect([0, 1, 2].map((slot) => knownBy(t, slot))).toEqual([0, 0, 0]);
    expect(viewOf(t, 0).memory).toEqual([]);
  });
});

describe('a mix', () => {
  it('leaves its witnesses what they know of each card', () => {
    const t = smallTable();
    for (const slot of [0, 1, 2]) move(t, slot, t.zone.hand);
    lookAt(t, 0, 1);
    lookAt(t, 1, 2);
    const now = mix(t, t.zone.hand, 1 << 1, 0);
    expect(knownBy(t, now)).toBe(0b11);
    for (const slot of [0, 1, 2]) if (slot !== now) expect(knownBy(t, slot)).toBe(0b1);
    expect(memoryOf(t, 1)).toEqual({});
    expect(memoryOf(t, 2)).toEqual({ 1: [0, 1, 2] });
  });
});

describe('a card that was lost sight of', () => {
  it('may go wherever cards of its shuffle went', () => {
    const t = smallTable();
    reveal(t, 0);
    shuffle(t, t.zone.deck);
    move(t, 3, t.zone.cellar);
    expect(memoryOf(t, 2)).toEqual({ 0: [0, 1, 2, 3, 4, 5, 6, 7] });
  });

  it('is not in a hand that was dealt before the shuffle', () => {
    const t = smallTable();
    move(t, 6, zoneOf(t, 'hand', 1));
    move(t, 7, zoneOf(t, 'hand', 1));
    reveal(t, 0);
    shuffle(t, t.zone.deck);
    shuffle(t, t.zone.deck);
    expect(memoryOf(t, 2)).toEqual({ 0: [0, 1, 2, 3, 4, 5] });
  });

  it('may be in that hand once a card from the pile was mixed into it', () => {
    const t = smallTable();
    move(t, 6, zoneOf(t, 'hand', 1));
    move(t, 7, zoneOf(t, 'hand', 1));
    reveal(t, 0);
    shuffle(t, t.zone.deck);
    move(t, 3, zoneOf(t, 'hand', 1));
    mix(t, zoneOf(t, 'hand', 1), 1 << 1, 3);
    expect(memoryOf(t, 2)).toEqual({ 0: [0, 1, 2, 3, 4, 5, 6, 7] });
  });

  it('is not in a hand that is mixed by itself, whatever numbers were used before', () => {
    const t = smallTable();
    move(t, 6, zoneOf(t, 'hand', 1));
    move(t, 7, zoneOf(t, 'hand', 1));
    reveal(t, 0);
    for (let i = 0; i < 20; i++) {
      shuffle(t, t.zone.deck);
      mix(t, zoneOf(t, 'hand', 1), 1 << 1, 6);
      expect(memoryOf(t, 2)).toEqual({ 0: [0, 1, 2, 3, 4, 5] });
    }
  });

  it('is known again when it is seen again, and lost anew', () => {
    const t = smallTable();
    reveal(t, 0);
    shuffle(t, t.zone.deck);
    for (const slot of [...listOf(t, t.zone.deck)]) reveal(t, slot);
    expect(memoryOf(t, 2)).toEqual({});
    move(t, 5, t.zone.cellar);
    move(t, 6, t.zone.cellar);
    shuffle(t, t.zone.cellar);
    expect(Object.values(memoryOf(t, 2))).toEqual([
      [5, 6],
      [5, 6],
    ]);
  });

  it('is remembered in order of shuffle and face', () => {
    const t = smallTable();
    for (const slot of [5, 2, 7]) {
      move(t, slot, t.zone.cellar);
      reveal(t, slot);
    }
    shuffle(t, t.zone.cellar);
    const { memory } = viewOf(t, 0);
    expect(memory.map(faceOfEntry)).toEqual([2, 5, 7]);
    expect(memory).toEqual([...memory].sort((a, b) => a - b));
  });
});

describe('more shuffles than there are numbers', () => {
  it('all are remembered while there are fifteen', () => {
    const t = crowdedTable();
    for (let pile = 0; pile < 15; pile++) {
      reveal(t, pile);
      shuffle(t, zoneOf(t, 'row', pile));
    }
    const memory = memoryOf(t, 0);
    expect(Object.keys(memory)).toHaveLength(15);
    for (let pile = 0; pile < 15; pile++) expect(memory[pile]).toEqual([pile, pile + 18]);
  });

  it('all are remembered while there are fourteen piles, however often each is shuffled', () => {
    const t = crowdedTable();
    for (let pile = 0; pile < 14; pile++) {
      reveal(t, pile);
      for (let i = 0; i < 3; i++) shuffle(t, zoneOf(t, 'row', pile));
    }
    expect(Object.keys(memoryOf(t, 0))).toHaveLength(14);
  });

  it('needs one number for all whose cards can be in the same places', () => {
    const t = crowdedTable();
    const split = 13;
    for (let pile = 0; pile < split; pile++) {
      reveal(t, pile);
      shuffle(t, zoneOf(t, 'row', pile));
    }
    for (let pile = 0; pile < split; pile++) {
      move(t, pile, t.zone.deck);
      move(t, pile + 18, t.zone.cellar);
    }
    shuffle(t, t.zone.deck);
    shuffle(t, t.zone.cellar);
    for (let pile = split; pile < 18; pile++) shuffle(t, zoneOf(t, 'row', pile));
    const memory = memoryOf(t, 0);
    expect(Object.keys(memory)).toHaveLength(split);
    const places = [0, 18].flatMap((from) => Array.from({ length: split }, (_, i) => from + i));
    for (const slots of Object.values(memory)) expect(slots).toEqual(places);
  });

  it('forgets one for each further one, and says nothing wrong of the others', () => {
    const t = crowdedTable();
    for (let pile = 0; pile < 18; pile++) {
      reveal(t, pile);
      shuffle(t, zoneOf(t, 'row', pile));
    }
    const memory = memoryOf(t, 0);
    expect(Object.keys(memory)).toHaveLength(15);
    for (const [face, places] of Object.entries(memory)) {
      const pile = Number(face);
      expect(places).toEqual([pile, pile + 18]);
    }
  });

  it('forgets no pile that was shuffled once, however often another is', () => {
    const t = crowdedTable();
    reveal(t, 3);
    shuffle(t, zoneOf(t, 'row', 3));
    for (let i = 0; i < 40; i++) {
      shuffle(t, zoneOf(t, 'row', 4));
      expect(memoryOf(t, 0)).toEqual({ 3: [3, 21] });
    }
  });

  it('forgets nothing where the cards of all shuffles can be in the same places', () => {
    const t = smallTable();
    for (let i = 0; i < 30; i++) {
      for (const zone of [t.zone.row, t.zone.cellar]) moveAll(t, zone, t.zone.deck);
      reveal(t, i % 8);
      shuffle(t, t.zone.deck);
      for (const slot of [0, 1, 2, 3]) move(t, slot, t.zone.cellar);
      mix(t, t.zone.deck, 0, NONE);
      mix(t, t.zone.cellar, 0, NONE);
      const known = Object.values(memoryOf(t, 0));
      expect(known.length).toBeGreaterThanOrEqual(1);
      for (const places of known) expect(places).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    }
    expect(Object.keys(memoryOf(t, 0)).length).toBeGreaterThan(5);
  });

  it('lets a forgotten shuffle make the places more, never fewer', () => {
    const t = crowdedTable();
    reveal(t, 0);
    shuffle(t, t.zone.row);
    move(t, 0, zoneOf(t, 'row', 1));
    for (let pile = 1; pile < 15; pile++) shuffle(t, zoneOf(t, 'row', pile));
    expect(memoryOf(t, 0)).toEqual({ 0: [0, 1, 18, 19] });
    // The numbers are used up: the second pile's is given up, just when that is shuffled again.
    // Its cards, and what was never shuffled, can no longer be told apart.
    shuffle(t, zoneOf(t, 'row', 1));
    const never = [15, 16, 17, 33, 34, 35];
    expect(memoryOf(t, 0)).toEqual({ 0: [0, 1, ...never, 18, 19].sort((a, b) => a - b) });
    // The third pile's is given up, and another pile shuffled, which stays out of it.
    shuffle(t, zoneOf(t, 'row', 5));
    expect(memoryOf(t, 0)).toEqual({ 0: [0, 1, 2, ...never, 18, 19, 20].sort((a, b) => a - b) });
  });

  it('touches neither counters nor stack, which lie beside', () => {
    const t = crowdedTable();
    write(t, 'round', 0x5fffffff);
    push(t, 0x12345678, 0x23456789);
    const { counters, zones, stack, size } = t.layout;
    const beside = (): number[][] => [t.cells.slice(counters, zones), t.cells.slice(stack, size)];
    const before = beside();
    for (let i = 0; i < 60; i++) {
      reveal(t, i % 18);
      shuffle(t, zoneOf(t, 'row', i % 18));
      expect(beside()).toEqual(before);
    }
  });
});
