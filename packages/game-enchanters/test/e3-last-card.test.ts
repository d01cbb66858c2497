import { describe, expect, it } from 'vitest';
import type { KingdomCard } from './cards.ts';
import { can, dragon, gain, item, minor, multi, TOWN, village } from './cards.ts';
import { cards, crystals, offered, repose, say, table, total, track, use, whyNot } from './play.ts';

describe('the last card and the first', () => {
  const giveUp = (kind: 'item' | 'enchantment'): KingdomCard[] => [
    dragon(
      'altar',
      {},
      can(
        minor({ kind: 'discardCard', who: 'you', cards: { kind: 'own', filter: kind } }),
        minor({ kind: 'removeCard', cards: { kind: 'own', filter: kind } }),
        minor({ kind: 'giveCard', cards: { kind: 'own', filter: kind }, to: 'another' }),
        minor({ kind: 'stealTop', pile: kind, from: 'another' }),
      ),
    ),
  ];

  it.each(['item', 'enchantment'] as const)(
    'E-3.9 the last card of the %s pile is not discarded, removed, given or stolen',
    (kind) => {
      const match = table({ cards: giveUp(kind), trophies: [['altar']] });
      for (const words of ['discard', 'remove', 'give', 'steal']) use(match, 'altar', words);
      for (const seat of [0, 1]) expect(cards(match, kind, seat)).toHaveLength(1);
      expect(cards(match, 'graveyard')).toEqual([]);
    },
  );

  it('E-3.9 as a cost it cannot be paid with the last card', () => {
    const costs = [
      { kind: 'discardOwn', cards: { kind: 'own', filter: 'item' } },
      { kind: 'removeOwn', cards: { kind: 'top', pile: 'item' } },
      { kind: 'giveOwn', cards: { kind: 'own', filter: 'item' } },
    ] as const;
    const wish = {
      cards: [dragon('altar', {}, can(...costs.map((cost) => minor(gain(9), cost))))],
    };
    const one = table({ ...wish, trophies: [['altar']] });
    expect(offered(one, 'altar')).toEqual([]);
    expect(whyNot(one, 'altar')).toHaveLength(3);
    const two = table({ ...wish, trophies: [['altar']], items: [['item-1', 'fist']] });
    expect(offered(two, 'altar')).toHaveLength(3);
  });

  it('E-3.9 a card that would be its own price stays if it is the last one', () => {
    const cost = { kind: 'removeThis' } as const;
    const wish = { cards: [item('wand', can(minor(gain(9), cost)))] };
    expect(whyNot(table({ ...wish, items: [['wand']] }), 'wand')).toEqual(['E-3.9']);
    const two = table({ ...wish, items: [['wand', 'fist']] });
    use(two, 'wand');
    expect(crystals(two)).toBe(14);
  });

  it('E-3.9 of two cards one may go, and then no more', () => {
    const match = table({
      cards: [
        dragon(
          'altar',
          {},
          can(multi(gain(1), { kind: 'discardOwn', cards: { kind: 'own', filter: 'item' } })),
        ),
      ],
      trophies: [['altar']],
      items: [['item-1', 'item-2']],
    });
    use(match, 'altar');
    say(match, 0, 'item-2');
    expect(cards(match, 'item', 0)).toEqual(['item-1']);
    expect(whyNot(match, 'altar')).toEqual(['E-6.2']);
  });

  it('E-3.9 a swap leaves the pile with a card and is allowed', () => {
    const match = table({
      cards: [dragon('altar', {}, can(minor({ kind: 'swapTops', pile: 'item', with: 'another' })))],
      trophies: [['altar']],
      items: [['item-1'], ['item-2']],
    });
    use(match, 'altar');
    expect([cards(match, 'item', 0), cards(match, 'item', 1)]).toEqual([['item-2'], ['item-1']]);
  });

  it('E-3.10 the Trophy pile may lose its last card', () => {
    const match = table({
      cards: [
        item(
          'altar',
          can(minor(gain(2), { kind: 'discardOwn', cards: { kind: 'top', pile: 'trophy' } })),
        ),
      ],
      items: [['altar']],
      trophies: [['minor-1']],
    });
    use(match, 'altar');
    expect(cards(match, 'trophy', 0)).toEqual([]);
    expect(cards(match, 'graveyard')).toEqual(['minor-1']);
  });

  it('E-3.11 Fist and of Enchanting count as an Item and an Enchantment', () => {
    const per = (filter: 'item' | 'enchantment') =>
      ({ kind: 'perCard', filter, every: 1, n: filter === 'item' ? 7 : 1 }) as const;
    const match = table({
      cards: [
        dragon(
          'judge',
          {},
          { glory: [per('item'), per('enchantment'), { kind: 'perPair', n: 50 }] },
        ),
      ],
      trophies: [['judge']],
    });
    expect(total(match)).toBe(58);
  });

  it('E-3.11 they can be chosen for every effect', () => {
    const match = table({
      cards: [
        dragon('altar', {}, can(minor({ kind: 'bury', cards: { kind: 'own', filter: 'item' } }))),
      ],
      trophies: [['altar']],
      items: [['fist', 'item-1']],
    });
    use(match, 'altar');
    expect(cards(match, 'item', 0)).toEqual(['item-1', 'fist']);
  });

  it.each(['removeThis', 'discardThis'] as const)(
    'E-3.9 %s within an effect leaves the last card where it is',
    (kind) => {
      const scroll = item('scroll', can(minor({ kind: 'seq', effects: [{ kind }, gain(2)] })));
      const last = table({ cards: [scroll], items: [['scroll']] });
      use(last, 'scroll');
      expect(cards(last, 'item', 0)).toEqual(['scroll']);
      expect(crystals(last)).toBe(7);
      const other = table({ cards: [scroll], items: [['scroll', 'fist']] });
      use(other, 'scroll');
      expect(cards(other, 'item', 0)).toEqual(['fist']);
    },
  );

  it.each([
    ['fist', 'item'],
    ['of-enchanting', 'enchantment'],
  ] as const)('E-3.12 a %s that would be discarded goes to the box', (id, kind) => {
    const match = table({
      cards: [
        dragon(
          'altar',
          {},
          can(minor({ kind: 'discardCard', who: 'you', cards: { kind: 'bottom', pile: kind } })),
        ),
      ],
      trophies: [['altar']],
      items: [['item-1', 'fist']],
      enchantments: [['enchantment-1', 'of-enchanting']],
    });
    use(match, 'altar');
    expect(cards(match, kind, 0)).toEqual([`${kind}-1`]);
    expect(cards(match, 'graveyard')).toEqual([]);
    expect(cards(match, 'removed')).toEqual([id]);
  });

  it('E-3.12 nor does one that came onto the track get to the Graveyard', () => {
    const match = table({
      village: village([
        minor({ kind: 'swapTopWithTrack', pile: 'item' }),
        minor({ kind: 'swapTrackGrave' }),
      ]),
      track: ['item-1', null, null, null, null, null],
      graveyard: ['item-2'],
    });
    use(match, TOWN, 'swap your top');
    expect(track(match)[0]).toBe('fist');
    use(match, TOWN, 'with the top card');
    expect(cards(match, 'graveyard')).toEqual(['item-2']);
    repose(match);
    expect(cards(match, 'graveyard')).toEqual(['item-2']);
    expect(cards(match, 'removed')).toEqual(['fist']);
  });
});
