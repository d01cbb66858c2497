import { Match } from '@conclave/kernel/play';
import { describe, expect, it } from 'vitest';
import { choose, runScenario, tellResult } from '../src/index.ts';
import { toy } from './scenario-toy.ts';

const HANDS = [['red-one', 'blue-one', 'coin', 'coin'], ['red-two']];
const BASE = {
  game: 'toy',
  seats: 2,
  seed: 'toy',
  arrange: { zones: { hand: HANDS }, next: { step: 'pick' } },
  steps: [] as unknown[],
  expect: {} as unknown,
};

const run = (more: Record<string, unknown>) => runScenario({ ...BASE, ...more }, [toy]);
const steps = (...list: unknown[]) => run({ steps: list });
const at = (step: string, ...list: unknown[]) =>
  run({ arrange: { ...BASE.arrange, next: { step } }, steps: list });
const places = (result: ReturnType<typeof run>): string[] =>
  result.failures.map(({ place }) => place);

describe('a scenario chooses', () => {
  it('by label, part of a label, what it does, card, zone, seat, rule and code', () => {
    for (const choose of [
      'Pass to the left',
      'Pass',
      { label: 'to the left' },
      { does: 'Passes' },
      { seat: 1 },
      { rule: 'T-3' },
      -2,
      [-2],
    ]) {
      expect(steps({ seat: 0, choose, expect: { decision: { seat: 1 } } }).failures).toEqual([]);
    }
    for (const choose of [
      'red-one',
      { cards: ['red-one'] },
      { cards: ['red-one'], in: 'hand[0]' },
    ]) {
      const wish = { zones: { shelf: ['red-one'] } };
      expect(steps({ seat: 0, choose, expect: wish }).failures).toEqual([]);
    }
    expect(steps({ seat: 0, choose: { in: 'shelf' } }).ok).toBe(true);
  });

  it('any of several copies of a card', () => {
    const wish = { zones: { shelf: ['coin', 'coin'] } };
    expect(at('several', { seat: 0, choose: { cards: ['coin', 'coin'] }, expect: wish }).ok).toBe(
      true,
    );
    expect(steps({ seat: 0, choose: 'coin' }, { seat: 0, choose: 'coin', expect: wish }).ok).toBe(
      true,
    );
  });

  it('several cards, an order and an amount', () => {
    const pick = { pick: ['blue-one', { cards: ['red-one'] }] };
    const shelf = ['blue-one', 'red-one'];
    expect(at('several', { seat: 0, choose: pick, expect: { zones: { shelf } } }).ok).toBe(true);
    const sorted = (choose: unknown) =>
      run({
        arrange: { zones: { shelf: ['red-one', 'coin', 'blue-one'] }, next: { step: 'sort' } },
        steps: [{ seat: 0, choose, expect: { zones: { shelf: ['blue-one', 'coin', 'red-one'] } } }],
      });
    expect(sorted({ order: ['blue-one', 'coin', 'red-one'] }).failures).toEqual([]);
    expect(sorted({ cards: ['blue-one', 'coin', 'red-one'] }).failures).toEqual([]);
    expect(places(sorted({ order: ['coin', 'blue-one', 'red-one'] }))).toEqual([
      'steps[0].expect.zones.shelf',
    ]);
    const won = { over: true, winners: [0], scores: [3, 0], decision: null, waiting: [] };
    expect(at('bid', { seat: 0, choose: { amount: 3 }, expect: won }).failures).toEqual([]);
    expect(at('bid', { seat: 0, choose: 3, expect: won }).ok).toBe(true);
  });

  it('and is told what was offered when nothing fits', () => {
    const [failure] = steps({ seat: 0, choose: 'purple' }).failures;
    expect(failure?.place).toBe('steps[0].choose');
    expect(failure?.message).toBe('no option fits "purple"');
    expect(failure?.actual).toContain('Pass to the left (code -2)');
    expect(failure?.actual).toContain('Empty the shelf [in shelf] (code -100)');
    const twice = at('several', { seat: 0, choose: { cards: ['red-one', 'red-one'] } });
    expect(twice.failures[0]?.message).toContain('besides those already picked');
    const amount = steps({ seat: 0, choose: { amount: 2 } });
    expect(amount.failures[0]?.message).toBe('no number is asked for');
  });

  it('and is told which options fit when there are several', () => {
    const [failure] = steps({ seat: 0, choose: { in: 'hand[0]' } }).failures;
    expect(failure?.message).toBe('3 options fit {"in":"hand[0]"}');
    expect(failure?.actual).toHaveLength(3);
    expect(steps({ seat: 0, choose: {} }).failures[0]?.message).toContain('options fit {}');
  });

  it('and stops at an answer that is refused', () => {
    const result = steps({ seat: 0, choose: 77 }, { seat: 0, choose: 'nonsense' });
    expect(places(result)).toEqual(['steps[0].choose']);
    expect(result.failures[0]?.message).toBe(
      'refused (outside, T-1): 77 is not one of the options',
    );
    expect(steps({ seat: 1, choose: 'red-two' }).failures[0]?.message).toContain('not-open');
    expect(at('bid', { seat: 0, choose: { amount: 4 } }).failures[0]?.message).toContain('0 to 3');
  });
});

