import { describe, expect, it } from 'vitest';
import { BASE, contentError } from '../src/content/content.ts';
import type { KingdomCard } from '../src/content/vocabulary.ts';
import { enchanters } from '../src/index.ts';
import {
  always,
  both,
  can,
  contentWith,
  dragon,
  enchantment,
  gain,
  glory,
  hurt,
  icons,
  item,
  kingdomsWith,
  minor,
  monster,
  multi,
  pay,
  rest,
  village,
  when,
} from './cards.ts';
import {
  asked,
  attack,
  cards,
  crystals,
  defense,
  offered,
  repose,
  start,
  table,
  take,
  total,
  use,
  winners,
  wounds,
} from './play.ts';

const ALL = BASE.kingdoms.flatMap((kingdom) => kingdom.cards);
const creatures = (list: readonly KingdomCard[]): KingdomCard[] =>
  list.filter(({ type }) => type === 'monster' || type === 'dragon');

/** Content in which one card of the first kingdom is changed. */
function changed(id: string, change: Record<string, unknown>): unknown {
  return {
    kingdoms: kingdomsWith().map((kingdom) => ({
      ...kingdom,
      cards: kingdom.cards.map((card) => (card.id === id ? { ...card, ...change } : card)),
    })),
    villages: [village()],
  };
}

describe('players and goal', () => {
  it.each([2, 3, 4])('E-1.1 %i players can play', (seats) => {
    expect(asked(start({ seats })).question).toBe('act');
  });

  it.each([0, 1, 5])('E-1.1 %i players cannot', (seats) => {
    expect(() => start({ seats })).toThrow('seats must be a whole number from 2 to 4');
  });

  it('E-1.2 whoever ends with more Glory than every other player wins', () => {
    const trophies = [['hoard'], ['relic']];
    const ends = { track: ['item-1', null, null, null, null, null], deck: [] };
    const richer = table({
      cards: [dragon('hoard', {}, glory(3)), dragon('relic', {}, glory(4))],
      trophies,
      ...ends,
    });
    repose(richer);
    expect(winners(richer)).toEqual([1]);
  });
});

