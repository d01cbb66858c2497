import { describe, expect, it } from 'vitest';
import { enchanters } from '../src/index.ts';
import {
  always,
  boost,
  can,
  dragon,
  enchantment,
  glory,
  guard,
  item,
  minor,
  monster,
  TOWN,
  village,
  when,
} from './cards.ts';
import {
  crystals,
  pass,
  repose,
  table,
  take,
  total,
  use,
  type Wish,
  winners,
  wounds,
} from './play.ts';

/** A table whose next turn is the last: one card is left and no deck. */
const last = (wish: Wish = {}): Wish => ({
  deck: [],
  track: ['item-1', null, null, null, null, null],
  ...wish,
});

describe('the end of the game and the score', () => {
  it('E-15.1 E-15.2 the game ends after the turn that leaves deck and track empty', () => {
    const match = table(last());
    expect(match.over).toBe(false);
    take(match, 'item-1');
    expect(match.over).toBe(true);
    const two = table(last({ track: ['item-1', 'item-2', null, null, null, null] }));
    repose(two);
    expect(two.over).toBe(false);
    const deep = table(last({ deck: ['item-2'] }));
    take(deep, 'item-1');
    expect(deep.over).toBe(false);
  });

  it('E-15.3 EF-5.14 last effects come from the first player on, before scoring, without boosts', () => {
    const toAttack = { kind: 'gainCrystals', n: { kind: 'stat', stat: 'attack' } } as const;
    const match = table(
      last({
        cards: [
          item('will', { icons: { attack: 1 }, ...can(when({ on: 'gameEnds' }, toAttack)) }),
          enchantment(
            'of-greed',
            can(when({ on: 'gameEnds' }, { kind: 'stealCrystals', n: 9, from: 'another' })),
          ),
        ],
        items: [['will'], undefined],
        enchantments: [undefined, ['of-greed']],
        village: village([minor(boost(5))]),
        track: ['enchantment-1', null, null, null, null, null],
      }),
    );
    use(match, TOWN);
    take(match, 'enchantment-1');
    pass(match);
    expect(match.over).toBe(true);
    // The first player gains 1, then the other one takes all 6.
    expect([crystals(match, 0), crystals(match, 1)]).toEqual([0, 11]);
  });

  it('E-15.3 they go clockwise from the first player, whoever sits at the head of the table', () => {
    const greed = monster(
      'greed',
      {},
      can(when({ on: 'gameEnds' }, { kind: 'stealCrystals', n: 1, from: 'left' })),
    );
    const ended = (firstPlayer: string): number[] => {
      const match = table(
        last({
          seats: 3,
          cards: [greed],
          options: { firstPlayer },
          trophies: [['greed'], ['greed'], ['greed']],
          crystals: [0, 0, 1],
        }),
      );
      take(match, 'item-1');
      return [0, 1, 2].map((seat) => crystals(match, seat));
    };
    // The only crystal goes to whoever may steal it, and further if the thief's neighbour comes later.
    expect(ended('1')).toEqual([0, 1, 0]);
    expect(ended('2')).toEqual([1, 0, 0]);
    expect(ended('3')).toEqual([0, 1, 0]);
  });

  it('E-15.4 the score is all visible Glory, plus the Village, less the wounds, item by item', () => {
    const match = table({
      cards: [
        item('crown', glory(4), glory(1)),
        enchantment('of-song', glory(8), glory(2)),
        monster('wolf', {}, glory(16), glory(3)),
        dragon('wyrm', {}, glory(32), glory(5)),
      ],
      items: [['item-1', 'crown']],
      enchantments: [['of-song']],
      trophies: [['wyrm', 'wolf']],
      wounds: [2, 0],
      village: village([], { glory: [{ kind: 'perCard', filter: 'item', every: 1, n: 1 }] }),
    });
    expect(total(match)).toBe(1 + (8 + 2) + (32 + 5) + 3 + 2 - 2);
    const [score] = enchanters.scores(match.table);
    expect(score?.items).toEqual([
      { what: 'Crown', points: 1 },
      { what: 'Of-song', points: 8 },
      { what: 'Of-song', points: 2 },
      { what: 'Wyrm', points: 32 },
      { what: 'Wyrm', points: 5 },
      { what: 'Wolf', points: 3 },
      { what: 'Normaltown', points: 2 },
      { what: '2 wounds', points: -2 },
    ]);
  });

  it('E-15.5 Attack and Defense in formulas are icons and what is always on', () => {
    const match = table({
      cards: [
        item('banner', {
          icons: { attack: 2, defense: 1 },
          glory: [
            { kind: 'perStat', stat: 'attack' },
            { kind: 'perStat', stat: 'defense' },
          ],
        }),
        enchantment(
          'of-war',
          can(
            always({ kind: 'bonus', attack: 10, defense: 0 }),
            always({ kind: 'bonus', attack: 50, defense: 50 }, { kind: 'yourTurn' }),
            always(
              { kind: 'bonus', attack: 0, defense: 20 },
              { kind: 'hasCard', filter: 'dragon' },
            ),
          ),
        ),
      ],
      items: [['banner']],
      enchantments: [['of-war']],
      trophies: [['dragon-1']],
      village: village([minor({ kind: 'seq', effects: [boost(7), guard(7)] })]),
    });
    use(match, TOWN);
    expect(total(match)).toBe(2 + 10 + 1 + 20);
  });

  it('E-15.6 a score may be below zero', () => {
    const match = table(last({ wounds: [7, 9] }));
    take(match, 'item-1');
    expect([total(match, 0), total(match, 1)]).toEqual([-7, -9]);
    expect(winners(match)).toEqual([0]);
  });

  it('E-15.7 the most Glory wins', () => {
    const match = table(last({ cards: [item('crown', glory(1))], items: [undefined, ['crown']] }));
    take(match, 'item-1');
    expect(winners(match)).toEqual([1]);
  });

  it('E-15.8 E-15.9 ties: most crystals, then fewest wounds, then most cards of all piles', () => {
    const end = (wish: Wish): number[] => {
      const match = table(
        last({ seats: 3, seat: 2, track: [null, null, null, null, null, 'item-1'], ...wish }),
      );
      repose(match);
      return winners(match);
    };
    expect(end({ crystals: [5, 6, 0] })).toEqual([1]);
    const crown = {
      cards: [item('crown', {}, glory(1))],
      items: [['fist'], ['fist', 'crown'], undefined],
    };
    expect(end({ ...crown, crystals: [5, 5, 0], wounds: [0, 1, 9] })).toEqual([0]);
    expect(
      end({ crystals: [5, 5, 0], trophies: [['minor-1'], ['minor-2', 'minor-3'], []] }),
    ).toEqual([1]);
  });

  it('E-15.10 who is still tied shares the win', () => {
    const match = table(
      last({ seats: 3, seat: 2, track: [null, null, null, null, null, 'item-1'] }),
    );
    repose(match);
    expect(crystals(match, 2)).toBe(6);
    const tied = table(
      last({
        seats: 3,
        seat: 2,
        crystals: [5, 5, 0],
        track: [null, null, null, null, null, 'item-1'],
      }),
    );
    repose(tied);
    expect(winners(tied)).toEqual([0, 1]);
  });

  it('EF-17.1 plain Glory may be negative', () => {
    const match = table({ cards: [item('curse', glory(-3))], items: [['curse']] });
    expect(total(match)).toBe(-3);
  });

  it('EF-17.2 EF-17.9 Glory for wounds goes with the price every wound has', () => {
    const match = table({
      cards: [item('scars', { glory: [{ kind: 'perWound', every: 5, n: 2 }] })],
      items: [['scars']],
      wounds: [11, 0],
    });
    expect(total(match)).toBe(4 - 11);
    expect(wounds(match)).toBe(11);
  });

  it('EF-17.3 Glory for a value is one a point, and Undead icons count where they show', () => {
    const bone = monster('bone', {}, { icons: { undead: 2 } }, { icons: { undead: 1 } });
    const match = table({
      cards: [bone, item('skull', { glory: [{ kind: 'perStat', stat: 'undead' }] })],
      items: [['skull']],
      trophies: [['bone', 'bone']],
    });
    expect(total(match)).toBe(2 + 1 + 1);
  });

  it('EF-17.4 Glory for crystals', () => {
    const purse = item('purse', { glory: [{ kind: 'perCrystals', every: 5, n: 2 }] });
    const match = table({ cards: [purse], items: [['purse']], crystals: [14, 0] });
    expect(total(match)).toBe(4);
  });

  it('EF-17.5 EF-17.11 Glory for cards counts all that are owned, covered or not', () => {
    const hall = item('hall', {
      glory: [
        { kind: 'perCard', filter: 'monster', every: 2, n: 1 },
        { kind: 'perCard', filter: 'dragon', every: 1, n: 4 },
      ],
    });
    const match = table({
      cards: [hall],
      items: [['hall']],
      trophies: [['minor-1', 'minor-2', 'dragon-1', 'minor-3', 'minor-4', 'minor-5']],
    });
    expect(total(match)).toBe(2 + 4);
  });

  it('EF-17.6 Glory for pairs', () => {
    const ring = item('ring', { glory: [{ kind: 'perPair', n: 3 }] });
    const match = table({
      cards: [ring],
      items: [['ring', 'fist']],
      enchantments: [['enchantment-1', 'enchantment-2', 'of-enchanting']],
    });
    expect(total(match)).toBe(6);
  });

  it('EF-17.10 each formula is rounded down for itself', () => {
    const half = { glory: [{ kind: 'perCard', filter: 'monster', every: 2, n: 1 }] } as const;
    const match = table({
      cards: [item('one', half), enchantment('two', half)],
      items: [['one']],
      enchantments: [['two']],
      trophies: [['minor-1', 'minor-2', 'minor-3']],
    });
    expect(total(match)).toBe(2);
  });
});
