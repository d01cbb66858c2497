import { lookAt, mix, move, NONE, note, reveal, shuffle, write, zoneOf } from '@conclave/kernel';
import { SPECTATOR } from '@conclave/kernel/look';
import {
  eventsFor,
  namedElsewhere,
  type Recorded,
  type TableEvent,
  tell,
} from '@conclave/kernel/play';
import { describe, expect, it } from 'vitest';
import { unknownWithBack } from '../../src/state/slots.ts';
import { type SmallSpec, type SmallTable, smallTable, ZONES } from '../small.ts';

function listening(over: Partial<SmallSpec> = {}): { t: SmallTable; events: Recorded[] } {
  const t = smallTable(over);
  const events: Recorded[] = [];
  t.events = events;
  return { t, events };
}

const sentences = (
  t: SmallTable,
  viewer: number | 'everything',
  events: readonly Recorded[],
): (string | undefined)[] =>
  eventsFor(t, viewer, events).map((event: TableEvent) => tell(t, event));

describe('a note about cards', () => {
  it('names each card as far as the viewer knows it', () => {
    const { t, events } = listening({ toldByNotes: true });
    move(t, 1, zoneOf(t, 'hand', 1));
    note(t, 1, 'Ben takes {0} and looks at {1}; {0} it is', 'V-1', 1, 3);
    const told = (viewer: number | 'everything'): string | undefined =>
      sentences(t, viewer, events)[1];
    expect(told(1)).toBe('Ben takes Birch and looks at a card; Birch it is');
    expect(told(0)).toBe(
      'Ben takes a card (blue back) and looks at a card; a card (blue back) it is',
    );
    expect(told(SPECTATOR)).toBe(told(0));
    expect(told('everything')).toBe('Ben takes Birch and looks at Dogwood; Birch it is');
  });

  it('carries the slots, and the faces only for those who know them', () => {
    const { t, events } = listening();
    move(t, 1, zoneOf(t, 'hand', 1));
    note(t, 1, '{0}', 'V-1', 1);
    expect(eventsFor(t, 1, events)[1]).toEqual({
      kind: 'note',
      text: '{0}',
      seat: 1,
      cards: [{ slot: 1, face: 1 }],
      rule: 'V-1',
    });
    expect(eventsFor(t, 0, events)[1]).toMatchObject({
      cards: [{ slot: 1, face: unknownWithBack(1) }],
    });
  });

  it('keeps what was known when it was told', () => {
    const { t, events } = listening();
    note(t, 1, '{0}', 'V-1', 2);
    move(t, 2, t.zone.row);
    expect(sentences(t, 0, events)[0]).toBe('A card');
  });

  it('begins like a sentence', () => {
    const { t, events } = listening();
    note(t, -1, '{0} is turned', 'V-1', 3);
    expect(sentences(t, 0, events)).toEqual(['A card is turned']);
  });
});

describe('a game told by its notes', () => {
  it('has no sentence for a single move', () => {
    const { t, events } = listening({ toldByNotes: true });
    move(t, 1, zoneOf(t, 'hand', 1));
    expect(sentences(t, 1, events)).toEqual([undefined]);
  });

  it('tells of a card that is shown only those who see it', () => {
    const { t, events } = listening({ toldByNotes: true });
    lookAt(t, 3, 1);
    expect(sentences(t, 1, events)).toEqual(['Dogwood is shown']);
    expect(sentences(t, 0, events)).toEqual([undefined]);
  });

  it('knows whether a note names the card that is shown', () => {
    const { t, events } = listening({ toldByNotes: true });
    reveal(t, 3);
    note(t, 1, 'Ben turns {0} up', 'V-1', 1);
    const before = eventsFor(t, 0, events);
    expect(before.map((event) => namedElsewhere(before, event))).toEqual([false, false]);
    note(t, 1, 'Ben plays {0}', 'V-1', 3);
    const after = eventsFor(t, 0, events);
    expect(after.map((event) => namedElsewhere(after, event))).toEqual([true, false, false]);
  });

  it('has one for a pile that is shuffled, and none for cards mixed under their holder’s eyes', () => {
    const { t, events } = listening({ toldByNotes: true });
    shuffle(t, t.zone.deck);
    mix(t, zoneOf(t, 'hand', 1), 1 << 1, NONE);
    expect(sentences(t, 0, events)).toEqual(['the draw pile is shuffled', undefined]);
  });
});

describe('everything', () => {
  it('has every counter and every face', () => {
    const { t, events } = listening();
    move(t, 1, t.zone.cellar);
    write(t, 'fate', 7);
    expect(eventsFor(t, 'everything', events)).toMatchObject([
      { kind: 'move', face: 1 },
      { kind: 'count', value: 7 },
    ]);
    expect(eventsFor(t, 0, events)).toHaveLength(1);
  });
});

describe('several zones of one name', () => {
  it('are told by their labels, where they have some', () => {
    const zones = { ...ZONES, row: { ...ZONES.row, labels: ['north', 'south'] } };
    const { t, events } = listening({ zones });
    move(t, 1, zoneOf(t, 'row', 1));
    expect(sentences(t, 0, events)).toEqual(['Birch: the draw pile → the row south']);
  });
});
