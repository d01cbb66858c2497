import { BOTS, type Bot, openArena, playGame } from '@conclave/bots';
import { gatherings } from '@conclave/game-gatherings';
import { Rng } from '@conclave/kernel';
import { describe, expect, test } from 'vitest';
import { playRandomGame } from '../peers/boardgame-io/random-play.ts';

interface Mean {
  readonly mean: number;
  readonly error: number;
}

function meanOf(values: readonly number[]): Mean {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return { mean, error: Math.sqrt(spread / values.length) };
}

/** Far beyond chance for two samples of the same game, and small enough to see a rule that differs. */
const FAR = 4;

describe('both engines play the same Gatherings', () => {
  for (const [seats, games] of [
    [3, 100],
    [6, 70],
  ] as const) {
    test(`random games for ${seats} are equally long`, () => {
      const arena = openArena(gatherings, seats);
      const bots = Array.from({ length: seats }, () => BOTS['random'] as Bot);
      const rng = new Rng('same rules');
      const ours = meanOf(
        Array.from({ length: games * 10 }, (_, i) => playGame(arena, `same ${i}`, bots, rng)),
      );
      const theirs = meanOf(
        Array.from({ length: games }, (_, i) => playRandomGame(`same ${i}`, seats).decisions),
      );
      const error = Math.hypot(ours.error, theirs.error);
      expect(Math.abs(ours.mean - theirs.mean)).toBeLessThan(FAR * error);
    });
  }
});
