import { describe, expect, it } from 'vitest';
import { contentError } from '../src/content/content.ts';
import { enchanters } from '../src/index.ts';
import {
  always,
  atOnce,
  boost,
  can,
  contentWith,
  type Doing,
  gain,
  heal,
  hurt,
  item,
  minor,
  monster,
  pay,
  TOWN,
  village,
  when,
} from './cards.ts';
import {
  asked,
  attack,
  cards,
  crystals,
  labels,
  offered,
  question,
  say,
  table,
  take,
  use,
  whyNot,
  wounds,
} from './play.ts';

const seq = (...effects: readonly Doing[]): Doing => ({ kind: 'seq', effects });
const lose = (n: number): Doing => ({ kind: 'loseCrystals', n });
const loseMonster: Doing = {
  kind: 'discardCard',
  who: 'you',
  cards: { kind: 'own', filter: 'monster' },
};

describe('abilities and how effects are put together', () => {
  it('EF-1.1 a card has type, both parts, and a creature its numbers', () => {
    const wolf = enchanters.cards({
      content: contentWith([monster('wolf', { health: 3, strength: 2 })]),
    });
    expect(wolf.find(({ id }) => id === 'wolf')).toMatchObject({
      name: 'Wolf',
      type: 'monster',
      tier: 'minor',
      health: 3,
      strength: 2,
      copies: 6,
      twoPlayerCopies: 3,
      upper: { text: '' },
      lower: { text: '' },
    });
  });

  it('EF-1.2 EF-20.2 other kinds of abilities and effects are refused with their place', () => {
    const bad = (part: unknown): string | undefined =>
      contentError(contentWith([item('odd', part as Parameters<typeof item>[1])]));
    expect(bad({ abilities: [{ type: 'curse' }] })).toMatch(
      /odd\.upper\.abilities\[0\] type must be/,
    );
    expect(bad(can(minor({ kind: 'fly' } as unknown as Doing)))).toMatch(
      /odd\.upper\.abilities\[0\]\.effect: "fly" is not a kind of effect/,
    );
    expect(bad({ glory: [{ kind: 'perMoon', n: 1 }] })).toMatch(/odd\.upper\.glory\[0\].*perMoon/);
    expect(bad(can(when({ on: 'fullMoon' } as never, gain(1))))).toMatch(/on must be one of/);
    expect(
      bad(can(minor({ kind: 'gainCrystals', n: { kind: 'stars' } } as unknown as Doing))),
    ).toMatch(/effect\.n:? is of the kind "stars"/);
    expect(bad({})).toBeUndefined();
  });

  it('EF-1.3 E-6.19 all of a cost is paid before the effect', () => {
    const show: Doing = { kind: 'gainCrystals', n: { kind: 'wounds' } };
    const match = table({
      village: village([minor(show, { kind: 'payWounds', n: 3 }, pay(5))]),
    });
    use(match, TOWN);
    expect(crystals(match)).toBe(3);
  });

  it('EF-1.4 an immediate effect happens as the card is taken, before it is in a pile', () => {
    const count: Doing = { kind: 'gainCrystals', n: { kind: 'count', filter: 'item' } };
    const match = table({ cards: [item('bell', can(atOnce(count)))], track: ['bell'] });
    take(match, 'bell');
    expect(crystals(match)).toBe(6);
  });

  it('EF-1.5 a trigger has an event, perhaps a condition, and is a must unless it may be', () => {
    const rich = { kind: 'atLeast', value: { kind: 'crystals' }, n: 5 } as const;
    const bell = item('bell', can(when({ on: 'takeWounds' }, lose(3), { if: rich })));
    const match = table({
      cards: [bell],
      items: [['bell']],
      village: village([minor(hurt(1)), minor(hurt(2))]),
    });
    use(match, TOWN, '1 wound');
    expect(crystals(match)).toBe(2);
    use(match, TOWN, '2 wounds');
    expect(crystals(match)).toBe(2);
  });

  it('EF-1.6 a lasting effect works while it shows and its condition holds', () => {
    const brave = item(
      'brave',
      can(
        always(
          { kind: 'bonus', attack: 4, defense: 0 },
          { kind: 'atLeast', value: { kind: 'wounds' }, n: 2 },
        ),
      ),
    );
    const match = table({
      cards: [brave],
      items: [['brave']],
      village: village([minor(hurt(2)), minor(heal(1))]),
      track: ['item-1'],
    });
    expect(attack(match)).toBe(0);
    use(match, TOWN, 'wounds');
    expect(attack(match)).toBe(4);
    use(match, TOWN, 'heal');
    expect(attack(match)).toBe(0);
  });

  it('EF-1.9 E-6.4 only limit and cost decide whether an action may be used', () => {
    const match = table({ village: village([minor(heal(3)), minor(gain(1), pay(6))]) });
    expect(offered(match, TOWN).some((does) => does.includes('heal'))).toBe(true);
    expect(whyNot(match, TOWN)).toEqual(['E-6.2']);
    use(match, TOWN, 'heal');
    expect(whyNot(match, TOWN).sort()).toEqual(['E-6.2', 'E-6.8']);
  });

  it('EF-1.10 EF-18.1 an effect does what it can, even if that is nothing', () => {
    const match = table({
      crystals: [2, 5],
      village: village([minor(seq(lose(5), loseMonster, heal(4)))]),
    });
    use(match, TOWN);
    expect(crystals(match)).toBe(0);
    expect(question(match)).toBe('0 act');
  });

  it('EF-1.11 a later part happens even if an earlier one did nothing', () => {
    const match = table({ village: village([minor(seq(loseMonster, gain(2)))]) });
    use(match, TOWN);
    expect(crystals(match)).toBe(7);
  });

  it('EF-1.12 all parts in the order the player says', () => {
    const match = table({
      crystals: [0, 0],
      village: village([minor({ kind: 'anyOrder', effects: [lose(2), gain(3)] })]),
    });
    use(match, TOWN);
    expect(asked(match).prompt).toBe('What first?');
    say(match, 0, 'gain 3 crystals');
    expect(crystals(match)).toBe(1);
  });

  it('EF-1.13 E-6.18 one part, of those that can be done in full', () => {
    const pick: Doing = { kind: 'choose', effects: [lose(4), hurt(1), loseMonster] };
    const match = table({ crystals: [3, 0], village: village([minor(pick)]) });
    use(match, TOWN);
    // Only the wound can be done in full, so it is.
    expect(wounds(match)).toBe(1);
    const rich = table({ crystals: [4, 0], village: village([minor(pick)]) });
    use(rich, TOWN);
    expect(labels(rich)).toEqual(['lose 4 crystals', 'take 1 wound']);
    expect(rich.answer(0, [2])).toMatchObject({ rule: 'E-6.18' });
    const neither: Doing = { kind: 'choose', effects: [lose(9), loseMonster] };
    const poor = table({ crystals: [3, 0], village: village([minor(neither)]) });
    use(poor, TOWN);
    expect(labels(poor)).toHaveLength(2);
    say(poor, 0, 'lose 9 crystals');
    expect(crystals(poor)).toBe(0);
  });

  it('EF-1.14 may is up to the player', () => {
    const match = table({ village: village([minor({ kind: 'may', effect: lose(2) })]) });
    use(match, TOWN);
    say(match, 0, 'No');
    expect(crystals(match)).toBe(5);
    const other = table({ village: village([minor({ kind: 'may', effect: lose(2) })]) });
    use(other, TOWN);
    say(other, 0, 'Yes');
    expect(crystals(other)).toBe(3);
  });

  it('EF-1.15 the first in full, or else the second', () => {
    const either: Doing = { kind: 'mayElse', effect: lose(3), otherwise: hurt(2) };
    const rich = table({ village: village([minor(either)]) });
    use(rich, TOWN);
    expect(labels(rich)).toEqual(['lose 3 crystals', 'take 2 wounds']);
    say(rich, 0, 'lose 3 crystals');
    expect([crystals(rich), wounds(rich)]).toEqual([2, 0]);
    const poor = table({ crystals: [2, 0], village: village([minor(either)]) });
    use(poor, TOWN);
    expect([crystals(poor), wounds(poor)]).toEqual([2, 2]);
  });

  it('EF-1.16 any of the parts, in any order, or none', () => {
    const both: Doing = {
      kind: 'andOr',
      effects: [
        { kind: 'bury', cards: { kind: 'top', pile: 'item' } },
        { kind: 'bury', cards: { kind: 'top', pile: 'enchantment' } },
      ],
    };
    const wish = {
      items: [['item-1', 'item-2']],
      enchantments: [['enchantment-1', 'enchantment-2']],
      village: village([minor(both)]),
    };
    const none = table(wish);
    use(none, TOWN);
    say(none, 0, 'No more');
    expect(cards(none, 'item')).toEqual(['item-1', 'item-2']);
    const second = table(wish);
    use(second, TOWN);
    say(second, 0, 'bury your top Enchantment');
    say(second, 0, 'bury your top Item');
    expect(cards(second, 'enchantment')).toEqual(['enchantment-2', 'enchantment-1']);
    expect(cards(second, 'item')).toEqual(['item-2', 'item-1']);
  });

  it('EF-1.17 once for each player, from the active one on, who is "you" in it', () => {
    const each: Doing = {
      kind: 'forEach',
      players: 'each',
      effect: { kind: 'mayElse', effect: hurt(2), otherwise: lose(3) },
    };
    const match = table({ seats: 3, seat: 1, village: village([minor(each)]) });
    use(match, TOWN);
    const order: number[] = [];
    while (question(match).endsWith('option')) {
      const { seat } = asked(match);
      order.push(seat);
      say(match, seat, seat === 2 ? 'lose 3 crystals' : 'take 2 wounds');
    }
    expect(order).toEqual([1, 2, 0]);
    expect([0, 1, 2].map((seat) => wounds(match, seat))).toEqual([2, 2, 0]);
    expect(crystals(match, 2)).toBe(2);
  });

  it('EF-1.19 so many times, and it stops when it can do nothing', () => {
    const thrice: Doing = { kind: 'repeat', n: 3, effect: loseMonster };
    const match = table({
      trophies: [['minor-1', 'dragon-1', 'minor-2']],
      village: village([minor(seq(thrice, gain(1)))]),
    });
    use(match, TOWN);
    say(match, 0, 'minor-2');
    expect(cards(match, 'trophy')).toEqual(['dragon-1']);
    expect(crystals(match)).toBe(6);
    const all = table({ village: village([minor({ kind: 'repeat', n: 3, effect: gain(1) })]) });
    use(all, TOWN);
    expect(crystals(all)).toBe(8);
  });

  it('EF-1.20 the condition is looked at when its part happens', () => {
    const wounded = { kind: 'atLeast', value: { kind: 'wounds' }, n: 1 } as const;
    const match = table({
      village: village([
        minor(seq(hurt(1), { kind: 'ifThen', if: wounded, effect: gain(4), otherwise: gain(1) })),
        minor({ kind: 'ifThen', if: { ...wounded, n: 5 }, effect: gain(9), otherwise: boost(2) }),
      ]),
    });
    use(match, TOWN, 'gain 4');
    expect(crystals(match)).toBe(9);
    use(match, TOWN, 'gain 9');
    expect([crystals(match), attack(match)]).toEqual([9, 2]);
  });
});
