import { isInPlay } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import type { Cost } from '../src/content/vocabulary.ts';
import { actionCode } from '../src/rules/actions.ts';
import {
  both,
  can,
  dragon,
  enchantment,
  gain,
  heal,
  hurt,
  icons,
  item,
  minor,
  monster,
  pay,
  rest,
  TOWN,
  village,
} from './cards.ts';
import type { Wish } from './play.ts';
import {
  asked,
  cards,
  crystals,
  labels,
  offered,
  question,
  say,
  start,
  table,
  use,
  whyNot,
  wounds,
} from './play.ts';

const COSTS: readonly (readonly [string, Cost, Partial<Wish>, Partial<Wish>])[] = [
  ['crystals', { kind: 'payCrystals', n: 3 }, { crystals: [2] }, { crystals: [3] }],
  ['Defense', { kind: 'spendDefense', n: 1 }, {}, { enchantments: [['ward']] }],
  [
    'a card of one’s own',
    { kind: 'discardOwn', cards: { kind: 'own', filter: 'monster' } },
    {},
    { trophies: [['minor-1']] },
  ],
  [
    'a card to give',
    { kind: 'giveOwn', cards: { kind: 'top', pile: 'trophy' } },
    {},
    { trophies: [['minor-1']] },
  ],
  ['the card itself', { kind: 'removeThis' }, { items: [['wand']] }, {}],
  ['a buried card', { kind: 'buryThis' }, { items: [['wand']] }, {}],
  ['another’s healing', { kind: 'anotherHeals', n: 2 }, { wounds: [0, 1] }, { wounds: [0, 2] }],
];

const wand = (cost: Cost, more: Partial<Wish>) =>
  table({
    cards: [item('wand', can(minor(gain(9), cost))), enchantment('ward', icons({ defense: 1 }))],
    items: [['wand', 'fist']],
    ...more,
  });

