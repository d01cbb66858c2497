import { gatherings } from '@conclave/game-gatherings';
import { Rng, winnersOf } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { type Bot, greedyBot, openArena, playGame, randomBot } from '../src/index.ts';

const GAMES = 1000;

describe('the greedy bot', () => {
  it('beats the random bot in at least 80 % of 1,000 games for two', () => {
    const arena = openArena(gatherings, 2);
    const rng = new Rng('greedy against random');
    let won = 0;
    for (let game = 0; game < GAMES; game++) {
      // Each sits in either seat equally often.
      const seat = game % 2;
      const bots: Bot[] = seat === 0 ? [greedyBot, randomBot] : [randomBot, greedyBot];
      playGame(arena, `greedy ${game}`, bots, rng);
      if ((winnersOf(arena.table) >> seat) & 1) won++;
    }
    expect(won / GAMES).toBeGreaterThanOrEqual(0.8);
  });
});
