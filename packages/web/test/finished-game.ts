import { BOTS, type Bot, openArena, playGame } from '@conclave/bots';
import { gatherings } from '@conclave/game-gatherings';
import { Rng } from '@conclave/kernel';
import { type GameLog, Match } from '@conclave/kernel/play';

/** The log of a game that bots played to its end. */
export function finishedGame(seed: string, seats = 2): GameLog {
  const started = Match.start(gatherings, { seats, seed });
  if ('error' in started) throw new Error(started.error.reason);
  const bots = Array.from({ length: seats }, () => BOTS['random'] as Bot);
  playGame(openArena(gatherings, seats), seed, bots, new Rng(seed), (seat, picks) => {
    started.match.answer(seat, picks);
  });
  return started.match.log();
}
