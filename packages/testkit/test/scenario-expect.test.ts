import { describe, expect, it } from 'vitest';
import { runScenario } from '../src/index.ts';
import { toy } from './scenario-toy.ts';

const FILE = {
  game: 'toy',
  seats: 2,
  seed: 'toy',
  rules: ['T-1'],
  cards: ['coin'],
  arrange: {
    zones: { hand: [['red-one', 'coin', 'coin'], ['blue-one']], shelf: ['red-two'] },
    counters: { score: [4, 7], secret: [1, 2] },
    next: { step: 'pick' },
  },
  steps: [{ seat: 0, choose: 'red-one' }],
};

const check = (expectation: unknown) => {
  const { ok, failures } = runScenario({ ...FILE, expect: expectation }, [toy]);
  expect(ok).toBe(failures.length === 0);
  return failures;
};
const places = (expectation: unknown): string[] => check(expectation).map(({ place }) => place);

describe('an expectation agrees', () => {
  it('with zones, whole and in part', () => {
    const zones = {
      shelf: ['red-two', 'red-one'],
      hand: [{ cards: ['coin', 'coin'] }, null],
      'hand[1]': ['blue-one'],
      box: { has: ['bomb'], lacks: ['coin'], count: 2 },
    };
    expect(check({ zones })).toEqual([]);
    expect(check({ zones: { shelf: { top: ['red-two'] } } })).toEqual([]);
  });

  it('with zones and counters as a viewer sees them', () => {
    expect(
      check([
        {
          as: 1,
          zones: { hand: [['?plain', '?plain'], ['blue-one']] },
          counters: { secret: [0, 2] },
        },
        { as: 'spectator', zones: { 'hand[1]': ['?blue'] }, counters: { secret: [0, 0] } },
        { counters: { secret: [1, 2], score: [null, 7], rounds: 1 } },
      ]),
    ).toEqual([]);
  });

  it('with the decision, the waiting seats, the end and the scores', () => {
    const decision = {
      seat: 0,
      question: 'pick',
      rule: 'T-1',
      prompt: 'on the shelf',
      space: 'one',
      min: 1,
      max: 1,
      options: 4,
    };
    expect(check({ decision, waiting: [0], over: false, winners: [], scores: [4, 7] })).toEqual([]);
    expect(check({ decision: { question: 'pick' }, scores: [null, 7] })).toEqual([]);
  });

  it('with what was told, to everyone and to one viewer', () => {
    expect(check({ events: ["red-one: Player 1's hand", 'Player 1 shows'] })).toEqual([]);
    expect(check({ as: 1, events: ['Player 1 shows a card'], noEvents: ['coin'] })).toEqual([]);
  });
});

