import { describe, expect, it } from 'vitest';
import { asked, cards, counter, open, say, seen, table, told, totals, type Wish } from './play.ts';

const DISPLAY = ['grey-1', 'grey-2', 'grey-3'];
/** Three seats; the next treasure turned up is the Queen. */
const near = (wish: Wish = {}): ReturnType<typeof table> =>
  table({
    display: DISPLAY,
    queen: 'next',
    hands: [['dispel'], ['windfall'], ['windfall']],
    ...wish,
  });
const STARS: Wish = { rowA: [['hex-stone-2', 'gift-stone-1']], part: 'stars' };
const FIND: Wish = { rowA: [['find-stone-0', 'gift-stone-2', 'hex-stone-0']], part: 'trimagic' };

/** Everybody stays hidden but these. */
function choose(match: ReturnType<typeof table>, ...reveals: number[]): void {
  for (const seat of [0, 1, 2]) say(match, seat, reveals.includes(seat) ? 'Reveal' : 'Stay hidden');
}

describe('T-5.1 the Queen', () => {
  it('T-5.1 ends the round at once when stars turn her up', () => {
    const match = near(STARS);
    say(match, 0, { seat: 0, cards: ['grey-3'] });
    expect(open(match)).toEqual(['0 reveal', '1 reveal', '2 reveal']);
    expect(cards(match, 'queen')).toEqual(['queen']);
    expect(counter(match, 'score', 0)).toBe(3);
  });

  it('T-5.1 drops the rest of a find: the second treasure is not taken', () => {
    const match = near(FIND);
    say(match, 0, 'Yourself');
    say(match, 0, 'grey-3');
    expect(open(match)).toEqual(['0 reveal', '1 reveal', '2 reveal']);
    expect(cards(match, 'treasures', 0)).toEqual(['grey-3']);
  });

  it('T-5.1 drops a second target that was still to be named', () => {
    const match = near({
      rowA: [['find-stone-0', 'gift-stone-1-link', 'hex-stone-0']],
      part: 'trimagic',
    });
    say(match, 0, 'Yourself');
    say(match, 0, 'grey-3');
    choose(match);
    expect(open(match)).toEqual(['1 enchant']);
  });

  it('T-5.5 the visions and enchantments that were taking effect are discarded', () => {
    const find = near(FIND);
    say(find, 0, 'Yourself');
    say(find, 0, 'grey-3');
    expect(cards(find, 'inUse')).toEqual([]);
    expect(cards(find, 'discard')).toEqual(['find-stone-0', 'gift-stone-2', 'hex-stone-0']);
    const tremor = near({ hands: [['tremor']] });
    say(tremor, 0, 'Play Tremor');
    say(tremor, 0, 'grey-1');
    expect(cards(tremor, 'discard')).toEqual(['tremor']);
    expect(cards(tremor, 'inUse')).toEqual([]);
  });
});