describe('costs and effects', () => {
  it('E-6.1 the effect comes when the whole cost is paid', () => {
    const half = {
      kind: 'gainCrystals',
      n: { kind: 'sum', of: [{ kind: 'wounds' }, { kind: 'crystals' }] },
    } as const;
    const match = table({
      village: village([minor(half, pay(2), { kind: 'payWounds', n: 3 })]),
    });
    use(match, TOWN);
    expect(wounds(match)).toBe(3);
    expect(crystals(match)).toBe(3 + 3 + 3);
  });

  it.each(COSTS)(
    'E-6.2 without %s to pay in full the action cannot be started',
    (_, cost, poor, rich) => {
      const short = wand(cost, poor);
      expect(offered(short, 'wand')).toEqual([]);
      expect(whyNot(short, 'wand')).toHaveLength(1);
      const enough = wand(cost, rich);
      expect(offered(enough, 'wand')).toHaveLength(1);
      use(enough, 'wand');
      expect(crystals(enough)).toBeGreaterThanOrEqual(9);
    },
  );

  it('E-6.2 all parts of a cost count together', () => {
    const wish = { village: village([minor(gain(9), pay(3), pay(3))]) };
    expect(whyNot(table({ ...wish, crystals: [5] }), TOWN)).toEqual(['E-6.2']);
    const match = table({ ...wish, crystals: [6] });
    use(match, TOWN);
    expect(crystals(match)).toBe(9);
  });

  it('E-6.2 one card cannot pay twice: a cost takes cards in one part, which may ask for several', () => {
    const pair = { kind: 'discardOwn', cards: { kind: 'own', filter: 'item', n: 2 } } as const;
    const wish = { cards: [item('wand', can(minor(gain(9), pair)))] };
    const two = table({ ...wish, items: [['wand', 'fist']] });
    expect(whyNot(two, 'wand')).toEqual(['E-6.2']);
    const three = table({ ...wish, items: [['wand', 'item-1', 'fist']] });
    use(three, 'wand');
    say(three, 0, 'Item-1');
    expect(labels(three)).toEqual(['Wand', 'Fist']);
    say(three, 0, 'Fist');
    expect(cards(three, 'item', 0)).toEqual(['wand']);
    expect(crystals(three)).toBe(14);
    const twice = [item('wand', can(minor(gain(9), pair, { kind: 'removeThis' })))];
    expect(() => table({ cards: twice })).toThrow('takes cards in more than one part (E-6.2)');
  });

  it('E-6.3 an effect is carried out as far as possible, and the rest is skipped', () => {
    const match = table({
      village: village([
        minor(
          both(
            heal(5),
            { kind: 'discardCard', who: 'you', cards: { kind: 'own', filter: 'monster' } },
            gain(2),
          ),
        ),
      ]),
      wounds: [2],
    });
    use(match, TOWN);
    expect([wounds(match), crystals(match)]).toEqual([0, 7]);
  });

  it('E-6.4 an action may be used although it will do nothing', () => {
    const match = table({ village: village([minor(heal(1), pay(2))]), wounds: [0] });
    use(match, TOWN);
    expect(crystals(match)).toBe(3);
    expect(whyNot(match, TOWN)).toEqual(['E-6.8']);
  });

  it('E-6.5 the actions of the Village and all visible in one’s own piles can be used', () => {
    const act = can(minor(gain(1)));
    const match = table({
      cards: [
        item('a', {}, act),
        item('b', act),
        enchantment('c', act),
        monster('d', {}, act),
        dragon('e', {}, {}, act),
        item('f', act),
      ],
      village: village([minor(gain(1))]),
      items: [['b', 'a', 'f'], ['fist']],
      enchantments: [['c'], ['of-enchanting']],
      trophies: [['d', 'e']],
    });
    const usable = asked(match).options.filter(({ rule }) => rule === 'E-6.7');
    expect(usable.map(({ label }) => label)).toEqual([
      'Use Normaltown',
      'Use B',
      'Use A',
      'Use C',
      'Use D',
      'Use E',
    ]);
  });

  it('E-6.5 cards of others, on the track or in the Graveyard cannot be used', () => {
    const match = table({
      cards: [item('wand', can(minor(gain(1))), can(minor(gain(2))))],
      seats: 3,
      items: [['fist'], ['wand']],
      track: ['wand'],
    });
    expect(offered(match, 'wand').filter((words) => words.includes('gain'))).toEqual([]);
  });

  it('E-6.5 actions of one card are told apart by what they do', () => {
    const match = table({
      cards: [
        item('horn', can(minor(gain(1), pay(1)), minor(gain(1), { kind: 'payWounds', n: 2 }))),
        enchantment('bell', can(minor(gain(1)), rest(gain(1)))),
      ],
      items: [['horn']],
      enchantments: [['bell']],
      village: village([rest(heal(2)), minor(heal(3)), minor(hurt(1), pay(9))]),
    });
    expect(labels(match).filter((label) => !label.startsWith('Journey'))).toEqual([
      'Rest Normaltown: gain 1 crystal',
      'Rest Normaltown: heal 2 wounds',
      'Rest Bell',
      'Use Normaltown: heal 3 wounds',
      'Use Horn: pay 1 crystal → gain 1 crystal',
      'Use Horn: take 2 wounds → gain 1 crystal',
      'Use Bell',
    ]);
    expect(asked(match).whyNot.map(({ label }) => label)).toEqual(['Use Normaltown: take 1 wound']);
  });

  it('E-6.6 with the Rest symbol it is a Rest action, without it a minor action', () => {
    const match = table({ village: village([rest(gain(5)), minor(gain(3))]) });
    const rules = asked(match).options.flatMap(({ rule, does }) =>
      rule === 'E-7.1' ? [] : [`${rule} ${does}`],
    );
    expect(rules).toEqual([
      'E-8.1 gain 1 crystal.',
      'E-8.1 gain 5 crystals.',
      'E-6.7 gain 3 crystals.',
    ]);
  });

  it('E-6.7 a minor action neither uses up the Major Action nor ends the turn', () => {
    const match = table({ village: village([minor(gain(3)), minor(hurt(1))]) });
    use(match, TOWN, 'gain');
    use(match, TOWN, 'wound');
    expect(question(match)).toBe('0 act');
    expect(asked(match).options.filter(({ rule }) => rule === 'E-7.1')).toHaveLength(6);
    expect(asked(match).options.filter(({ rule }) => rule === 'E-8.1')).toHaveLength(1);
  });

  it('E-6.5 an action of a card that is not in play is refused, whatever number it has', () => {
    const match = start({ seats: 4 });
    const { slotCount } = match.table.layout;
    const seat = match.pending()[0]?.seat ?? -1;
    let absent = 0;
    for (let slot = 0; slot < slotCount; slot++) {
      if (isInPlay(match.table, slot)) continue;
      absent++;
      for (let index = 0; index < 4; index++) {
        expect(match.answer(seat, [actionCode(slot, index)])).toMatchObject({ code: 'outside' });
      }
    }
    expect(absent).toBe(2);
  });
});