describe('a scenario expects refusals', () => {
  it('of a choice in words, explained by the decision', () => {
    const refused = { rule: 'T-2', reason: 'after red' };
    for (const choose of ['blue-one', { label: 'blue-one' }, { cards: ['blue-one'] }]) {
      expect(steps({ seat: 0, choose, refused }).failures).toEqual([]);
    }
    const other = steps({ seat: 0, choose: 'blue-one', refused: { rule: 'T-9' } });
    expect(places(other)).toEqual(['steps[0].refused']);
    expect(other.failures[0]?.message).toBe('another reason is given');
    const none = steps({ seat: 0, choose: 'purple', refused });
    expect(none.failures[0]?.message).toBe('no reason is given');
    expect(none.failures[0]?.actual).toEqual(['blue-one: blue comes after red (T-2)']);
    const vague = steps({ seat: 0, choose: { seat: 5 }, refused });
    expect(vague.failures[0]?.message).toBe('to be refused it needs a label, cards or codes');
    const ambiguous = steps({ seat: 0, choose: { in: 'hand[0]' }, refused });
    expect(places(ambiguous)).toEqual(['steps[0].choose']);
  });

  it('of codes put together by hand', () => {
    const refused = { rule: 'T-2', code: 'outside' };
    expect(steps({ seat: 0, picks: [{ card: 'blue-one' }], refused }).failures).toEqual([]);
    expect(steps({ seat: 0, picks: [[{ card: 'blue-one', bits: 8 }, 1]], refused: {} }).ok).toBe(
      true,
    );
    expect(places(steps({ seat: 0, picks: [1, { card: 'nobody' }], refused }))).toEqual([
      'steps[0].picks[1]',
    ]);
    const wrongReason = steps({ seat: 0, picks: [5000], refused: { reason: 'blue' } });
    expect(wrongReason.failures[0]?.message).toBe('refused for another reason');
    expect(steps({ seat: 0, picks: [5000], refused: { code: 'over' } }).ok).toBe(false);
    expect(steps({ seat: 0, picks: [{ card: 'red-one' }] }).ok).toBe(true);
  });

  it('of a seat that has nothing to decide, and of one that is not there', () => {
    const notOpen = { code: 'not-open', rule: 'T-1' };
    expect(steps({ seat: 1, choose: 'red-two', refused: notOpen }).failures).toEqual([]);
    expect(steps({ seat: 32, choose: 'red-two', refused: { code: 'malformed' } }).ok).toBe(true);
  });

  it('and is told when the answer was taken', () => {
    const result = steps({ seat: 0, choose: 'red-one', refused: { rule: 'T-2' } });
    expect(places(result)).toEqual(['steps[0].refused']);
    expect(result.failures[0]?.message).toBe('the answer was taken, not refused');
  });

  it('and is told when a refusal changed the state', () => {
    const result = steps({ seat: 0, picks: [999], refused: {} });
    expect(result.failures).toEqual([
      { place: 'steps[0].refused', message: 'the refused answer changed the state' },
    ]);
  });
});

describe('a scenario looks at a decision', () => {
  it('without answering it', () => {
    const look = {
      seat: 0,
      offered: ['red-one', { seat: 1 }],
      notOffered: ['blue-one'],
      count: 5,
      whyNot: { cards: ['blue-one'], rule: 'T-2' },
    };
    const result = steps(look, { ...look, whyNot: [{ label: 'blue' }] });
    expect(result.failures).toEqual([]);
  });

  it('and reports each thing that is not so', () => {
    const result = steps({
      seat: 0,
      offered: ['red-one', 'purple'],
      notOffered: ['blue-one', 'coin'],
      count: 1,
      whyNot: [{ label: 'blue-one' }, { cards: ['coin'] }, { label: 'blue-one', reason: 'moon' }],
    });
    expect(places(result)).toEqual([
      'steps[0].offered[1]',
      'steps[0].notOffered[1]',
      'steps[0].count',
      'steps[0].whyNot[1]',
      'steps[0].whyNot[2]',
    ]);
    expect(places(steps({ seat: 0, whyNot: { label: 'coin' } }))).toEqual(['steps[0].whyNot']);
    expect(places(steps({ seat: 1, count: 1 }))).toEqual(['steps[0].seat']);
    expect(places(steps({ seat: 32, count: 1 }))).toEqual(['steps[0].seat']);
  });
});

