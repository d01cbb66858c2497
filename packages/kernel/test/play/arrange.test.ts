import {
  faceOf,
  isOver,
  listOf,
  lookAt,
  move,
  read,
  reveal,
  shuffle,
  type Table,
  waitingSeats,
  winnersOf,
  write,
  zoneOf,
} from '@conclave/kernel';
import { positionOf, viewOf } from '@conclave/kernel/look';
import { type Arrangement, arrange, type Recorded } from '@conclave/kernel/play';
import { describe, expect, it } from 'vitest';
import { isWaiting } from '../../src/decide/answer.ts';
import { REACH } from '../../src/state/layout.ts';
import { knownBy } from '../../src/table/zones.ts';
import { ACT, orchardMatch } from '../orchard.ts';
import { type SmallTable, smallTable } from '../small.ts';

const inPlay = (): SmallTable => orchardMatch().table as unknown as SmallTable;

function arranged(wish: Arrangement, t: SmallTable = inPlay()): SmallTable {
  expect(arrange(t, wish)).toBeUndefined();
  return t;
}

const zonesOf = (t: Table): Readonly<Record<string, readonly (readonly string[])[]>> =>
  positionOf(t, t.cells).zones;

describe('arranging cards', () => {
  it('puts each card where it is wanted, top first', () => {
    const t = arranged({
      zones: {
        hand: [['ash', 'birch'], [], ['cedar']],
        row: [['dogwood'], ['elm', 'fir']],
        cellar: ['gorse', 'holly'],
      },
    });
    expect(zonesOf(t)).toEqual({
      deck: [[]],
      hand: [['ash', 'birch'], [], ['cedar']],
      row: [['dogwood'], ['elm', 'fir']],
      cellar: [['gorse', 'holly']],
    });
  });

  it('keeps every card once', () => {
    const t = arranged({ zones: { deck: ['holly', 'ash'], hand: [['elm']] } });
    expect(
      listOf(t, t.zone.deck)
        .slice(0, 2)
        .map((slot) => faceOf(t, slot)),
    ).toEqual([7, 0]);
    expect(Object.values(zonesOf(t)).flat(2).sort()).toEqual([
      ...['ash', 'birch', 'cedar', 'dogwood'],
      ...['elm', 'fir', 'gorse', 'holly'],
    ]);
  });

  it('sends what nobody asked for back to where its set began, under what is asked for there', () => {
    const t = smallTable();
    for (const slot of [0, 1, 2]) move(t, slot, t.zone.row);
    arrange(smallTableWaiting(t), { zones: { row: [['holly']], deck: ['birch'] } });
    expect(zonesOf(t)).toMatchObject({
      deck: [['birch', 'dogwood', 'elm', 'fir', 'gorse', 'ash', 'cedar']],
      row: [['holly'], []],
    });
  });

  it('leaves alone what is null and what is not named', () => {
    const before = zonesOf(inPlay());
    const t = arranged({ zones: { hand: [null, [], null] } });
    expect(zonesOf(t)['hand']?.[0]).toEqual(before['hand']?.[0]);
    expect(zonesOf(t)['hand']?.[1]).toEqual([]);
    expect(zonesOf(t)['hand']?.[2]).toEqual(before['hand']?.[2]);
  });

  it('takes a card from a zone nobody asked about before one from a zone somebody did', () => {
    const twins = [{ name: 'twins', faces: [0, 0, 0, 1], zone: 'deck', reshuffled: true }] as const;
    const t = smallTable({ sets: twins });
    move(t, 0, t.zone.row);
    move(t, 1, t.zone.cellar);
    move(t, 2, t.zone.hand);
    arrange(smallTableWaiting(t), { zones: { hand: [null, ['ash']], row: [['ash']] } });
    expect(zonesOf(t)).toEqual({
      deck: [['birch']],
      hand: [['ash'], ['ash'], []],
      row: [['ash'], []],
      cellar: [[]],
    });
    // The one that lay in the row already stayed there.
    expect(listOf(t, t.zone.row)).toEqual([0]);
    expect(listOf(t, zoneOf(t, 'hand', 1))).toEqual([1]);
  });

  it('takes it from a zone somebody asked about where there is no other', () => {
    const t = arranged({ zones: { row: [['ash'], ['birch']] } });
    arranged({ zones: { row: [['birch'], ['ash']] } }, t);
    expect(zonesOf(t)['row']).toEqual([['birch'], ['ash']]);
  });

  it('finds the home of a set that begins in a numbered zone', () => {
    const sets = [{ name: 'right', faces: [0, 1, 2], zone: 'row', index: 1 }];
    const t = smallTable({ sets });
    move(t, 1, t.zone.cellar);
    arrange(smallTableWaiting(t), { zones: { cellar: ['ash'] } });
    expect(zonesOf(t)).toMatchObject({ row: [[], ['cedar', 'birch']], cellar: [['ash']] });
  });

  it('with nothing asked for changes no card', () => {
    const before = zonesOf(inPlay());
    expect(zonesOf(arranged({}))).toEqual(before);
    expect(zonesOf(arranged({ zones: {} }))).toEqual(before);
  });
});

