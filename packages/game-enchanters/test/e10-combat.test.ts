import type { Match } from '@conclave/kernel/play';
import { describe, expect, it } from 'vitest';
import type { Modifier, Value } from '../src/content/vocabulary.ts';
import { forecast } from '../src/index.ts';
import type { EnchantersTable } from '../src/rules/table.ts';
import type { KingdomCard } from './cards.ts';
import {
  always,
  atOnce,
  can,
  dragon,
  enchantment,
  gain,
  guard,
  icons,
  item,
  minor,
  monster,
  multi,
  pay,
  TOWN,
  village,
  when,
} from './cards.ts';
import type { Wish } from './play.ts';
import {
  asked,
  cards,
  crystals,
  goOn,
  labels,
  offered,
  question,
  table,
  take,
  told,
  use,
  whyNot,
  wounds,
} from './play.ts';

/** Seat 0 with 4 Attack and 1 Defense, and a creature in slot 0. */
const facing = (beast: KingdomCard, wish: Partial<Wish> = {}): Wish => ({
  ...wish,
  cards: [beast, item('arms', icons({ attack: 4, defense: 1 })), ...(wish.cards ?? [])],
  items: wish.items ?? [['arms']],
  track: wish.track ?? [beast.id],
});
const self = (health: number, strength: number, per?: Value): Modifier => ({
  kind: 'selfStat',
  health,
  strength,
  ...(per === undefined ? {} : { per }),
});
const each = always({ kind: 'attacksEach' });
const doubled = always({ kind: 'doubleDamage' });
const everyonesWounds = (match: Match): number[] =>
  Array.from({ length: match.table.seats }, (_, seat) => wounds(match, seat));

describe('a fight', () => {
  it('E-10.1 the player succeeds with Attack at least the creature’s Health', () => {
    for (const [health, won] of [
      [3, true],
      [4, true],
      [5, false],
    ] as const) {
      const match = table(
        facing(monster('beast', { health }), { village: village([minor(gain(1))]) }),
      );
      expect(offered(match, 'beast').length > 0).toBe(won);
      if (!won) continue;
      take(match, 'beast');
      expect(labels(match)[0]).toBe('Fight Beast');
      goOn(match);
      expect(cards(match, 'trophy', 0)).toEqual(['beast']);
    }
  });

  it('E-10.2 the creature attacks although it is defeated, however clearly', () => {
    const match = table(facing(monster('beast', { health: 1, strength: 3 })));
    take(match, 'beast');
    expect(wounds(match)).toBe(2);
    expect(cards(match, 'trophy', 0)).toEqual(['beast']);
  });

  it.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [7, 6],
  ])('E-10.3 a creature of Strength %i deals %i wounds through 1 Defense', (strength, left) => {
    const match = table(facing(dragon('beast', { strength }), { wounds: [2] }));
    take(match, 'beast');
    expect(wounds(match)).toBe(2 + left);
  });

  it('E-10.4 it goes on top of the Trophies after its immediate effect and what taking sets off', () => {
    const count = { kind: 'gainCrystals', n: { kind: 'count', filter: 'creature' } } as const;
    const match = table(
      facing(monster('beast', {}, can(atOnce(count))), {
        cards: [enchantment('net', can(when({ on: 'afterTaking', what: 'any' }, count)))],
        enchantments: [['net']],
        trophies: [['dragon-1']],
      }),
    );
    take(match, 'beast');
    expect(crystals(match)).toBe(5 + 1 + 1);
    expect(cards(match, 'trophy', 0)).toEqual(['beast', 'dragon-1']);
    expect(cards(match, 'trophy', 1)).toEqual([]);
  });
});

