import { describe, expect, it } from 'vitest';
import {
  atOnce,
  boost,
  can,
  type Doing,
  gain,
  hurt,
  item,
  minor,
  monster,
  type Part,
  TOWN,
  village,
  when,
} from './cards.ts';
import {
  asked,
  cards,
  crystals,
  labels,
  question,
  say,
  table,
  take,
  use,
  type Wish,
  wounds,
} from './play.ts';

const all = (match: Parameters<typeof wounds>[0]): number[] =>
  [0, 1, 2].map((seat) => wounds(match, seat));
const deal = (to: 'another' | 'targetPlayer' | 'left' | 'right' | 'current', n = 1): Doing => ({
  kind: 'dealWounds',
  to,
  n,
});

describe('choosing and aiming', () => {
  it('E-13.1 EF-3.1 EF-1.8 where nobody is named, it is who uses the action or owns the trigger', () => {
    const match = table({
      cards: [item('thorn', can(when({ on: 'takeWounds' }, gain(2))))],
      items: [undefined, ['thorn']],
      village: village([minor(gain(1)), minor({ kind: 'dealWounds', to: 'others', n: 1 })]),
    });
    use(match, TOWN, 'gain 1');
    expect([crystals(match, 0), crystals(match, 1)]).toEqual([6, 5]);
    use(match, TOWN, 'wound');
    expect([crystals(match, 0), crystals(match, 1)]).toEqual([6, 7]);
  });

  it('E-13.2 EF-3.12 the owner of the cards chooses, from any position', () => {
    const bola: Part = can(
      atOnce({
        kind: 'discardCard',
        who: 'targetPlayer',
        cards: { kind: 'own', filter: 'monster' },
      }),
    );
    const match = table({
      cards: [item('bola', bola), monster('wolf'), monster('bear', { tier: 'medium' })],
      track: ['bola'],
      trophies: [['wolf'], ['wolf', 'bear', 'minor-1']],
    });
    take(match, 'bola');
    expect(question(match)).toBe('1 card');
    expect(labels(match)).toEqual(['Wolf', 'Bear', 'Minor-1']);
    say(match, 1, 'bear');
    expect(cards(match, 'trophy', 1)).toEqual(['wolf', 'minor-1']);
    expect(cards(match, 'graveyard')).toEqual(['bear']);
  });

  it('E-13.3 EF-3.2 the player whose effect it is chooses the player', () => {
    const match = table({ seats: 3, village: village([minor(deal('another'))]) });
    use(match, TOWN);
    expect(question(match)).toBe('0 target');
    say(match, 0, { seat: 2 });
    expect(all(match)).toEqual([0, 0, 1]);
  });

  it('E-13.4 EF-3.4 another player and other players never mean oneself', () => {
    const match = table({
      seats: 3,
      village: village([minor(deal('another')), minor({ kind: 'dealWounds', to: 'others', n: 2 })]),
    });
    use(match, TOWN, 'each other player');
    expect(all(match)).toEqual([0, 2, 2]);
    use(match, TOWN, 'another');
    expect(match.answer(0, [0])).toMatchObject({ code: 'outside', rule: 'E-13.4' });
    expect(labels(match)).toEqual(['Player 2', 'Player 3']);
  });

  it('E-13.5 EF-3.3 a target player is another player', () => {
    const match = table({ seats: 3, village: village([minor(deal('targetPlayer'))]) });
    use(match, TOWN);
    expect(labels(match)).toEqual(['Player 2', 'Player 3']);
  });

  it('E-13.6 EF-18.2 who would not be affected cannot be chosen, and with nobody it is skipped', () => {
    const steal: Doing = {
      kind: 'seq',
      effects: [{ kind: 'stealCrystals', n: 2, from: 'another' }, gain(1)],
    };
    const wish = { seats: 4, village: village([minor(steal)]) };
    const some = table({ ...wish, crystals: [0, 4, 0, 3] });
    use(some, TOWN);
    expect(labels(some)).toEqual(['Player 2', 'Player 4']);
    expect(asked(some).whyNot).toMatchObject([{ label: 'Player 3', rule: 'E-13.6' }]);
    expect(some.answer(0, [2])).toMatchObject({ rule: 'E-13.6' });
    const none = table({ ...wish, crystals: [0, 0, 0, 0] });
    use(none, TOWN);
    expect([0, 1, 2, 3].map((seat) => crystals(none, seat))).toEqual([1, 0, 0, 0]);
  });

  it.each<[Doing, Wish]>([
    [{ kind: 'heal', who: 'another', n: 1 }, { wounds: [0, 0, 2] }],
    [{ kind: 'healAll', who: 'another' }, { wounds: [0, 0, 2] }],
    [{ kind: 'pullWounds', n: 1, from: 'another' }, { wounds: [0, 0, 2] }],
    [{ kind: 'stealCrystals', n: 1, from: 'another' }, { crystals: [0, 0, 2] }],
    [{ kind: 'loseCrystals', n: 1, who: 'another' }, { crystals: [0, 0, 2] }],
    [{ kind: 'loseAllCrystals', who: 'another' }, { crystals: [0, 0, 2] }],
    [
      { kind: 'discardCard', who: 'another', cards: { kind: 'own', filter: 'monster' } },
      { trophies: [[], ['dragon-1'], ['minor-1']] },
    ],
    [
      { kind: 'targetGives', filter: 'monster', from: 'another' },
      { trophies: [[], ['dragon-1'], ['minor-1']] },
    ],
    [
      { kind: 'stealTop', pile: 'item', from: 'another' },
      { items: [['fist'], ['item-1'], ['item-2', 'fist']] },
    ],
    [
      { kind: 'bury', cards: { kind: 'top', pile: 'item' }, who: 'another' },
      { items: [['fist'], ['item-1'], ['item-2', 'fist']] },
    ],
    [
      { kind: 'unbury', cards: { kind: 'bottom', pile: 'item' }, who: 'another' },
      { items: [['fist'], ['item-1'], ['item-2', 'fist']] },
    ],
  ])('E-13.6 only a player it affects can be chosen: %o', (effect, wish) => {
    const match = table({ seats: 3, ...wish, village: village([minor(effect)]) });
    const others = (): unknown[] =>
      [1, 2].map((seat) => [
        wounds(match, seat),
        crystals(match, seat),
        ...['item', 'trophy'].map((pile) => cards(match, pile, seat).join()),
      ]);
    const [second, third] = others();
    use(match, TOWN);
    expect(question(match)).toBe('0 act');
    expect(others()[0]).toEqual(second);
    expect(others()[1]).not.toEqual(third);
  });

  it('E-13.7 EF-3.6 left is the next clockwise, right the one before; with two it is the same', () => {
    const town = village([minor(deal('left')), minor(deal('right', 2))]);
    const three = table({ seats: 3, seat: 1, village: town });
    use(three, TOWN, 'left');
    use(three, TOWN, 'right');
    expect(all(three)).toEqual([2, 0, 1]);
    const two = table({ village: town });
    use(two, TOWN, 'left');
    use(two, TOWN, 'right');
    expect(wounds(two, 1)).toBe(3);
  });

  it('E-13.8 EF-3.5 EF-1.17 each player begins with the active one and goes clockwise', () => {
    const lose: Doing = {
      kind: 'discardCard',
      who: 'each',
      cards: { kind: 'own', filter: 'monster' },
    };
    const match = table({
      seats: 3,
      seat: 1,
      cards: [monster('wolf'), monster('bear', { tier: 'medium' })],
      trophies: [
        ['wolf', 'bear'],
        ['wolf', 'bear'],
        ['wolf', 'bear'],
      ],
      village: village([minor(lose)]),
    });
    use(match, TOWN);
    const order: number[] = [];
    while (question(match).endsWith('card')) {
      order.push(asked(match).seat);
      say(match, asked(match).seat, 'wolf');
    }
    expect(order).toEqual([1, 2, 0]);
    const each = table({
      seats: 3,
      village: village([minor({ kind: 'forEach', players: 'each', effect: hurt(1) })]),
    });
    use(each, TOWN);
    expect(all(each)).toEqual([1, 1, 1]);
  });

  it('E-13.9 EF-3.7 of those with the most or the least the active player chooses', () => {
    const most: Doing = { kind: 'heal', who: { most: { kind: 'wounds' } }, n: 4 };
    const town = village([minor(most)]);
    const clear = table({ seats: 3, wounds: [1, 5, 2], village: town });
    use(clear, TOWN);
    expect(all(clear)).toEqual([1, 1, 2]);
    const tie = table({ seats: 3, wounds: [1, 5, 5], village: town });
    use(tie, TOWN);
    expect(question(tie)).toBe('0 target');
    expect(labels(tie)).toEqual(['Player 2', 'Player 3']);
    say(tie, 0, { seat: 2 });
    expect(all(tie)).toEqual([1, 5, 1]);
    const least = table({
      seats: 3,
      crystals: [5, 1, 3],
      village: village([
        minor({ kind: 'gainCrystals', n: 4, who: { least: { kind: 'crystals' } } }),
      ]),
    });
    use(least, TOWN);
    expect(crystals(least, 1)).toBe(5);
    const trigger: Doing = { kind: 'dealWounds', to: { most: { kind: 'crystals' } }, n: 1 };
    const theirs = table({
      seats: 3,
      cards: [item('thorn', can(when({ on: 'takeWounds' }, trigger)))],
      items: [undefined, ['thorn'], undefined],
      crystals: [4, 0, 4],
      village: village([minor(deal('left'))]),
    });
    use(theirs, TOWN);
    expect(question(theirs)).toBe('0 target');
    say(theirs, 0, { seat: 0 });
    expect(all(theirs)).toEqual([1, 1, 0]);
  });

  it('EF-3.9 the current player is the one whose turn it is', () => {
    const match = table({
      seats: 3,
      cards: [item('thorn', can(when({ on: 'takeWounds' }, deal('current', 3))))],
      items: [undefined, undefined, ['thorn']],
      village: village([minor(deal('right'))]),
    });
    use(match, TOWN);
    expect(all(match)).toEqual([3, 0, 1]);
  });

  it('E-14.18 with a single card to choose nobody is asked', () => {
    const lose: Doing = {
      kind: 'discardCard',
      who: 'you',
      cards: { kind: 'own', filter: 'monster' },
    };
    const match = table({
      cards: [monster('wolf')],
      trophies: [['wolf', 'dragon-1']],
      village: village([minor(lose)]),
    });
    use(match, TOWN);
    expect(question(match)).toBe('0 act');
    expect(cards(match, 'trophy')).toEqual(['dragon-1']);
  });

  it('EF-18.6 what must be done and can be done is done', () => {
    const lose: Doing = {
      kind: 'discardCard',
      who: 'you',
      cards: { kind: 'own', filter: 'monster' },
    };
    const match = table({
      cards: [monster('wolf'), monster('bear', { tier: 'medium' })],
      trophies: [['wolf', 'bear']],
      village: village([minor({ kind: 'seq', effects: [lose, boost(1)] })]),
    });
    use(match, TOWN);
    expect(question(match)).toBe('0 card');
    expect(match.answer(0, [])).toMatchObject({ code: 'outside' });
  });
});
