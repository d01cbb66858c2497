import {
  cardName,
  finish,
  lookAt,
  mix,
  move,
  moveOnTop,
  note,
  random,
  reveal,
  shuffle,
  UNKNOWN,
  write,
  zoneOf,
} from '@conclave/kernel';
import { isUnknown, SPECTATOR } from '@conclave/kernel/look';
import { eventsFor, type Recorded, type TableEvent, tell } from '@conclave/kernel/play';
import { describe, expect, it } from 'vitest';
import { backOfUnknown, unknownWithBack } from '../../src/state/slots.ts';
import { type SmallTable, smallTable } from '../small.ts';

/** What stands for a card of which only the first back shows. */
const RED = unknownWithBack(0);

function listening(): { t: SmallTable; events: Recorded[] } {
  const t = smallTable();
  const events: Recorded[] = [];
  t.events = events;
  t.because = 'V-1';
  return { t, events };
}

const VIEWERS = [0, 1, 2, SPECTATOR];

/** The face each viewer is told. */
const facesIn = (t: SmallTable, events: readonly Recorded[]): number[] =>
  VIEWERS.map((viewer) => {
    const event = eventsFor(t, viewer, events)[0];
    return event?.kind === 'move' || event?.kind === 'show' ? event.face : -1;
  });

describe('a move', () => {
  it('is told to everyone with its slot and zones', () => {
    const { t, events } = listening();
    move(t, 1, zoneOf(t, 'hand', 1));
    expect(eventsFor(t, 1, events)).toEqual([
      { kind: 'move', slot: 1, from: t.zone.deck, to: zoneOf(t, 'hand', 1), face: 1, rule: 'V-1' },
    ]);
    for (const viewer of VIEWERS) {
      expect(eventsFor(t, viewer, events)[0]).toMatchObject({ slot: 1, to: zoneOf(t, 'hand', 1) });
    }
  });

  it('tells the face to those who know it, and the back where it shows', () => {
    const { t, events } = listening();
    move(t, 1, zoneOf(t, 'hand', 1));
    const blue = unknownWithBack(1);
    expect(facesIn(t, events)).toEqual([blue, 1, blue, blue]);
  });

  it('tells the back of a card that leaves the top of the pile for where nothing shows', () => {
    const { t, events } = listening();
    move(t, 0, t.zone.cellar);
    expect(facesIn(t, events)).toEqual(new Array(4).fill(unknownWithBack(0)));
  });

  it('tells the back of a card that comes to the top of the pile', () => {
    const { t, events } = listening();
    move(t, 3, t.zone.cellar);
    events.length = 0;
    moveOnTop(t, 3, t.zone.deck);
    expect(facesIn(t, events)).toEqual(new Array(4).fill(unknownWithBack(1)));
  });

  it('tells nothing of a card that moves where nothing shows', () => {
    const { t, events } = listening();
    move(t, 3, t.zone.cellar);
    expect(facesIn(t, events)).toEqual(new Array(4).fill(UNKNOWN));
    events.length = 0;
    move(t, 3, t.zone.deck);
    expect(facesIn(t, events)).toEqual(new Array(4).fill(UNKNOWN));
  });

  it('tells everyone what comes to lie open', () => {
    const { t, events } = listening();
    move(t, 3, t.zone.row);
    expect(facesIn(t, events)).toEqual([3, 3, 3, 3]);
  });

  it('never tells who knows a card, nor its face beside the hole', () => {
    const { t, events } = listening();
    move(t, 3, t.zone.hand);
    lookAt(t, 4, 2);
    for (const viewer of VIEWERS) {
      for (const event of eventsFor(t, viewer, events)) {
        expect(Object.keys(event)).not.toContain('seenBy');
        expect(Object.keys(event)).not.toContain('back');
      }
    }
  });
});

describe('showing', () => {
  it('tells everyone that a seat looks, and the face to that seat alone', () => {
    const { t, events } = listening();
    lookAt(t, 3, 2);
    expect(events).toHaveLength(1);
    expect(eventsFor(t, 2, events)).toEqual([
      { kind: 'show', slot: 3, to: 0b100, face: 3, rule: 'V-1' },
    ]);
    expect(facesIn(t, events)).toEqual([UNKNOWN, UNKNOWN, 3, UNKNOWN]);
  });

  it('tells the back where it shows', () => {
    const { t, events } = listening();
    lookAt(t, 0, 2);
    expect(facesIn(t, events)).toEqual([RED, RED, 0, RED]);
    expect(backOfUnknown(RED)).toBe(0);
  });

  it('tells everyone a card that is revealed', () => {
    const { t, events } = listening();
    reveal(t, 3);
    expect(facesIn(t, events)).toEqual([3, 3, 3, 3]);
    expect(events[0]).toMatchObject({ kind: 'show', to: 0b1111111, seenBy: 0b1111111 });
  });

  it('is told once: what is known already is no news', () => {
    const { t, events } = listening();
    reveal(t, 3);
    reveal(t, 3);
    lookAt(t, 3, 1);
    expect(events).toHaveLength(1);
  });
});

