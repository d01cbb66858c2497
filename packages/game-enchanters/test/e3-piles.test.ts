import { faceOf, listOf } from '@conclave/kernel';
import type { Match } from '@conclave/kernel/play';
import { describe, expect, it } from 'vitest';
import { actionCode } from '../src/rules/actions.ts';
import type { KingdomCard, Part } from './cards.ts';
import {
  always,
  atOnce,
  can,
  dragon,
  enchantment,
  gain,
  icons,
  item,
  minor,
  monster,
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
  counter,
  crystals,
  defense,
  labels,
  offered,
  pass,
  repose,
  table,
  take,
  total,
  track,
  use,
} from './play.ts';

const PILES = ['item', 'enchantment', 'trophy'] as const;

/** One card for each pile with the same two parts; `thing` is the Item, `spell`, `beast`. */
const NAMES = { item: 'thing', enchantment: 'spell', trophy: 'beast' } as const;
const PLAIN = { item: 'item-1', enchantment: 'enchantment-1', trophy: 'minor-1' } as const;

function three(upper: Part, lower: Part = {}): KingdomCard[] {
  return [
    item('thing', upper, lower),
    enchantment('spell', upper, lower),
    monster('beast', { tier: 'medium' }, upper, lower),
  ];
}

/** The card in one pile of seat 0, covered by a plain one or not. */
function laid(pile: (typeof PILES)[number], covered: boolean): Partial<Wish> {
  const list = [...(covered ? [PLAIN[pile]] : []), NAMES[pile]];
  if (pile === 'item') return { items: [list] };
  return pile === 'enchantment' ? { enchantments: [list] } : { trophies: [list] };
}

describe('how piles show their cards', () => {
  it('E-3.1 a card that comes to a pile goes on top', () => {
    const match = table({
      cards: [item('sword', icons({ attack: 1 }), icons({ attack: 1 }))],
      items: [['sword']],
      enchantments: [['enchantment-2', 'of-enchanting']],
      trophies: [['dragon-1']],
      track: ['item-1', undefined, 'enchantment-1', undefined, 'minor-1'],
    });
    for (const id of ['item-1', 'enchantment-1', 'minor-1']) {
      take(match, id);
      repose(match);
    }
    expect(cards(match, 'item', 0)).toEqual(['item-1', 'sword']);
    expect(cards(match, 'enchantment', 0)).toEqual([
      'enchantment-1',
      'enchantment-2',
      'of-enchanting',
    ]);
    expect(cards(match, 'trophy', 0)).toEqual(['minor-1', 'dragon-1']);
  });

  it('E-3.1 unless an effect names another place', () => {
    const match = table({
      cards: [item('anchor', can(atOnce({ kind: 'buryTaken' })))],
      items: [['item-1', 'fist']],
      track: ['anchor'],
    });
    take(match, 'anchor');
    expect(cards(match, 'item', 0)).toEqual(['item-1', 'fist', 'anchor']);
  });

  it.each(PILES)(
    'E-3.2 on top of the %s pile both parts show, below it only the lower one',
    (pile) => {
      const wish = { cards: three(icons({ attack: 2 }), icons({ attack: 5 })) };
      expect(attack(table({ ...wish, ...laid(pile, false) }))).toBe(7);
      expect(attack(table({ ...wish, ...laid(pile, true) }))).toBe(5);
    },
  );

  it('E-3.2 every card below the top shows its lower part, however deep it lies', () => {
    const ids = ['a', 'b', 'c', 'd', 'e'];
    const match = table({
      cards: ids.map((id, i) => item(id, icons({ attack: 1 }), icons({ defense: 1 + i }))),
      items: [ids],
    });
    expect([attack(match), defense(match)]).toEqual([1, 15]);
  });

  it('E-3.3 every visible icon, action, ability and Glory value works for the owner', () => {
    const part: Part = {
      icons: { defense: 1, undead: 2 },
      abilities: [
        minor(gain(3)),
        rest(gain(4)),
        when({ on: 'turnBegins' }, gain(10)),
        always({ kind: 'bonus', attack: 6, defense: 0 }),
      ],
      glory: [{ kind: 'flat', n: 7 }],
    };
    for (const pile of PILES) {
      for (const covered of [false, true]) {
        const match = table({ cards: three({}, part), ...laid(pile, covered) });
        expect([defense(match), counter(match, 'undeadIcons'), attack(match)]).toEqual([1, 2, 6]);
        expect(crystals(match)).toBe(15);
        expect(total(match)).toBe(7);
        expect(offered(match, NAMES[pile])).toHaveLength(2);
        expect([attack(match, 1), defense(match, 1), total(match, 1)]).toEqual([0, 0, 0]);
      }
    }
  });

  it('E-3.3 abilities of other players’ cards do not work for oneself', () => {
    const match = table({
      cards: three(can(minor(gain(3)), when({ on: 'turnBegins' }, gain(10)))),
      items: [['fist'], ['thing']],
    });
    expect(offered(match, 'thing')).toEqual([]);
    expect([crystals(match, 0), crystals(match, 1)]).toEqual([5, 5]);
  });

  it.each(PILES)('E-3.4 what is on a covered upper part in the %s pile is off', (pile) => {
    const part: Part = {
      icons: { defense: 1, undead: 2 },
      abilities: [
        minor(gain(3)),
        rest(gain(4)),
        when({ on: 'turnBegins' }, gain(10)),
        always({ kind: 'bonus', attack: 6, defense: 0 }),
      ],
      glory: [{ kind: 'flat', n: 7 }],
    };
    const now = (match: Match): number[] => [
      defense(match),
      counter(match, 'undeadIcons'),
      attack(match),
      crystals(match),
      total(match),
    ];
    const alone = table({ cards: three(part), ...laid(pile, true) });
    expect(now(alone)).toEqual([0, 0, 0, 5, 0]);
    expect(offered(alone, NAMES[pile])).toEqual([]);
    // Nor does it work beside the same things that do show.
    const witness = pile === 'trophy' ? item('witness', part) : dragon('witness', {}, part);
    const beside = table({
      cards: [...three(part), witness],
      ...(pile === 'trophy' ? { items: [['witness']] } : { trophies: [['witness']] }),
      ...laid(pile, true),
    });
    expect(now(beside)).toEqual([1, 2, 6, 15, 7]);
    expect(offered(beside, 'witness')).toHaveLength(2);
    expect(offered(beside, NAMES[pile])).toEqual([]);
  });

  it('E-3.4 using an action of a covered part is refused by that rule', () => {
    const wish = { cards: three(can(minor(gain(3)))) };
    const useIn = (match: Match): number => {
      const { table: t } = match;
      const slots = listOf(t, t.zone['item'] ?? -1);
      const slot = slots.find((one) => t.spec.faces[faceOf(t, one)]?.id === NAMES.item) ?? -1;
      return actionCode(slot, 0);
    };
    const open = table({ ...wish, ...laid('item', false) });
    expect(asked(open).options.map(({ code }) => code)).toContain(useIn(open));
    const covered = table({ ...wish, ...laid('item', true) });
    expect(covered.answer(0, [useIn(covered)])).toMatchObject({ rule: 'E-3.4' });
  });

  it('E-3.5 the same holds for the piles of Items, Enchantments and Trophies at once', () => {
    const match = table({
      cards: three(icons({ attack: 1 }), icons({ attack: 9 })),
      items: [['item-1', 'thing']],
      enchantments: [['spell', 'of-enchanting']],
      trophies: [['minor-1', 'beast']],
    });
    expect(attack(match)).toBe(28);
  });

  it('E-3.6 the order of a pile stays through turns, and only an effect changes it', () => {
    const match = table({
      cards: [
        item('spade', can(minor({ kind: 'unbury', cards: { kind: 'bottom', pile: 'trophy' } }))),
      ],
      items: [['spade']],
      trophies: [['minor-1', 'dragon-1', 'medium-1']],
    });
    for (let turn = 0; turn < 4; turn++) {
      repose(match);
      pass(match);
    }
    expect(cards(match, 'trophy', 0)).toEqual(['minor-1', 'dragon-1', 'medium-1']);
    use(match, 'spade');
    expect(cards(match, 'trophy', 0)).toEqual(['medium-1', 'minor-1', 'dragon-1']);
  });
});

