import type { Match } from '@conclave/kernel/play';
import { describe, expect, it } from 'vitest';
import {
  atOnce,
  boost,
  can,
  enchantment,
  gain,
  hurt,
  icons,
  item,
  minor,
  monster,
  multi,
  pay,
  rest,
  TOWN,
  village,
  when,
} from './cards.ts';
import {
  asked,
  cards,
  counter,
  crystals,
  goOn,
  labels,
  offered,
  pass,
  question,
  repose,
  say,
  table,
  take,
  told,
  track,
  use,
} from './play.ts';

/** The rules by which everything since the set-up was told, in order. */
const rulesTold = (match: Match): string[] =>
  match
    .eventsSince(0, 0)
    .flatMap((event) => (event.kind === 'note' && !/^E-2\./.test(event.rule) ? [event.rule] : []));

describe('the turn', () => {
  it('E-5.1 a turn has one Major Action: without it the turn cannot end', () => {
    const match = table({ village: village([multi(gain(1))]) });
    for (let i = 0; i < 3; i++) {
      expect(asked(match).options.map(({ rule }) => rule)).not.toContain('E-5.2');
      expect(match.answer(0, [0])).toMatchObject({ code: 'outside', rule: 'E-5.1' });
      use(match, TOWN);
    }
    expect(question(match)).toBe('0 act');
  });

  it('E-5.1 it is a Journey or a Rest, and never a second one', () => {
    for (const major of [(m: Match) => repose(m), (m: Match) => take(m, 'item-1')]) {
      const match = table({ village: village([multi(gain(1))]), track: ['item-1'] });
      const first = asked(match).options.find(({ label }) => label === 'Rest Normaltown');
      major(match);
      if (question(match) === '0 prepare') goOn(match);
      expect(question(match)).toBe('0 after');
      expect(labels(match)).toEqual(['End the turn', 'Use Normaltown']);
      expect(match.answer(0, [first?.code ?? 0])).toMatchObject({ rule: 'E-5.1' });
    }
  });

  it('E-5.2 a turn: beginning, first window, Major Action, second window, slide, refill', () => {
    const match = table({
      cards: [item('clock', can(when({ on: 'turnBegins' }, gain(1))))],
      village: village([multi(hurt(1))]),
      items: [['clock']],
      track: ['item-1', 'item-2', 'item-3', 'item-4', 'item-5', 'item-6'],
      deck: ['item-7', 'item-8'],
    });
    expect(crystals(match)).toBe(6);
    expect(question(match)).toBe('0 act');
    use(match, TOWN);
    expect(question(match)).toBe('0 act');
    repose(match);
    expect(question(match)).toBe('0 after');
    expect(track(match)).toEqual([null, 'item-2', 'item-3', 'item-4', 'item-5', 'item-6']);
    use(match, TOWN);
    expect(track(match)[0]).toBeNull();
    goOn(match);
    expect(question(match)).toBe('1 act');
    expect(track(match)).toEqual(['item-2', 'item-3', 'item-4', 'item-5', 'item-6', 'item-7']);
  });

  it('E-5.2 a journey: pick, pay, window, fight, immediate effect, after taking, pile', () => {
    const match = table({
      cards: [
        monster('ogre', { health: 1, strength: 1 }, can(atOnce(hurt(10)))),
        item(
          'net',
          can(
            when({ on: 'afterDefeating', what: 'any' }, hurt(5)),
            when({ on: 'afterTaking', what: 'any' }, gain(10)),
          ),
        ),
        enchantment('edge', icons({ attack: 1 })),
      ],
      village: village([minor(gain(2))]),
      items: [['net']],
      enchantments: [['edge']],
      track: [undefined, 'ogre'],
    });
    take(match, 'ogre');
    expect(question(match)).toBe('0 prepare');
    expect(crystals(match)).toBe(4);
    use(match, TOWN);
    pass(match);
    expect(rulesTold(match)).toEqual([
      'E-7.1',
      'E-1.10',
      'E-6.7',
      'E-1.10',
      'E-10.1',
      'E-11.1',
      'E-11.1',
      'E-11.1',
      'E-1.10',
      'E-7.10',
      'E-12.2',
    ]);
    const taken = told(match).filter((line) => line.includes('wound'));
    expect(taken.map((line) => line.match(/\d+ wound/)?.[0])).toEqual([
      '1 wound',
      '5 wound',
      '10 wound',
    ]);
    expect(cards(match, 'trophy', 0)).toEqual(['ogre']);
  });

  it('E-5.2 a rest: pick, pay, effect, after resting, the first card goes', () => {
    const match = table({
      cards: [
        item('bed', can(rest(gain(3), pay(2)))),
        enchantment('dream', can(when({ on: 'afterRest' }, hurt(1)))),
      ],
      items: [['bed']],
      enchantments: [['dream']],
    });
    repose(match, '', 'bed');
    expect(rulesTold(match)).toEqual(['E-8.1', 'E-1.10', 'E-1.10', 'E-11.1', 'E-8.4', 'E-12.2']);
    expect(crystals(match)).toBe(6);
  });

  it('E-5.2 every step that changes something is told', () => {
    const match = table({ track: ['item-1'], deck: ['item-2', 'item-3'] });
    take(match, 'item-1');
    expect(told(match).slice(-3)).toEqual([
      'Player 1 journeys to Item-1',
      'Player 1 takes Item-1',
      'Item-2 comes onto the Journey Track',
    ]);
  });
});

