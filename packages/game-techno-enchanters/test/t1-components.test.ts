import { describe, expect, it } from 'vitest';
import { technoEnchanters } from '../src/index.ts';
import {
  asked,
  COLOURS,
  cards,
  ENCHANTMENTS,
  open,
  SIGNS,
  say,
  seen,
  start,
  table,
  told,
  VISIONS,
} from './play.ts';

const CARDS = technoEnchanters.cards({});
const ofKind = (kind: string): typeof CARDS => CARDS.filter((card) => card.kind === kind);
const idsOf = (kind: string): string[] => ofKind(kind).map(({ id }) => id);

describe('T-1 components', () => {
  it('T-1.1 five signs, each with its colour', () => {
    const five = ofKind('character').filter(({ id }) => id.endsWith('-5'));
    expect(five.map((card) => card['sign'])).toEqual(SIGNS);
    expect(five.map((card) => card['colour'])).toEqual(COLOURS);
    expect(five.map(({ name }) => name.split(' ')[0])).toEqual([
      'Flambeaux',
      'Lichtenborn',
      'Ångbåt',
      'Aquaté',
      'Terranova',
    ]);
  });

  it('T-1.2 twelve characters in sets of three, four and five; a table uses its own set', () => {
    expect(ofKind('character')).toHaveLength(12);
    for (const seats of [3, 4, 5]) {
      const match = start({ seats });
      const dealt = Array.from({ length: seats }, (_, seat) => cards(match, 'character', seat));
      expect(dealt.flat().sort()).toEqual(
        SIGNS.slice(0, seats)
          .map((sign) => `${sign}-${seats}`)
          .sort(),
      );
      expect(
        cards(match, 'box').filter((id) => /-[345]$/.test(id) && !id.includes('minus')),
      ).toEqual(expect.arrayContaining([`flambeaux-${seats === 3 ? 4 : 3}`]));
    }
  });

  it.each([
    [3, ['lichtenborn', 'angbat', 'flambeaux']],
    [4, ['lichtenborn', 'angbat', 'aquate', 'flambeaux']],
    [5, ['lichtenborn', 'angbat', 'aquate', 'terranova', 'flambeaux']],
  ])(
    'T-1.3 with %i players each sign opposes the next and the last opposes red',
    (seats, hunted) => {
      const set = ofKind('character').filter(({ id }) => id.endsWith(`-${seats}`));
      expect(set.map((card) => card['opposing'])).toEqual(hunted);
    },
  );

  it('T-1.4 twenty-five treasures, five of each colour with the values -1, 1, 1, 2, 3', () => {
    expect(ofKind('treasure').reduce((sum, { copies }) => sum + copies, 0)).toBe(25);
    for (const colour of COLOURS) {
      const own = ofKind('treasure').filter((card) => card['colour'] === colour);
      const values = own.flatMap((card) => new Array(card.copies).fill(card['value']));
      expect(values.sort()).toEqual([-1, 1, 1, 2, 3]);
    }
  });

  it('T-1.5 there is one Queen', () => {
    expect(ofKind('queen').map(({ id, copies }) => [id, copies])).toEqual([['queen', 1]]);
  });

  it('T-1.6 the playing deck has 52 visions and 18 enchantments', () => {
    const count = (kind: string): number =>
      ofKind(kind).reduce((sum, { copies }) => sum + copies, 0);
    expect([count('vision'), count('enchantment')]).toEqual([52, 18]);
    const match = start();
    const hands = [0, 1, 2].flatMap((seat) => cards(match, 'hand', seat));
    expect(cards(match, 'deck').length + hands.length).toBe(70);
  });

  it('T-1.7 a vision has a symbol or none, a spell, no, one or two stars, and perhaps a link', () => {
    for (const { symbol, spell, stars, link } of ofKind('vision') as readonly Record<
      string,
      unknown
    >[]) {
      expect(['stone', 'multiblade', 'parchment', 'none']).toContain(symbol);
      expect(['gift', 'find', 'theft', 'hex']).toContain(spell);
      expect([0, 1, 2]).toContain(stars);
      expect(link).toBeTypeOf('boolean');
    }
  });

  it('T-1.8 four visions for each spell and symbol, and one without a symbol for each spell', () => {
    expect(idsOf('vision').sort()).toEqual([...VISIONS].sort());
    for (const { copies } of ofKind('vision')) expect(copies).toBe(1);
  });

  it('T-1.9 third in a row, two stars show as one and one star still shows', () => {
    const rows = (third: string): string[] => ['gift-stone-0', 'find-stone-1', third];
    const two = table({ rowA: [rows('hex-stone-2')], part: 'stars' });
    expect(open(two)).toEqual(['0 target']);
    const three = table({ rowA: [rows('hex-stone-2')], rowB: [['hex-stone-1']], part: 'stars' });
    expect(open(three)).toEqual(['0 starTreasure']);
    const one = table({ rowA: [rows('hex-stone-1')], rowB: [['hex-multiblade-1']], part: 'stars' });
    expect(open(one)).toEqual(['0 starTreasure']);
    const none = table({
      rowA: [rows('hex-stone-0')],
      rowB: [['hex-multiblade-1']],
      part: 'stars',
    });
    expect(open(none)).toEqual(['0 target']);
  });

  it('T-1.10 the enchantments and how many there are of each', () => {
    const copies = Object.fromEntries(ofKind('enchantment').map((card) => [card.id, card.copies]));
    expect(copies).toEqual(ENCHANTMENTS);
  });
});

