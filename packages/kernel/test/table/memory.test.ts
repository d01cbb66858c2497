import {
  batchIn,
  knownBy,
  listOf,
  lookAt,
  lostIn,
  mix,
  move,
  moveAll,
  reachOf,
  reveal,
  SPECTATOR,
  shuffle,
  viewOf,
} from '@conclave/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { batchOfEntry, faceOfEntry, memoryEntry } from '../../src/look/view.ts';
import { withBatch, withLost } from '../../src/table/memory.ts';
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
    for (const slot of [0, 1]) move(t, slot, t.zone.hand + 1);
    reveal(t, 0);
    shuffle(t, t.zone.hand + 1);
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
    move(t, 6, t.zone.hand + 1);
    move(t, 7, t.zone.hand + 1);
    reveal(t, 0);
    shuffle(t, t.zone.deck);
    shuffle(t, t.zone.deck);
    expect(memoryOf(t, 2)).toEqual({ 0: [0, 1, 2, 3, 4, 5] });
  });

  it('may be in that hand once a card from the pile was mixed into it', () => {
    const t = smallTable();
    move(t, 6, t.zone.hand + 1);
    move(t, 7, t.zone.hand + 1);
    reveal(t, 0);
    shuffle(t, t.zone.deck);
    move(t, 3, t.zone.hand + 1);
    mix(t, t.zone.hand + 1, 1 << 1, 3);
    expect(memoryOf(t, 2)).toEqual({ 0: [0, 1, 2, 3, 4, 5, 6, 7] });
  });

  it('is not in a hand that is mixed by itself, whatever numbers were used before', () => {
    const t = smallTable();
    move(t, 6, t.zone.hand + 1);
    move(t, 7, t.zone.hand + 1);
    reveal(t, 0);
    for (let i = 0; i < 20; i++) {
      shuffle(t, t.zone.deck);
      mix(t, t.zone.hand + 1, 1 << 1, 6);
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
      shuffle(t, t.zone.row + pile);
    }
    const memory = memoryOf(t, 0);
    expect(Object.keys(memory)).toHaveLength(15);
    for (let pile = 0; pile < 15; pile++) expect(memory[pile]).toEqual([pile, pile + 18]);
  });

  it('forgets one for each further one, and says nothing wrong of the others', () => {
    const t = crowdedTable();
    for (let pile = 0; pile < 18; pile++) {
      reveal(t, pile);
      shuffle(t, t.zone.row + pile);
    }
    const memory = memoryOf(t, 0);
    expect(Object.keys(memory)).toHaveLength(15);
    for (const [face, places] of Object.entries(memory)) {
      const pile = Number(face);
      expect(places).toEqual([pile, pile + 18]);
    }
  });

  it('widens where a card may be when the shuffle that took it in is forgotten', () => {
    const t = crowdedTable();
    reveal(t, 0);
    shuffle(t, t.zone.row);
    // The two cards of the first pile go into the second and the third.
    for (const [slot, pile] of [
      [0, 1],
      [18, 2],
    ] as const) {
      move(t, slot, t.zone.row + pile);
      shuffle(t, t.zone.row + pile);
    }
    expect(memoryOf(t, 0)[0]).toEqual([0, 1, 2, 18, 19, 20]);
    for (let pile = 3; pile < 18; pile++) shuffle(t, t.zone.row + pile);
    const places = memoryOf(t, 0)[0];
    if (places !== undefined) expect(places).toEqual(expect.arrayContaining([0, 1, 2, 18, 19, 20]));
  });
});
