import { describe, expect, it } from 'vitest';
import type { Part } from './cards.ts';
import {
  atOnce,
  both,
  can,
  dragon,
  enchantment,
  gain,
  hurt,
  icons,
  item,
  monster,
} from './cards.ts';
import { asked, cards, crystals, question, repose, say, table, take, wounds } from './play.ts';

describe('immediate effects', () => {
  it.each([
    ['Item', item('prize', can(atOnce(gain(4)))), 'item'],
    ['Enchantment', enchantment('prize', {}, can(atOnce(gain(4)))), 'enchantment'],
    ['Monster', monster('prize', {}, can(atOnce(gain(4)))), 'trophy'],
    ['Dragon', dragon('prize', {}, {}, can(atOnce(gain(4)))), 'trophy'],
  ])('E-9.1 of an %s: once, when it is taken', (_, prize, zone) => {
    const match = table({
      cards: [prize, item('sword', icons({ attack: 1 }), icons({ attack: 1 }))],
      items: [['sword']],
      track: ['prize'],
    });
    take(match, 'prize');
    expect(crystals(match)).toBe(9);
    expect(cards(match, zone, 0)[0]).toBe('prize');
    repose(match);
    repose(match);
    expect(crystals(match)).toBe(10);
  });

  it('E-9.1 of both parts, each once', () => {
    const match = table({
      cards: [item('prize', can(atOnce(gain(4)), atOnce(hurt(1))), can(atOnce(gain(20))))],
      track: ['prize'],
    });
    take(match, 'prize');
    expect([crystals(match), wounds(match)]).toEqual([29, 1]);
  });

  it('E-9.2 it must be carried out as far as possible, and never prevents taking the card', () => {
    const match = table({
      cards: [
        item(
          'tax',
          can(
            atOnce(
              both(
                { kind: 'loseCrystals', n: 4 },
                { kind: 'discardCard', who: 'you', cards: { kind: 'own', filter: 'monster' } },
              ),
            ),
          ),
        ),
      ],
      track: ['tax'],
      crystals: [3],
    });
    take(match, 'tax');
    expect(crystals(match)).toBe(0);
    expect(cards(match, 'item', 0)).toEqual(['tax', 'fist']);
  });

  it('E-9.2 a harmful one is not asked for', () => {
    const match = table({ cards: [item('bomb', can(atOnce(hurt(6))))], track: ['bomb'] });
    take(match, 'bomb');
    expect(wounds(match)).toBe(6);
    expect(question(match)).toBe('1 act');
  });

  it.each([
    ['it is not counted', { kind: 'gainCrystals', n: { kind: 'count', filter: 'any' } }, 7],
    [
      'its icons do not count',
      {
        kind: 'gainCrystals',
        n: {
          kind: 'sum',
          of: [
            { kind: 'stat', stat: 'attack' },
            { kind: 'stat', stat: 'defense' },
            { kind: 'stat', stat: 'undead' },
          ],
        },
      },
      5,
    ],
  ] as const)('E-9.3 while it happens the card is in no pile: %s', (_, effect, left) => {
    const match = table({
      cards: [
        item('prize', { icons: { attack: 3, defense: 3, undead: 1 }, abilities: [atOnce(effect)] }),
      ],
      track: ['prize'],
    });
    take(match, 'prize');
    expect(crystals(match)).toBe(left);
  });

  it('E-9.3 it cannot be chosen for its own effect, in no pile', () => {
    const discard = (filter: 'item' | 'monster'): Part =>
      can(atOnce({ kind: 'discardCard', who: 'you', cards: { kind: 'own', filter } }));
    const match = table({
      cards: [
        monster('glutton', {}, discard('monster')),
        item('eater', discard('item')),
        enchantment('edge', icons({ attack: 1 })),
      ],
      enchantments: [['edge']],
      trophies: [['minor-1']],
      track: ['glutton', 'item-2', 'eater'],
    });
    take(match, 'glutton');
    expect(cards(match, 'graveyard')).toEqual(['minor-1']);
    expect(cards(match, 'trophy', 0)).toEqual(['glutton']);
    const items = table({ cards: [item('eater', discard('item'))], track: ['eater'] });
    take(items, 'eater');
    expect(cards(items, 'item', 0)).toEqual(['eater', 'fist']);
  });

  it('E-9.4 a creature’s comes after the fight, so its wounds are there already', () => {
    const match = table({
      cards: [
        monster(
          'pink',
          { health: 1, strength: 4 },
          can(atOnce({ kind: 'takeWounds', n: { kind: 'wounds' } })),
        ),
        item('sword', icons({ attack: 1, defense: 1 })),
      ],
      items: [['sword']],
      wounds: [2],
      track: ['pink'],
    });
    take(match, 'pink');
    expect(wounds(match)).toBe(10);
  });

  it('E-9.5 only one that says "may" is left to the player', () => {
    for (const [answer, left] of [
      ['Yes', 9],
      ['No', 5],
    ] as const) {
      const match = table({
        cards: [item('gift', can(atOnce({ kind: 'may', effect: gain(4) })))],
        track: ['gift'],
      });
      take(match, 'gift');
      expect(asked(match)).toMatchObject({ seat: 0, question: 'may', rule: 'E-9.5' });
      say(match, 0, answer);
      expect(crystals(match)).toBe(left);
      expect(cards(match, 'item', 0)).toEqual(['gift', 'fist']);
    }
  });
});
