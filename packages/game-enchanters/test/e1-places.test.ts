import { SPECTATOR } from '@conclave/kernel/look';
import { facesInPlay } from '@conclave/kernel/play';
import { describe, expect, it } from 'vitest';
import { enchanters } from '../src/index.ts';
import {
  atOnce,
  can,
  contentWith,
  gain,
  hurt,
  icons,
  item,
  minor,
  monster,
  pay,
  village,
} from './cards.ts';
import {
  asked,
  attack,
  cards,
  counter,
  defense,
  offered,
  repose,
  say,
  seen,
  start,
  table,
  take,
  total,
  use,
} from './play.ts';

describe('places', () => {
  it('E-1.16 the starting artifact is a Fist and an of Enchanting, on which nothing is printed', () => {
    const starting = enchanters.cards({}).filter(({ set }) => set === 'start');
    expect(starting.map(({ id, kind, text }) => [id, kind, text])).toEqual([
      ['fist', 'item', ''],
      ['of-enchanting', 'enchantment', ''],
    ]);
    const match = table({ village: village() });
    expect([attack(match), defense(match), total(match)]).toEqual([0, 0, 0]);
    expect([...offered(match, 'fist'), ...offered(match, 'of-enchanting')]).toEqual([]);
  });

  it('E-1.17 shared are the deck face down, the track of six and the Graveyard face up, Village and box', () => {
    const match = start({ seats: 3 });
    for (const viewer of [0, 1, 2, SPECTATOR]) {
      for (const zone of ['seeded', 'deck', 'depths']) {
        const hidden = seen(match, viewer, zone);
        expect(hidden.length).toBe(cards(match, zone).length);
        expect(new Set(hidden)).toEqual(new Set(hidden.length > 0 ? ['?Adventure'] : []));
      }
      for (let place = 0; place < 6; place++) {
        expect(seen(match, viewer, 'track', place)).toEqual(cards(match, 'track', place));
        expect(cards(match, 'track', place)).toHaveLength(1);
      }
      expect(seen(match, viewer, 'village')).toEqual(cards(match, 'village'));
      expect(seen(match, viewer, 'box')).toEqual(cards(match, 'box'));
    }
    expect(cards(match, 'track', 6)).toEqual([]);
    // Everybody sees which cards are played with; what stays in the box lies nowhere.
    const inPlay: number[] = [];
    facesInPlay(match.table, match.view(SPECTATOR).cells, 0, inPlay);
    expect(inPlay).toHaveLength(3 * 25);
    expect(cards(match, 'box')).toEqual([]);
  });

  it('E-1.17 the Graveyard keeps its order, the latest card on top', () => {
    const match = table({ track: ['item-1', 'minor-1'], graveyard: ['item-3', 'item-2'] });
    repose(match);
    repose(match);
    for (const viewer of [0, 1, SPECTATOR]) {
      expect(seen(match, viewer, 'graveyard')).toEqual(['minor-1', 'item-1', 'item-3', 'item-2']);
    }
  });

  it('E-1.18 a player has a pile of Items, one of Enchantments and one Trophy pile for all creatures', () => {
    const match = table({
      cards: [item('sword', icons({ attack: 1 }), icons({ attack: 1 }))],
      items: [['sword']],
      track: ['item-1', undefined, 'enchantment-1', undefined, 'minor-1'],
      deck: ['dragon-1', 'item-2'],
    });
    for (const id of ['item-1', 'enchantment-1', 'minor-1', 'dragon-1']) {
      take(match, id);
      repose(match);
    }
    expect(cards(match, 'item', 0)).toEqual(['item-1', 'sword']);
    expect(cards(match, 'enchantment', 0)).toEqual(['enchantment-1', 'of-enchanting']);
    expect(cards(match, 'trophy', 0)).toEqual(['dragon-1', 'minor-1']);
    expect(cards(match, 'trophy', 1)).toEqual([]);
  });

  it('E-1.19 artifact cards are Items and Enchantments, and no creatures', () => {
    const match = table({
      cards: [
        item(
          'seller',
          can(minor(gain(1), { kind: 'discardOwn', cards: { kind: 'own', filter: 'artifact' } })),
        ),
      ],
      items: [['seller', 'item-1']],
      enchantments: [['enchantment-1', 'of-enchanting']],
      trophies: [['minor-1', 'dragon-1']],
    });
    use(match, 'seller');
    expect(asked(match).options.map(({ label }) => label)).toEqual([
      'Seller',
      'Item-1',
      'Enchantment-1',
      'of Enchanting',
    ]);
  });

  it('E-1.20 each icon of the base game can be put on a card and shows in its words', () => {
    const [card] = contentWith([
      monster(
        'all-icons',
        { health: 3, strength: 4 },
        {
          icons: { attack: 1, brokenSword: 2, defense: 3, brokenShield: 4, undead: 5 },
          abilities: [minor(hurt(1), pay(1)), atOnce(gain(2))],
          glory: [{ kind: 'flat', n: 6 }],
        },
      ),
    ]).kingdoms.flatMap((kingdom) => kingdom.cards.filter(({ id }) => id === 'all-icons'));
    const match = table({ cards: card === undefined ? [] : [card], trophies: [['all-icons']] });
    const face = match.table.spec.faces.find(({ id }) => id === 'all-icons');
    for (const word of [
      '1 Attack.',
      '2 Broken Sword.',
      '3 Defense.',
      '4 Broken Shield.',
      '5 Undead.',
      'crystal → take 1 wound',
      '6 Glory',
    ]) {
      expect(face?.text).toContain(word);
    }
    expect(counter(match, 'attackIcons')).toBe(-1);
    expect(counter(match, 'defenseIcons')).toBe(-1);
    expect(counter(match, 'undeadIcons')).toBe(5);
  });

  it('E-1.21 piles, crystals and wounds are open to everyone; only the order of the deck is hidden', () => {
    const match = start({ seats: 4, seed: 'open' });
    const zones = Object.entries(match.table.spec.zones);
    const hidden = zones.filter(([, { faces }]) => faces !== 'all').map(([name]) => name);
    expect(hidden).toEqual(['seeded', 'deck', 'lowerDeck', 'depths', 'unseen']);
    for (const [name, { see }] of Object.entries(match.table.spec.counters)) {
      expect([name, see]).toEqual([name, 'all']);
    }
    const { seat, options } = asked(match);
    say(match, seat, options[0]?.code ?? 0);
    for (const viewer of [0, 3, SPECTATOR]) {
      for (const pile of ['item', 'enchantment', 'trophy']) {
        expect(seen(match, viewer, pile, seat)).toEqual(cards(match, pile, seat));
      }
    }
  });
});
