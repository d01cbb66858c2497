import { randomBytes, randomInt } from 'node:crypto';
import type { Game } from '@conclave/kernel';
import { sha256 } from '@conclave/kernel/play';
import type { NewTable, Outcome } from '@conclave/protocol';
import type { Contents } from '../content.ts';
import { BOT_NAMES, type Games } from '../games.ts';
import { done, type Failed, fail } from '../outcome.ts';
import type { CardsBy, Engines } from '../rules/engines.ts';
import { type MatchRecord, OPEN_SEAT, personSeat, type Seat } from '../store/record.ts';
import { plainText } from '../text.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const SEED_BYTES = 32;

const letters = (count: number): string =>
  Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('');

const newMatchId = (): string => letters(12);
export const newInvite = (): string => letters(16);
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
    | 'game'
    | 'rulesVersion'
    | 'options'
    | 'cardsBy'
    | 'title'
    | 'pace'
    | 'private'
    | 'host'
    | 'seats'
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
    frozen: null,
    banned: [],
    createdAt: now,
    updatedAt: now,
  };
}

const unknownGame = (id: string): Failed =>
  fail('unknown-game', `There is no game called ${JSON.stringify(id)} here.`);

/** What this house plays a game with unless a table says otherwise: cards, if they are its own. */
export function givenOptions(
  id: string,
  games: Games,
  contents: Contents,
): Outcome<Readonly<Record<string, unknown>>> {
  const game = games.get(id);
  return game === undefined ? unknownGame(id) : done(ownContent(game, contents));
}

function ownContent(game: Game, contents: Contents): Readonly<Record<string, unknown>> {
  const content = contents.get(game.id);
  if (content === undefined || game.contentOption === undefined) return {};
  return { [game.contentOption]: content };
}

/** Who made the cards: a name, such as `original`, stands for cards of ours. */
function cardsBy({ contentOption }: Game, wish: NewTable): CardsBy {
  const own = contentOption === undefined ? undefined : wish.options[contentOption];
  return own === undefined || typeof own === 'string' ? 'house' : 'player';
}

/** What a house lets its guests' tables be made from. */
interface Supplies {
  readonly games: Games;
  readonly engines: Pick<Engines, 'check'>;
  readonly contents: Contents;
  readonly contentFromPlayers: boolean;
}

/** The table somebody wishes for, or what is wrong with the wish. */
export async function layTable(
  wish: NewTable,
  host: { readonly id: string; readonly name: string },
  now: number,
  { games, engines, contents, contentFromPlayers }: Supplies,
): Promise<Outcome<MatchRecord>> {
  const game = games.get(wish.game);
  if (game === undefined) return unknownGame(wish.game);
  const by = cardsBy(game, wish);
  if (by === 'player' && !contentFromPlayers) {
    const field = game.contentOption ?? '';
    return fail('not-allowed', 'Tables here are played with the cards of the house.', { field });
  }
  const options = { ...ownContent(game, contents), ...wish.options };
  const checked = await engines.check(by, { game, seats: wish.seats, options });
  if ('error' in checked) {
    const { field, reason, rule } = checked.error;
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
        options: checked.options,
        cardsBy: by,
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