describe('an expectation disagrees', () => {
  it.each([
    ['a zone with other cards', { zones: { shelf: ['red-two'] } }, 'expect.zones.shelf'],
    ['a zone in another order', { zones: { shelf: ['red-one', 'red-two'] } }, 'expect.zones.shelf'],
    ['the cards of a zone', { zones: { shelf: { cards: ['coin'] } } }, 'expect.zones.shelf.cards'],
    ['the top of a zone', { zones: { shelf: { top: ['red-one'] } } }, 'expect.zones.shelf.top'],
    ['a missing card', { zones: { shelf: { has: ['coin'] } } }, 'expect.zones.shelf.has'],
    ['a card too many', { zones: { shelf: { lacks: ['red-one'] } } }, 'expect.zones.shelf.lacks'],
    ['the size of a zone', { zones: { shelf: { count: 3 } } }, 'expect.zones.shelf.count'],
    ['one zone of several', { zones: { hand: [null, ['coin']] } }, 'expect.zones.hand[1]'],
    ['a zone by its index', { zones: { 'hand[0]': [] } }, 'expect.zones.hand[0]'],
    ['a zone that is not there', { zones: { attic: [] } }, 'expect.zones.attic'],
    ['an odd name for a zone', { zones: { 'hand[x]': [] } }, 'expect.zones.hand[x]'],
    ['a seat too many', { zones: { 'hand[5]': [] } }, 'expect.zones.hand[5]'],
    ['a list too long', { zones: { hand: [null, null, ['coin']] } }, 'expect.zones.hand[2]'],
    ['no index where one is needed', { zones: { hand: ['coin'] } }, 'expect.zones.hand'],
    ['a hidden card', { as: 1, zones: { 'hand[0]': ['coin', 'coin'] } }, 'expect.zones.hand[0]'],
    ['a counter', { counters: { rounds: 2 } }, 'expect.counters.rounds'],
    ['the counter of a seat', { counters: { score: [null, 4] } }, 'expect.counters.score'],
    ['a hidden counter', { as: 0, counters: { secret: [1, 2] } }, 'expect.counters.secret'],
    ['a counter that is not there', { counters: { luck: 1 } }, 'expect.counters.luck'],
    ['a viewer that is not there', { as: 2 }, 'expect.as'],
    ['no open decision', { decision: null }, 'expect.decision'],
    ['the seat that decides', { decision: { seat: 1 } }, 'expect.decision'],
    ['the question', { decision: { question: 'bid' } }, 'expect.decision.question'],
    ['the prompt', { decision: { prompt: 'Sort' } }, 'expect.decision.prompt'],
    ['the rule that asks', { decision: { rule: 'T-2' } }, 'expect.decision.rule'],
    ['the card that asks', { decision: { card: 'coin' } }, 'expect.decision.card'],
    ['the number of options', { decision: { options: 9 } }, 'expect.decision.options'],
    ['the waiting seats', { waiting: [0, 1] }, 'expect.waiting'],
    ['the end', { over: true }, 'expect.over'],
    ['the winners', { winners: [0] }, 'expect.winners'],
    ['the scores', { scores: [4, 8] }, 'expect.scores'],
    ['an event', { events: ['Player 1 shows', 'Player 2 shows'] }, 'expect.events[1]'],
    ['the order of events', { events: ['Player 1 shows', 'red-one:'] }, 'expect.events[1]'],
    ['an event nobody wants', { noEvents: ['x', 'Player 1 shows'] }, 'expect.noEvents[1]'],
    ['the second of two', [{}, { over: true }], 'expect[1].over'],
  ])('about %s', (_what, expectation, place) => {
    expect(places(expectation)).toEqual([place]);
  });

  it('in the end of a game that is over', () => {
    const arrange = { counters: { score: [1, 2] }, next: { step: 'finish' } };
    const file = { ...FILE, arrange, steps: [], expect: { over: false, winners: [0] } };
    const { failures } = runScenario(file, [toy]);
    expect(failures.map(({ message }) => message)).toEqual(['the game is over', 'other winners']);
    expect(failures[1]?.actual).toEqual([1]);
  });

  it('with what several seats decide at once', () => {
    const secrets = { ...FILE, arrange: { next: { step: 'secrets' } } };
    const fine = {
      ...secrets,
      steps: [
        { expect: { waiting: [0, 1], decision: { seat: 1, question: 'secret' } } },
        { seat: 0, choose: 'Number 2', expect: { waiting: [1] } },
        {
          seat: 1,
          choose: 'Number 1',
          expect: { waiting: [0], as: 0, counters: { secret: [2, 0] } },
        },
      ],
      expect: {},
    };
    expect(runScenario(fine, [toy]).failures).toEqual([]);
    const wrong = { ...secrets, steps: [{ expect: { waiting: [0] } }], expect: {} };
    expect(runScenario(wrong, [toy]).failures[0]).toMatchObject({ expected: [0], actual: [0, 1] });
  });

  it('and says which cards differ', () => {
    const [failure] = check({ zones: { shelf: { cards: ['red-two', 'coin', 'coin'] } } });
    expect(failure?.message).toBe('other cards: - coin, - coin, + red-one');
    expect(check({ zones: { shelf: ['red-one', 'red-two'] } })[0]?.message).toBe('another order');
  });
});