describe('T-5.2 to T-5.4 between the rounds', () => {
  const wish: Wish = {
    ...STARS,
    treasures: [['red-1', 'red-3'], ['yellow-minus-1', 'red-2', 'yellow-2'], []],
    deck: ['tremor', 'quickening', 'clairvoyance'],
  };
  const ended = (): ReturnType<typeof table> => {
    const match = near(wish);
    say(match, 0, { seat: 2, cards: ['grey-3'] });
    return match;
  };

  it('T-5.2 treasures are revealed and their values added to the scores', () => {
    const match = ended();
    expect([0, 1, 2].map((seat) => counter(match, 'score', seat))).toEqual([4, 3, 3]);
    expect(totals(match)).toEqual([4, 3, 3]);
    for (const viewer of [0, 1, 2, 6]) {
      expect(seen(match, viewer, 'treasures', 1)).toEqual(['yellow-minus-1', 'red-2', 'yellow-2']);
    }
  });

  it('T-5.3 all choose at the same time, in any order, and choices stay hidden until the last', () => {
    const one = ended();
    const other = ended();
    say(one, 1, 'Reveal');
    say(other, 1, 'Stay hidden');
    expect(open(one)).toEqual(['0 reveal', '2 reveal']);
    for (const viewer of [0, 2, 6]) {
      expect(one.view(viewer)).toEqual(other.view(viewer));
      expect(told(one, viewer)).toEqual(told(other, viewer));
      expect(seen(one, viewer, 'character', 1)).toEqual(viewer === 1 ? [] : ['?']);
    }
    say(one, 2, 'Stay hidden');
    expect(seen(one, 0, 'character', 1)).toEqual(['?']);
    say(one, 0, 'Stay hidden');
    expect(seen(one, 0, 'character', 1)).toEqual(['lichtenborn-3']);
    expect(seen(one, 1, 'character', 0)).toEqual(['?']);
  });

  it('T-5.4 who reveals draws a card and may keep one treasure of the own colour, face up', () => {
    const match = ended();
    choose(match, 0, 1);
    expect(cards(match, 'hand', 0)).toEqual(['dispel', 'tremor']);
    expect(cards(match, 'hand', 1)).toEqual(['windfall', 'quickening']);
    expect(cards(match, 'hand', 2)).toEqual(['windfall']);
    expect(asked(match)).toMatchObject({ seat: 0, question: 'keep' });
    expect(asked(match).options.map(({ label }) => label)).toEqual([
      'None',
      'Red treasure, 1',
      'Red treasure, 3',
    ]);
    say(match, 0, 'red-1');
    expect(asked(match)).toMatchObject({ seat: 1, question: 'keep' });
    expect(asked(match).whyNot).toMatchObject([{ label: 'Red treasure, 2', rule: 'T-5.4' }]);
    say(match, 1, 'None');
    expect(cards(match, 'shown', 0)).toEqual(['red-1']);
    expect(cards(match, 'shown', 1)).toEqual([]);
    expect([0, 1, 2].map((seat) => cards(match, 'treasures', seat))).toEqual([[], [], []]);
    expect([0, 1, 2].map((seat) => counter(match, 'revealed', seat))).toEqual([1, 1, 0]);
  });

  it('T-5.4 who stays hidden discards everything and is shown to nobody', () => {
    const match = ended();
    choose(match);
    expect([0, 1, 2].map((seat) => cards(match, 'treasures', seat))).toEqual([[], [], []]);
    expect(seen(match, 2, 'character', 0)).toEqual(['?']);
    expect(cards(match, 'hand', 0)).toEqual(['dispel']);
    expect(told(match, 2).join()).toContain('Player 1 stays hidden');
  });

  it('T-5.6 treasures are kept in turn order from the player who was interrupted', () => {
    const match = near({ ...wish, seat: 1, rowA: [[], ['hex-stone-2', 'gift-stone-1']] });
    say(match, 1, { seat: 2, cards: ['grey-3'] });
    choose(match, 0, 1, 2);
    expect(open(match)).toEqual(['1 keep']);
    say(match, 1, 'None');
    expect(open(match)).toEqual(['2 keep']);
    say(match, 2, 'grey-3');
    expect(open(match)).toEqual(['0 keep']);
  });
});

