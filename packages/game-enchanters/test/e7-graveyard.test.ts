import type { Match } from '@conclave/kernel/play';
import { describe, expect, it } from 'vitest';
import type { Ability } from './cards.ts';
import {
  always,
  atOnce,
  boost,
  can,
  enchantment,
  gain,
  item,
  minor,
  monster,
  pay,
  rest,
  TOWN,
  village,
  when,
} from './cards.ts';
import type { Wish } from './play.ts';
import {
  attack,
  cards,
  crystals,
  goOn,
  labels,
  offered,
  question,
  repose,
  table,
  take,
  track,
  use,
  wounds,
} from './play.ts';

const dig = { kind: 'journeyGraveyard' } as const;
/** Seat 0 can journey to the Graveyard with a minor action of the Village. */
const digging = (wish: Partial<Wish>, ...more: readonly Ability[]): Match =>
  table({ village: village([minor(dig), ...more]), ...wish });

describe('a journey to the Graveyard', () => {
  it('E-7.13 it is for the top card of the Graveyard, and costs no crystals', () => {
    const match = digging({ graveyard: ['item-1', 'item-2'], crystals: [0] });
    use(match, TOWN);
    expect(cards(match, 'item', 0)).toEqual(['item-1', 'fist']);
    expect(cards(match, 'graveyard')).toEqual(['item-2']);
    expect(crystals(match)).toBe(0);
  });

  it('E-7.13 no more is paid than the action that allows it asks for', () => {
    const match = table({ village: village([minor(dig, pay(2))]), graveyard: ['item-1'] });
    use(match, TOWN);
    expect(crystals(match)).toBe(3);
    expect(cards(match, 'item', 0)).toEqual(['item-1', 'fist']);
  });

  it('E-7.14 it has its window, fight, immediate effect and what taking sets off', () => {
    const match = digging(
      {
        cards: [
          monster('ogre', { health: 3, strength: 2 }, can(atOnce(gain(4)))),
          item('net', can(when({ on: 'afterTaking', what: 'monster' }, gain(20)))),
        ],
        items: [['net']],
        graveyard: ['ogre'],
      },
      minor(boost(3)),
    );
    use(match, TOWN, 'journey');
    expect(question(match)).toBe('0 prepare');
    use(match, TOWN, 'Attack');
    expect(wounds(match)).toBe(2);
    expect(crystals(match)).toBe(29);
    expect(cards(match, 'trophy', 0)).toEqual(['ogre']);
  });

  it('E-7.15 a creature that cannot be beaten is not journeyed for, and the track loses no card', () => {
    const match = digging(
      { cards: [monster('ogre', { health: 3 })], graveyard: ['ogre'] },
      minor(boost(2)),
    );
    const before = track(match);
    use(match, TOWN, 'journey');
    expect(question(match)).toBe('0 act');
    expect(cards(match, 'graveyard')).toEqual(['ogre']);
    expect(track(match)).toEqual(before);
  });

  it('E-7.15 giving up the fight does not cost a card of the track either', () => {
    const match = digging(
      { cards: [monster('ogre', { health: 3 })], graveyard: ['ogre', 'item-1'] },
      minor(boost(3)),
    );
    const before = track(match);
    use(match, TOWN, 'journey');
    expect(labels(match)).toContain('Give up');
    goOn(match);
    expect(question(match)).toBe('0 act');
    expect(cards(match, 'graveyard')).toEqual(['ogre', 'item-1']);
    expect(track(match)).toEqual(before);
  });

  it('E-7.16 with an empty Graveyard it does not happen', () => {
    const match = digging({ graveyard: [] });
    use(match, TOWN);
    expect(question(match)).toBe('0 act');
    expect(cards(match, 'item', 0)).toEqual(['fist']);
  });

  it('E-7.17 by a minor action it leaves the Major Action, which is still to be taken', () => {
    const match = digging({ graveyard: ['item-1'], track: ['item-2'] });
    use(match, TOWN);
    expect(question(match)).toBe('0 act');
    take(match, 'item-2');
    expect(cards(match, 'item', 0)).toEqual(['item-2', 'item-1', 'fist']);
    expect(question(match)).toBe('1 act');
  });

  it('E-7.17 in the window of another journey it is finished first', () => {
    const match = digging({ graveyard: ['item-1'], track: [undefined, undefined, 'item-2'] });
    take(match, 'item-2');
    expect(question(match)).toBe('0 prepare');
    use(match, TOWN);
    expect(cards(match, 'item', 0)).toEqual(['item-2', 'item-1', 'fist']);
    expect(crystals(match)).toBe(3);
  });

  it('E-7.17 then the first journey goes on at its own distance', () => {
    const far = { kind: 'distance', is: 'exactly', n: 2 } as const;
    const match = digging(
      {
        cards: [
          enchantment('bow', can(always({ kind: 'bonus', attack: 3, defense: 0 }, far))),
          monster('ogre', { health: 3 }),
        ],
        enchantments: [['bow']],
        graveyard: ['item-1'],
        track: [undefined, undefined, 'ogre'],
      },
      minor(gain(1)),
    );
    take(match, 'ogre');
    use(match, TOWN, 'journey');
    expect(attack(match)).toBe(0);
    goOn(match);
    expect(cards(match, 'item', 0)).toEqual(['item-1', 'fist']);
    expect(question(match)).toBe('0 prepare');
    expect(attack(match)).toBe(3);
    goOn(match);
    expect(cards(match, 'trophy', 0)).toEqual(['ogre']);
  });

  it('E-7.18 by a rest it is finished before the rest sets anything off and the first card goes', () => {
    const match = table({
      cards: [
        item(
          'bed',
          can(
            rest(dig),
            when(
              { on: 'afterRest' },
              { kind: 'gainCrystals', n: { kind: 'count', filter: 'item' } },
            ),
          ),
        ),
      ],
      items: [['bed']],
      graveyard: [],
      track: ['item-2', 'item-3'],
    });
    repose(match, '', 'bed');
    expect(cards(match, 'item', 0)).toEqual(['bed']);
    expect(cards(match, 'graveyard')).toEqual(['item-2']);
    repose(match);
    expect(cards(match, 'graveyard')).toEqual(['item-3', 'item-2']);
    repose(match, '', 'bed');
    expect(cards(match, 'item', 0)).toEqual(['item-3', 'bed']);
    expect(crystals(match)).toBe(5 + 1 + 0);
    expect(cards(match, 'graveyard')).toHaveLength(2);
    expect(cards(match, 'graveyard')[1]).toBe('item-2');
  });

  it('E-7.19 the card has no distance: conditions on it are false, and prices do not matter', () => {
    const at = (is: 'atLeast' | 'atMost', n: number) => ({ kind: 'distance', is, n }) as const;
    const match = digging({
      cards: [
        item(
          'bow',
          can(
            always({ kind: 'bonus', attack: 5, defense: 0 }, at('atLeast', 0)),
            always({ kind: 'bonus', attack: 5, defense: 0 }, at('atMost', 5)),
          ),
        ),
        enchantment('step', can(always({ kind: 'journeyPriceCap', from: 0, price: 0 }))),
      ],
      items: [['bow']],
      enchantments: [['step']],
      graveyard: ['minor-1'],
      track: ['minor-2', 'item-1'],
    });
    expect(offered(match, 'minor-2')).toHaveLength(1);
    use(match, TOWN);
    expect(cards(match, 'graveyard')).toEqual(['minor-1']);
    expect(cards(match, 'trophy', 0)).toEqual([]);
  });

  it('E-7.20 it counts as a journey for what happens after one, but not at a distance', () => {
    const wish = {
      cards: [
        item(
          'boots',
          can(
            when({ on: 'afterJourney' }, gain(3)),
            when({ on: 'afterJourney' }, gain(30), {
              if: { kind: 'distance', is: 'atLeast', n: 0 },
            }),
          ),
        ),
      ],
      items: [['boots']],
      graveyard: ['enchantment-1'],
      track: ['enchantment-2'],
    };
    const grave = digging(wish);
    use(grave, TOWN);
    expect(crystals(grave)).toBe(8);
    const normal = table(wish);
    take(normal, 'enchantment-2');
    expect(crystals(normal)).toBe(38);
  });
});
