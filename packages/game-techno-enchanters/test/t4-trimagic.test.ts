import { describe, expect, it } from 'vitest';
import {
  asked,
  cards,
  forSeeds,
  labels,
  open,
  pass,
  say,
  seen,
  table,
  told,
  type Wish,
} from './play.ts';

const LOW = ['find-stone-0', 'hex-stone-0'];
const cast = (row: readonly string[], more: Wish = {}): ReturnType<typeof table> =>
  table({ rowA: [row], part: 'trimagic', seats: 4, hands: [['dispel']], ...more });

describe('T-4.2 casting', () => {
  it('T-4.2 a row of three casts and is discarded; a row of two stays', () => {
    const match = cast(['gift-stone-0', ...LOW], { rowB: [['theft-stone-0', 'theft-stone-1']] });
    say(match, 0, 'Yourself');
    expect(cards(match, 'rowA', 0)).toEqual([]);
    expect(cards(match, 'discard')).toEqual(['gift-stone-0', ...LOW]);
    expect(cards(match, 'rowB', 0)).toHaveLength(2);
  });

  it('T-4.2 two full rows cast in the order their player chooses', () => {
    for (const first of [0, 1]) {
      const match = cast(['gift-stone-0', ...LOW], {
        rowB: [['hex-multiblade-0', 'find-multiblade-0', 'theft-multiblade-0']],
      });
      expect(labels(match)).toEqual(['The first row: gift', 'The second row: hex']);
      say(match, 0, first);
      expect(cards(match, 'inUse')[0]).toBe(first === 0 ? 'gift-stone-0' : 'hex-multiblade-0');
      say(match, 0, 'Yourself');
      expect(cards(match, 'inUse')[0]).toBe(first === 0 ? 'hex-multiblade-0' : 'gift-stone-0');
    }
  });
});

describe('T-4.3 the four spells', () => {
  it('T-4.3 gift: cards are drawn, looked at and added to any hand', () => {
    const match = cast(['gift-stone-0', ...LOW], { deck: ['windfall', 'tremor'] });
    expect(labels(match)).toEqual(['Yourself', 'Player 2', 'Player 3', 'Player 4']);
    expect(seen(match, 0, 'looking', 0)).toEqual(['windfall']);
    expect(seen(match, 1, 'looking', 0)).toEqual(['?']);
    say(match, 0, { seat: 2 });
    expect(cards(match, 'hand', 2)).toEqual(['windfall']);
    expect(seen(match, 0, 'hand', 2)).toEqual(['windfall']);
    expect(seen(match, 1, 'hand', 2)).toEqual(['?']);
  });

  it('T-4.3 find: displayed treasures go to any player, refilling after each', () => {
    const match = cast(['find-multiblade-0', 'gift-stone-2', 'hex-stone-0'], {
      display: ['red-1', 'red-2', 'red-3'],
      next: ['blue-3', 'blue-2'],
    });
    say(match, 0, { seat: 3 });
    say(match, 0, 'red-3');
    expect(cards(match, 'display')).toEqual(['red-1', 'red-2', 'blue-3']);
    say(match, 0, 'blue-3');
    expect(cards(match, 'treasures', 3)).toEqual(['red-3', 'blue-3']);
    expect(cards(match, 'display')).toEqual(['red-1', 'red-2', 'blue-2']);
  });

  it('T-4.3 theft: a random treasure of another player, never of oneself', () => {
    const stolen = new Set<string>();
    forSeeds(40, (seed) => {
      const match = cast(['theft-stone-0', ...LOW], {
        seed,
        treasures: [['red-1'], ['red-2', 'red-3', 'blue-2']],
      });
      expect(labels(match)).toEqual(['Player 2', 'Player 3', 'Player 4']);
      expect(asked(match).whyNot).toMatchObject([{ label: 'Player 1', rule: 'T-4.3' }]);
      say(match, 0, { seat: 1 });
      expect(cards(match, 'treasures', 0)).toHaveLength(2);
      stolen.add(cards(match, 'treasures', 0)[1] ?? '');
    });
    expect([...stolen].sort()).toEqual(['blue-2', 'red-2', 'red-3']);
  });

  it('T-4.3 hex: a random card of any hand is discarded', () => {
    const taken = new Set<string>();
    forSeeds(40, (seed) => {
      const match = cast(['hex-multiblade-0', ...LOW], {
        seed,
        hands: [['dispel'], ['windfall', 'tremor', 'quickening']],
      });
      expect(labels(match)).toHaveLength(4);
      say(match, 0, { seat: 1 });
      say(match, 1, 'Let it happen');
      expect(cards(match, 'hand', 1)).toHaveLength(2);
      taken.add(cards(match, 'discard')[0] ?? '');
    });
    expect([...taken].sort()).toEqual(['quickening', 'tremor', 'windfall']);
  });
});

