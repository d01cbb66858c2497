import { describe, expect, it } from 'vitest';
import type { Icon } from '../src/content/vocabulary.ts';
import {
  always,
  boost,
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
} from './cards.ts';
import {
  attack,
  cards,
  defense,
  goOn,
  question,
  repose,
  table,
  take,
  total,
  use,
  whyNot,
  wounds,
} from './play.ts';

/** Seat 0 has these icons on the upper part of its Item and Enchantment. */
const armed = (one: Partial<Record<Icon, number>>, other: Partial<Record<Icon, number>> = {}) => ({
  cards: [
    item('thing', icons(one)),
    enchantment('spell', icons(other)),
    monster('wall', { health: 3, strength: 0 }),
    monster('brute', { health: 1, strength: 5, tier: 'medium' }),
  ],
  items: [['thing']],
  enchantments: [['spell']],
});

describe('Attack and Defense', () => {
  it('E-4.1 Attack is Attack icons less Broken Swords, and a creature falls to it', () => {
    const enough = table({ ...armed({ attack: 5 }, { brokenSword: 2 }), track: ['wall'] });
    expect(attack(enough)).toBe(3);
    take(enough, 'wall');
    expect(cards(enough, 'trophy', 0)).toEqual(['wall']);
    const short = table({ ...armed({ attack: 5 }, { brokenSword: 3 }), track: ['wall'] });
    expect(whyNot(short, 'wall')).toEqual(['E-7.8']);
  });

  it('E-4.1 what lasts for a turn or holds on a condition is added', () => {
    const match = table({
      cards: [
        item('thing', {
          icons: { attack: 1 },
          abilities: [
            minor(boost(2)),
            always({ kind: 'bonus', attack: 4, defense: 0 }, { kind: 'yourTurn' }),
          ],
        }),
      ],
      items: [['thing']],
    });
    expect(attack(match)).toBe(5);
    use(match, 'thing');
    expect(attack(match)).toBe(7);
  });

  it('E-4.1 Attack is never below 0', () => {
    const match = table(armed({ brokenSword: 4 }));
    expect(attack(match)).toBe(0);
  });

  it.each([
    ['Defense icons', { defense: 2 }, {}, 3],
    ['less Broken Shields', { defense: 2 }, { brokenShield: 1 }, 4],
    ['and never below 0', { defense: 2 }, { brokenShield: 9 }, 5],
    ['nor against more than it is hit with', { defense: 9 }, {}, 0],
  ])('E-4.2 Defense is %s', (_, one, other, left) => {
    const match = table({
      ...armed(one, other),
      trophies: [['fang']],
      track: ['brute'],
      cards: [...armed(one, other).cards, dragon('fang', {}, icons({ attack: 1 }))],
    });
    take(match, 'brute');
    expect(wounds(match)).toBe(left);
  });

  it('E-4.2 what lasts for a turn or holds on a condition is added', () => {
    const match = table({
      cards: [
        item('thing', {
          icons: { defense: 1 },
          abilities: [
            minor(guard(2)),
            always({ kind: 'bonus', attack: 0, defense: 4 }, { kind: 'yourTurn' }),
          ],
        }),
      ],
      items: [['thing']],
    });
    use(match, 'thing');
    expect(defense(match)).toBe(7);
    repose(match);
    expect(defense(match)).toBe(1);
  });

  it('E-4.3 the floor of 0 comes last: a boost is first eaten up by broken icons', () => {
    const match = table({
      ...armed({ brokenSword: 4, brokenShield: 4 }),
      village: village([multi(boost(3)), multi(guard(3))]),
    });
    use(match, TOWN, 'Attack');
    use(match, TOWN, 'Defense');
    expect([attack(match), defense(match)]).toEqual([0, 0]);
    use(match, TOWN, 'Attack');
    use(match, TOWN, 'Defense');
    expect([attack(match), defense(match)]).toEqual([2, 2]);
  });

  it('E-4.3 the order of the icons does not matter either', () => {
    const match = table({
      cards: [
        item('rust', icons({ brokenSword: 5 }), icons({ brokenSword: 1 })),
        item('sword', icons({ attack: 1 }), icons({ attack: 4 })),
      ],
      items: [['rust', 'sword']],
    });
    expect(attack(match)).toBe(0);
    const turned = table({
      cards: [
        item('rust', icons({ brokenSword: 5 }), icons({ brokenSword: 1 })),
        item('sword', icons({ attack: 1 }), icons({ attack: 4 })),
      ],
      items: [['sword', 'rust']],
    });
    expect(attack(turned)).toBe(4);
  });

  it('E-4.4 icons on Trophies count like those on the artifact', () => {
    const match = table({
      cards: [
        monster('wolf', {}, icons({ attack: 2 }), icons({ defense: 1 })),
        dragon('wyrm', {}, icons({ attack: 9 }), icons({ attack: 3, brokenShield: 2 })),
        enchantment('spell', icons({ attack: 1, defense: 4 })),
      ],
      enchantments: [['spell']],
      trophies: [['wolf', 'wyrm']],
    });
    expect([attack(match), defense(match)]).toEqual([6, 3]);
  });

  it('E-4.5 neither is used up: both are there in full for each fight of a turn', () => {
    const match = table({
      cards: [
        item('thing', icons({ attack: 3, defense: 2 })),
        enchantment('grave', can(minor({ kind: 'journeyGraveyard' }))),
        monster('wall', { health: 3, strength: 4 }),
      ],
      items: [['thing']],
      enchantments: [['grave']],
      graveyard: ['wall'],
      track: ['wall'],
    });
    use(match, 'grave');
    expect(wounds(match)).toBe(2);
    expect([attack(match), defense(match)]).toEqual([3, 2]);
    take(match, 'wall');
    expect(wounds(match)).toBe(4);
    expect(cards(match, 'trophy', 0)).toEqual(['wall', 'wall']);
  });

  it('E-4.6 a boost, or the opposite, lasts until the end of the turn', () => {
    const match = table({
      cards: [item('thing', icons({ attack: 3, defense: 3 }))],
      village: village([minor({ kind: 'boostBoth', attack: 2, defense: -1 })]),
      items: [['thing']],
    });
    use(match, TOWN);
    expect([attack(match), defense(match)]).toEqual([5, 2]);
    repose(match);
    expect(question(match)).toBe('1 act');
    expect([attack(match), defense(match)]).toEqual([3, 3]);
  });

  it('E-4.6 it is there until the very end, after the Major Action too', () => {
    const match = table({ village: village([minor(boost(2)), minor(gain(1), pay(1))]) });
    use(match, TOWN, 'Attack');
    repose(match);
    expect(question(match)).toBe('0 after');
    expect(attack(match)).toBe(2);
    goOn(match);
    expect(attack(match)).toBe(0);
  });

  it.each([
    ['covered', minor({ kind: 'journeyGraveyard' })],
    ['gone', minor({ kind: 'discardCard', who: 'you', cards: { kind: 'top', pile: 'item' } })],
    ['buried', minor({ kind: 'bury', cards: { kind: 'top', pile: 'item' } })],
  ] as const)('E-4.7 a boost stays although the card that gave it is %s', (_, ability) => {
    const match = table({
      cards: [item('horn', can(minor({ kind: 'boostBoth', attack: 2, defense: 3 })))],
      village: village([ability]),
      items: [['horn', 'fist']],
      graveyard: ['item-1'],
    });
    use(match, 'horn');
    use(match, TOWN);
    if (question(match) === '0 prepare') goOn(match);
    expect(cards(match, 'item', 0)[0]).not.toBe('horn');
    expect([attack(match), defense(match)]).toEqual([2, 3]);
  });

  it('E-4.8 an Undead icon does nothing by itself; other cards count it', () => {
    const bare = table(armed({ undead: 4 }));
    expect([attack(bare), defense(bare), total(bare)]).toEqual([0, 0, 0]);
    const counted = table({
      ...armed({ undead: 4 }),
      cards: [
        ...armed({ undead: 4 }).cards,
        dragon('lich', {}, { glory: [{ kind: 'perStat', stat: 'undead' }] }, icons({ undead: 1 })),
      ],
      trophies: [['lich']],
    });
    expect(total(counted)).toBe(5);
  });
});
