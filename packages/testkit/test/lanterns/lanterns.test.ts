import { listOf, type Options, read } from '@conclave/kernel';
import { positionOf, SPECTATOR } from '@conclave/kernel/look';
import { type Arrangement, arrange, Match } from '@conclave/kernel/play';
import { describeScenarios, toy } from '@conclave/testkit';
import { describe, expect, test } from 'vitest';

function start(options: Options = {}, wish?: Arrangement, seats = 2): Match {
  const started = Match.start(toy(), { seats, options, seed: 'lanterns' });
  if ('error' in started) throw new Error(started.error.reason);
  if (wish !== undefined) expect(arrange(started.match.table, wish)).toBeUndefined();
  return started.match;
}

const zones = (match: Match): ReturnType<typeof positionOf>['zones'] =>
  positionOf(match.table, match.state).zones;
const counters = (match: Match): ReturnType<typeof positionOf>['counters'] =>
  positionOf(match.table, match.state).counters;

describeScenarios(toy(), {
  runner: { describe, test },
  folder: import.meta.dirname,
  counter: 'round',
});

describe('Lanterns, the game that shows how a game is written', () => {
  test('L-1.3 there are six stars, and their backs do not show', () => {
    const match = start();
    expect(zones(match)['sky']?.[0]).toHaveLength(6);
    expect(positionOf(match.table, match.view(SPECTATOR).cells).zones['sky']?.[0]).toEqual(
      new Array(6).fill('?'),
    );
  });

  test('L-2.1 everyone begins with three oil', () => {
    expect(counters(start())['oil']).toEqual([3, 3]);
  });

  test('L-3.1 everyone draws up to three cards', () => {
    expect(zones(start({}, undefined, 4))['hand']?.map((hand) => hand.length)).toEqual([
      3, 3, 3, 3,
    ]);
  });

  test('L-3.2 the discard pile is shuffled when the draw pile is empty', () => {
    const { table } = start();
    const all = (table.spec.sets[0]?.faces ?? []).map((face) => table.spec.faces[face]?.id ?? '');
    const match = start(
      {},
      { zones: { discard: all, hand: [[], []], deck: [] }, next: { step: 'dusk' } },
    );
    expect(zones(match)['discard']?.[0]).toEqual([]);
    expect(listOf(match.table, match.table.zone['deck'] ?? -1)).toHaveLength(all.length - 6);
  });

  test('L-3.3 a bid is from none to three, never more than one owns, and secret', () => {
    const match = start({}, { counters: { oil: [2, 9] } });
    expect(match.decision(0)).toMatchObject({ space: 'amount', min: 0, max: 2 });
    expect(match.decision(1)).toMatchObject({ space: 'amount', min: 0, max: 3 });
    match.answer(0, [2]);
    expect(positionOf(match.table, match.view(0).cells).counters['bid']).toEqual([2, 0]);
    expect(positionOf(match.table, match.view(1).cells).counters['bid']).toEqual([0, 0]);
    expect(match.pending().map(({ seat }) => seat)).toEqual([1]);
  });

  test('L-3.4 bids are paid, and the highest leads', () => {
    const match = start();
    match.answer(1, [3]);
    match.answer(0, [1]);
    expect(counters(match)).toMatchObject({ oil: [2, 0], leader: [1], bid: [0, 0] });
    expect(match.pending()).toMatchObject([{ seat: 1, question: 'act' }]);
  });

  test('L-4.1 L-4.3 everyone acts once, and whoever rests takes an oil', () => {
    const match = start();
    match.answer(0, [3]);
    match.answer(1, [0]);
    match.answer(0, [0]);
    expect(counters(match)['oil']).toEqual([1, 3]);
    match.answer(1, [0]);
    expect(match.pending()).toMatchObject([{ question: 'bid' }, { question: 'bid' }]);
  });

  test('L-5.1 the leader takes a star that only they see', () => {
    const night = { next: { step: 'night', a: 1 } };
    const match = start({}, { zones: { sky: ['star-3'] }, ...night });
    const seen = (viewer: number): unknown =>
      positionOf(match.table, match.view(viewer).cells).zones['stars'];
    expect(seen(1)).toEqual([[], ['star-3']]);
    expect(seen(0)).toEqual([[], ['?']]);
    expect(zones(start({ stars: false }, night))['stars']).toEqual([[], []]);
  });

  test('L-5.2 shades that are played open are shown at night', () => {
    const wish = { zones: { shade: [['red-4'], []] }, next: { step: 'night', a: 0 } };
    for (const [shades, seen] of [
      ['open', 'red-4'],
      ['closed', '?'],
    ]) {
      const match = start({ shades }, wish);
      const view = positionOf(match.table, match.view(SPECTATOR).cells);
      expect(view.zones['shade']).toEqual([[seen], []]);
    }
  });

  test('L-6.2 with odd embers the first of the equals wins', () => {
    const match = start({}, { counters: { embers: 1, oil: [0, 0] }, next: { step: 'score' } });
    expect(match.over).toBe(true);
    expect(match.state[1]).toBe(1 + 2 * 0b01);
    expect(read(match.table, 'embers')).toBe(1);
  });
});