/** The same table with a decision open, so that the rules need not go on. */
function smallTableWaiting(t: SmallTable): SmallTable {
  t.cells[0] = 1;
  return t;
}

describe('what is known of an arranged position', () => {
  it('is what shows, and nothing from before', () => {
    const t = inPlay();
    reveal(t, listOf(t, t.zone.deck)[2] ?? 0);
    lookAt(t, listOf(t, t.zone.hand)[0] ?? 0, 2);
    shuffle(t, t.zone.deck);
    expect(viewOf(t, 0).memory).not.toEqual([]);
    for (const slot of listOf(t, t.zone.deck)) reveal(t, slot);
    arranged({ zones: { hand: [['ash'], ['birch']], row: [['cedar']] } }, t);
    const known = Object.fromEntries(t.layout.setOf.map((_, s) => [faceOf(t, s), knownBy(t, s)]));
    expect(known).toMatchObject({ 0: 0b1, 1: 0b10, 2: 0b1111111, 5: 0 });
    expect(viewOf(t, 0).memory).toEqual([]);
    expect(t.cells.slice(REACH, t.layout.counters).every((cell) => cell === 0)).toBe(true);
    const { memory, stack } = t.layout;
    expect(t.cells.slice(memory, stack).every((cell) => cell === 0)).toBe(true);
  });

  it('is more for those who are said to know a card', () => {
    const t = arranged({
      zones: { hand: [['ash']], deck: ['elm'] },
      known: { ash: [2], elm: [0, 1] },
    });
    const known = Object.fromEntries(t.layout.setOf.map((_, s) => [faceOf(t, s), knownBy(t, s)]));
    expect([known[0], known[4], known[5]]).toEqual([0b101, 0b11, 0]);
  });

  it('is the same for every copy of a card', () => {
    const sets = [{ name: 'twins', faces: [0, 0, 1], zone: 'deck', reshuffled: true }];
    const t = smallTable({ sets });
    arrange(smallTableWaiting(t), { known: { ash: [1] } });
    expect([0, 1, 2].map((slot) => knownBy(t, slot))).toEqual([0b10, 0b10, 0]);
  });
});

describe('arranging counters', () => {
  it('sets one, or one a seat, and leaves alone what is null', () => {
    const t = inPlay();
    write(t, 'score', 8, 1);
    arranged({ counters: { round: 4, score: [1, null, 3], vault: [7], fate: -2 } }, t);
    expect(positionOf(t, t.cells).counters).toEqual({
      round: [4],
      score: [1, 8, 3],
      vault: [7, 0, 0],
      fate: [-2],
    });
  });
});

describe('what comes next in an arranged position', () => {
  it('is the open decision where nothing else is said', () => {
    const t = arranged({ zones: { hand: [['ash']] } });
    expect(waitingSeats(t)).toBe(0b1);
  });

  it('is the step that is named, with its arguments', () => {
    const t = arranged({ next: { step: 'turn', a: 2 } });
    expect([0, 1, 2].map((seat) => isWaiting(t, seat))).toEqual([false, false, true]);
    expect(waitingSeats(arranged({ next: { step: 'turn' } }))).toBe(0b1);
  });

  it('hands both arguments on', () => {
    const seen: number[][] = [];
    const t = smallTable({
      steps: [
        (table, a, b) => {
          seen.push([a, b]);
          table.cells[0] = 1;
        },
      ],
      stepNames: ['look'],
    });
    expect(arrange(t, { next: { step: 'look', a: 3, b: 4 } })).toBeUndefined();
    expect(arrange(t, { next: { step: 'look' } })).toBeUndefined();
    expect(seen).toEqual([
      [3, 4],
      [0, 0],
    ]);
  });

  it('goes on after the end as well', () => {
    const { table } = orchardMatch([[0, ACT.end]]);
    expect(isOver(table)).toBe(true);
    expect(arrange(table, { next: { step: 'turn', a: 1 } })).toBeUndefined();
    expect(isOver(table)).toBe(false);
    expect(waitingSeats(table)).toBe(0b10);
  });

  it('of a game that is over is still its end', () => {
    const { table } = orchardMatch([[0, ACT.end]]);
    expect(arrange(table, { zones: { hand: [['ash']] } })).toBeUndefined();
    expect([isOver(table), winnersOf(table)]).toEqual([true, 0b1]);
  });

  it('forgets options that were made before', () => {
    const t = inPlay();
    t.asked = 0;
    arranged({ counters: { round: 1 } }, t);
    expect(t.asked).toBe(-1);
  });
});

describe('the events of arranging', () => {
  it('are none, but what the rules then do is told', () => {
    const t = inPlay();
    const events: Recorded[] = [];
    t.events = events;
    arranged({ zones: { hand: [['ash']] }, counters: { round: 2 } }, t);
    expect(events).toEqual([]);
    write(t, 'vault', 2, 1);
    expect(events).toHaveLength(1);
    arranged({ next: { step: 'count', a: 1 } }, t);
    expect(events.slice(1)).toEqual([
      { kind: 'count', cell: t.at.score + 1 - t.layout.counters, before: 0, value: 2, rule: 'O-1' },
    ]);
    expect(read(t, 'score', 1)).toBe(2);
  });
});