describe('several things at once', () => {
  const two = (seats: readonly number[]) => {
    const cardsOf = [
      item('first', can(when({ on: 'turnBegins' }, { kind: 'loseAllCrystals' }))),
      enchantment('second', can(when({ on: 'turnBegins' }, gain(3)))),
    ];
    return { cards: cardsOf, items: [['first']], enchantments: [['second']], seats: seats.length };
  };

  it('E-5.3 the active player chooses the order of what happens in one step', () => {
    for (const [order, left] of [
      [['first', 'second'], 3],
      [['second', 'first'], 0],
    ] as const) {
      const match = table(two([0, 1]));
      expect(asked(match)).toMatchObject({
        seat: 0,
        question: 'order',
        rule: 'E-5.3',
        space: 'order',
      });
      say(match, 0, { order });
      expect(crystals(match)).toBe(left);
      expect(question(match)).toBe('0 act');
    }
  });

  it('E-5.3 nobody is asked where the order makes no difference', () => {
    const match = table({
      cards: [
        item('first', can(when({ on: 'turnBegins' }, gain(1)))),
        enchantment('second', can(when({ on: 'turnBegins' }, gain(3)))),
      ],
      items: [['first']],
      enchantments: [['second']],
    });
    expect(question(match)).toBe('0 act');
    expect(crystals(match)).toBe(9);
  });

  it('E-5.4 the active player also orders what belongs to different players', () => {
    const wish = {
      seats: 3,
      cards: [
        item(
          'thorn',
          can(when({ on: 'takeWounds' }, { kind: 'stealCrystals', n: 3, from: 'another' })),
        ),
        enchantment(
          'curse',
          can(when({ on: 'takeWounds' }, { kind: 'loseAllCrystals', who: 'each' })),
        ),
      ],
      village: village([minor({ kind: 'dealWounds', to: 'others', n: 1 })]),
      items: [undefined, ['thorn']],
      enchantments: [undefined, undefined, ['curse']],
    };
    const first = table(wish);
    use(first, TOWN);
    expect(asked(first)).toMatchObject({ seat: 0, question: 'order' });
    expect(labels(first)).toEqual(['Thorn (Player 2)', 'Curse (Player 3)']);
    say(first, 0, { order: ['Thorn', 'Curse'] });
    expect(asked(first)).toMatchObject({ seat: 1, question: 'target' });
    const last = table(wish);
    use(last, TOWN);
    say(last, 0, { order: ['Curse', 'Thorn'] });
    expect(question(last)).toBe('0 act');
    expect([0, 1, 2].map((seat) => crystals(last, seat))).toEqual([0, 0, 0]);
  });
});

describe('windows', () => {
  it('E-5.5 any number of minor actions, in any order, or none', () => {
    const wish = { village: village([minor(gain(2)), minor({ kind: 'loseAllCrystals' })]) };
    const none = table(wish);
    repose(none);
    pass(none);
    expect(crystals(none)).toBe(6);
    const one = table(wish);
    use(one, TOWN, 'gain');
    use(one, TOWN, 'lose');
    expect(crystals(one)).toBe(0);
    const other = table(wish);
    use(other, TOWN, 'lose');
    use(other, TOWN, 'gain');
    expect(crystals(other)).toBe(2);
  });

  it('E-5.5 each is finished, with all it sets off, before the next begins', () => {
    const match = table({
      cards: [item('thorn', can(when({ on: 'takeWounds' }, { kind: 'may', effect: gain(2) })))],
      village: village([minor(hurt(1)), minor(gain(1))]),
      items: [['thorn']],
    });
    use(match, TOWN, 'wound');
    expect(question(match)).toBe('0 may');
    expect(labels(match)).toEqual(['Yes', 'No']);
    say(match, 0, 'Yes');
    expect(question(match)).toBe('0 act');
    expect(crystals(match)).toBe(7);
  });

  it('E-5.6 there is no window inside a rest; the next one is after it', () => {
    const match = table({
      cards: [item('thorn', can(when({ on: 'afterRest' }, { kind: 'may', effect: gain(5) })))],
      village: village([multi(hurt(1))]),
      items: [['thorn']],
    });
    repose(match);
    const asks = [question(match)];
    say(match, 0, 'No');
    asks.push(question(match));
    expect(asks).toEqual(['0 may', '0 after']);
    expect(cards(match, 'graveyard')).toHaveLength(1);
  });

  it('E-5.11 a window in which nothing can be used passes by itself', () => {
    const idle = table({ village: village([minor(gain(1), pay(9))]), track: ['item-1'] });
    take(idle, 'item-1');
    expect(question(idle)).toBe('1 act');
    const busy = table({ village: village([minor(gain(1), pay(5))]), track: ['item-1'] });
    take(busy, 'item-1');
    expect(question(busy)).toBe('0 prepare');
    use(busy, TOWN);
    expect(question(busy)).toBe('1 act');
  });
});