describe('a scenario takes back', () => {
  it('where nothing was learned, and plays on from there', () => {
    const result = steps(
      { seat: 0, choose: 'Pass' },
      { undo: 0, allowed: true, expect: { counters: { rounds: 0 } } },
      { seat: 0, choose: 'red-one', expect: { counters: { rounds: 1 }, events: ['shows'] } },
      { undo: 0, allowed: false },
    );
    expect(result.failures).toEqual([]);
  });

  it('and keeps the answers before', () => {
    const result = steps(
      { seat: 0, choose: 'red-one' },
      { seat: 0, choose: 'Pass' },
      { undo: 0, allowed: true, expect: { zones: { shelf: ['red-one'] }, noEvents: ['shows'] } },
    );
    expect(result.failures).toEqual([]);
  });

  describe('one answer while others who were asked at the same time still think', () => {
    const together = (...list: unknown[]) =>
      run({ seats: 3, arrange: { next: { step: 'secrets' } }, steps: list });
    const secret = (...numbers: readonly number[]) => ({ counters: { secret: numbers } });
    const first = { seat: 0, choose: 'Number 1' };
    const second = { seat: 1, choose: 'Number 2', expect: secret(1, 2, 0) };

    it('and what they have answered stands', () => {
      const result = together(
        first,
        second,
        { undo: 0, allowed: true, expect: { ...secret(0, 2, 0), waiting: [0, 2] } },
        { seat: 0, choose: 'Number 2', expect: { ...secret(2, 2, 0), waiting: [2] } },
        { seat: 2, choose: 'Number 1', expect: secret(2, 2, 1) },
      );
      expect(result.failures).toEqual([]);
    });

    it('and not once all have answered', () => {
      const all = [first, second, { seat: 2, choose: 'Number 1' }];
      expect(together(...all, { undo: 0, allowed: false }).failures).toEqual([]);
      const [failure] = together(...all, { undo: 0, allowed: true }).failures;
      expect(failure?.message).toBe('it may not go back: another-seat-acted');
    });
  });

  it('and reports the opposite, with the reason', () => {
    const forbidden = steps({ seat: 0, choose: 'red-one' }, { undo: 0, allowed: true });
    expect(forbidden.failures[0]?.message).toBe('it may not go back: something-was-revealed');
    const allowed = steps({ seat: 0, choose: 'Pass' }, { undo: 0, allowed: false });
    expect(places(allowed)).toEqual(['steps[1].undo']);
  });
});

describe('a test in code', () => {
  it('answers a match in the same words', () => {
    const started = Match.start(toy, { seats: 2, seed: 'toy' });
    if ('error' in started) throw new Error(started.error.reason);
    expect(choose(started.match, 0, 'Pass')).toBeUndefined();
    expect(choose(started.match, 1, 'purple')).toContain('choice.choose: no option fits "purple"');
    expect(choose(started.match, 0, 'Pass')).toContain('not-open');
  });
});

describe('the file', () => {
  it('tells rules that break down from rules that disagree', () => {
    const bomb = { zones: { hand: [['bomb']] } };
    const inPlay = run({ arrange: bomb, steps: [{ seat: 0, choose: 'bomb' }] });
    expect(inPlay.failures).toEqual([
      { place: 'steps[0]', message: 'the rules broke down: a frame is missing' },
    ]);
    const atOnce = run({ arrange: { next: { step: 'broken' } } });
    expect(atOnce.failures[0]?.place).toBe('arrange');
  });

  it('is printed with place, expectation and fact', () => {
    const result = steps({ seat: 0, choose: 'red-one', expect: { zones: { shelf: ['coin'] } } });
    expect(tellResult(result)).toBe(
      [
        'steps[0].expect.zones.shelf: other cards: - coin, + red-one',
        '    expected: ',
        '      coin',
        '    actual:   ',
        '      red-one',
      ].join('\n'),
    );
    expect(tellResult(run({ expect: { winners: [1], decision: null } }))).toContain(
      'expected: [1]',
    );
    expect(tellResult(run({ expect: { zones: { shelf: ['coin'] } } }))).toContain('nothing');
    expect(tellResult(run({}))).toBe('');
  });
});
