import { BOTS, type Bot, openArena, playGame } from '@conclave/bots';
import { Rng } from '@conclave/kernel';
import { type GameLog, Match } from '@conclave/kernel/play';
import type { Golden } from '@conclave/testkit';
import { technoEnchanters } from '../src/index.ts';

/** A whole game between bots of one kind, as a log. */
function logOf(bot: string, seats: number, seed: string): GameLog {
  const started = Match.start(technoEnchanters, { seats, seed });
  if ('error' in started) throw new Error(started.error.reason);
  const { match } = started;
  const bots = new Array<Bot>(seats).fill(BOTS[bot] as Bot);
  playGame(openArena(technoEnchanters, seats), seed, bots, new Rng(seed), (seat, picks) => {
    const refusal = match.answer(seat, picks);
    if (refusal !== undefined) throw new Error(refusal.reason);
  });
  return match.log();
}

/** What is worth keeping of a game. */
export interface Features {
  /** The rule by which it ended. */
  readonly endedBy: string;
  readonly winners: number;
  /** The rounds that ended in the middle of a trimagic. */
  readonly queenInTrimagic: readonly number[];
}

/** Plays a log again and looks what happened in it. */
export function featuresOf(log: GameLog): Features {
  const started = Match.start(technoEnchanters, log);
  if ('error' in started) throw new Error(started.error.reason);
  const { match } = started;
  const queenInTrimagic: number[] = [];
  for (const { seat, picks } of log.answers) {
    const finding = match.decision(seat)?.question === 'findTreasure';
    match.answer(seat, picks);
    if (!finding) continue;
    if (match.over) queenInTrimagic.push(2);
    else if (match.pending()[0]?.question === 'reveal') queenInTrimagic.push(1);
  }
  const end = match.eventsSince(0, 0).find((event) => event.kind === 'end');
  if (end?.kind !== 'end') throw new Error('the game did not end');
  return { endedBy: end.rule, winners: end.winners, queenInTrimagic };
}

interface Kept {
  readonly name: string;
  readonly seats: number;
  has(features: Features): boolean;
}

const isShared = (winners: number): boolean => (winners & (winners - 1)) !== 0;

/** Games that are kept for what happens in them. */
export const KEPT: readonly Kept[] = [
  { name: 'elimination-win', seats: 4, has: ({ endedBy }) => endedBy === 'T-7.3' },
  { name: 'last-one-in', seats: 3, has: ({ endedBy }) => endedBy === 'T-7.5' },
  { name: 'queen-in-first', seats: 4, has: ({ queenInTrimagic }) => queenInTrimagic[0] === 1 },
  { name: 'queen-in-second', seats: 5, has: ({ queenInTrimagic }) => queenInTrimagic[0] === 2 },
  { name: 'queen-in-both', seats: 3, has: ({ queenInTrimagic }) => queenInTrimagic.length === 2 },
  {
    name: 'tie',
    seats: 3,
    has: ({ endedBy, winners }) => endedBy === 'T-8.1' && isShared(winners),
  },
];

/** The first random game in which something happens. */
function search({ name, seats, has }: Kept): Golden {
  for (let i = 0; ; i++) {
    const log = logOf('random', seats, `${name} ${i}`);
    if (has(featuresOf(log))) return { name, log };
  }
}

export const golden = (): Golden[] => [
  ...[3, 4, 5].flatMap((seats) =>
    ['random', 'greedy'].map((bot) => ({
      name: `${bot}-${seats}`,
      log: logOf(bot, seats, `golden ${bot} ${seats}`),
    })),
  ),
  ...KEPT.map(search),
];