describe('when a pile changes', () => {
  const discardTop = minor({
    kind: 'discardCard',
    who: 'you',
    cards: { kind: 'top', pile: 'item' },
  });

  it('E-3.7 when the top card leaves, the upper part beneath works at once', () => {
    const match = table({
      cards: [item('under', { icons: { attack: 3 }, abilities: [minor(gain(2))] })],
      village: village([discardTop]),
      items: [['item-1', 'under', 'fist']],
    });
    expect(attack(match)).toBe(0);
    use(match, TOWN);
    expect(attack(match)).toBe(3);
    use(match, 'under');
    expect(crystals(match)).toBe(7);
  });

  it('E-3.8 parts go off and on together, and everything counted follows at once', () => {
    const match = table({
      cards: [
        item('over', icons({ attack: 4, undead: 1 }), icons({ defense: 1 })),
        item('under', icons({ defense: 5 }), icons({ undead: 1 })),
      ],
      village: village([discardTop]),
      items: [['over', 'under', 'fist']],
    });
    const now = (): number[] => [attack(match), defense(match), counter(match, 'undeadIcons')];
    expect(now()).toEqual([4, 1, 2]);
    use(match, TOWN);
    expect(now()).toEqual([0, 5, 1]);
  });

  it('E-3.8 both players’ values follow when a card changes hands', () => {
    const match = table({
      cards: [
        item('hook', can(minor({ kind: 'stealTop', pile: 'item', from: 'another' }))),
        item('blade', icons({ attack: 2 }), icons({ attack: 1 })),
        item('club', icons({ attack: 7 })),
      ],
      items: [['hook'], ['blade', 'club']],
    });
    expect([attack(match, 0), attack(match, 1)]).toEqual([0, 3]);
    use(match, 'hook');
    expect([attack(match, 0), attack(match, 1)]).toEqual([3, 7]);
  });

  it('E-3.13 what can be done is told in the order in which things lie on the table', () => {
    const match = table({
      cards: three(can(minor(gain(1)))),
      village: village([minor(gain(1))]),
      items: [['thing']],
      enchantments: [['spell']],
      trophies: [['beast']],
    });
    const journeys = track(match).map((id) => `Journey to ${id?.replace('item', 'Item')}`);
    expect(labels(match)).toEqual([
      ...journeys,
      'Rest Normaltown',
      'Use Normaltown',
      'Use Thing',
      'Use Spell',
      'Use Beast',
    ]);
  });
});