describe('cards', () => {
  it('E-1.3 every card of a kingdom is an Item, an Enchantment, a Monster or a Dragon', () => {
    expect(new Set(ALL.map(({ type }) => type))).toEqual(
      new Set(['item', 'enchantment', 'monster', 'dragon']),
    );
    expect(contentError(changed('item-1', { type: 'village' }))).toContain(
      'cards.item-1 type must be item, enchantment, monster or dragon',
    );
  });

  it('E-1.4 what names Monsters leaves Dragons alone, and the other way round', () => {
    const watch = (what: 'monster' | 'dragon') =>
      can(when({ on: 'afterDefeating', what }, gain(what === 'monster' ? 10 : 20)));
    const wish = {
      cards: [
        item('hunter', watch('monster')),
        enchantment('slayer', watch('dragon')),
        item('sword', icons({ attack: 1 }), icons({ attack: 1 })),
      ],
      items: [['hunter', 'sword']],
      enchantments: [['slayer']],
      track: ['minor-1', 'dragon-1'],
    };
    const monsters = table(wish);
    take(monsters, 'minor-1');
    expect(crystals(monsters)).toBe(15);
    const dragons = table(wish);
    take(dragons, 'dragon-1');
    expect(crystals(dragons)).toBe(24);
  });

  it('E-1.4 unless both are named', () => {
    const wish = {
      cards: [
        item('hunter', can(when({ on: 'afterDefeating', what: 'creature' }, gain(7)))),
        enchantment('edge', icons({ attack: 1 })),
      ],
      items: [['hunter']],
      enchantments: [['edge']],
      track: ['minor-1', 'dragon-1'],
    };
    for (const [id, left] of [
      ['minor-1', 12],
      ['dragon-1', 11],
    ] as const) {
      const match = table(wish);
      take(match, id);
      expect(crystals(match)).toBe(left);
    }
  });

  it.each([
    ['a Monster', monster('beast', { health: 2, strength: 3 })],
    ['a Dragon', dragon('beast', { health: 2, strength: 3 })],
  ])('E-1.5 %s is fought in the same way', (_, beast) => {
    const fight = (swords: number) =>
      table({
        cards: [beast, item('arms', icons({ attack: swords, defense: 1 }))],
        items: [['arms']],
        track: ['beast'],
      });
    expect(offered(fight(1), 'beast')).toEqual([]);
    const won = fight(2);
    take(won, 'beast');
    expect(cards(won, 'trophy', 0)).toEqual(['beast']);
    expect(wounds(won)).toBe(2);
  });

  it('E-1.6 every creature has Health and Strength, and nothing else has', () => {
    for (const card of creatures(ALL)) expect(card).toMatchObject({ id: card.id, ...NUMBERS });
    for (const card of ALL.filter(({ type }) => type === 'item' || type === 'enchantment')) {
      expect(card).not.toHaveProperty('health');
      expect(card).not.toHaveProperty('strength');
    }
    expect(contentError(changed('minor-1', { health: undefined }))).toContain('health');
    expect(contentError(changed('dragon-1', { strength: -1 }))).toContain('strength');
    expect(contentError(changed('item-1', { health: 2 }))).toContain('has no field health');
  });
  const NUMBERS = { health: expect.any(Number), strength: expect.any(Number) };

  it('E-1.7 every card has an upper and a lower part, and what is printed belongs to one of them', () => {
    for (const part of ['upper', 'lower']) {
      expect(contentError(changed('item-1', { [part]: undefined }))).toContain(part);
    }
    expect(contentError(changed('item-1', { icons: { attack: 1 } }))).toContain('no field icons');
    const match = table({
      cards: [item('two-faced', icons({ attack: 2 }), icons({ defense: 3 }))],
      items: [['item-1', 'two-faced']],
    });
    expect([attack(match), defense(match)]).toEqual([0, 3]);
  });

  it('E-1.8 a kingdom has 25 cards: 6 Items, 6 Enchantments, 12 Monsters and a Dragon', () => {
    expect(BASE.kingdoms).toHaveLength(8);
    for (const { cards: deck } of BASE.kingdoms) {
      const sorts = deck.map((card) => [card.type, 'tier' in card ? card.tier : '', card.copies]);
      expect(sorts.sort()).toEqual([
        ['dragon', '', 1],
        ...Array.from({ length: 3 }, () => ['enchantment', '', 2]),
        ...Array.from({ length: 3 }, () => ['item', '', 2]),
        ['monster', 'major', 2],
        ['monster', 'medium', 4],
        ['monster', 'minor', 6],
      ]);
    }
    expect(contentError(changed('minor-1', { copies: 5 }))).toContain('must be 6 (E-1.8)');
    expect(contentError(changed('minor-1', { tier: 'major' }))).toContain('E-1.8');
  });

  it('E-1.9 thirteen of them carry the 2: one of each artifact card, half of each Monster, the Dragon', () => {
    for (const { cards: deck } of BASE.kingdoms) {
      const marked = deck.map((card) => [card.type, card.copies, card.twoPlayerCopies]);
      expect(marked.reduce((n, [, , many]) => n + Number(many), 0)).toBe(13);
      for (const [type, copies, many] of marked) {
        expect(many).toBe(type === 'dragon' ? 1 : Number(copies) / 2);
      }
    }
    expect(contentError(changed('item-1', { twoPlayerCopies: 2 }))).toContain('must be 1 (E-1.9)');
  });
});

describe('cards of one’s own', () => {
  const cost = { kind: 'payGold', n: 1 };
  it.each([
    ['effect', { type: 'immediate', effect: { kind: 'explode' } }, 'explode'],
    ['cost', { ...minor(gain(1)), cost: [cost] }, 'payGold'],
    ['condition', { ...when({ on: 'turnBegins' }, gain(1)), if: { kind: 'fullMoon' } }, 'fullMoon'],
    ['event', { ...when({ on: 'turnBegins' }, gain(1)), on: 'fullMoon' }, 'on must be one of'],
    ['lasting effect', { type: 'static', modifier: { kind: 'flying' } }, 'flying'],
    ['ability', { type: 'song' }, 'type must be one of'],
  ])('EF-20.2 a kind of %s that there is not is refused, with its place', (_, ability, told) => {
    const wrong = contentError(changed('item-1', { upper: { abilities: [ability] } }));
    expect(wrong).toContain('item-1.upper.abilities[0]');
    expect(wrong).toContain(told);
    const content = changed('item-1', { upper: { abilities: [ability] } });
    expect(() => start({ options: { content } })).toThrow('content kingdoms[0]');
  });
});

