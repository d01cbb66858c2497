import type { Match } from '@conclave/kernel/play';
import { describe, expect, it } from 'vitest';
import {
  always,
  atOnce,
  boost,
  can,
  double,
  enchantment,
  gain,
  guard,
  hurt,
  icons,
  item,
  minor,
  monster,
  multi,
  pay,
  rest,
  TOWN,
  village,
  when,
} from './cards.ts';
import type { Wish } from './play.ts';
import {
  asked,
  attack,
  cards,
  crystals,
  goOn,
  labels,
  offered,
  question,
  table,
  take,
  track,
  use,
  whyNot,
  wounds,
} from './play.ts';

/** A creature with 4 Health at slot 1, and whatever seat 0 has against it. */
const against = (health: number, wish: Partial<Wish>): Wish => ({
  ...wish,
  cards: [monster('ogre', { health, strength: 2 }, can(atOnce(hurt(9)))), ...(wish.cards ?? [])],
  track: wish.track ?? [undefined, 'ogre'],
});
const canPick = (match: Match): boolean => offered(match, 'ogre').length > 0;

describe('which creatures can be picked', () => {
  it('E-7.8 a creature can be picked if Attack reaches its Health already', () => {
    const wish = { cards: [item('sword', icons({ attack: 3 }))], items: [['sword']] };
    expect(canPick(table(against(3, wish)))).toBe(true);
    const short = table(against(4, wish));
    expect(canPick(short)).toBe(false);
    expect(whyNot(short, 'ogre')).toEqual(['E-7.8']);
    expect(asked(short).whyNot[0]?.reason).toContain('1 is missing');
  });

  it('E-7.8 or if minor actions can raise it, with the crystals left after the price', () => {
    const wish = { village: village([multi(boost(1), pay(2))]) };
    expect(canPick(table(against(2, { ...wish, crystals: [5] })))).toBe(true);
    expect(canPick(table(against(2, { ...wish, crystals: [4] })))).toBe(false);
    expect(canPick(table(against(3, { ...wish, crystals: [7] })))).toBe(true);
    const near = { ...wish, crystals: [4], track: ['ogre'] };
    expect(canPick(table(against(2, near)))).toBe(true);
  });

  it('E-7.8 picking one that cannot be reached is refused', () => {
    const match = table(against(1, {}));
    const first = asked(match).options.find(({ rule }) => rule === 'E-7.1');
    expect(match.answer(0, [(first?.code ?? 0) + 1])).toMatchObject({
      code: 'outside',
      rule: 'E-7.8',
    });
  });

  it.each([
    ['a double action counts twice', [double(boost(2), pay(1))], 4, true],
    ['and not three times', [double(boost(2), pay(1))], 5, false],
    ['several actions add up', [minor(boost(2)), minor(boost(3))], 5, true],
    ['each only once', [minor(boost(2)), minor(boost(3))], 6, false],
    [
      'the best of alternatives counts',
      [minor({ kind: 'choose', effects: [boost(1), boost(4)] })],
      4,
      true,
    ],
    ['and not their sum', [minor({ kind: 'choose', effects: [boost(1), boost(4)] })], 5, false],
    ['crystals can be gained first', [minor(gain(6)), minor(boost(4), pay(9))], 4, true],
    [
      'or for wounds, again and again',
      [multi(gain(1), { kind: 'payWounds', n: 1 }), multi(boost(1), pay(2))],
      9,
      true,
    ],
    ['a Rest action does not help', [rest(boost(9))], 1, false],
  ] as const)('E-7.8 %s', (_, abilities, health, can) => {
    expect(canPick(table(against(health, { village: village([...abilities]) })))).toBe(can);
  });

  it('E-7.8 what was used already counts no more', () => {
    const match = table(against(4, { village: village([double(boost(2)), minor(guard(1))]) }));
    expect(canPick(match)).toBe(true);
    use(match, TOWN, 'Attack');
    expect(canPick(match)).toBe(true);
    const poorer = table(against(5, { village: village([double(boost(2)), minor(guard(1))]) }));
    expect(canPick(poorer)).toBe(false);
    use(poorer, TOWN, 'Attack');
    expect(canPick(poorer)).toBe(false);
  });

  it('E-7.8 uncovering counts: a card may be buried or given up to show what lies beneath', () => {
    const bury = minor({ kind: 'bury', cards: { kind: 'top', pile: 'item' } });
    const wish = {
      cards: [item('rust', icons({ brokenSword: 2 })), item('sword', icons({ attack: 3 }))],
      items: [['rust', 'sword']],
    };
    const match = table(against(3, { ...wish, village: village([bury]) }));
    expect(canPick(match)).toBe(true);
    take(match, 'ogre');
    use(match, TOWN);
    expect(cards(match, 'trophy', 0)).toEqual(['ogre']);
    const cost = { kind: 'discardOwn', cards: { kind: 'top', pile: 'item' } } as const;
    expect(canPick(table(against(3, { ...wish, village: village([minor(gain(1), cost)]) })))).toBe(
      true,
    );
    expect(canPick(table(against(3, { ...wish, village: village([minor(gain(1))]) })))).toBe(false);
  });

  it('E-7.8 so do broken icons that can be buried', () => {
    const bury = minor({ kind: 'bury', cards: { kind: 'top', pile: 'item' } });
    const match = table(
      against(2, {
        cards: [item('rust', icons({ brokenSword: 2 })), enchantment('edge', icons({ attack: 2 }))],
        items: [['rust', 'fist']],
        enchantments: [['edge']],
        village: village([bury]),
      }),
    );
    expect(attack(match)).toBe(0);
    expect(canPick(match)).toBe(true);
  });

  it('E-7.8 a card that can be fetched counts too', () => {
    const fetch = minor({ kind: 'journeyGraveyard' });
    const wish = { cards: [item('sword', icons({ attack: 3 }))], village: village([fetch]) };
    expect(canPick(table(against(3, { ...wish, graveyard: ['sword'] })))).toBe(true);
    expect(canPick(table(against(3, { ...wish, graveyard: ['item-1'] })))).toBe(false);
    const swap = { ...wish, village: village([minor({ kind: 'swapTopWithTrack', pile: 'item' })]) };
    expect(canPick(table(against(3, { ...swap, track: ['sword', 'ogre'] })))).toBe(true);
  });

  it('E-7.8 what wounds set off can raise Attack as well', () => {
    const rage = can(when({ on: 'takeWounds' }, boost(2)));
    const wish = { cards: [item('rage', rage)], items: [['rage']] };
    const cost = { kind: 'payWounds', n: 1 } as const;
    expect(canPick(table(against(2, { ...wish, village: village([minor(gain(1), cost)]) })))).toBe(
      true,
    );
    expect(canPick(table(against(2, { ...wish, village: village([minor(hurt(1))]) })))).toBe(true);
    expect(canPick(table(against(2, { ...wish, village: village([minor(gain(1))]) })))).toBe(false);
  });

  it('E-7.8 an action may count a bonus that only this creature or its distance brings', () => {
    const far = { kind: 'distance', is: 'atLeast', n: 1 } as const;
    const foe = { kind: 'against', filter: 'monster' } as const;
    for (const during of [far, foe]) {
      const wish = {
        cards: [
          item('ward', can(always({ kind: 'bonus', attack: 0, defense: 3 }, during))),
          enchantment(
            'fire',
            can(minor({ kind: 'boostAttack', n: { kind: 'stat', stat: 'defense' } })),
          ),
        ],
        items: [['ward']],
        enchantments: [['fire']],
      };
      expect(canPick(table(against(4, wish)))).toBe(false);
      const match = table(against(3, wish));
      take(match, 'ogre');
      use(match, 'fire');
      expect(cards(match, 'trophy', 0)).toEqual(['ogre']);
    }
  });

  it('E-19.4 a pick is refused where no action could raise Attack enough, broken icons counted', () => {
    const wish = {
      cards: [item('rust', icons({ brokenSword: 4 }))],
      items: [['rust']],
      village: village([minor(boost(5))]),
    };
    expect(canPick(table(against(1, wish)))).toBe(true);
    expect(canPick(table(against(2, wish)))).toBe(false);
  });

  it('E-19.4 where it is unclear the pick is allowed', () => {
    const maybe = minor({ kind: 'boostAttack', n: { kind: 'd6' } });
    expect(canPick(table(against(6, { village: village([maybe]) })))).toBe(true);
    expect(canPick(table(against(7, { village: village([maybe]) })))).toBe(false);
  });
});

