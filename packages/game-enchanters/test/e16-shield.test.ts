import { describe, expect, it } from 'vitest';
import {
  always,
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
} from './cards.ts';
import {
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

const SHIELD = item('ward', can(always({ kind: 'untargetable' })));
/** An Enchantment with these minor actions: a player's own, not the Village's. */
const wand = (...effects: readonly Doing[]) =>
  enchantment('wand', can(...effects.map((e) => multi(e))));
const deal = (to: 'another' | 'others' | 'each' | 'left' | 'right'): Doing => ({
  kind: 'dealWounds',
  to,
  n: 1,
});

describe('Shield', () => {
  const seats = (shielded: number, ...effects: readonly Doing[]) =>
    table({
      seats: 3,
      cards: [SHIELD, wand(...effects)],
      items: [0, 1, 2].map((seat) => (seat === shielded ? ['ward'] : ['fist'])),
      enchantments: [['wand'], undefined, undefined],
      wounds: [3, 3, 3],
    });
  const all = (match: ReturnType<typeof seats>): number[] =>
    [0, 1, 2].map((seat) => wounds(match, seat));

  it('E-16.1 EF-16.1 E-18.30 the owner cannot be chosen, so somebody else is', () => {
    const match = seats(1, deal('another'));
    use(match, 'wand');
    expect(all(match)).toEqual([3, 3, 4]);
    const open = seats(0, deal('another'));
    use(open, 'wand');
    expect(question(open)).toBe('0 target');
  });

  it('E-16.1 a covered Shield protects nobody', () => {
    const match = table({
      cards: [SHIELD, wand(deal('another'))],
      items: [['fist'], ['item-1', 'ward']],
      enchantments: [['wand']],
    });
    use(match, 'wand');
    expect(wounds(match, 1)).toBe(1);
  });

  it('E-16.1 who is asked learns why the owner cannot be chosen', () => {
    const match = table({
      seats: 4,
      cards: [SHIELD, wand(deal('another'))],
      items: [['fist'], ['ward'], ['fist'], ['fist']],
      enchantments: [['wand']],
    });
    use(match, 'wand');
    expect(labels(match)).toEqual(['Player 3', 'Player 4']);
    expect(match.answer(0, [1])).toMatchObject({ code: 'outside', rule: 'E-16.1' });
  });

  it('E-16.2 with nobody left the ability is ignored and the rest goes on', () => {
    const match = table({
      cards: [SHIELD, wand({ kind: 'seq', effects: [deal('another'), gain(1)] })],
      items: [['fist'], ['ward']],
      enchantments: [['wand']],
    });
    use(match, 'wand');
    expect(wounds(match, 1)).toBe(0);
    expect(crystals(match)).toBe(6);
  });

  it('E-16.3 a cost for which only a shielded player is left cannot be paid', () => {
    const heals = enchantment('wand', can(minor(gain(9), { kind: 'anotherHeals', n: 1 })));
    const match = table({
      cards: [SHIELD, heals],
      items: [['fist'], ['ward']],
      enchantments: [['wand']],
      wounds: [0, 5],
    });
    expect(offered(match, 'wand')).toEqual([]);
    expect(whyNot(match, 'wand')).toEqual(['EF-4.4']);
    const gives = enchantment(
      'wand',
      can(minor(gain(9), { kind: 'giveOwn', cards: { kind: 'own', filter: 'monster' } })),
    );
    const other = table({
      cards: [SHIELD, gives],
      items: [['fist'], ['ward']],
      enchantments: [['wand']],
      trophies: [['minor-1']],
    });
    expect(whyNot(other, 'wand')).toEqual(['EF-4.11']);
  });

  it('E-16.4 of what concerns everybody only the owner of the Shield is left out', () => {
    const match = seats(1, deal('others'), deal('each'));
    use(match, 'wand', 'each other player');
    expect(all(match)).toEqual([3, 3, 4]);
    use(match, 'wand', 'each player');
    expect(all(match)).toEqual([4, 3, 5]);
    const loop = seats(1, {
      kind: 'forEach',
      players: 'each',
      effect: { kind: 'takeWounds', n: 1 },
    });
    use(loop, 'wand');
    expect(all(loop)).toEqual([4, 3, 4]);
  });

  it('E-16.5 Shield keeps out what would help, too', () => {
    const match = seats(1, { kind: 'heal', who: 'others', n: 2 });
    use(match, 'wand');
    expect(all(match)).toEqual([3, 3, 1]);
  });

  it('E-16.6 Shield does not stop its owner', () => {
    const match = seats(0, { kind: 'heal', who: 'each', n: 2 });
    use(match, 'wand');
    expect(all(match)).toEqual([1, 1, 1]);
  });

  it('E-16.7 an ability aimed at one neighbour is ignored if that one is shielded', () => {
    const match = seats(1, deal('left'), deal('right'));
    use(match, 'wand', 'left');
    expect(all(match)).toEqual([3, 3, 3]);
    use(match, 'wand', 'right');
    expect(all(match)).toEqual([3, 3, 4]);
    const either = seats(1, { kind: 'choose', effects: [deal('left'), deal('right')] });
    use(either, 'wand');
    expect(all(either)).toEqual([3, 3, 4]);
  });

  it('E-16.8 a creature that attacks each player does not attack the owner of a Shield', () => {
    const ogre = monster('ogre', { health: 1, strength: 2 }, can(always({ kind: 'attacksEach' })));
    const club = item('club', { icons: { attack: 1 } });
    const match = table({
      seats: 3,
      cards: [SHIELD, ogre, club],
      items: [['club'], ['ward'], ['fist']],
      track: ['ogre'],
    });
    take(match, 'ogre');
    expect([0, 1, 2].map((seat) => wounds(match, seat))).toEqual([2, 0, 2]);
    const own = table({
      seats: 3,
      seat: 1,
      cards: [SHIELD, ogre, enchantment('edge', { icons: { attack: 1 } })],
      items: [['fist'], ['ward'], ['fist']],
      enchantments: [undefined, ['edge'], undefined],
      track: ['ogre'],
    });
    take(own, 'ogre');
    expect([0, 1, 2].map((seat) => wounds(own, seat))).toEqual([2, 2, 2]);
  });

  it('E-16.9 what stands on the Village is no ability of a player', () => {
    const match = table({
      cards: [SHIELD],
      items: [['fist'], ['ward']],
      village: village([minor(deal('another'))]),
    });
    use(match, TOWN);
    expect(wounds(match, 1)).toBe(1);
  });

  it('E-18.9 EF-10.1 a card nobody can receive is kept', () => {
    const trap = item('snare', can(atOnce({ kind: 'giveThis', to: 'another' })));
    const open = table({ cards: [SHIELD, trap], track: ['snare'] });
    take(open, 'snare');
    expect(cards(open, 'item', 1)).toEqual(['snare', 'fist']);
    const closed = table({ cards: [SHIELD, trap], items: [['fist'], ['ward']], track: ['snare'] });
    take(closed, 'snare');
    expect(cards(closed, 'item', 0)).toEqual(['snare', 'fist']);
    const three = table({ seats: 3, cards: [SHIELD, trap], track: ['snare'] });
    take(three, 'snare');
    say(three, 0, { seat: 2 });
    expect(cards(three, 'item', 2)).toEqual(['snare', 'fist']);
  });
});