describe('a counter', () => {
  it('is told to those who see it', () => {
    const { t, events } = listening();
    write(t, 'round', 2);
    write(t, 'vault', 3, 1);
    write(t, 'fate', 4);
    const values = (viewer: number) =>
      eventsFor(t, viewer, events).map((event) => (event.kind === 'count' ? event.value : -1));
    expect(VIEWERS.map(values)).toEqual([[2], [2, 3], [2], [2]]);
    expect(events[1]).toEqual({
      kind: 'count',
      cell: t.at.vault + 1 - t.layout.counters,
      before: 0,
      value: 3,
      rule: 'V-1',
    });
  });

  it('is not told when it stays as it was', () => {
    const { t, events } = listening();
    write(t, 'round', 0);
    expect(events).toEqual([]);
  });
});

describe('a shuffle, a roll, a note and the end', () => {
  it('are told to everyone alike', () => {
    const { t, events } = listening();
    shuffle(t, t.zone.deck);
    const value = random(t, 6);
    note(t, 1, 'The wind turns', 'V-2');
    finish(t, 0b10, 'V-3');
    for (const viewer of VIEWERS) {
      expect(eventsFor(t, viewer, events)).toEqual([
        { kind: 'shuffle', zone: t.zone.deck, seenBy: 0, rule: 'V-1' },
        { kind: 'roll', sides: 6, value, rule: 'V-1' },
        { kind: 'note', text: 'The wind turns', seat: 1, cards: [], rule: 'V-2' },
        { kind: 'end', winners: 0b10, rule: 'V-3' },
      ]);
    }
  });

  it('are told nobody while no one listens', () => {
    const t = smallTable();
    note(t, 0, 'unheard', 'V-1');
    move(t, 0, t.zone.row);
    lookAt(t, 1, 1);
    write(t, 'round', 1);
    mix(t, t.zone.deck, 0, 1);
    expect(t.events).toBeUndefined();
  });
});

describe('the name of a card', () => {
  it('is its own, or what its back tells', () => {
    const t = smallTable();
    expect(cardName(t, 2)).toBe('Cedar');
    expect(cardName(t, unknownWithBack(1))).toBe('a card (blue back)');
    expect(cardName(t, unknownWithBack(0))).toBe('a card (red back)');
    expect(cardName(t, UNKNOWN)).toBe('a card');
    expect(cardName(t, 700)).toBe('face 700');
    expect(isUnknown(700)).toBe(false);
  });
});

describe('an event as a sentence', () => {
  const sentence = (viewer: number, happen: (t: SmallTable) => void): (string | undefined)[] => {
    const { t, events } = listening();
    happen(t);
    return eventsFor(t, viewer, events).map((event) => tell(t, event));
  };

  it('names the card and the zones of a move', () => {
    const draw = (t: SmallTable): void => move(t, 1, zoneOf(t, 'hand', 1));
    expect(sentence(1, draw)).toEqual(["Birch: the draw pile → Player 2's hand"]);
    expect(sentence(0, draw)).toEqual(["a card (blue back): the draw pile → Player 2's hand"]);
    expect(sentence(0, (t) => move(t, 3, zoneOf(t, 'row', 1)))).toEqual([
      'Dogwood: the draw pile → the row 2',
    ]);
    expect(sentence(0, (t) => move(t, 3, t.zone.cellar))).toEqual([
      'a card: the draw pile → the cellar',
    ]);
  });

  it('says that a card is shown, or a zone shuffled', () => {
    expect(sentence(0, (t) => reveal(t, 3))).toEqual(['Dogwood is shown']);
    expect(sentence(0, (t) => lookAt(t, 3, 1))).toEqual(['a card is shown']);
    expect(sentence(0, (t) => shuffle(t, t.zone.deck))).toEqual(['the draw pile is shuffled']);
    expect(sentence(0, (t) => shuffle(t, zoneOf(t, 'hand', 2)))).toEqual([
      "Player 3's hand is shuffled",
    ]);
  });

  it('is a note word for word', () => {
    expect(sentence(0, (t) => note(t, 1, 'The wind turns', 'V-2'))).toEqual(['The wind turns']);
  });

  it('is none for a roll or a counter, which the picture shows', () => {
    expect(sentence(0, (t) => random(t, 6))).toEqual([undefined]);
    expect(sentence(0, (t) => write(t, 'round', 2))).toEqual([undefined]);
  });

  it('names the winners', () => {
    expect(sentence(0, (t) => finish(t, 0b10, 'V'))).toEqual(['Player 2 won']);
    expect(sentence(0, (t) => finish(t, 0b101, 'V'))).toEqual(['Player 1 and Player 3 won']);
    expect(sentence(0, (t) => finish(t, 0, 'V'))).toEqual(['Nobody wins']);
  });

  it('uses the names the seats have', () => {
    const { t, events } = listening();
    t.names = ['Ada', 'Ben', 'Cleo'];
    move(t, 1, zoneOf(t, 'hand', 2));
    finish(t, 0b1, 'V');
    expect(eventsFor(t, 2, events).map((event: TableEvent) => tell(t, event))).toEqual([
      "Birch: the draw pile → Cleo's hand",
      'Ada won',
    ]);
  });
});
