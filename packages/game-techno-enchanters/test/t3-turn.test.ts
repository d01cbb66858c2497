import { describe, expect, it } from 'vitest';
import { asked, cards, counter, DECK, open, say, seen, table, type Wish } from './play.ts';

describe('T-3 the turn', () => {
  it('T-3.1 enchantment, stealing and visions come in this order, and each may be left', () => {
    const match = table({
      hands: [['windfall', 'gift-stone-0', 'gift-parchment-0'], ['dispel']],
      rowA: [['find-stone-0'], ['hex-multiblade-0']],
    });
    expect(open(match)).toEqual(['0 enchant']);
    say(match, 0, 'Neither');
    expect(open(match)).toEqual(['0 steal']);
    say(match, 0, 'Steal nothing');
    expect(open(match)).toEqual(['0 vision']);
    say(match, 0, 'Play no more');
    expect(open(match)).toEqual(['1 enchant']);
  });

  it('T-3.1 only one enchantment, one theft and two visions a turn', () => {
    const match = table({
      hands: [
        ['windfall', 'windfall', 'gift-stone-0', 'gift-parchment-0', 'hex-stone-1'],
        ['dispel'],
      ],
      rowA: [['find-stone-0'], ['hex-multiblade-0'], ['hex-multiblade-1']],
    });
    say(match, 0, 'Play Windfall');
    expect(open(match)).toEqual(['0 steal']);
    say(match, 0, { cards: ['hex-multiblade-0'] });
    expect(open(match)).toEqual(['0 vision']);
    say(match, 0, { cards: ['gift-stone-0'], in: 'rowA[0]' });
    expect(open(match)).toEqual(['0 vision']);
    say(match, 0, { cards: ['gift-parchment-0'], in: 'rowB[0]' });
    expect(open(match)).toEqual(['1 enchant']);
  });

  it('T-3.1 the end of the turn is stars, then trimagic, then cards', () => {
    const match = table({
      hands: [['gift-stone-0'], ['dispel']],
      aside: [['hex-stone-0']],
      rowA: [['gift-stone-2', 'gift-multiblade-2']],
      part: 'visions',
    });
    say(match, 0, { cards: ['gift-stone-0'], in: 'rowA[0]' });
    expect(open(match)).toEqual(['0 starTreasure']);
    expect(cards(match, 'rowA', 0)).toHaveLength(3);
    say(match, 0, { seat: 0, cards: [cards(match, 'display')[0] ?? ''] });
    expect(open(match)).toEqual(['0 target']);
    expect(cards(match, 'aside', 0)).toHaveLength(2);
    say(match, 0, 'Yourself');
    expect(open(match)).toEqual(['1 enchant']);
    expect(cards(match, 'aside', 0)).toEqual([]);
  });

  it('T-3.2 each card played sets one aside, which nobody has seen', () => {
    const match = table({
      hands: [['windfall', 'gift-stone-0', 'hex-stone-0']],
      deck: ['hex-stone-1', 'hex-stone-2', 'find-stone-0', 'find-stone-1', 'find-stone-2'],
    });
    say(match, 0, 'Play Windfall');
    expect(cards(match, 'aside', 0)).toEqual(['hex-stone-1', 'hex-stone-2', 'find-stone-0']);
    say(match, 0, 'gift-stone-0');
    expect(cards(match, 'aside', 0)).toHaveLength(4);
    for (const viewer of [0, 1, 2, 6]) {
      expect(seen(match, viewer, 'aside', 0)).toEqual(['?', '?', '?', '?']);
    }
  });

  it('T-3.3 two rows of three at most; the third row and a fourth vision are not offered', () => {
    const match = table({
      hands: [['gift-stone-0', 'gift-stone-1', 'gift-stone-2'], ['dispel']],
      rowA: [['hex-stone-0', 'hex-stone-1']],
      rowB: [['find-stone-0']],
      part: 'visions',
    });
    say(match, 0, { cards: ['gift-stone-0'], in: 'rowA[0]' });
    expect(cards(match, 'rowA', 0)).toEqual(['hex-stone-0', 'hex-stone-1', 'gift-stone-0']);
    const zones = asked(match).options.flatMap(({ zone }) => (zone === undefined ? [] : [zone]));
    expect(new Set(zones)).toEqual(new Set([match.table.zone['rowB']]));
    expect(asked(match).whyNot).toEqual([
      { label: 'Your first row', reason: 'a row has at most three visions', rule: 'T-3.3' },
    ]);
    const raw = asked(match).options.find(({ slots }) => slots !== undefined)?.code ?? 0;
    expect(match.answer(0, [raw & 255])).toMatchObject({ rule: 'T-3.3' });
  });

  it('T-3.4 an enchantment works at once and is discarded when its effect ends', () => {
    const match = table({ hands: [['tremor', 'dispel']], rowA: [['gift-stone-0']] });
    say(match, 0, 'Play Tremor');
    expect(open(match)).toEqual(['0 buryTreasure']);
    expect(cards(match, 'inUse')).toEqual(['tremor']);
    expect(cards(match, 'discard')).toEqual([]);
    say(match, 0, asked(match).options[0]?.code ?? -1);
    expect(cards(match, 'inUse')).toEqual([]);
    expect(cards(match, 'discard')).toEqual(['tremor']);
  });

  it('T-3.4 Quickening overrides the two visions of a turn and lasts while they are played', () => {
    const match = table({ hands: [['quickening', 'gift-stone-0'], ['dispel']] });
    say(match, 0, 'Play Quickening');
    expect(counter(match, 'plays')).toBe(3);
    expect(cards(match, 'discard')).toEqual([]);
    say(match, 0, 'Play no more');
    expect(cards(match, 'discard')).toEqual(['quickening']);
    expect(counter(match, 'plays')).toBe(2);
  });

  it('T-3.12 an enchantment that could do nothing may not be played', () => {
    const match = table({
      hands: [['magical-swap', 'clairvoyance', 'dispel', 'hidden-gift', 'windfall']],
      revealed: [1, 2],
    });
    expect(asked(match).options.map(({ label }) => label)).toEqual(['Neither', 'Play Windfall']);
    const reasons = Object.fromEntries(asked(match).whyNot.map(({ label, rule }) => [label, rule]));
    expect(reasons).toEqual({
      'Play Magical Swap': 'T-3.12',
      'Play Clairvoyance': 'T-3.12',
      'Play Dispel': 'T-3.12',
      'Play Hidden Gift': 'T-3.12',
    });
  });

  it('T-3.12 parts without a choice are passed over, but never by what is hidden in a hand', () => {
    const visionless = table({ hands: [['dispel'], ['dispel']] });
    say(visionless, 0, 'Neither');
    expect(open(visionless)).toEqual(['0 vision']);
    const empty = table({ hands: [[], ['dispel']] });
    expect(open(empty)).toEqual(['1 enchant']);
    const none = table({ hands: [['gift-stone-0'], ['dispel']] });
    expect(open(none)).toEqual(['0 enchant']);
    expect(asked(none).options.map(({ label }) => label)).toEqual(['Neither']);
  });

  it('T-3.13 with no card left anywhere nothing is drawn', () => {
    const match = table({ hands: [['windfall']], rest: 1 });
    expect(cards(match, 'deck')).toEqual([]);
    say(match, 0, 'Play Windfall');
    expect(cards(match, 'aside', 0)).toEqual([]);
    expect(cards(match, 'hand', 1)).toHaveLength(DECK.length - 1);
  });

  it('T-3.13 a gift without a card to draw asks for no target', () => {
    const match = table({
      hands: [[], ['dispel']],
      rowA: [['gift-stone-0', 'find-stone-1-link', 'hex-stone-0']],
      part: 'trimagic',
      rest: 1,
    });
    expect(open(match)).toEqual(['1 enchant']);
    expect(cards(match, 'discard')).toEqual(['gift-stone-0', 'find-stone-1-link', 'hex-stone-0']);
  });

  /** One turn in which its player does nothing. */
  const idle = (match: ReturnType<typeof table>, seat: number): void => {
    say(match, seat, 'Neither');
    say(match, seat, 'Play no more');
  };

  it('T-3.14 after a whole round of turns in which nothing happened everybody draws a card', () => {
    const match = table({ hands: [['dispel'], ['tremor'], ['windfall']] });
    const hands = (): number[] => [0, 1, 2].map((seat) => cards(match, 'hand', seat).length);
    idle(match, 0);
    idle(match, 1);
    expect(hands()).toEqual([1, 1, 1]);
    idle(match, 2);
    expect(hands()).toEqual([2, 2, 2]);
    expect(open(match)).toEqual(['0 enchant']);
    for (const seat of [0, 1]) idle(match, seat);
    expect(hands()).toEqual([2, 2, 2]);
  });

  it.each<[string, Wish, (match: ReturnType<typeof table>) => void]>([
    ['an enchantment', {}, (match) => say(match, 1, 'Play Windfall')],
    [
      'a vision',
      {},
      (match) => {
        say(match, 1, 'Neither');
        say(match, 1, { cards: ['gift-stone-0'], in: 'rowB[1]' });
      },
    ],
    [
      'a theft of a vision',
      { rowA: [[], ['find-stone-0'], ['hex-multiblade-0']] },
      (match) => {
        say(match, 1, 'Neither');
        say(match, 1, { cards: ['hex-multiblade-0'] });
      },
    ],
    [
      'a treasure',
      { rowA: [[], ['find-stone-2', 'find-stone-1']] },
      (match) => {
        idle(match, 1);
        say(match, 1, asked(match).options[0]?.code ?? -1);
      },
    ],
  ])('T-3.14 %s counts as something', (_what, more, act) => {
    const match = table({
      hands: [['dispel'], ['windfall', 'gift-stone-0'], ['tremor']],
      rowA: [[], ['find-stone-0']],
      ...more,
    });
    idle(match, 0);
    act(match);
    if (open(match)[0] === '1 vision') say(match, 1, 'Play no more');
    idle(match, 2);
    expect(open(match)).toEqual(['0 enchant']);
    expect(cards(match, 'hand', 0)).toEqual(['dispel']);
  });

  it('T-3.14 whoever is out neither counts nor draws', () => {
    const match = table({
      hands: [['dispel'], ['tremor'], [], ['windfall']],
      seats: 4,
      round: 2,
      out: [2],
    });
    idle(match, 0);
    idle(match, 1);
    expect(cards(match, 'hand', 0)).toHaveLength(1);
    idle(match, 3);
    expect(open(match)).toEqual(['0 enchant']);
    expect([0, 1, 2, 3].map((seat) => cards(match, 'hand', seat).length)).toEqual([2, 2, 0, 2]);
  });

  it('T-3.14 players without a card are not passed over for ever', () => {
    const match = table({ part: 'over' });
    expect([0, 1, 2].map((seat) => cards(match, 'hand', seat).length)).toEqual([1, 1, 1]);
  });
});