describe('tokens', () => {
  it('E-1.10 crystals are one whole number, paid and gained without change or tokens', () => {
    const match = table({
      village: village([multi(gain(4), pay(3))]),
      crystals: [10],
    });
    use(match, 'normaltown');
    expect(crystals(match)).toBe(11);
    for (const { kingdom, n } of PRICES)
      expect([kingdom, Number.isInteger(n)]).toEqual([kingdom, true]);
    const half = contentWith([item('half', can(minor(gain(1), pay(0.5))))]);
    expect(contentError(half)).toContain('whole number');
  });
  const PRICES = BASE.kingdoms.flatMap(({ id, cards: deck }) =>
    deck.flatMap(({ upper, lower }) =>
      [...(upper.abilities ?? []), ...(lower.abilities ?? [])].flatMap((ability) =>
        ability.type === 'action'
          ? ability.cost.flatMap((cost) =>
              cost.kind === 'payCrystals' ? [{ kingdom: id, n: cost.n }] : [],
            )
          : [],
      ),
    ),
  );

  it('E-1.11 wounds are one number for each player', () => {
    const match = table({ village: village([minor(hurt(7))]), wounds: [1, 2] });
    use(match, 'normaltown');
    expect([wounds(match, 0), wounds(match, 1)]).toEqual([8, 2]);
  });

  it('E-1.12 the supply of crystals and wounds never runs out', () => {
    const match = table({ village: village([multi(both(gain(99), hurt(99)))]) });
    for (let i = 0; i < 50; i++) use(match, 'normaltown');
    expect([crystals(match), wounds(match)]).toEqual([5 + 4950, 4950]);
  });

  it('E-1.13 there is no Mega Crystal in play, and a heap of crystals does nothing more', () => {
    const ids = enchanters.cards({}).map(({ id }) => id);
    expect(ids.filter((id) => id.includes('crystal'))).toEqual([]);
    const few = table({ crystals: [5] });
    const many = table({ crystals: [500] });
    expect(asked(many).options).toEqual(asked(few).options);
    expect(total(many)).toBe(total(few));
  });
});

describe('the Village', () => {
  it('E-1.14 a Village holds Rest actions, minor actions, multi-actions, lasting effects and Glory', () => {
    const match = table({
      village: village(
        [
          rest(gain(3)),
          minor(gain(2)),
          multi(gain(1), pay(1)),
          always({ kind: 'bonus', attack: 1, defense: 0 }),
        ],
        { glory: [{ kind: 'perCrystals', every: 1, n: 1 }] },
      ),
    });
    expect(offered(match, 'normaltown')).toHaveLength(4);
    expect(attack(match)).toBe(1);
    expect(total(match)).toBe(5);
  });

  it('E-1.14 every Village has a Rest action, and all else may be missing', () => {
    for (const { abilities, id } of BASE.villages) {
      expect([id, abilities.some((one) => one.type === 'action' && one.kind === 'rest')]).toEqual([
        id,
        true,
      ]);
    }
    const bare = { ...village(), abilities: [] };
    expect(contentError({ kingdoms: [], villages: [bare] })).toContain('E-1.14');
    const priced = { ...village(), abilities: [rest(gain(1), pay(1))] };
    expect(contentError({ kingdoms: [], villages: [priced] })).toContain('E-1.14');
    expect(contentError({ kingdoms: [], villages: [village()] })).toBeUndefined();
  });

  it.each([2, 3, 4])('E-1.15 with %i players one Village is in play, for all of them', (seats) => {
    const match = table({ seats, village: village([minor(gain(2))]) });
    expect(cards(match, 'village')).toEqual(['normaltown']);
    for (let seat = 0; seat < seats; seat++) {
      use(match, 'normaltown');
      repose(match);
      expect(crystals(match, seat)).toBe(8);
    }
  });
});
