import { describe, expect, it } from 'vitest';
import {
  atOnce,
  can,
  type Doing,
  enchantment,
  gain,
  item,
  minor,
  monster,
  multi,
  TOWN,
  village,
  when,
} from './cards.ts';
import {
  asked,
  attack,
  cards,
  crystals,
  defense,
  labels,
  offered,
  question,
  say,
  table,
  take,
  total,
  track,
  use,
  whyNot,
} from './play.ts';

const buryTop: Doing = { kind: 'bury', cards: { kind: 'top', pile: 'item' } };
const unburyBottom: Doing = { kind: 'unbury', cards: { kind: 'bottom', pile: 'item' } };

describe('keywords', () => {
  it('E-14.2 EF-11.1 burying puts a card at the bottom of its pile', () => {
    const match = table({
      items: [['item-7', 'item-8', 'item-9']],
      village: village([multi(buryTop)]),
    });
    use(match, TOWN);
    expect(cards(match, 'item')).toEqual(['item-8', 'item-9', 'item-7']);
  });

  it('E-14.2 EF-11.3 a card that buries itself as it is taken goes to the bottom', () => {
    const match = table({
      cards: [item('mole', can(atOnce({ kind: 'buryTaken' })))],
      track: ['mole'],
      items: [['item-7', 'item-8']],
    });
    take(match, 'mole');
    expect(cards(match, 'item')).toEqual(['item-7', 'item-8', 'mole']);
  });

  it('E-14.3 EF-18.3 the only card of a pile is not buried: no cost, no effect', () => {
    const match = table({
      village: village([
        minor({ kind: 'seq', effects: [buryTop, gain(1)] }),
        minor(gain(5), { kind: 'buryTop', piles: ['item'] }),
      ]),
    });
    expect(offered(match, TOWN).filter((does) => does.includes('gain 5'))).toEqual([]);
    expect(whyNot(match, TOWN)).toEqual(['E-14.3']);
    use(match, TOWN, 'gain 1');
    expect(cards(match, 'item')).toEqual(['fist']);
    expect(crystals(match)).toBe(6);
  });

  it('E-14.4 EF-11.2 unburying puts the bottom card on top, and does nothing to a single card', () => {
    const match = table({
      items: [['item-7', 'item-8', 'item-9']],
      village: village([
        multi(unburyBottom),
        minor({ kind: 'unbury', cards: { kind: 'bottom', pile: 'enchantment' } }),
      ]),
    });
    use(match, TOWN, 'bottom Item');
    expect(cards(match, 'item')).toEqual(['item-9', 'item-7', 'item-8']);
    use(match, TOWN, 'bottom Enchantment');
    expect(cards(match, 'enchantment')).toEqual(['of-enchanting']);
  });

  it('E-14.5 burying and unburying are not taking', () => {
    const loud = item(
      'loud',
      can(atOnce(gain(9)), when({ on: 'afterTaking', what: 'item' }, gain(7))),
    );
    const match = table({
      cards: [loud],
      items: [['loud', 'item-7']],
      village: village([minor(buryTop), minor(unburyBottom)]),
    });
    use(match, TOWN, 'bury your top');
    use(match, TOWN, 'unbury');
    expect(cards(match, 'item')).toEqual(['loud', 'item-7']);
    expect(crystals(match)).toBe(5);
  });

  it('E-14.6 EF-6.1 distance is the number of the place, gaps or not', () => {
    const far = { kind: 'distance', is: 'atLeast', n: 3 } as const;
    const near = { kind: 'distance', is: 'atMost', n: 2 } as const;
    const three = { kind: 'distance', is: 'exactly', n: 3 } as const;
    const guide = item(
      'guide',
      {},
      can(
        when({ on: 'afterJourney' }, gain(10), { if: far }),
        when({ on: 'afterJourney' }, gain(20), { if: near }),
        when({ on: 'afterJourney' }, gain(40), { if: three }),
      ),
    );
    const at = (place: number, gaps: boolean): number => {
      const row = Array.from({ length: 6 }, (_, i) =>
        gaps && i < place ? null : `enchantment-${i + 1}`,
      );
      const match = table({ cards: [guide], items: [['guide']], track: row });
      take(match, `enchantment-${place + 1}`);
      while (question(match).endsWith('order')) {
        match.answer(
          0,
          asked(match).options.map(({ code }) => code),
        );
      }
      return crystals(match) - 5 + place;
    };
    expect([0, 2, 3, 5].map((place) => at(place, false))).toEqual([20, 20, 50, 10]);
    expect([2, 3, 5].map((place) => at(place, true))).toEqual([20, 50, 10]);
  });

  it('E-14.7 a cheaper journey does not make a card nearer', () => {
    const far = { kind: 'distance', is: 'atLeast', n: 5 } as const;
    const match = table({
      cards: [item('guide', {}, can(when({ on: 'afterJourney' }, gain(10), { if: far })))],
      items: [['guide']],
      track: ['item-1', 'item-2', 'item-3', 'item-4', 'item-5', 'enchantment-1'],
      village: village([minor({ kind: 'freeJourney' })]),
    });
    use(match, TOWN);
    take(match, 'enchantment-1');
    expect(crystals(match)).toBe(15);
  });

  it('E-14.8 EF-10.8 with no card in one of the places there is no swap', () => {
    const swap: Doing = {
      kind: 'seq',
      effects: [{ kind: 'swapTopWithTrack', pile: 'item' }, gain(1)],
    };
    const none = table({
      track: [
        'enchantment-1',
        'enchantment-2',
        'enchantment-3',
        'enchantment-4',
        'minor-1',
        'minor-2',
      ],
      village: village([minor(swap)]),
    });
    use(none, TOWN);
    expect(cards(none, 'item')).toEqual(['fist']);
    expect(crystals(none)).toBe(6);
    const one = table({
      items: [['item-7', 'fist']],
      track: ['enchantment-1', 'item-9', 'enchantment-3', 'enchantment-4', 'minor-1', 'minor-2'],
      village: village([minor(swap)]),
    });
    use(one, TOWN);
    expect(cards(one, 'item')).toEqual(['item-9', 'fist']);
    expect(track(one)[1]).toBe('item-7');
  });

  it('E-14.9 EF-10.13 swapped cards are not taken', () => {
    const loud = item('loud', can(atOnce(gain(9))));
    const ear = enchantment('ear', can(when({ on: 'afterTaking', what: 'item' }, gain(7))));
    const match = table({
      cards: [loud, ear],
      enchantments: [['ear']],
      track: ['loud', 'enchantment-1', 'enchantment-2', 'enchantment-3', 'minor-1', 'minor-2'],
      items: [['item-7', 'fist']],
      village: village([minor({ kind: 'swapTopWithTrack', pile: 'item' })]),
    });
    use(match, TOWN);
    expect(cards(match, 'item')).toEqual(['loud', 'fist']);
    expect(crystals(match)).toBe(5);
  });

  it('E-14.10 EF-10.5 a stolen card goes on top of the own pile; the last one stays', () => {
    const steal: Doing = { kind: 'stealTop', pile: 'item', from: 'another' };
    const match = table({
      seats: 3,
      items: [['fist'], ['item-7', 'item-8'], ['fist']],
      village: village([multi(steal)]),
    });
    use(match, TOWN);
    expect(cards(match, 'item', 0)).toEqual(['item-7', 'fist']);
    expect(cards(match, 'item', 1)).toEqual(['item-8']);
    use(match, TOWN);
    expect(cards(match, 'item', 1)).toEqual(['item-8']);
  });

  it('E-14.11 EF-18.9 stolen and given cards are not taken, and count their uses anew', () => {
    const loud = item('loud', can(atOnce(gain(9)), minor(gain(1))));
    const give: Doing = { kind: 'giveCard', cards: { kind: 'top', pile: 'item' }, to: 'another' };
    const steal: Doing = { kind: 'stealTop', pile: 'item', from: 'another' };
    const match = table({
      cards: [loud],
      items: [['loud', 'fist']],
      village: village([minor(give), minor(steal)]),
    });
    use(match, 'loud');
    expect(offered(match, 'loud')).toEqual([]);
    use(match, TOWN, 'give');
    expect(cards(match, 'item', 1)).toEqual(['loud', 'fist']);
    use(match, TOWN, 'steal');
    expect(crystals(match, 0)).toBe(6);
    expect(crystals(match, 1)).toBe(5);
    use(match, 'loud');
    expect(crystals(match, 0)).toBe(7);
  });

  it('E-14.12 EF-9.2 crystals are stolen up to what the other has', () => {
    const match = table({
      crystals: [0, 3],
      village: village([minor({ kind: 'stealCrystals', n: 5, from: 'another' })]),
    });
    use(match, TOWN);
    expect([crystals(match, 0), crystals(match, 1)]).toEqual([3, 0]);
  });

  it('E-14.13 broken icons take from the totals, which are never below 0', () => {
    const match = table({
      cards: [
        item('club', { icons: { attack: 1, brokenShield: 2 } }),
        enchantment('curse', { icons: { brokenSword: 3, defense: 1 } }),
      ],
      items: [['club']],
      enchantments: [['curse']],
    });
    expect([attack(match), defense(match)]).toEqual([0, 0]);
  });

  it('E-14.14 an Undead icon does nothing but be counted', () => {
    const bone = monster(
      'bone',
      {},
      { icons: { undead: 2 }, glory: [{ kind: 'perStat', stat: 'undead' }] },
    );
    const without = table({ trophies: [['minor-1']] });
    const plain = table({ cards: [bone], trophies: [['bone']] });
    expect([attack(plain), defense(plain)]).toEqual([attack(without), defense(without)]);
    expect(total(plain)).toBe(2);
  });

  it('E-14.16 the active player picks the player, that player any Monster, and Dragons are safe', () => {
    const lose: Doing = {
      kind: 'discardCard',
      who: 'targetPlayer',
      cards: { kind: 'own', filter: 'monster' },
    };
    const match = table({
      seats: 3,
      cards: [monster('wolf')],
      trophies: [[], ['dragon-1', 'wolf', 'minor-1'], ['wolf']],
      village: village([minor(lose)]),
    });
    use(match, TOWN);
    expect(question(match)).toBe('0 target');
    say(match, 0, { seat: 1 });
    expect(question(match)).toBe('1 card');
    expect(labels(match)).toEqual(['Wolf', 'Minor-1']);
    say(match, 1, 'minor-1');
    expect(cards(match, 'trophy', 1)).toEqual(['dragon-1', 'wolf']);
  });

  it('E-14.17 EF-3.11 with a Dragon on top there is no top Monster', () => {
    const lose: Doing = {
      kind: 'discardCard',
      who: 'you',
      cards: { kind: 'top', pile: 'monster' },
    };
    const match = table({
      trophies: [['dragon-1', 'minor-1']],
      village: village([minor({ kind: 'seq', effects: [lose, gain(1)] })]),
    });
    use(match, TOWN);
    expect(cards(match, 'trophy')).toEqual(['dragon-1', 'minor-1']);
    const other = table({
      trophies: [['minor-1', 'dragon-1']],
      village: village([minor(lose)]),
    });
    use(other, TOWN);
    expect(cards(other, 'trophy')).toEqual(['dragon-1']);
  });

  it('EF-10.7 top cards are swapped even from single-card piles', () => {
    const match = table({
      items: [['fist'], ['item-7']],
      village: village([minor({ kind: 'swapTops', pile: 'item', with: 'another' })]),
    });
    use(match, TOWN);
    expect([cards(match, 'item', 0), cards(match, 'item', 1)]).toEqual([['item-7'], ['fist']]);
  });

  it('EF-11.4 only a player with two cards in the pile can be made to bury or unbury', () => {
    const match = table({
      seats: 3,
      items: [['fist'], ['fist'], ['item-7', 'item-8']],
      village: village([
        minor({ kind: 'bury', cards: { kind: 'top', pile: 'item' }, who: 'another' }),
        minor({ kind: 'unbury', cards: { kind: 'bottom', pile: 'enchantment' }, who: 'another' }),
      ]),
    });
    use(match, TOWN, 'top Item');
    expect(cards(match, 'item', 2)).toEqual(['item-8', 'item-7']);
    use(match, TOWN, 'bottom Enchantment');
    expect(question(match)).toBe('0 act');
  });
});
