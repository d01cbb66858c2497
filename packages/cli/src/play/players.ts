import { BOTS, type Bot } from '@conclave/bots';
import { type Game, Rng, type Setup, type Table } from '@conclave/kernel';
import { type Match, openTable, optionsOf } from '@conclave/kernel/play';

/** Who sits where: a bot's name, or nothing for a person. */
export type Players = readonly (string | undefined)[];

/** A table of the same game to think on; it never holds the match. */
export function spareTable(game: Game, { seats, options }: Setup): Table {
  const opened = openTable(game, seats, options);
  if ('error' in opened) throw new Error(opened.error.reason);
  return opened.table;
}

/** Lets bots answer until a person must, or the game is over. Returns that person's seat. */
export function letBotsPlay(
  match: Match,
  players: Players,
  thinking: Table,
  rng: Rng,
): number | undefined {
  for (;;) {
    const seats = match.pending().map(({ seat }) => seat);
    const seat = seats.find((each) => players[each] !== undefined);
    if (seat === undefined) return seats[0];
    const picks: number[] = [];
    const bot = BOTS[players[seat] as string] as Bot;
    bot.answer(
      {
        game: match.game,
        table: thinking,
        seat,
        view: () => match.view(seat),
        choices: optionsOf(match.table, seat),
        rng,
      },
      picks,
    );
    const refusal = match.answer(seat, picks);
    if (refusal !== undefined) throw new Error(`${bot.name} at seat ${seat}: ${refusal.reason}`);
  }
}

/** The bots' own chance: it must not tell anything of the deal's. */
export const botChance = (seed: string): Rng => new Rng(`${seed}/bots`);