describe('T-3.5 the exchange', () => {
  const wish = {
    hands: [
      ['gift-stone-0', 'gift-stone-1', 'hex-stone-0', 'hex-stone-1', 'find-stone-0'],
      ['dispel'],
    ],
    treasures: [['red-3', 'grey-minus-1']],
    deck: ['theft-stone-0', 'theft-stone-1', 'theft-stone-2', 'windfall', 'tremor'],
  };

  it('T-3.5 a treasure goes under the deck, cards are discarded, four drawn and as many kept', () => {
    const match = table(wish);
    say(match, 0, 'Give up Red treasure, 3 for new cards');
    expect(cards(match, 'under')).toEqual(['red-3']);
    expect(asked(match)).toMatchObject({ space: 'subset', min: 1, max: 4 });
    say(match, 0, { cards: ['gift-stone-0', 'hex-stone-1'] });
    expect(open(match)).toEqual(['0 exchangeKeep']);
    expect(asked(match).options).toHaveLength(4);
    expect(asked(match)).toMatchObject({ min: 2, max: 2 });
    expect(seen(match, 1, 'looking', 0)).toEqual(['?', '?', '?', '?']);
    say(match, 0, { cards: ['windfall', 'theft-stone-2'] });
    expect([...cards(match, 'hand', 0)].sort()).toEqual(
      ['find-stone-0', 'gift-stone-1', 'hex-stone-0', 'theft-stone-2', 'windfall'].sort(),
    );
    expect([...cards(match, 'discard')].sort()).toEqual(
      ['gift-stone-0', 'hex-stone-1', 'theft-stone-0', 'theft-stone-1'].sort(),
    );
    expect(cards(match, 'aside', 0)).toEqual([]);
    expect(open(match)).toEqual(['0 vision']);
  });

  it('T-3.5 at least one card and at most four are discarded', () => {
    const match = table(wish);
    say(match, 0, 'Give up Red treasure, 3 for new cards');
    const codes = asked(match).options.map(({ code }) => code);
    expect(match.answer(0, [])).toMatchObject({ rule: 'T-3.5' });
    expect(match.answer(0, codes)).toMatchObject({ rule: 'T-3.5' });
    expect(match.answer(0, codes.slice(0, 4))).toBeUndefined();
    expect(cards(match, 'hand', 0)).toHaveLength(5);
  });

  it('T-3.5 a treasure of value -1 cannot be exchanged', () => {
    const match = table(wish);
    expect(asked(match).options.map(({ label }) => label)).not.toContain(
      'Give up Grey treasure, −1 for new cards',
    );
    expect(asked(match).whyNot).toMatchObject([
      { label: 'Give up Grey treasure, −1 for new cards', rule: 'T-3.5' },
    ]);
  });

  it('T-3.11 a face-up treasure stays, and everybody sees which one goes', () => {
    const match = table({ ...wish, shown: [['red-2']], revealed: [0] });
    expect(asked(match).whyNot.map(({ rule }) => rule)).toEqual(['T-3.5', 'T-3.11']);
    say(match, 0, 'Give up Red treasure, 3 for new cards');
    expect(seen(match, 2, 'under')).toEqual(['red-3']);
  });

  it('T-3.11 with fewer than four to draw one keeps no more than were drawn', () => {
    const match = table({
      hands: [['gift-stone-0', 'gift-stone-1', 'hex-stone-0']],
      treasures: [['red-3']],
      rest: 1,
    });
    say(match, 0, 'Give up Red treasure, 3 for new cards');
    say(match, 0, { cards: ['gift-stone-0', 'gift-stone-1', 'hex-stone-0'] });
    expect([...cards(match, 'hand', 0)].sort()).toEqual([
      'gift-stone-0',
      'gift-stone-1',
      'hex-stone-0',
    ]);
    expect(open(match)).toEqual(['0 vision']);
  });
});