describe('T-4.4 targets', () => {
  it.each([
    ['second', ['hex-stone-1', 'gift-stone-1-link', 'find-stone-0'], true],
    ['third', ['hex-stone-1', 'find-stone-0', 'gift-stone-1-link'], true],
    ['first', ['hex-stone-1-link', 'find-stone-0', 'gift-stone-0'], false],
  ])('T-4.4 a link on the %s vision', (_where, row, second) => {
    const match = cast(row, {
      hands: [
        ['dispel', 'dispel'],
        ['tremor', 'windfall'],
        ['tremor', 'windfall'],
      ],
    });
    say(match, 0, { seat: 1 });
    say(match, 1, 'Let it happen');
    expect(open(match)).toEqual([second ? '0 secondTarget' : '1 enchant']);
  });

  it('T-4.4 the second target is another one and may be declined', () => {
    const linked = ['hex-stone-1', 'gift-stone-1-link', 'find-stone-0'];
    const hands = [
      ['dispel', 'dispel'],
      ['tremor', 'windfall'],
      ['tremor', 'windfall'],
    ];
    const match = cast(linked, { hands });
    say(match, 0, { seat: 1 });
    say(match, 1, 'Let it happen');
    expect(labels(match)).toEqual(['No second target', 'Yourself', 'Player 3', 'Player 4']);
    expect(asked(match).whyNot).toMatchObject([{ label: 'Player 2', rule: 'T-4.4' }]);
    say(match, 0, 'No second target');
    expect(cards(match, 'hand', 2)).toHaveLength(2);
    expect(cards(match, 'inUse')).toEqual([]);
  });

  it('T-4.4 a theft with nobody else to steal from asks for no second target', () => {
    const linked = ['theft-stone-1', 'gift-stone-1-link', 'find-stone-0'];
    const hands = [['dispel'], ['tremor']];
    const two = cast(linked, { hands, round: 2, out: [2, 3] });
    say(two, 0, { seat: 1 });
    say(two, 1, 'Let it happen');
    expect(open(two)).toEqual(['1 enchant']);
    const three = cast(linked, { hands, round: 2, out: [2] });
    say(three, 0, { seat: 1 });
    say(three, 1, 'Let it happen');
    expect(labels(three)).toEqual(['No second target', 'Player 4']);
  });

  it('T-4.4 a linked gift draws again for the second target', () => {
    const match = cast(['gift-stone-0', 'hex-stone-1-link', 'find-stone-0'], {
      deck: ['windfall', 'tremor'],
      hands: [],
    });
    say(match, 0, { seat: 1 });
    say(match, 0, 'Draw for a second player');
    expect(labels(match)).toEqual(['Yourself', 'Player 3', 'Player 4']);
    say(match, 0, { seat: 3 });
    expect([1, 3].map((seat) => cards(match, 'hand', seat))).toEqual([['windfall'], ['tremor']]);
    // There is no third one.
    expect(open(match)).toEqual(['1 enchant']);
  });
});

