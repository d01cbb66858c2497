import { BOTS, type Bot, openArena, playGame } from '@conclave/bots';
import { onlySeat, Rng, winnersOf } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { seasons } from '../src/index.ts';
import { dieWith, table, type Wish } from './play.ts';

/** How good a position looks to seat 0; no figure is pinned, only what is better than what. */
const value = (wish: Wish): number => seasons.evaluate(table(wish).table, 0);

describe('how good a position looks', () => {
  it.each<[string, Wish, Wish]>([
    ['more crystals', { counters: { crystals: [5, 0] } }, {}],
    ['fewer crystals of a rival', {}, { counters: { crystals: [0, 5] } }],
    ['energy', { counters: { air: [2, 0] } }, {}],
    ['prestige', { zones: { play: [['S22'], []] } }, { zones: { play: [['S03'], []] } }],
    [
      'room for a card in hand',
      { zones: { hand: [['S22'], []] }, counters: { gauge: [1, 1] } },
      { zones: { hand: [['S22'], []] }, counters: { gauge: [0, 1] } },
    ],
    ['fewer bonuses used', {}, { counters: { bonus: [1, 0] } }],
    [
      'no card in hand at the end',
      { counters: { year: 3, space: 12 } },
      { zones: { hand: [['S13'], []] }, counters: { year: 3, space: 12 } },
    ],
    [
      'three tokens on a Jewel',
      { zones: { play: [['K12'], []] }, counters: { 'place[0]': [3, 0] } },
      { zones: { play: [['K12'], []] }, counters: { 'place[0]': [2, 0] } },
    ],
    [
      'tokens on a Cauldron',
      { zones: { play: [['S35'], []] }, counters: { 'place[0]': [3, 0] } },
      { zones: { play: [['S35'], []] } },
    ],
    [
      'a die with more on it',
      { counters: { die: [dieWith('ww3.'), 0], rolled: [1, 1] } },
      { counters: { die: [dieWith('C..'), 0], rolled: [1, 1] } },
    ],
  ])('%s is better', (_what, better, worse) => {
    expect(value(better)).toBeGreaterThan(value(worse));
  });

  it('nothing is better than to have won, nothing worse than to have lost', () => {
    const end = { step: 'nextRound' };
    const won = table({ counters: { year: 4, crystals: [1, 0] }, next: end });
    expect(won.over).toBe(true);
    expect(seasons.evaluate(won.table, 0)).toBeGreaterThan(
      value({ counters: { crystals: [300, 0] } }),
    );
    expect(seasons.evaluate(won.table, 1)).toBeLessThan(
      value({ counters: { crystals: [0, 300] } }),
    );
  });

  it('the greedy bot beats the random one', () => {
    const arena = openArena(seasons, 2);
    const rng = new Rng('greedy');
    let won = 0;
    for (let game = 0; game < 12; game++) {
      const seat = game % 2;
      const bots = [0, 1].map((other) => BOTS[other === seat ? 'greedy' : 'random'] as Bot);
      playGame(arena, `greedy ${game}`, bots, rng);
      if (winnersOf(arena.table) === onlySeat(seat)) won++;
    }
    expect(won).toBeGreaterThanOrEqual(10);
  });
});
