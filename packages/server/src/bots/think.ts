import type { Bot } from '@conclave/bots';
import { type Game, Rng, type Table } from '@conclave/kernel';
import { determinize } from '@conclave/kernel/look';
import { lay, openTable, optionsOf } from '@conclave/kernel/play';
import type { Job } from './job.ts';

interface Desk {
  /** Where the legal answers are worked out. */
  readonly asked: Table;
  /** Where the bot tries things. */
  readonly thinking: Table;
}

const MOST_DESKS = 32;
const desks = new Map<string, Desk>();

function openOne(game: Game, job: Job): Table {
  const opened = openTable(game, job.seats, job.options);
  if ('error' in opened) throw new Error(`${opened.error.field} ${opened.error.reason}`);
  return opened.table;
}

function deskFor(game: Game, job: Job): Desk {
  const key = `${job.game} ${job.seats} ${JSON.stringify(job.options)}`;
  let desk = desks.get(key);
  if (desk === undefined) {
    desk = { asked: openOne(game, job), thinking: openOne(game, job) };
    const [oldest] = desks.keys();
    if (desks.size >= MOST_DESKS && oldest !== undefined) desks.delete(oldest);
    desks.set(key, desk);
  }
  return desk;
}

/**
 * Lets a bot answer. Any deal that fits the view has the same options for the
 * viewer's own decision, so they are worked out on an imagined one.
 */
export function think(game: Game, bot: Bot, job: Job): number[] {
  const { asked, thinking } = deskFor(game, job);
  const rng = new Rng(job.chance);
  lay(asked, determinize(asked, job.view, rng));
  const choices = optionsOf(asked, job.seat);
  const picks: number[] = [];
  bot.answer({ game, table: thinking, seat: job.seat, view: () => job.view, choices, rng }, picks);
  return picks;
}