describe('T-4.5 how many', () => {
  it.each([
    ['no star', ['gift-parchment-0', 'find-parchment-0'], 1],
    ['one star on the second', ['gift-parchment-1', 'find-parchment-0'], 1],
    [
      'two stars at the tip of the third, which shows one',
      ['gift-parchment-0', 'find-parchment-2'],
      1,
    ],
    ['two stars on the second', ['gift-parchment-2', 'find-parchment-0'], 2],
    ['one on the second and one at the tip', ['gift-parchment-1', 'find-parchment-1'], 2],
    ['one on the second and a two at the tip', ['gift-parchment-1', 'find-parchment-2'], 2],
  ])('T-4.5 %s', (_what, [second = '', third = ''], count) => {
    const match = cast(['hex-parchment-2', second, third], {
      hands: [['dispel'], ['windfall', 'tremor', 'quickening', 'clairvoyance']],
    });
    say(match, 0, { seat: 1 });
    say(match, 1, 'Let it happen');
    expect(cards(match, 'hand', 1)).toHaveLength(4 - count);
  });

  it('T-4.5 applies to gift, find and theft as well', () => {
    const two = ['gift-parchment-2', 'find-parchment-0'];
    const gift = cast(['gift-stone-0', ...two], { hands: [[], ['dispel']] });
    expect(cards(gift, 'looking', 0)).toHaveLength(2);
    const theft = cast(['theft-stone-0', ...two], { treasures: [[], ['red-1', 'red-2', 'red-3']] });
    say(theft, 0, { seat: 1 });
    expect(cards(theft, 'treasures', 0)).toHaveLength(2);
    const find = cast(['find-stone-0', ...two]);
    say(find, 0, 'Yourself');
    say(find, 0, asked(find).options[0]?.code ?? -1);
    expect(open(find)).toEqual(['0 findTreasure']);
  });
});

describe('T-4.8 and T-4.9', () => {
  it('T-4.8 a target with nothing to lose may be named, and nothing happens', () => {
    const theft = cast(['theft-stone-0', ...LOW]);
    say(theft, 0, { seat: 1 });
    expect(told(theft, 0).join()).toContain('no treasure to steal');
    const hex = cast(['hex-multiblade-0', ...LOW]);
    say(hex, 0, { seat: 2 });
    expect(told(hex, 0).join()).toContain('holds no card');
  });

  it('T-4.8 the first target is served before the second is named', () => {
    const match = cast(['hex-stone-1', 'gift-stone-1-link', 'find-stone-1'], {
      hands: [['dispel'], ['tremor', 'windfall', 'windfall'], ['tremor', 'quickening']],
    });
    say(match, 0, { seat: 1 });
    say(match, 1, 'Let it happen');
    expect(cards(match, 'hand', 1)).toHaveLength(1);
    expect(open(match)).toEqual(['0 secondTarget']);
  });

  it('T-4.9 thief and victim know what was stolen, the others lose track', () => {
    const match = cast(['theft-stone-0', ...LOW], {
      treasures: [[], ['red-2', 'blue-3']],
      known: { 'red-2': [2, 3], 'blue-3': [2, 3] },
    });
    say(match, 0, { seat: 1 });
    const [stolen = ''] = cards(match, 'treasures', 0);
    const [left = ''] = cards(match, 'treasures', 1);
    expect(seen(match, 0, 'treasures', 0)).toEqual([stolen]);
    expect(seen(match, 1, 'treasures', 0)).toEqual([stolen]);
    expect(seen(match, 1, 'treasures', 1)).toEqual([left]);
    for (const viewer of [2, 3]) {
      expect(seen(match, viewer, 'treasures', 0)).toEqual(['?']);
      expect(seen(match, viewer, 'treasures', 1)).toEqual(['?']);
    }
    pass(match);
  });

  it('T-4.9 the thief does not know either which of the treasures that are left is which', () => {
    const match = cast(['theft-stone-0', ...LOW], {
      treasures: [[], ['red-2', 'blue-3', 'grey-3']],
      known: { 'red-2': [0], 'blue-3': [0], 'grey-3': [0] },
    });
    expect(seen(match, 0, 'treasures', 1)).not.toContain('?');
    say(match, 0, { seat: 1 });
    expect(seen(match, 0, 'treasures', 0)).toEqual(cards(match, 'treasures', 0));
    expect(seen(match, 0, 'treasures', 1)).toEqual(['?', '?']);
    expect(seen(match, 1, 'treasures', 1)).toEqual(cards(match, 'treasures', 1));
  });
});
