import { Rng } from '@conclave/kernel';
import { positionOf } from '@conclave/kernel/look';
import { type Arrangement, arrange, fork, Match } from '@conclave/kernel/play';
import { type FaultName, toy } from '@conclave/testkit';
import { expect, test } from 'vitest';
import { layOtherWorld } from '../src/worlds.ts';

/** The hands that seat 1 has in other worlds of seat 0, who holds blue cards. */
function otherHands(faults: { readonly [name in FaultName]?: boolean }): Set<string> {
  const started = Match.start(toy(faults), { seats: 2, seed: 'worlds' });
  if ('error' in started) throw new Error(started.error.reason);
  const { table } = started.match;
  const wish: Arrangement = {
    zones: { hand: [['red-2'], ['blue-2', 'blue-3']], deck: ['blue-1', 'blue-4', 'red-3'] },
  };
  expect(arrange(table, wish)).toBeUndefined();
  const state = fork(table.cells);
  const rng = new Rng('worlds');
  const hands = new Set<string>();
  for (let i = 0; i < 200; i++) {
    layOtherWorld(table, state, 0, rng);
    for (const card of positionOf(table, table.cells).zones['hand']?.[1] ?? []) hands.add(card);
  }
  return hands;
}

test('another world gives nobody a card that by the rules never lies there', () => {
  const backsShow = ['blue-1', 'blue-2', 'blue-3', 'blue-4'];
  expect([...otherHands({})].sort()).toEqual(backsShow);
  expect([...otherHands({ holdsWhatItNever: true })].sort()).toEqual(backsShow.slice(1));
});
