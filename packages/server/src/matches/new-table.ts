import { randomBytes, randomInt } from 'node:crypto';
import { type Game, openTable, sha256 } from '@conclave/kernel';
import type { NewTable, Outcome } from '@conclave/protocol';
import type { Contents } from '../content.ts';
import { BOT_NAMES, GAMES } from '../games.ts';
import { done, type Failed, fail } from '../outcome.ts';
import { type MatchRecord, OPEN_SEAT, personSeat, type Seat } from '../store/record.ts';
import { plainText } from '../text.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const SEED_BYTES = 32;

const letters = (count: number): string =>
  Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('');

const newMatchId = (): string => letters(12);
const newInvite = (): string => letters(16);
const newSeed = (): string => randomBytes(SEED_BYTES).toString('hex');

/** Names the bots of a table so that each can be told from the others. */
export function botSeat(bot: string, others: readonly Seat[]): Seat {
  const plain = `${bot.charAt(0).toUpperCase()}${bot.slice(1)} bot`;
  let name = plain;
  for (let n = 2; others.some((seat) => seat.name === name); n++) name = `${plain} ${n}`;
  return { ...OPEN_SEAT, kind: 'bot', bot, name };
}

/** What is the same at every table that has just been laid. */
export function freshRecord(
  wish: Pick<
    MatchRecord,
    'game' | 'rulesVersion' | 'options' | 'title' | 'pace' | 'private' | 'host' | 'seats'
  >,
  now: number,
  seed = newSeed(),
): MatchRecord {
  return {
    ...wish,
    id: newMatchId(),
    practice: false,
    status: 'lobby',
    invite: newInvite(),
    seed,
    seedHash: sha256(seed),
    length: 0,
    epoch: 0,
    deciding: 0,
    winners: 0,
    hash: null,
    rematch: null,
    clocks: null,
    clockAt: now,
    deadline: null,
    createdAt: now,
    updatedAt: now,
  };
}

const unknownGame = (id: string): Failed =>
  fail('unknown-game', `There is no game called ${JSON.stringify(id)} here.`);

/** What this house plays a game with unless a table says otherwise: cards, if they are its own. */
export function givenOptions(
  id: string,
  contents: Contents,
): Outcome<Readonly<Record<string, unknown>>> {
  const game = GAMES.get(id);
  return game === undefined ? unknownGame(id) : done(ownContent(game, contents));
}

function ownContent(game: Game, contents: Contents): Readonly<Record<string, unknown>> {
  const content = contents.get(game.id);
  if (content === undefined || game.contentOption === undefined) return {};
  return { [game.contentOption]: content };
}

/** The table somebody wishes for, or what is wrong with the wish. */
export function layTable(
  wish: NewTable,
  host: { readonly id: string; readonly name: string },
  now: number,
  contents: Contents,
): Outcome<MatchRecord> {
  const game = GAMES.get(wish.game);
  if (game === undefined) return unknownGame(wish.game);
  const opened = openTable(game, wish.seats, { ...ownContent(game, contents), ...wish.options });
  if ('error' in opened) {
    const { field, reason, rule } = opened.error;
    return fail('setup', `The option ${field} ${reason}.`, { field, rule });
  }
  const seats: Seat[] = Array.from({ length: wish.seats }, () => OPEN_SEAT);
  for (const { seat, bot } of wish.bots) {
    if (seat >= wish.seats || seats[seat]?.kind !== 'open') {
      return fail('setup', `Seat ${seat + 1} is not there or taken twice.`, { field: 'bots' });
    }
    if (!BOT_NAMES.includes(bot)) {
      const known = BOT_NAMES.join(', ');
      return fail('setup', `There is no such bot; there are ${known}.`, { field: 'bots' });
    }
    seats[seat] = botSeat(bot, seats);
  }
  const free = seats.findIndex((seat) => seat.kind === 'open');
  if (free >= 0) seats[free] = personSeat(host.id, host.name);
  return done(
    freshRecord(
      {
        game: game.id,
        rulesVersion: game.rulesVersion,
        options: opened.setup.options,
        title: plainText(wish.title),
        pace: wish.pace,
        private: wish.private,
        host: host.id,
        seats,
      },
      now,
    ),
  );
}
