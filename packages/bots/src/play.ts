import { type Game, isOver, type Rng, type Table, waitingSeats } from '@conclave/kernel';
import { viewOf } from '@conclave/kernel/look';
import { carryOut, deal, openTable, optionsOf } from '@conclave/kernel/play';
import type { Bot, Situation } from './bot.ts';

/** A game's table for bots: one that holds the match, and one to think on. */
export interface Arena {
  readonly game: Game;
  readonly table: Table;
  readonly thinking: Table;
}

export function openArena(game: Game, seats: number, options: unknown = {}): Arena {
  const first = openTable(game, seats, options);
  if ('error' in first) throw new Error(`${first.error.field} ${first.error.reason}`);
  const second = openTable(game, seats, options);
  if ('error' in second) throw new Error(second.error.reason);
  return { game, table: first.table, thinking: second.table };
}

/** The lowest seat of a mask. */
const lowest = (mask: number): number => 31 - Math.clz32(mask & -mask);

/**
 * Lets bots play a whole game and returns the number of decisions. Throws if a
 * seat has nothing to choose from or the game goes on beyond the game's bound.
 */
export function playGame(
  arena: Arena,
  seed: string,
  bots: readonly Bot[],
  rng: Rng,
  log?: (seat: number, picks: readonly number[]) => void,
): number {
  const { game, table, thinking } = arena;
  const picks: number[] = [];
  let decisions = 0;
  deal(table, seed);
  const situation: { -readonly [K in keyof Situation]: Situation[K] } = {
    game,
    table: thinking,
    seat: 0,
    view: () => viewOf(table, situation.seat),
    choices: table.choices,
    rng,
  };
  while (!isOver(table)) {
    const seat = lowest(waitingSeats(table));
    const choices = optionsOf(table, seat);
    if (choices.empty) throw new Error(`${game.id}, seed ${seed}: seat ${seat} has no option`);
    situation.seat = seat;
    (bots[seat] as Bot).answer(situation, picks);
    log?.(seat, picks);
    carryOut(table, seat, picks);
    if (++decisions > game.longest) throw new Error(`${game.id}, seed ${seed}: does not end`);
  }
  return decisions;
}
