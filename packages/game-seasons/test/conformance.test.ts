import { BOTS, type Bot, openArena, playGame } from '@conclave/bots';
import { Rng } from '@conclave/kernel';
import { type GameLog, Match } from '@conclave/kernel/play';
import { describeConformance, type Golden } from '@conclave/testkit';
import { describe, test } from 'vitest';
import { seasons } from '../src/index.ts';
import { effects } from '../src/rules/effects.ts';

/** A whole game between bots of one kind, as a log. */
function logOf(bot: Bot, seats: number, options: object, seed: string): GameLog {
  const started = Match.start(seasons, { seats, options, seed });
  if ('error' in started) throw new Error(started.error.reason);
  const { match } = started;
  const bots = new Array<Bot>(seats).fill(bot);
  playGame(openArena(seasons, seats, options), seed, bots, new Rng(seed), (seat, picks) => {
    const refusal = match.answer(seat, picks);
    if (refusal !== undefined) throw new Error(refusal.reason);
  });
  return match.log();
}

const MAGICIAN = { level: 'magician', kingdom: false, abilities: false, enchantment: 'none' };

function golden(): Golden[] {
  return [2, 3, 4].flatMap((seats) =>
    (['random', 'greedy'] as const).flatMap((name) =>
      [
        { set: 'magician', options: MAGICIAN },
        { set: 'kingdom', options: {} },
      ].map(({ set, options }) => ({
        name: `${name}-${set}-${seats}`,
        log: logOf(BOTS[name] as Bot, seats, options, `golden ${name} ${set} ${seats}`),
      })),
    ),
  );
}

describeConformance(seasons, {
  runner: { describe, test },
  folder: import.meta.dirname,
  effects,
  golden,
});