describe('Health and Strength', () => {
  it('E-10.5 they change with what stands on the creature and with the Village', () => {
    const perItem = self(1, 2, { kind: 'count', filter: 'item' });
    const wish = facing(monster('beast', { health: 1, strength: 1 }, can(always(perItem))), {
      village: village([
        always({ kind: 'allCreatures', filter: 'monster', health: 1, strength: 1 }),
      ]),
      items: [['arms', 'fist']],
    });
    const match = table(wish);
    expect(offered(match, 'beast')[0]).toContain('against Health 4');
    take(match, 'beast');
    expect(wounds(match)).toBe(1 + 2 * 2 + 1 - 1);
    const more = table({ ...wish, items: [['arms', 'fist', 'item-1']] });
    expect(whyNot(more, 'beast')).toEqual(['E-7.8']);
  });

  it('E-10.5 neither goes below 0', () => {
    const match = table(
      facing(monster('beast', { health: 2, strength: 2 }, can(always(self(-9, -9)))), {
        items: [['fist']],
      }),
    );
    const { slots = [] } = asked(match).options[0] ?? {};
    const foretold = forecast(match.table as unknown as EnchantersTable, 0, slots[0] ?? -1, 0);
    expect(foretold).toMatchObject({ health: 0, strength: 0, missing: 0, wounds: [0, 0] });
    take(match, 'beast');
    expect(wounds(match)).toBe(0);
    expect(cards(match, 'trophy', 0)).toEqual(['beast']);
  });

  it('E-10.5 changes add up before the floor: a bonus is first eaten up', () => {
    const wish = facing(
      monster('beast', { health: 1, strength: 1 }, can(always(self(-3, -3)), always(self(4, 4)))),
    );
    const match = table(wish);
    take(match, 'beast');
    expect(told(match).some((line) => line.includes('defeats Beast'))).toBe(true);
    expect(wounds(match)).toBe(1);
  });

  it('E-10.5 only creatures of that sort change, and only while the condition holds', () => {
    const all = { kind: 'allCreatures', filter: 'dragon', health: 9, strength: 9 } as const;
    const monsters = table(
      facing(monster('beast', { strength: 2 }), { village: village([always(all)]) }),
    );
    take(monsters, 'beast');
    expect(wounds(monsters)).toBe(1);
    const dragons = table(
      facing(dragon('beast', { strength: 2 }), { village: village([always(all)]) }),
    );
    expect(offered(dragons, 'beast')).toEqual([]);
    const far = { kind: 'distance', is: 'atLeast', n: 1 } as const;
    const beast = monster('beast', { strength: 1 }, can(always(self(0, 5), far)));
    for (const [place, left] of [
      [0, 0],
      [1, 5],
    ] as const) {
      const match = table(facing(beast, { track: place === 0 ? ['beast'] : [undefined, 'beast'] }));
      take(match, 'beast');
      expect(wounds(match)).toBe(left);
    }
  });

  it('E-10.5 each is looked at in its own phase, after the window', () => {
    const perCrystal = self(0, 1, { kind: 'crystals' });
    const match = table(
      facing(monster('beast', { health: 1, strength: 0 }, can(always(perCrystal))), {
        village: village([minor(guard(0), pay(3))]),
      }),
    );
    take(match, 'beast');
    use(match, TOWN);
    expect(wounds(match)).toBe(2 - 1);
  });
});

describe('ways of fighting', () => {
  it.each([
    [1, 0],
    [2, 2],
    [5, 8],
  ])('E-10.6 with Double Damage and Strength %i, 1 Defense leaves %i wounds', (strength, left) => {
    const match = table(facing(monster('beast', { strength }, {}, can(doubled))));
    take(match, 'beast');
    expect(wounds(match)).toBe(left);
  });

  it('E-10.7 one that attacks each player hits all of them, each with the own Defense', () => {
    const match = table(
      facing(monster('beast', { strength: 5 }, can(each)), {
        seats: 4,
        cards: [
          enchantment('ward', icons({ defense: 3 })),
          enchantment('wall', icons({ defense: 9 })),
        ],
        enchantments: [undefined, ['ward'], ['wall']],
      }),
    );
    take(match, 'beast');
    expect(everyonesWounds(match)).toEqual([4, 2, 0, 5]);
  });

  it('E-10.7 the active player is hit first, then the others clockwise', () => {
    const match = table({
      ...facing(monster('beast', { strength: 5 }, can(each)), { seats: 3 }),
      items: [undefined, undefined, ['arms']],
      seat: 2,
    });
    take(match, 'beast');
    const hits = told(match).filter((line) => line.includes('wound'));
    expect(hits).toEqual([
      'Player 3 takes 4 wounds',
      'Player 1 takes 5 wounds',
      'Player 2 takes 5 wounds',
    ]);
  });

  it('E-10.8 meanwhile the others cannot use anything', () => {
    const match = table(
      facing(monster('beast', { strength: 5 }, can(each)), {
        seats: 3,
        cards: [item('helmet', can(minor(guard(4))))],
        items: [['arms'], ['helmet'], ['helmet']],
      }),
    );
    take(match, 'beast');
    expect(question(match)).toBe('1 act');
    expect(everyonesWounds(match)).toEqual([4, 5, 5]);
  });

  it('E-10.9 only the active player has to beat it, and only that player gets it', () => {
    const match = table(
      facing(monster('beast', { health: 4, strength: 1 }, can(each)), { seats: 3 }),
    );
    take(match, 'beast');
    expect([0, 1, 2].map((seat) => cards(match, 'trophy', seat))).toEqual([['beast'], [], []]);
    const other = table({
      ...facing(monster('beast', { health: 4 }, can(each)), { seats: 3 }),
      items: [undefined, ['arms'], ['arms']],
    });
    expect(offered(other, 'beast')).toEqual([]);
  });

  it('E-10.10 with both, the wounds are doubled for each player', () => {
    const match = table(
      facing(monster('beast', { strength: 3 }, can(each), can(doubled)), {
        seats: 3,
        cards: [enchantment('ward', icons({ defense: 2 }))],
        enchantments: [undefined, ['ward']],
      }),
    );
    take(match, 'beast');
    expect(everyonesWounds(match)).toEqual([4, 2, 6]);
  });

  it('E-10.11 nobody is asked between the two attacks, and the second cannot be declined', () => {
    const match = table(
      facing(monster('beast', { strength: 9 }), { village: village([multi(guard(1))]) }),
    );
    take(match, 'beast');
    expect(question(match)).toBe('0 prepare');
    goOn(match);
    expect(question(match)).toBe('0 after');
    expect(wounds(match)).toBe(8);
  });
});
