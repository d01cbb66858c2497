import { describe, expect, it } from 'vitest';
import {
  asked,
  cards,
  counter,
  counters,
  dieWith,
  labels,
  PLAIN,
  playTo,
  say,
  sideOf,
  start,
  table,
  whyNot,
} from './play.ts';

type Match = ReturnType<typeof start>;
const first = (match: Match): void => {
  match.answer(asked(match).seat, [asked(match).options[0]?.code ?? 0]);
};
const round = (counters_ = {}, seats = 2): Match =>
  table({ seats, counters: counters_, next: { step: 'round' } });

describe('S-4 rounds and dice', () => {
  it('S-4.1 S-4.6 dice are chosen, then turns are taken in the same order, then the round ends', () => {
    const match = round({ first: 1 }, 3);
    const order: string[] = [];
    for (let i = 0; i < 40 && order.length < 7; i++) {
      const { seat, question } = asked(match);
      if (question === 'die' || question === 'act') order.push(`${question} ${seat}`);
      if (question === 'act') say(match, seat, 'End your turn');
      else if (question === 'dieCard') say(match, seat, 'Draw one card');
      else first(match);
    }
    expect(order).toEqual(['die 1', 'die 2', 'die 0', 'act 1', 'act 2', 'act 0', 'die 2']);
  });

  it('S-4.3 every side comes about as often', () => {
    const seen = new Map<string, number>();
    for (let i = 0; i < 300; i++) {
      const match = table({ seed: `roll ${i}`, next: { step: 'round' } });
      for (const at of [0, 1, 2]) {
        const code = counter(match, 'rolled', at);
        const side = `${(code - 1) % 6}`;
        seen.set(side, (seen.get(side) ?? 0) + 1);
      }
    }
    expect(seen.size).toBe(6);
    for (const count of seen.values()) expect(Math.abs(count - 150)).toBeLessThan(50);
  });

  it('S-4.4 S-4.5 each takes one die, sides stay, and one is left', () => {
    const match = round({}, 3);
    const rolled = [0, 1, 2, 3].map((at) => counter(match, 'rolled', at));
    match.answer(0, [2]);
    expect(counter(match, 'die', 0)).toBe(rolled[2]);
    expect(match.answer(1, [2])).toMatchObject({ rule: 'S-4.4' });
    match.answer(1, [0]);
    match.answer(2, [3]);
    expect([0, 1, 2, 3].map((at) => counter(match, 'rolled', at))).toEqual([0, rolled[1], 0, 0]);
  });
});

describe('S-5 the turn', () => {
  const turn = (die: string, wish: Parameters<typeof table>[0] = {}): Match =>
    table({
      ...wish,
      counters: { die: [dieWith(die), 0], gauge: [3, 3], ...wish.counters },
      next: { step: 'turn', a: 0 },
    });

  it('S-5.1 S-5.2 first what comes before the die, then its actions, then free actions', () => {
    const match = turn('aa*...', { zones: { play: [['K14'], []] } });
    expect(asked(match).question).toBe('before');
    expect(counter(match, 'air')).toBe(0);
    say(match, 0, 'Carry out the die');
    expect([counter(match, 'air'), counter(match, 'gauge'), asked(match).question]).toEqual([
      2,
      4,
      'act',
    ]);
  });

  it('S-5.3 all actions of the die are carried out', () => {
    const match = turn('ww3.');
    expect([counter(match, 'water'), counter(match, 'crystals'), counter(match, 'gauge')]).toEqual([
      2, 3, 3,
    ]);
    expect(asked(match).question).toBe('act');
  });

  it('S-5.4 S-7.2 the frame permits to transmute as often as one likes, and does nothing by itself', () => {
    const match = turn('awT.');
    expect([counter(match, 'air'), counter(match, 'water'), counter(match, 'crystals')]).toEqual([
      1, 1, 0,
    ]);
    say(match, 0, 'Transmute air', 'Transmute water');
    expect(counter(match, 'crystals')).toBe(2);
  });

  it('S-5.5 the pips of a chosen die do nothing', () => {
    const match = turn('f*T...');
    say(match, 0, 'Bonus: transmute');
    expect(counter(match, 'space')).toBe(1);
  });

  it('S-5.6 the limit is checked before the card is drawn, and free actions come last', () => {
    const match = table({
      counters: { die: [dieWith('C...'), 0], fire: [4, 0], air: [4, 0] },
      next: { step: 'turn', a: 0 },
    });
    expect(asked(match).question).toBe('discardEnergy');
    say(match, 0, 'fire');
    expect(asked(match).question).toBe('dieCard');
  });

  it('S-5.7 S-13.10 S-13.11 the card of the die is looked at by its player only', () => {
    const match = turn('C..', { zones: { deck: ['S22'] } });
    say(match, 0, 'Draw one card');
    expect(labels(match)).toEqual(['Keep Runic Cube of Eolis', 'Discard Runic Cube of Eolis']);
    expect(match.view(1).cells).not.toEqual(match.view(0).cells);
    say(match, 0, 'Keep');
    expect(cards(match, 'hand', 0)).toEqual(['S22']);
  });

  it('S-5.9 S-5.10 free actions come in any order, each finished before the next', () => {
    const match = table({
      zones: { hand: [['S25', 'S03'], []] },
      counters: { water: [2, 0], permit: 1 },
    });
    say(match, 0, { label: 'Summon', cards: ['S25'] }, { label: 'Activate', cards: ['S25'] });
    expect(asked(match).question).toBe('energy');
    expect(match.answer(0, [512])).toMatchObject({ code: 'outside' });
    say(match, 0, ...new Array<string>(5).fill('earth'));
    say(match, 0, 'Transmute earth', { label: 'Summon', cards: ['S03'] }, 'Transmute earth');
    expect(counter(match, 'crystals')).toBe(3 + 9 + 3);
  });

  it('S-5.11 nothing is compulsory in the free part', () => {
    const match = round();
    playTo(match, 'act');
    const { seat } = asked(match);
    say(match, seat, 'End your turn');
    expect(match.pending()[0]?.seat).not.toBe(seat);
  });

  it('S-5.12 permissions and extras end with the turn', () => {
    const match = round({ air: [1, 1] });
    playTo(match, 'act');
    const { seat } = asked(match);
    say(match, seat, 'Bonus: transmute');
    expect([counter(match, 'permit'), counter(match, 'extra')]).toEqual([1, 1]);
    say(match, seat, 'End your turn');
    playTo(match, 'act');
    expect(asked(match).seat).not.toBe(seat);
    const own = sideOf(counter(match, 'die', asked(match).seat)).text.includes('T') ? 1 : 0;
    expect([counter(match, 'permit'), counter(match, 'extra')]).toEqual([own, 0]);
  });

  it('S-6.13 energy cannot be thrown away without a reason', () => {
    const match = table({ counters: { air: [3, 0] } });
    expect(labels(match).filter((label) => label.includes('air'))).toEqual([]);
    expect(whyNot(match, 'Transmute air')).toBe('S-7.1');
  });

  it('S-6.2 the limit never falls below 0', () => {
    const match = table({ zones: { play: [['S25'], []] }, counters: { droughtTokens: [9, 0] } });
    say(match, 0, { label: 'Activate', cards: ['S25'] }, ...new Array<string>(5).fill('air'));
    expect(counters(match, 'air')).toEqual([0, 0]);
    expect(asked(match).question).toBe('act');
  });

  it('a game of its own begins for the helper', () => {
    expect(start({ options: PLAIN }).over).toBe(false);
  });
});