describe('a fight that fails', () => {
  const wish = {
    village: village([minor(boost(4), pay(2)), multi(hurt(1), pay(1))]),
    track: ['item-1', 'item-2', 'ogre', 'item-3', 'item-4', 'item-5'],
    deck: ['item-6', 'item-7'],
  };

  it('E-7.9 it costs what was paid, brings no wounds and sets nothing off; the first card goes', () => {
    const match = table(
      against(4, {
        ...wish,
        cards: [
          item(
            'net',
            can(
              when({ on: 'afterTaking', what: 'any' }, gain(50)),
              when({ on: 'afterDefeating', what: 'any' }, gain(50)),
              when({ on: 'afterJourney' }, gain(50)),
              when({ on: 'afterRest' }, gain(50)),
            ),
          ),
        ],
        items: [['net']],
      }),
    );
    take(match, 'ogre');
    expect(labels(match)[0]).toBe('Give up');
    goOn(match);
    expect(question(match)).toBe('0 after');
    expect(crystals(match)).toBe(3);
    expect(wounds(match)).toBe(0);
    expect(cards(match, 'trophy', 0)).toEqual([]);
    expect(cards(match, 'graveyard')).toEqual(['item-1']);
    expect(track(match)).toEqual([null, 'item-2', 'ogre', 'item-3', 'item-4', 'item-5']);
    expect(offered(match, TOWN)).toHaveLength(2);
    goOn(match);
    expect(question(match)).toBe('1 act');
    expect(track(match)).toEqual(['item-2', 'ogre', 'item-3', 'item-4', 'item-5', 'item-6']);
  });

  it('E-7.9 also what was spent in the window stays spent', () => {
    const match = table(against(4, wish));
    take(match, 'ogre');
    use(match, TOWN, 'wound');
    use(match, TOWN, 'wound');
    expect(crystals(match)).toBe(1);
    expect(question(match)).toBe('0 prepare');
    use(match, TOWN, 'wound');
    expect(crystals(match)).toBe(0);
    expect(question(match)).toBe('1 act');
    expect(wounds(match)).toBe(3);
    expect(track(match)).toContain('ogre');
  });

  it('E-7.9 the card that goes may be the creature itself', () => {
    const match = table(against(4, { ...wish, track: ['ogre', 'item-2', null, null, null, null] }));
    take(match, 'ogre');
    goOn(match);
    expect(cards(match, 'graveyard')).toEqual(['ogre']);
  });
});