describe('T-6 the second round', () => {
  it('T-6.1 all treasures that were not kept make a new deck with the Queen, and a display', () => {
    const match = near({ ...STARS, treasures: [['red-1', 'red-3'], ['red-2']] });
    say(match, 0, { seat: 0, cards: ['grey-3'] });
    choose(match, 0);
    say(match, 0, 'red-3');
    expect(counter(match, 'round')).toBe(2);
    expect(cards(match, 'display')).toHaveLength(3);
    expect(cards(match, 'bottom')).toHaveLength(5);
    expect(cards(match, 'bottom')).toContain('queen');
    expect(cards(match, 'treasureDeck')).toHaveLength(15 - 1 - 3 - 4);
    expect(cards(match, 'under')).toEqual([]);
    expect(cards(match, 'queen')).toEqual([]);
    expect(new Set(seen(match, 0, 'treasureDeck'))).toEqual(new Set(['?']));
  });

  it.each<[string, Wish, (match: ReturnType<typeof table>) => void, string]>([
    [
      'an enchantment: stealing comes next',
      { hands: [['tremor'], ['dispel']], rowA: [['find-stone-0'], ['hex-multiblade-0']] },
      (match) => {
        say(match, 0, 'Play Tremor');
        say(match, 0, 'grey-1');
      },
      '0 steal',
    ],
    [
      'the stars: the trimagic comes next',
      { rowA: [['hex-stone-0', 'gift-stone-2', 'find-stone-1']], part: 'stars' },
      (match) => say(match, 0, { seat: 0, cards: ['grey-1'] }),
      '0 target',
    ],
    [
      'a trimagic: the cards come next, then the next turn',
      FIND,
      (match) => {
        say(match, 0, { seat: 0 });
        say(match, 0, 'grey-1');
      },
      '1 enchant',
    ],
  ])('T-6.2 after %s', (_part, wish, until, next) => {
    const match = near({ ...wish, aside: [['theft-stone-0']] });
    until(match);
    choose(match);
    expect(open(match)).toEqual([next]);
    expect(counter(match, 'round')).toBe(2);
    if (next === '1 enchant') expect(cards(match, 'hand', 0)).toContain('theft-stone-0');
  });

  it('T-6.4 a second full row still casts after the first has turned up the Queen', () => {
    const match = near({
      ...FIND,
      rowB: [['hex-multiblade-0', 'find-multiblade-0', 'gift-multiblade-0']],
    });
    say(match, 0, 0);
    say(match, 0, 'Yourself');
    say(match, 0, 'grey-1');
    choose(match);
    expect(open(match)).toEqual(['0 target']);
    expect(cards(match, 'inUse')[0]).toBe('hex-multiblade-0');
  });

  it('T-6.3 a revealed player lays treasures of the own colour face up, others face down', () => {
    const match = table({
      ...STARS,
      round: 2,
      revealed: [0],
      display: ['red-1', 'grey-1', 'grey-2'],
      hands: [['dispel'], ['dispel']],
    });
    say(match, 0, { seat: 0, cards: ['red-1'] });
    expect(cards(match, 'shown', 0)).toEqual(['red-1']);
    const hidden = table({ ...STARS, round: 2, display: ['red-1', 'grey-1', 'grey-2'] });
    say(hidden, 0, { seat: 0, cards: ['red-1'] });
    expect(cards(hidden, 'treasures', 0)).toEqual(['red-1']);
    const other = table({
      ...STARS,
      round: 2,
      revealed: [0],
      display: ['red-1', 'grey-1', 'grey-2'],
    });
    say(other, 0, { seat: 0, cards: ['grey-1'] });
    expect(cards(other, 'treasures', 0)).toEqual(['grey-1']);
  });

  it.each<[string, Wish, (match: ReturnType<typeof table>) => void]>([
    ['given for stars', STARS, (match) => say(match, 0, { seat: 1, cards: ['yellow-3'] })],
    [
      'found by somebody else',
      { rowA: [['find-stone-0', 'gift-stone-0', 'hex-stone-0']], part: 'trimagic' },
      (match) => {
        say(match, 0, { seat: 1 });
        say(match, 0, 'yellow-3');
      },
    ],
    [
      'a hidden gift',
      { hands: [['hidden-gift']], treasures: [['yellow-3', 'red-1']], display: DISPLAY },
      (match) => {
        say(match, 0, 'Play Hidden Gift');
        say(match, 0, { seat: 1, cards: ['yellow-3'] });
      },
    ],
  ])('T-6.3 a treasure of the own colour lies face up when it is %s', (_how, wish, give) => {
    for (const revealed of [[1], []]) {
      const match = table({
        round: 2,
        revealed,
        hands: [['dispel']],
        display: ['yellow-3', 'grey-1', 'grey-2'],
        ...wish,
      });
      give(match);
      expect(cards(match, 'shown', 1)).toEqual(revealed.length > 0 ? ['yellow-3'] : []);
      expect(cards(match, 'treasures', 1)).toEqual(revealed.length > 0 ? [] : ['yellow-3']);
    }
  });

  it('T-6.3 face-up treasures are neither stolen nor given away', () => {
    const theft = table({
      rowA: [['theft-stone-0', 'gift-stone-2', 'hex-stone-0']],
      part: 'trimagic',
      round: 2,
      revealed: [1],
      treasures: [[], ['red-1']],
      shown: [[], ['yellow-1', 'yellow-2']],
      hands: [['dispel'], []],
    });
    say(theft, 0, { seat: 1 });
    expect(cards(theft, 'treasures', 0)).toEqual(['red-1']);
    expect(cards(theft, 'shown', 1)).toEqual(['yellow-1', 'yellow-2']);
    const gift = table({ hands: [['hidden-gift']], revealed: [0], shown: [['red-2']], round: 2 });
    expect(asked(gift).options.map(({ label }) => label)).toEqual(['Neither']);
    const both = table({
      hands: [['hidden-gift']],
      revealed: [0],
      shown: [['red-2']],
      treasures: [['grey-1']],
      round: 2,
    });
    say(both, 0, 'Play Hidden Gift');
    expect(asked(both).options).toHaveLength(2);
    expect(asked(both).whyNot).toMatchObject([{ label: 'Red treasure, 2', rule: 'T-6.3' }]);
  });

  it('T-6.3 a stolen treasure of the own colour is laid face up too', () => {
    const match = table({
      rowA: [['theft-stone-0', 'gift-stone-0', 'hex-stone-0']],
      part: 'trimagic',
      round: 2,
      revealed: [0],
      treasures: [[], ['red-1']],
    });
    say(match, 0, { seat: 1 });
    expect(cards(match, 'shown', 0)).toEqual(['red-1']);
    expect(seen(match, 2, 'shown', 0)).toEqual(['red-1']);
  });
});
