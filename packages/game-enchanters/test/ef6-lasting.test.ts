import { describe, expect, it } from 'vitest';
import type { Condition } from '../src/content/vocabulary.ts';
import {
  always,
  atOnce,
  boost,
  can,
  contentWith,
  dragon,
  enchantment,
  gain,
  heal,
  item,
  minor,
  monster,
  TOWN,
  village,
  when,
} from './cards.ts';
import {
  attack,
  cards,
  crystals,
  defense,
  offered,
  question,
  start,
  table,
  take,
  use,
  type Wish,
  whyNot,
  wounds,
} from './play.ts';

const edge = enchantment('edge', { icons: { attack: 2, defense: 1 } });
const bonus = (during: Condition) =>
  item('charm', can(always({ kind: 'bonus', attack: 3, defense: 2 }, during)));
const charmed = (during: Condition, wish: Wish = {}): Wish => ({
  ...wish,
  cards: [bonus(during), edge, ...(wish.cards ?? [])],
  items: [['charm']],
  enchantments: [['edge']],
});

describe('conditions and lasting effects', () => {
  it('EF-6.1 EF-16.8 a bonus at a distance counts in fights there', () => {
    const far: Condition = { kind: 'distance', is: 'atLeast', n: 3 };
    const wolf = monster('wolf', { health: 5, strength: 3 });
    const near = table(charmed(far, { cards: [wolf], track: ['wolf'] }));
    expect(whyNot(near, 'wolf')).toEqual(['E-7.8']);
    const there = table(
      charmed(far, { cards: [wolf], track: ['item-1', 'item-2', 'item-3', 'wolf'] }),
    );
    take(there, 'wolf');
    expect(cards(there, 'trophy')).toEqual(['wolf']);
    expect(wounds(there)).toBe(0);
    const grave = table(
      charmed(far, {
        cards: [wolf],
        graveyard: ['wolf'],
        village: village([minor({ kind: 'journeyGraveyard' })]),
      }),
    );
    use(grave, TOWN);
    expect(cards(grave, 'graveyard')).toEqual(['wolf']);
  });

  it('EF-6.2 a bonus against a sort of creature', () => {
    const versus: Condition = { kind: 'against', filter: 'dragon' };
    const wyrm = dragon('wyrm', { health: 5, strength: 4 });
    const match = table(charmed(versus, { cards: [wyrm], track: ['wyrm'] }));
    expect(attack(match)).toBe(2);
    take(match, 'wyrm');
    expect(wounds(match)).toBe(1);
    const wolf = monster('wolf', { health: 5 });
    expect(whyNot(table(charmed(versus, { cards: [wolf], track: ['wolf'] })), 'wolf')).toEqual([
      'E-7.8',
    ]);
  });

  it('EF-6.2 E-7.11 a bonus of the fight is over with the fight', () => {
    const mine = { kind: 'gainCrystals', n: { kind: 'stat', stat: 'attack' } } as const;
    const here: Condition = { kind: 'distance', is: 'atLeast', n: 0 };
    const versus: Condition = { kind: 'against', filter: 'any' };
    for (const during of [here, versus]) {
      const wish = charmed(during, {
        cards: [monster('wolf', { health: 5 }, can(atOnce(mine)))],
        crystals: [0, 0],
        track: ['wolf'],
      });
      const match = table(wish);
      take(match, 'wolf');
      expect(crystals(match)).toBe(2);
    }
  });

  it('EF-6.2 nothing is fought on a journey to an Item', () => {
    const versus: Condition = { kind: 'against', filter: 'any' };
    const match = table(charmed(versus, { track: ['item-1'], village: village([minor(gain(1))]) }));
    take(match, 'item-1');
    expect(question(match)).toBe('0 prepare');
    expect(attack(match)).toBe(2);
  });

  it('EF-6.1 a trigger after the journey still knows its distance', () => {
    const far: Condition = { kind: 'distance', is: 'atLeast', n: 1 };
    const lamp = item(
      'lamp',
      can(
        when({ on: 'afterTaking', what: 'any' }, gain(3), { if: far }),
        when({ on: 'afterJourney' }, gain(5), { if: far }),
      ),
    );
    const match = table({
      cards: [lamp],
      items: [['lamp']],
      track: ['item-1', 'enchantment-1'],
      crystals: [1, 0],
    });
    take(match, 'enchantment-1');
    expect(crystals(match)).toBe(8);
  });

  it('EF-6.4 at least, at most, exactly', () => {
    const at = (kind: 'atLeast' | 'atMost' | 'exactly', n: number): number =>
      attack(table(charmed({ kind, value: { kind: 'crystals' }, n }, { crystals: [5, 0] })));
    expect([at('atLeast', 5), at('atLeast', 6)]).toEqual([5, 2]);
    expect([at('atMost', 5), at('atMost', 4)]).toEqual([5, 2]);
    expect([at('exactly', 5), at('exactly', 4)]).toEqual([5, 2]);
  });

  it('EF-6.6 if one has such a card', () => {
    const has: Condition = { kind: 'hasCard', filter: 'dragon' };
    expect(attack(table(charmed(has, { trophies: [['minor-1', 'dragon-1']] })))).toBe(5);
    expect(attack(table(charmed(has, { trophies: [['minor-1'], ['dragon-1']] })))).toBe(2);
  });

  it('EF-6.7 in the own turn', () => {
    const own: Condition = { kind: 'yourTurn' };
    expect(attack(table(charmed(own)))).toBe(5);
    expect(attack(table(charmed(own, { seat: 1 })))).toBe(2);
  });

  it('EF-6.10 if the top card of a pile is of a sort', () => {
    const top: Condition = { kind: 'topIs', pile: 'trophy', filter: 'monster' };
    expect(attack(table(charmed(top, { trophies: [['minor-1', 'dragon-1']] })))).toBe(5);
    expect(attack(table(charmed(top, { trophies: [['dragon-1', 'minor-1']] })))).toBe(2);
    expect(attack(table(charmed(top)))).toBe(2);
  });

  it('EF-16.3 crystals above a limit go back at once, in any turn', () => {
    const hole = item(
      'hole',
      can(always({ kind: 'crystalCap', n: 4 })),
      can(always({ kind: 'crystalCap', n: 6 })),
    );
    const match = table({
      cards: [hole],
      items: [['hole']],
      crystals: [9, 0],
      village: village([minor(gain(3))]),
      track: ['item-1'],
    });
    expect(crystals(match)).toBe(4);
    use(match, TOWN);
    expect(crystals(match)).toBe(4);
    take(match, 'item-1');
    // Covered, only its lower part counts.
    const taken = table({ cards: [hole], track: ['hole'], crystals: [9, 0] });
    take(taken, 'hole');
    expect(crystals(taken)).toBe(4);
  });

  it('EF-16.9 E-7.2 far journeys have their own price, never a higher one', () => {
    const boots = item('boots', can(always({ kind: 'journeyPriceCap', from: 3, price: 2 })));
    const row = [
      'enchantment-1',
      'enchantment-2',
      'enchantment-3',
      'enchantment-4',
      'enchantment-5',
      'enchantment-6',
    ];
    const price = (place: number): number => {
      const match = table({ cards: [boots], items: [['boots']], track: row });
      take(match, row[place] ?? '');
      return 5 - crystals(match);
    };
    expect([0, 1, 2, 3, 4, 5].map(price)).toEqual([0, 1, 2, 2, 2, 2]);
  });

  it('EF-16.13 E-18.21 Double Damage, and EF-16.14 E-18.22 attacks on each player', () => {
    const ogre = monster(
      'ogre',
      { health: 2, strength: 3 },
      can(always({ kind: 'doubleDamage' }), always({ kind: 'attacksEach' })),
    );
    const match = table({
      seats: 3,
      cards: [ogre, edge],
      enchantments: [['edge']],
      track: ['ogre'],
    });
    take(match, 'ogre');
    expect([0, 1, 2].map((seat) => wounds(match, seat))).toEqual([4, 6, 6]);
  });

  it('EF-16.15 a creature may change with the player who fights it, or with its distance', () => {
    const hydra = monster(
      'hydra',
      { health: 1, strength: 1 },
      can(
        always({
          kind: 'selfStat',
          health: 1,
          strength: 1,
          per: { kind: 'per', of: { kind: 'wounds' }, every: 5 },
        }),
        always(
          { kind: 'selfStat', health: 4, strength: 0 },
          { kind: 'distance', is: 'atMost', n: 2 },
        ),
      ),
    );
    const wish = { cards: [hydra, edge], enchantments: [['edge']], wounds: [5, 0] };
    expect(whyNot(table({ ...wish, track: ['hydra'] }), 'hydra')).toEqual(['E-7.8']);
    const far = table({ ...wish, track: ['item-1', 'item-2', 'item-3', 'hydra'] });
    take(far, 'hydra');
    // Health 2, Strength 2 against Defense 1.
    expect(wounds(far)).toBe(6);
    const worse = table({
      ...wish,
      wounds: [10, 0],
      track: ['item-1', 'item-2', 'item-3', 'hydra'],
    });
    expect(whyNot(worse, 'hydra')).toEqual(['E-7.8']);
  });

  it('EF-16.16 EF-16.24 a Village may change all creatures of a sort, not below 0', () => {
    const town = village([
      always({ kind: 'allCreatures', filter: 'monster', health: 2, strength: -3 }),
    ]);
    const wolf = monster('wolf', { health: 1, strength: 1 });
    const wyrm = dragon('wyrm', { health: 1, strength: 1 });
    const wish = { cards: [wolf, wyrm, edge], enchantments: [['edge']], village: town };
    expect(whyNot(table({ ...wish, track: ['wolf'] }), 'wolf')).toEqual(['E-7.8']);
    const other = table({ ...wish, track: ['wyrm'] });
    take(other, 'wyrm');
    expect(cards(other, 'trophy')).toEqual(['wyrm']);
  });

  it('EF-16.25 icons, then bonuses, then boosts, and the floor last', () => {
    const rust = item('rust', {
      icons: { brokenSword: 4 },
      ...can(always({ kind: 'bonus', attack: 1, defense: 0 })),
    });
    const match = table({ cards: [rust], items: [['rust']], village: village([minor(boost(5))]) });
    expect(attack(match)).toBe(0);
    use(match, TOWN);
    expect(attack(match)).toBe(2);
    expect(defense(match)).toBe(0);
  });

  it('EF-16.26 what is forbidden stays forbidden: the lower limit counts, and no healing is no healing', () => {
    const low = item('low', can(always({ kind: 'crystalCap', n: 3 })));
    const high = enchantment(
      'high',
      can(always({ kind: 'crystalCap', n: 8 }), always({ kind: 'cannotHeal' })),
    );
    const match = table({
      cards: [low, high],
      items: [['low']],
      enchantments: [['high']],
      crystals: [9, 0],
      wounds: [4, 0],
      village: village([minor(heal(4))]),
    });
    expect(crystals(match)).toBe(3);
    use(match, TOWN);
    expect(wounds(match)).toBe(4);
    expect(question(match)).toBe('0 act');
    expect(offered(match, 'low')).toEqual([]);
  });

  it('EF-9.8 a Village may set or raise the crystals everybody starts with', () => {
    const crystalsWith = (mode: 'set' | 'add'): number[] => {
      const town = village([always({ kind: 'startCrystals', n: 25, mode })]);
      const match = start({ options: { content: contentWith([], town), village: TOWN } });
      return [crystals(match, 0), crystals(match, 1)];
    };
    expect(crystalsWith('set')).toEqual([25, 25]);
    expect(crystalsWith('add')).toEqual([30, 30]);
  });
});
