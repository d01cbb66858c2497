import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runScenario } from '../src/index.ts';
import { readScenario } from '../src/scenario/read.ts';
import { toy } from './scenario-toy.ts';

const FINE = {
  game: 'toy',
  options: { speed: 2 },
  seats: 2,
  seed: 'toy',
  note: 'whole',
  rules: ['T-1'],
  cards: ['coin'],
  arrange: { known: { coin: [0] } },
  steps: [{ seat: 0, choose: 'Pass', note: 'on' }],
  expect: {},
};

const damage = (more: Record<string, unknown>): string =>
  runScenario({ ...FINE, ...more }, [toy])
    .failures.map(({ place, message }) => `${place}: ${message}`)
    .join('\n');
const step = (one: unknown): string => damage({ steps: [{ seat: 0, choose: 1 }, one] });

describe('a damaged scenario', () => {
  it('is told from a whole one', () => {
    expect(damage({})).toBe('');
    expect(readScenario(FINE)).toEqual({ scenario: FINE });
  });

  it.each([null, 3, 'text', [], undefined])('that is no record names the file: %j', (data) => {
    expect(runScenario(data, [toy]).failures).toEqual([
      { place: 'file', message: 'must be a record' },
    ]);
  });

  it.each([
    [{ game: 1 }, 'game: must be a text'],
    [{ game: 'chess' }, 'game: there is no game chess; there are toy'],
    [{ seats: '2' }, 'seats: must be a whole number'],
    [{ seats: 9 }, 'seats: must be a whole number from 2 to 3; 9 given'],
    [{ seed: 4 }, 'seed: must be a text'],
    [{ options: [] }, 'options: must be a record'],
    [{ options: { speed: 3 } }, 'options.speed: must be a whole number from 1 to 2; 3 given'],
    [{ rules: ['T-1', 'X-1'] }, 'rules[1]: the game has no X-1'],
    [{ cards: ['gold'] }, 'cards[0]: the game has no gold'],
    [{ cards: 'coin' }, 'cards: must be a list'],
    [{ colour: 1 }, 'colour: is not a field; there are game, options'],
    [{ toString: 1 }, 'toString: is not a field'],
    [{ steps: {} }, 'steps: must be a list'],
    [{ expect: 3 }, 'expect: must be a record'],
    [{ expect: { as: 'me' } }, 'expect.as: must be "spectator"'],
    [{ expect: [{}, { over: 1 }] }, 'expect[1].over: must be true or false'],
    [{ expect: { zones: { hand: [null, [3]] } } }, 'expect.zones.hand[1][0]: must be a text'],
    [{ expect: { zones: { hand: 3 } } }, 'expect.zones.hand: must be a record'],
    [{ expect: { zones: [] } }, 'expect.zones: must be a record'],
    [{ expect: { zones: { box: { cuont: 3 } } } }, 'expect.zones.box.cuont: is not a field'],
    [{ expect: { scores: ['3'] } }, 'expect.scores[0]: must be a whole number'],
    [{ expect: { counters: { score: true } } }, 'expect.counters.score: must be a whole number'],
    [{ expect: { winners: [-1] } }, 'expect.winners[0]: must be a seat, counted from 0'],
    [{ arrange: { zones: { attic: [] } } }, 'arrange.zones.attic: there is no such zone'],
    [
      { arrange: { zones: { hand: [['gold']] } } },
      'arrange.zones.hand[0][0]: there is no card gold',
    ],
    [{ arrange: { zones: { hand: 3 } } }, 'arrange.zones.hand: must be a list'],
    [{ arrange: { known: { coin: 1 } } }, 'arrange.known.coin: must be a list'],
    [{ arrange: { known: { coin: [0, 2] } } }, 'arrange.known.coin[1]: there are only 2 seats'],
    [{ arrange: { counters: { score: ['a'] } } }, 'arrange.counters.score[0]: must be a whole'],
    [{ arrange: { next: {} } }, 'arrange.next.step: is missing'],
    [{ arrange: { next: { step: 'dance' } } }, 'arrange.next.step: must be one of start, pick'],
    [{ arrange: { hands: [] } }, 'arrange.hands: is not a field'],
  ])('names the field: %j', (more, message) => {
    expect(damage(more)).toContain(message);
  });

  it.each(['game', 'seats', 'seed', 'steps', 'expect'])('names a missing field: %s', (field) => {
    const { [field as 'game']: _, ...rest } = FINE;
    expect(runScenario(rest, [toy]).failures).toEqual([{ place: field, message: 'is missing' }]);
  });

  it.each([
    [3, 'steps[1]: must be a record'],
    [{}, 'steps[1]: does nothing'],
    [{ seat: 0 }, 'steps[1]: does nothing'],
    [{ choose: 1 }, 'steps[1].seat: is missing'],
    [{ count: 1 }, 'steps[1].seat: is missing'],
    [{ seat: -1, choose: 1 }, 'steps[1].seat: must be a seat'],
    [{ seat: 0, choose: true }, 'steps[1].choose: must be a record'],
    [{ seat: 0, choose: 1.5 }, 'steps[1].choose: must be a whole number'],
    [{ seat: 0, choose: [1, 'x'] }, 'steps[1].choose[1]: must be a whole number'],
    [{ seat: 0, choose: { lable: 'x' } }, 'steps[1].choose.lable: is not a field'],
    [
      { seat: 0, choose: { pick: [{ cards: 'x' }] } },
      'steps[1].choose.pick[0].cards: must be a list',
    ],
    [{ seat: 0, choose: { order: 'x' } }, 'steps[1].choose.order: must be a list'],
    [{ seat: 0, choose: { amount: 'x' } }, 'steps[1].choose.amount: must be a whole number'],
    [{ seat: 0, choose: 1, picks: [1] }, 'steps[1].picks: goes without `choose`'],
    [{ seat: 0, picks: ['x'] }, 'steps[1].picks[0]: must be a record'],
    [{ seat: 0, picks: [[{ bits: 1 }]] }, 'steps[1].picks[0][0].card: is missing'],
    [{ seat: 0, refused: {}, count: 1 }, 'steps[1].refused: goes with `choose` or `picks`'],
    [{ seat: 0, choose: 1, refused: 'T-1' }, 'steps[1].refused: must be a record'],
    [{ seat: 0, whyNot: [3] }, 'steps[1].whyNot[0]: must be a record'],
    [{ undo: 0 }, 'steps[1].allowed: is missing'],
    [{ undo: 0, allowed: true, choose: 1 }, 'steps[1].choose: goes without `undo`'],
    [{ seat: 0, choose: 1, allowed: true }, 'steps[1].allowed: goes with `undo`'],
  ])('names the field of a step: %j', (one, message) => {
    expect(step(one)).toContain(message);
  });

  it('of any kind is reported, never thrown', () => {
    const broken = fc.record(
      {
        game: fc.constantFrom('toy', 'x'),
        seats: fc.constantFrom(2, 3, 7),
        seed: fc.constant('s'),
        arrange: fc.anything(),
        steps: fc.array(fc.record({ seat: fc.nat(40), choose: fc.anything() })),
        expect: fc.anything(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(broken, fc.anything()), (data) => {
        const { ok, failures } = runScenario(data, [toy]);
        expect(ok).toBe(failures.length === 0);
      }),
      { numRuns: 500 },
    );
  });
});
