import { describe, expect, it } from 'vitest';
import type { Ability } from './cards.ts';
import {
  always,
  atOnce,
  boost,
  can,
  dragon,
  enchantment,
  gain,
  hurt,
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
import {
  asked,
  attack,
  cards,
  crystals,
  goOn,
  labels,
  offered,
  question,
  repose,
  say,
  table,
  take,
  told,
  track,
  use,
  whyNot,
  wounds,
} from './play.ts';

const SIX = ['item-1', 'item-2', 'item-3', 'item-4', 'item-5', 'item-6'];
const cap = (from: number, price: number) => always({ kind: 'journeyPriceCap', from, price });

describe('the price', () => {
  it('E-7.1 to journey is to pick one card of the track and to pay its slot’s price', () => {
    const match = table({ track: SIX });
    take(match, 'item-4');
    expect(crystals(match)).toBe(2);
    expect(cards(match, 'item', 0)).toEqual(['item-4', 'fist']);
    expect(track(match)).not.toContain('item-4');
    expect(crystals(match, 1)).toBe(5);
  });

  it('E-7.2 far slots can have a fixed price, the lowest if there are several', () => {
    const prices = (abilities: readonly Ability[]): number[] =>
      SIX.map((id) => {
        const match = table({
          cards: [item('boots', can(...abilities))],
          items: [['boots']],
          track: SIX,
          crystals: [9],
        });
        take(match, id);
        return 9 - crystals(match);
      });
    expect(prices([])).toEqual([0, 1, 2, 3, 4, 5]);
    expect(prices([cap(3, 1)])).toEqual([0, 1, 2, 1, 1, 1]);
    expect(prices([cap(3, 2), cap(4, 1)])).toEqual([0, 1, 2, 2, 1, 1]);
    expect(prices([cap(0, 4)])).toEqual([0, 1, 2, 3, 4, 4]);
  });

  it('E-7.2 "free" comes last and sets the price to 0', () => {
    const match = table({
      cards: [item('boots', can(cap(2, 1), minor({ kind: 'freeJourney' })))],
      items: [['boots']],
      track: SIX,
      crystals: [0],
    });
    expect(asked(match).options.filter(({ rule }) => rule === 'E-7.1')).toHaveLength(1);
    use(match, 'boots');
    take(match, 'item-6');
    expect(crystals(match)).toBe(0);
    expect(cards(match, 'item', 0)[0]).toBe('item-6');
  });

  it('E-7.2 a free journey is for this turn and this player only', () => {
    const match = table({
      cards: [item('boots', can(minor({ kind: 'freeJourney' })))],
      items: [['boots']],
      track: SIX,
    });
    use(match, 'boots');
    repose(match);
    take(match, 'item-4');
    expect(crystals(match, 1)).toBe(3);
  });

  it('E-7.3 a card whose price cannot be paid in full cannot be picked', () => {
    const match = table({ track: SIX, crystals: [3] });
    const journeys = asked(match).options.filter(({ rule }) => rule === 'E-7.1');
    expect(journeys.map(({ label }) => label)).toEqual([
      'Journey to Item-1',
      'Journey to Item-2',
      'Journey to Item-3',
      'Journey to Item-4',
    ]);
    expect(whyNot(match, 'item-5')).toEqual(['E-7.3']);
    expect(match.answer(0, [(journeys[3]?.code ?? 0) + 1])).toMatchObject({ rule: 'E-7.3' });
  });

  it('E-7.4 an empty slot cannot be picked', () => {
    const match = table({ track: ['item-1', null, 'item-3', null, null, null] });
    const journeys = asked(match).options.filter(({ rule }) => rule === 'E-7.1');
    expect(journeys).toHaveLength(2);
    expect(match.answer(0, [(journeys[0]?.code ?? 0) + 1])).toMatchObject({ rule: 'E-7.4' });
    take(match, 'item-3');
    expect(crystals(match)).toBe(3);
  });
});

describe('on the way', () => {
  it('E-7.5 after paying comes a window; what is spent there is gone for the card, what is gained counts', () => {
    const match = table({
      cards: [
        item('purse', can(atOnce({ kind: 'gainCrystals', n: { kind: 'crystals' } }))),
        item('axe', can(atOnce({ kind: 'gainCrystals', n: { kind: 'stat', stat: 'attack' } }))),
      ],
      village: village([minor(boost(7), pay(2))]),
      track: [undefined, 'purse', 'axe'],
    });
    take(match, 'purse');
    expect(question(match)).toBe('0 prepare');
    expect(crystals(match)).toBe(4);
    expect(cards(match, 'item', 0)).toEqual(['fist']);
    use(match, TOWN);
    expect(crystals(match)).toBe(4);
    const other = table({
      cards: [
        item('axe', can(atOnce({ kind: 'gainCrystals', n: { kind: 'stat', stat: 'attack' } }))),
      ],
      village: village([minor(boost(7), pay(2))]),
      track: [undefined, undefined, 'axe'],
    });
    take(other, 'axe');
    use(other, TOWN);
    expect(crystals(other)).toBe(3 - 2 + 7);
  });

  it('E-7.6 an Item or Enchantment goes through window, immediate effect, after taking, top of its pile', () => {
    for (const [sort, make] of [
      ['item', item],
      ['enchantment', enchantment],
    ] as const) {
      const match = table({
        cards: [
          make('prize', can(atOnce(hurt(3)))),
          monster(
            'net',
            {},
            can(
              when(
                { on: 'afterTaking', what: sort },
                { kind: 'gainCrystals', n: { kind: 'wounds' } },
              ),
            ),
          ),
        ],
        village: village([minor(hurt(1))]),
        trophies: [['net']],
        track: ['prize'],
      });
      take(match, 'prize');
      use(match, TOWN);
      expect([wounds(match), crystals(match)]).toEqual([4, 9]);
      expect(cards(match, sort, 0)).toEqual(['prize', sort === 'item' ? 'fist' : 'of-enchanting']);
      expect(question(match)).toBe('1 act');
    }
  });

  it('E-7.7 a creature goes through window, fight, immediate effect, after taking, top of the Trophies', () => {
    const match = table({
      cards: [
        monster(
          'ogre',
          { health: 2, strength: 3 },
          can(atOnce({ kind: 'gainCrystals', n: { kind: 'wounds' } })),
        ),
        item('net', can(when({ on: 'afterTaking', what: 'monster' }, { kind: 'loseAllCrystals' }))),
      ],
      village: village([minor(boost(2))]),
      items: [['net']],
      trophies: [['dragon-1']],
      track: ['ogre'],
    });
    take(match, 'ogre');
    expect(question(match)).toBe('0 prepare');
    use(match, TOWN);
    expect([wounds(match), crystals(match)]).toEqual([3, 0]);
    expect(told(match)).toContain('Player 1 gains 3 crystals');
    expect(cards(match, 'trophy', 0)).toEqual(['ogre', 'dragon-1']);
  });

  it('E-7.10 only a journey takes a card: stealing, receiving and swapping do not', () => {
    const loud = can(atOnce(gain(10)));
    const match = table({
      cards: [
        item('prize', loud),
        item('lure', loud),
        enchantment('net', can(when({ on: 'afterTaking', what: 'any' }, hurt(1)))),
        dragon(
          'hook',
          {},
          can(
            minor({ kind: 'stealTop', pile: 'item', from: 'another' }),
            minor({ kind: 'swapTopWithTrack', pile: 'item' }),
            minor({ kind: 'targetGives', filter: 'monster', from: 'another' }),
          ),
        ),
      ],
      items: [['fist'], ['prize', 'fist']],
      enchantments: [['net']],
      trophies: [['hook'], ['minor-1']],
      track: ['lure', 'enchantment-2', null, null, null, null],
    });
    use(match, 'hook', 'steal');
    use(match, 'hook', 'swap');
    use(match, 'hook', 'gives');
    expect(cards(match, 'item', 0)).toEqual(['lure', 'fist']);
    expect(cards(match, 'trophy', 0)).toEqual(['minor-1', 'hook']);
    expect([crystals(match), wounds(match)]).toEqual([5, 0]);
    take(match, 'prize');
    expect([crystals(match), wounds(match)]).toEqual([15, 1]);
  });

  it('E-7.11 on the way the card is neither on the track for other effects nor in a pile', () => {
    const match = table({
      cards: [item('sword', icons({ attack: 5 }), icons({ attack: 5 }))],
      village: village([
        minor({ kind: 'swapTrack' }),
        minor({ kind: 'swapTopWithTrack', pile: 'item' }),
      ]),
      track: ['sword', 'item-2', 'enchantment-3', null, null, null],
    });
    take(match, 'sword');
    expect(question(match)).toBe('0 prepare');
    expect(attack(match)).toBe(0);
    use(match, TOWN, 'swap your top');
    expect(cards(match, 'item', 0)).toEqual(['item-2']);
    use(match, TOWN, 'swap two cards');
    expect(labels(match)).toEqual(['Fist', 'Enchantment-3']);
    say(match, 0, 'Fist');
    expect(cards(match, 'item', 0)).toEqual(['sword', 'item-2']);
    expect(attack(match)).toBe(10);
  });

  it('E-7.11 through window and fight it keeps its distance', () => {
    const far = { kind: 'distance', is: 'exactly', n: 3 } as const;
    const wish = {
      cards: [
        item('bow', can(always({ kind: 'bonus', attack: 2, defense: 0 }, far))),
        monster('ogre', { health: 2 }),
      ],
      items: [['bow']],
    };
    const match = table({ ...wish, track: [undefined, undefined, 'ogre', 'ogre'] });
    expect(attack(match)).toBe(0);
    expect(offered(match, 'ogre')).toHaveLength(1);
    take(match, 'ogre');
    expect(crystals(match)).toBe(2);
    expect(cards(match, 'trophy', 0)).toEqual(['ogre']);
    const waiting = table({
      ...wish,
      village: village([minor(gain(1))]),
      track: [undefined, undefined, undefined, 'ogre'],
    });
    take(waiting, 'ogre');
    expect(question(waiting)).toBe('0 prepare');
    expect(attack(waiting)).toBe(2);
  });

  it('E-7.11 when the journey is over, nothing is at a distance any more', () => {
    const near = { kind: 'distance', is: 'atLeast', n: 0 } as const;
    const foe = { kind: 'against', filter: 'any' } as const;
    const match = table({
      cards: [
        item(
          'bow',
          can(
            always({ kind: 'bonus', attack: 2, defense: 0 }, near),
            always({ kind: 'bonus', attack: 4, defense: 0 }, foe),
          ),
        ),
      ],
      village: village([multi(gain(1))]),
      items: [['bow']],
      track: ['minor-1'],
    });
    expect(attack(match)).toBe(0);
    take(match, 'minor-1');
    expect(attack(match)).toBe(6);
    goOn(match);
    expect(question(match)).toBe('0 after');
    expect(attack(match)).toBe(0);
  });

  it('E-7.11 from its immediate effect on, its slot is empty', () => {
    const match = table({
      cards: [item('mixer', can(atOnce({ kind: 'swapTrackGrave' })))],
      track: ['mixer', 'item-2', null, null, null, null],
      graveyard: ['item-9'],
      deck: [],
    });
    take(match, 'mixer');
    expect(track(match)).toEqual(['item-9', null, null, null, null, null]);
    expect(cards(match, 'graveyard')).toEqual(['item-2']);
    expect(cards(match, 'item', 0)).toEqual(['mixer', 'fist']);
  });

  it('E-7.12 there is no window from the fight to the second window of the turn', () => {
    const match = table({
      cards: [
        monster('ogre', { health: 1 }, can(atOnce({ kind: 'may', effect: gain(1) }))),
        item('sword', {
          icons: { attack: 1 },
          abilities: [when({ on: 'afterTaking', what: 'any' }, { kind: 'may', effect: gain(1) })],
        }),
      ],
      village: village([multi(gain(1))]),
      items: [['sword']],
      track: ['ogre'],
    });
    take(match, 'ogre');
    const asks: string[] = [];
    for (let i = 0; i < 4; i++) {
      asks.push(question(match));
      if (question(match).endsWith('may')) say(match, 0, 'No');
      else goOn(match);
    }
    expect(asks).toEqual(['0 prepare', '0 may', '0 may', '0 after']);
  });
});