describe('the end of a turn', () => {
  it('E-5.7 what happens when the turn ends comes after the second window and before the slide', () => {
    const match = table({
      cards: [item('broom', can(when({ on: 'turnEnds' }, { kind: 'swapTrackGrave' })))],
      village: village([multi(gain(1), pay(1))]),
      items: [['broom']],
      track: ['item-1', 'item-2', 'item-3', null, null, null],
      deck: ['item-4'],
    });
    repose(match);
    expect(question(match)).toBe('0 after');
    expect(cards(match, 'graveyard')).toEqual(['item-1']);
    goOn(match);
    expect(question(match)).toBe('0 trackCard');
    expect(track(match)).toEqual([null, 'item-2', 'item-3', null, null, null]);
    say(match, 0, 'item-3');
    expect(track(match)).toEqual(['item-2', 'item-1', 'item-4', null, null, null]);
    expect(question(match)).toBe('1 act');
  });

  it('E-5.7 only what belongs to whose turn it is goes off', () => {
    const match = table({
      cards: [item('clock', can(when({ on: 'turnEnds' }, gain(10))))],
      items: [undefined, ['clock']],
    });
    repose(match);
    expect(crystals(match, 1)).toBe(5);
    repose(match);
    expect(crystals(match, 1)).toBe(16);
  });

  it('E-5.8 boosts still hold when the turn ends, and are gone and actions fresh afterwards', () => {
    const match = table({
      cards: [
        item(
          'scale',
          can(
            when({ on: 'turnEnds' }, { kind: 'gainCrystals', n: { kind: 'stat', stat: 'attack' } }),
          ),
        ),
      ],
      village: village([minor(boost(4))]),
      items: [['scale']],
    });
    use(match, TOWN);
    repose(match);
    expect(crystals(match)).toBe(5 + 1 + 4);
    expect(counter(match, 'attackBoost', 0)).toBe(0);
    repose(match);
    pass(match);
    expect(question(match)).toBe('0 act');
    expect(offered(match, TOWN)).toHaveLength(2);
  });

  it('E-5.9 only after the refill is it seen whether the game is over', () => {
    const last = table({ track: ['item-1', null, null, null, null, null], deck: ['item-2'] });
    repose(last);
    expect(question(last)).toBe('1 act');
    expect(track(last)[0]).toBe('item-2');
    repose(last);
    expect(last.over).toBe(true);
  });

  it('E-5.9 with an empty track in the middle of a turn the game goes on until the turn is over', () => {
    const match = table({
      village: village([multi(gain(1))]),
      track: ['item-1', null, null, null, null, null],
      deck: [],
    });
    repose(match);
    expect(question(match)).toBe('0 after');
    use(match, TOWN);
    goOn(match);
    expect(match.over).toBe(true);
  });

  it.each([2, 3, 4])(
    'E-5.9 with %i players the next player clockwise has the next turn',
    (seats) => {
      const match = table({ seats, seat: seats - 1 });
      repose(match);
      expect(question(match)).toBe('0 act');
      expect(counter(match, 'active')).toBe(0);
      repose(match);
      expect(question(match)).toBe('1 act');
    },
  );

  it('E-5.10 nobody uses actions in another player’s turn', () => {
    const match = table({
      cards: [item('horn', can(minor(gain(4))))],
      village: village([minor(gain(2))]),
      items: [undefined, ['horn']],
    });
    const [code] = asked(match).options.map((option) => option.code);
    expect(match.pending().map(({ seat }) => seat)).toEqual([0]);
    expect(match.answer(1, [code ?? 0])).toMatchObject({ code: 'not-open' });
    repose(match);
    pass(match);
    const horn = asked(match).options.find(({ label }) => label === 'Use Horn');
    expect(horn).toBeDefined();
    repose(match);
    pass(match);
    expect(match.answer(0, [horn?.code ?? 0])).toMatchObject({ rule: 'E-6.5' });
  });
});
