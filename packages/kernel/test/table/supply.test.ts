import {
  ask,
  bring,
  type CardSet,
  exchangeCards,
  inRandomOrder,
  isInPlay,
  listOf,
  move,
  Rng,
  shuffle,
  topOf,
} from '@conclave/kernel';
import { determinize, positionOf, viewOf } from '@conclave/kernel/look';
import { arrange, facesInPlay, fork, lay } from '@conclave/kernel/play';
import { describe, expect, it } from 'vitest';
import { drawUnseen } from '../../src/table/supply.ts';
import { question, type SmallTable, smallTable, TREES, thrownBy } from '../small.ts';

/** Three decks of two trees each, of which two are in play, and two trees of their own. */
const SETS: readonly CardSet[] = [
  { name: 'woods', faces: [0, 1, 2, 3, 4, 5, 5], room: 4, zone: 'cellar' },
  { name: 'shrubs', faces: [6, 7], zone: 'deck' },
];
function wooded(): SmallTable {
  const t = smallTable({ sets: SETS, questions: [question()] });
  ask(t, 0, 0);
  return t;
}
const named = (t: SmallTable, zone: string): readonly string[] =>
  positionOf(t, t.cells).zones[zone]?.[0] ?? [];

function pool(t: SmallTable): number[] {
  const faces: number[] = [];
  facesInPlay(t, t.cells, 0, faces);
  return faces;
}

describe('a set of which only some cards are in play', () => {
  it('takes room for those alone', () => {
    const t = wooded();
    expect(t.layout.slotCount).toBe(4 + 2);
    expect(t.cells.length).toBe(smallTable({ sets: SETS.slice(1) }).cells.length + 4 + 1 + 2);
    expect([0, 1, 2, 3, 4, 5].map((slot) => isInPlay(t, slot))).toEqual([
      ...[false, false, false, false],
      ...[true, true],
    ]);
    expect(pool(t)).toEqual([]);
    expect(TREES.length).toBe(8);
  });

  it('is brought in, in the order given, to the bottom of a zone', () => {
    const t = wooded();
    bring(t, 'woods', [3, 2], t.zone.deck);
    bring(t, 'woods', [5], t.zone.row);
    expect(named(t, 'deck')).toEqual(['gorse', 'holly', 'dogwood', 'cedar']);
    expect(named(t, 'row')).toEqual(['fir']);
    expect(pool(t)).toEqual([3, 2, 5]);
    expect(isInPlay(t, 3)).toBe(false);
  });

  it('says when there is no room, and when a set is not brought in', () => {
    const t = wooded();
    bring(t, 'woods', [0, 1, 2, 3], t.zone.deck);
    expect(thrownBy(() => bring(t, 'woods', [4], t.zone.deck))).toBe(
      'the set woods has room for 4 cards and no more',
    );
    for (const name of ['shrubs', 'weeds']) {
      expect(thrownBy(() => bring(t, name, [6], t.zone.deck))).toBe(
        `the set ${name} is not brought in`,
      );
    }
  });

  it('tells everybody which cards are in play, and not where', () => {
    const t = wooded();
    bring(t, 'woods', [0, 1, 2, 3], t.zone.cellar);
    shuffle(t, t.zone.cellar);
    const before = viewOf(t, 1).cells;
    const [a = 0, b = 0] = listOf(t, t.zone.cellar);
    exchangeCards(t, a, b);
    expect(viewOf(t, 1).cells).toEqual(before);
    const seen = wooded();
    lay(seen, fork(before as never));
    expect(pool(seen)).toEqual([0, 1, 2, 3]);
  });

  it('is imagined with the cards that are in play', () => {
    const t = wooded();
    bring(t, 'woods', [1, 3, 5, 5], t.zone.cellar);
    shuffle(t, t.zone.cellar);
    move(t, topOf(t, t.zone.cellar), t.zone.hand);
    for (let i = 0; i < 30; i++) {
      lay(t, determinize(t, viewOf(t, 1), new Rng(`${i}`)));
      const dealt = [...named(t, 'cellar'), ...named(t, 'hand')].sort();
      expect(dealt).toEqual(['birch', 'dogwood', 'fir', 'fir']);
    }
  });

  it('leaves alone in a view what is not in play', () => {
    const t = wooded();
    const deal = determinize(t, viewOf(t, 0), new Rng('empty'));
    expect(deal.slice(t.layout.slots, t.layout.slots + 4)).toEqual(
      t.cells.slice(t.layout.slots, t.layout.slots + 4),
    );
  });
});

