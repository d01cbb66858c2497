import { describe, expect, it } from 'vitest';
import { asked, cards, open, say, seen, table } from './play.ts';

const DISPLAY = ['red-1', 'yellow-2', 'grey-3'];

describe('T-4.1 stars', () => {
  const stars = (rowA: readonly string[], rowB: readonly string[] = []): ReturnType<typeof table> =>
    table({
      hands: [['dispel'], ['dispel']],
      rowA: [rowA],
      rowB: [rowB],
      display: DISPLAY,
      next: ['red-3', 'red-2'],
      part: 'stars',
    });

  it('T-4.1 three stars in both rows together earn a treasure, two do not', () => {
    expect(open(stars(['hex-stone-2'], ['hex-stone-1']))).toEqual(['0 starTreasure']);
    expect(open(stars(['hex-stone-2', 'gift-stone-1']))).toEqual(['0 starTreasure']);
    expect(open(stars(['hex-stone-2'], ['hex-stone-0']))).toEqual(['1 enchant']);
  });

  it('T-4.1 it is kept or given to any other player, and the display is refilled', () => {
    const kept = stars(['hex-stone-2', 'gift-stone-1']);
    expect(asked(kept).options).toHaveLength(9);
    say(kept, 0, { seat: 0, cards: ['grey-3'] });
    expect(cards(kept, 'treasures', 0)).toEqual(['grey-3']);
    expect(cards(kept, 'display')).toEqual(['red-1', 'yellow-2', 'red-3']);
    const given = stars(['hex-stone-2', 'gift-stone-1']);
    say(given, 0, { seat: 2, cards: ['red-1'] });
    expect(cards(given, 'treasures', 2)).toEqual(['red-1']);
    expect(cards(given, 'treasures', 0)).toEqual([]);
  });

  it('T-4.1 once a turn at most, however many stars there are', () => {
    const match = stars(['hex-stone-2', 'gift-stone-2'], ['find-stone-2', 'theft-stone-2']);
    say(match, 0, { seat: 0, cards: ['grey-3'] });
    expect(open(match)).toEqual(['1 enchant']);
  });

  it('T-4.1 a player who is out gets nothing', () => {
    const match = table({
      rowA: [['hex-stone-2', 'gift-stone-2']],
      display: DISPLAY,
      out: [1],
      round: 2,
      part: 'stars',
    });
    expect(new Set(asked(match).options.map(({ seat }) => seat))).toEqual(new Set([0, 2]));
  });
});

describe('T-4.6 cards', () => {
  const FOUR = ['gift-stone-0', 'gift-stone-1', 'gift-stone-2', 'find-stone-0'];

  it('T-4.6 cards set aside are added up to six, the rest is discarded', () => {
    const match = table({
      hands: [FOUR, ['dispel']],
      aside: [['hex-stone-0', 'hex-stone-1', 'hex-stone-2']],
      part: 'cards',
    });
    expect(cards(match, 'hand', 0)).toEqual([...FOUR, 'hex-stone-0', 'hex-stone-1']);
    expect(cards(match, 'aside', 0)).toEqual([]);
    expect(cards(match, 'discard')).toEqual(['hex-stone-2']);
  });

  it('T-4.6 a hand above six is discarded down to six by choice, and nothing is added', () => {
    const match = table({
      hands: [[...FOUR, 'find-stone-1', 'find-stone-2', 'windfall', 'tremor'], ['dispel']],
      aside: [['hex-stone-0']],
      part: 'cards',
    });
    expect(asked(match)).toMatchObject({ question: 'discard', space: 'subset', min: 2, max: 2 });
    say(match, 0, { cards: ['tremor', 'gift-stone-0'] });
    expect(cards(match, 'hand', 0)).toHaveLength(6);
    expect([...cards(match, 'discard')].sort()).toEqual(['gift-stone-0', 'hex-stone-0', 'tremor']);
  });

  it('T-4.6 exactly six are not discarded from', () => {
    const match = table({ hands: [[...FOUR, 'windfall', 'tremor'], ['dispel']], part: 'cards' });
    expect(open(match)).toEqual(['1 enchant']);
    expect(cards(match, 'hand', 0)).toHaveLength(6);
  });
});

describe('T-4.7 treasures', () => {
  it('T-4.7 lie face down, and their owner may look', () => {
    const match = table({ treasures: [['red-1', 'red-2']], hands: [['dispel']] });
    expect(seen(match, 0, 'treasures', 0)).toEqual(['red-1', 'red-2']);
    for (const viewer of [1, 2, 6]) expect(seen(match, viewer, 'treasures', 0)).toEqual(['?', '?']);
  });

  it('T-4.7 who saw a treasure on display still knows it', () => {
    const match = table({
      rowA: [['hex-stone-2', 'gift-stone-2']],
      display: DISPLAY,
      part: 'stars',
    });
    say(match, 0, { seat: 0, cards: ['grey-3'] });
    for (const viewer of [0, 1, 2, 6])
      expect(seen(match, viewer, 'treasures', 0)).toEqual(['grey-3']);
  });
});
