import { BOTS, type Bot, openArena, playGame } from '@conclave/bots';
import { type Options, Rng } from '@conclave/kernel';
import { type GameLog, Match } from '@conclave/kernel/play';
import { describeConformance, type Golden } from '@conclave/testkit';
import { describe, test } from 'vitest';
import { catalogueFor } from '../src/content/catalogue.ts';
import { BASE, BASE_LEXICON } from '../src/content/content.ts';
import { enchanters } from '../src/index.ts';

/** A whole game between bots of one kind, as a log. */
function logOf(bot: Bot, seats: number, options: Options, seed: string): GameLog {
  const started = Match.start(enchanters, { seats, seed, options });
  if ('error' in started) throw new Error(started.error.reason);
  const { match } = started;
  const bots = new Array<Bot>(seats).fill(bot);
  const arena = openArena(enchanters, seats, options);
  playGame(arena, seed, bots, new Rng(seed), (seat, picks) => {
    const refusal = match.answer(seat, picks);
    if (refusal !== undefined) throw new Error(refusal.reason);
  });
  return match.log();
}

const VARIANTS: Readonly<Record<string, Options>> = {
  plain: {},
  fast: { fast: true },
  superfast: { superfast: true },
  depths: { dragonsInTheDepths: true },
  drafted: { decks: 'drafted', village: 'drafted' },
};

function golden(): Golden[] {
  return [2, 3, 4].flatMap((seats) =>
    Object.entries(VARIANTS).map(([variant, options]) => {
      const name = variant === 'plain' ? 'greedy' : 'random';
      const seed = `golden ${name} ${seats} ${variant}`;
      return {
        name: `${name}-${seats}-${variant}`,
        log: logOf(BOTS[name] as Bot, seats, options, seed),
      };
    }),
  );
}

describeConformance(enchanters, {
  runner: { describe, test },
  folder: import.meta.dirname,
  effects: catalogueFor(BASE_LEXICON, BASE).effects,
  golden,
});
