import { BOTS, type Bot, openArena, playGame } from '@conclave/bots';
import { Rng } from '@conclave/kernel';
import { type GameLog, Match } from '@conclave/kernel/play';
import { describeConformance, type Golden } from '@conclave/testkit';
import { describe, test } from 'vitest';
import { gatherings } from '../src/index.ts';
import { effects } from '../src/rules/effects.ts';

/** A whole game between bots of one kind, as a log. */
function logOf(bot: Bot, seats: number, seed: string): GameLog {
  const started = Match.start(gatherings, { seats, seed });
  if ('error' in started) throw new Error(started.error.reason);
  const { match } = started;
  const bots = new Array<Bot>(seats).fill(bot);
  playGame(openArena(gatherings, seats), seed, bots, new Rng(seed), (seat, picks) => {
    const refusal = match.answer(seat, picks);
    if (refusal !== undefined) throw new Error(refusal.reason);
  });
  return match.log();
}

function golden(): Golden[] {
  return [2, 3, 4, 5, 6].flatMap((seats) =>
    ['random', 'greedy'].map((name) => ({
      name: `${name}-${seats}`,
      log: logOf(BOTS[name] as Bot, seats, `golden ${name} ${seats}`),
    })),
  );
}

describeConformance(gatherings, {
  runner: { describe, test },
  folder: import.meta.dirname,
  effects,
  golden,
});