describe('a position made by hand', () => {
  it('brings cards in for others that nobody asks for', () => {
    const t = wooded();
    bring(t, 'woods', [0, 1, 2, 3], t.zone.deck);
    expect(arrange(t, { zones: { row: [['elm'], ['fir', 'birch']], deck: [] } })).toBeUndefined();
    expect(positionOf(t, t.cells).zones['row']).toEqual([['elm'], ['fir', 'birch']]);
    expect(pool(t)).toEqual([1, 3, 4, 5].sort());
    expect(named(t, 'cellar')).toEqual(['dogwood']);
  });

  it('brings cards into room that is left', () => {
    const t = wooded();
    expect(arrange(t, { zones: { row: [['fir', 'fir', 'elm']] } })).toBeUndefined();
    expect(named(t, 'row')).toEqual(['fir', 'fir', 'elm']);
    expect(pool(t)).toEqual([5, 5, 4]);
  });

  it.each([
    ['more copies than there are', ['fir', 'fir', 'fir'], 'no fir is left'],
    [
      'more cards than there is room for',
      ['ash', 'birch', 'cedar', 'dogwood', 'elm'],
      'no elm is left',
    ],
    ['more of a set that is all there', ['holly', 'holly'], 'no holly is left'],
  ])('says when it asks for %s', (_what, row, reason) => {
    const t = wooded();
    const before = t.cells.slice();
    expect(arrange(t, { zones: { row: [row] } })).toEqual({
      place: `zones.row[0][${row.length - 1}]`,
      reason,
    });
    expect(t.cells).toEqual(before);
  });
});

describe('cards that are drawn unseen', () => {
  const hidden: readonly CardSet[] = [
    { name: 'woods', faces: [0, 1, 2, 3, 4, 5], room: 3, unseen: true, zone: 'cellar' },
  ];

  it('come from those that are left, each as likely as another', () => {
    const count = new Array<number>(6).fill(0);
    for (let i = 0; i < 600; i++) {
      const t = smallTable({ sets: hidden }, 3, `${i}`);
      drawUnseen(t, 'woods', 2, t.zone.cellar);
      drawUnseen(t, 'woods', 1, t.zone.hand);
      const drawn = [...named(t, 'cellar'), ...named(t, 'hand')];
      expect(new Set(drawn).size).toBe(3);
      for (const id of drawn)
        count[TREES.indexOf(id as never)] = (count[TREES.indexOf(id as never)] ?? 0) + 1;
    }
    for (const n of count) expect(Math.abs(n - 300)).toBeLessThan(60);
  });

  it('may be any of the set, as far as anybody else can tell', () => {
    const t = smallTable({ sets: hidden });
    drawUnseen(t, 'woods', 2, t.zone.cellar);
    drawUnseen(t, 'woods', 1, t.zone.hand);
    const own = named(t, 'hand');
    const view = viewOf(t, 0);
    const imagined = new Set<string>();
    for (let i = 0; i < 200; i++) {
      lay(t, determinize(t, view, new Rng(`${i}`)));
      const [a, b] = named(t, 'cellar');
      expect(named(t, 'hand')).toEqual(own);
      expect(new Set([a, b, ...own]).size).toBe(3);
      imagined.add(a ?? '');
      expect(viewOf(t, 0).cells).toEqual(view.cells);
    }
    expect(imagined.size).toBe(5);
  });

  it('keep to the backs that show', () => {
    const t = smallTable({ sets: hidden });
    drawUnseen(t, 'woods', 3, t.zone.hand);
    const view = viewOf(t, 1);
    for (let i = 0; i < 50; i++) {
      lay(t, determinize(t, view, new Rng(`${i}`)));
      expect(viewOf(t, 1).cells).toEqual(view.cells);
    }
  });

  it('are as many as there are', () => {
    const t = smallTable({ sets: [{ ...(hidden[0] as CardSet), room: 9 }] });
    drawUnseen(t, 'woods', 5, t.zone.cellar);
    expect(thrownBy(() => drawUnseen(t, 'woods', 2, t.zone.cellar))).toBe(
      '2 cards of the set woods are drawn, and 1 are left',
    );
  });

  it('are of sets that say so, with a room and no memory', () => {
    expect(thrownBy(() => drawUnseen(wooded(), 'woods', 1, 0))).toBe(
      'the set woods is not drawn unseen',
    );
    for (const wrong of [{ room: undefined }, { reshuffled: true }]) {
      const sets = [{ ...(hidden[0] as CardSet), ...wrong } as CardSet];
      expect(thrownBy(() => smallTable({ sets }))).toBe(
        'the set woods is drawn unseen: it needs a room and no reshuffling',
      );
    }
  });
});

describe('numbers in a random order', () => {
  it('are all there, and each order is as likely as another', () => {
    const seen = new Map<string, number>();
    for (let i = 0; i < 1200; i++) {
      const order = inRandomOrder(smallTable({}, 2, `${i}`), 3);
      seen.set(order.join(''), (seen.get(order.join('')) ?? 0) + 1);
    }
    expect([...seen.keys()].sort()).toEqual(['012', '021', '102', '120', '201', '210']);
    for (const n of seen.values()) expect(Math.abs(n - 200)).toBeLessThan(50);
  });

  it('fall as a shuffle of as many cards does', () => {
    const t = smallTable({}, 2, 'alike');
    shuffle(t, t.zone.deck);
    const order = inRandomOrder(smallTable({}, 2, 'alike'), 8);
    expect(named(t, 'deck')).toEqual(order.map((i) => TREES[i]));
  });
});
