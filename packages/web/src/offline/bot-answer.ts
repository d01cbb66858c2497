import { BOTS, type Bot, randomBot } from '@conclave/bots';
import type { Rng, Table } from '@conclave/kernel';
import { viewOf } from '@conclave/kernel/look';
import { check, type Match, optionsOf } from '@conclave/kernel/play';

/**
 * A bot's answer for a seat. The bot gets the seat's view and a table of its own;
 * one that fails or answers against the rules is replaced by a simpler one.
 */
export function botAnswer(
  match: Match,
  thinking: Table,
  seat: number,
  name: string,
  rng: Rng,
): readonly number[] {
  const first = BOTS[name] ?? randomBot;
  return tryBot(match, thinking, seat, first, rng) ?? simply(match, thinking, seat, rng);
}

function tryBot(
  match: Match,
  thinking: Table,
  seat: number,
  bot: Bot,
  rng: Rng,
): readonly number[] | undefined {
  const picks: number[] = [];
  const choices = optionsOf(match.table, seat);
  const view = () => viewOf(match.table, seat);
  try {
    bot.answer({ game: match.game, table: thinking, seat, view, choices, rng }, picks);
  } catch {
    return undefined;
  }
  return check(match.table, seat, picks, match.game.endRule) === undefined ? picks : undefined;
}

function simply(match: Match, thinking: Table, seat: number, rng: Rng): readonly number[] {
  const picks = tryBot(match, thinking, seat, randomBot, rng);
  if (picks === undefined) throw new Error(`seat ${seat} has nothing to choose from`);
  return picks;
}
