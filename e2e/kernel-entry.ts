import { BOTS, type Bot, openArena, playGame } from '@conclave/bots';
import { gatherings } from '@conclave/game-gatherings';
import { Rng } from '@conclave/kernel';
import { type GameLog, Match, replay } from '@conclave/kernel/play';

/** What runs alike in Node, in a page and in a worker. */
export function replayHash(log: GameLog): string {
  const played = replay(gatherings, log);
  if (played.error !== undefined) return `${played.error.place}: ${played.error.reason}`;
  return 'match' in played ? played.match.hash : '';
}

/** Bots play a game; its log is the same wherever they play it. */
export function botGame(seed: string, seats: number, bot: string): GameLog {
  const answers: { seat: number; picks: number[] }[] = [];
  const bots = Array.from({ length: seats }, () => BOTS[bot] as Bot);
  playGame(openArena(gatherings, seats), seed, bots, new Rng(seed), (seat, picks) => {
    answers.push({ seat, picks: [...picks] });
  });
  const started = Match.start(gatherings, { seats, seed });
  if ('error' in started) throw new Error(started.error.reason);
  for (const { seat, picks } of answers) started.match.answer(seat, picks);
  return started.match.log();
}