describe('T-1.10 what the enchantments do', () => {
  it('T-1.10 Magical Swap exchanges visions in the same position and keeps the rows in order', () => {
    const match = table({
      hands: [['magical-swap']],
      rowA: [
        ['gift-stone-0', 'gift-stone-1'],
        ['hex-stone-0', 'hex-stone-1'],
      ],
    });
    say(match, 0, 'Play Magical Swap');
    expect(asked(match).options).toHaveLength(2);
    say(match, 0, { cards: ['gift-stone-0', 'hex-stone-0'] });
    expect(cards(match, 'rowA', 0)).toEqual(['hex-stone-0', 'gift-stone-1']);
    expect(cards(match, 'rowA', 1)).toEqual(['gift-stone-0', 'hex-stone-1']);
    expect(cards(match, 'discard')).toEqual(['magical-swap']);
  });

  it('T-1.10 Clairvoyance shows a hidden character to its player alone', () => {
    const match = table({ hands: [['clairvoyance']], seats: 4, revealed: [2] });
    say(match, 0, 'Play Clairvoyance');
    expect(asked(match).options.map(({ seat }) => seat)).toEqual([1, 3]);
    say(match, 0, { seat: 1 });
    const seenBy = [0, 1, 2, 3].map((viewer) => seen(match, viewer, 'character', 1));
    expect(seenBy).toEqual([['lichtenborn-4'], ['lichtenborn-4'], ['?'], ['?']]);
    expect(told(match, 3).join()).toContain('looks at the character of Player 2');
  });

  it('T-1.10 Windfall sets two cards aside besides the one it draws', () => {
    const match = table({ hands: [['windfall', 'dispel']] });
    say(match, 0, 'Play Windfall');
    expect(cards(match, 'aside', 0)).toHaveLength(3);
  });

  it('T-1.10 Dispel discards the last vision of any row and no other', () => {
    const match = table({
      hands: [['dispel']],
      rowA: [['gift-stone-0'], ['hex-stone-0', 'hex-stone-1']],
    });
    say(match, 0, 'Play Dispel');
    expect(asked(match).options.map(({ seat }) => seat)).toEqual([0, 1]);
    say(match, 0, 'hex-stone-1');
    expect(cards(match, 'rowA', 1)).toEqual(['hex-stone-0']);
    expect(cards(match, 'discard')).toEqual(['hex-stone-1', 'dispel']);
  });

  it('T-1.10 Tremor puts a displayed treasure under the deck and turns up another', () => {
    const match = table({
      hands: [['tremor', 'dispel']],
      display: ['red-1', 'red-2', 'red-3'],
      next: ['grey-3'],
    });
    say(match, 0, 'Play Tremor');
    say(match, 0, 'red-2');
    expect(cards(match, 'under')).toEqual(['red-2']);
    expect(cards(match, 'display')).toEqual(['red-1', 'red-3', 'grey-3']);
  });

  it('T-1.10 Quickening allows three visions and is discarded when they are played', () => {
    const match = table({
      hands: [
        ['quickening', 'gift-stone-0', 'gift-stone-1', 'find-stone-0', 'hex-stone-0'],
        ['dispel'],
      ],
    });
    say(match, 0, 'Play Quickening');
    expect(cards(match, 'inUse')).toEqual(['quickening']);
    for (const id of ['gift-stone-0', 'gift-stone-1'])
      say(match, 0, { cards: [id], in: 'rowA[0]' });
    expect(open(match)).toEqual(['0 vision']);
    say(match, 0, { cards: ['find-stone-0'], in: 'rowB[0]' });
    expect(open(match)).toEqual(['1 enchant']);
    expect(cards(match, 'discard')).toEqual(['quickening']);
  });

  it('T-1.10 Hidden Gift gives one face-down treasure to another player', () => {
    const match = table({ hands: [['hidden-gift', 'dispel']], treasures: [['red-1', 'grey-3']] });
    say(match, 0, 'Play Hidden Gift');
    say(match, 0, { cards: ['grey-3'], seat: 2 });
    expect(cards(match, 'treasures', 0)).toEqual(['red-1']);
    expect(cards(match, 'treasures', 2)).toEqual(['grey-3']);
  });
});
