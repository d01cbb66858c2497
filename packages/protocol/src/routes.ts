import { z } from 'zod';
import {
  Before,
  GameList,
  GivenOptions,
  GuestName,
  JoinTable,
  MatchKey,
  MatchList,
  NewTable,
  PlayOn,
  Profile,
  Replay,
  SeatBody,
  SeatBot,
} from './http.ts';
import { MatchId, MatchInfo } from './match.ts';

const OneGame = z.strictObject({ id: z.string().max(40) });
const OneMatch = z.strictObject({ id: MatchId });

/**
 * The HTTP part, once for both ends. A reply other than 200 is a `ProtocolError`.
 * Accounts are better-auth's own under `/api/auth`: signing up with e-mail and
 * password while a guest keeps the guest's games.
 */
export const ROUTES = {
  games: { method: 'GET', path: '/api/games', reply: GameList, about: 'The games and their bots' },
  /** Empty but where the server plays with cards of its own. */
  given: {
    method: 'GET',
    path: '/api/games/:id/given',
    params: OneGame,
    reply: GivenOptions,
    about: 'What new tables of a game are played with unless they say otherwise',
  },
  /** Signs in as a guest; whoever is a guest already is renamed. */
  guest: {
    method: 'POST',
    path: '/api/guest',
    body: GuestName,
    reply: Profile,
    about: 'Sit down as a guest with just a name',
  },
  me: {
    method: 'GET',
    path: '/api/me',
    reply: Profile.nullable(),
    about: 'Own profile and statistics; null for a visitor',
  },
  rename: {
    method: 'POST',
    path: '/api/me/name',
    body: GuestName,
    reply: Profile,
    about: 'Change the own name',
  },
  myFinished: {
    method: 'GET',
    path: '/api/me/finished',
    query: Before,
    reply: MatchList,
    about: 'Own finished games',
  },
  open: {
    method: 'GET',
    path: '/api/matches/open',
    query: Before,
    reply: MatchList,
    about: 'Public tables with a free seat, the newest few of each host',
  },
  live: {
    method: 'GET',
    path: '/api/matches/live',
    query: Before,
    reply: MatchList,
    about: 'Public games in play, to look on, the newest few of each host',
  },
  mine: {
    method: 'GET',
    path: '/api/matches/mine',
    query: Before,
    reply: MatchList,
    about: 'Own tables that are not finished',
  },
  create: {
    method: 'POST',
    path: '/api/matches',
    body: NewTable,
    reply: MatchInfo,
    about: 'Open a new table',
  },
  match: {
    method: 'GET',
    path: '/api/matches/:id',
    params: OneMatch,
    query: MatchKey,
    reply: MatchInfo,
    about: 'One table',
  },
  join: {
    method: 'POST',
    path: '/api/matches/:id/join',
    params: OneMatch,
    body: JoinTable,
    reply: MatchInfo,
    about: 'Take a free seat',
  },
  /** Before the start. Once playing, `leaveToBot` over the socket. */
  leave: {
    method: 'POST',
    path: '/api/matches/:id/leave',
    params: OneMatch,
    reply: z.null(),
    about: 'Give the seat back before the start',
  },
  kick: {
    method: 'POST',
    path: '/api/matches/:id/kick',
    params: OneMatch,
    body: SeatBody,
    reply: MatchInfo,
    about: 'Free a seat before the start (host)',
  },
  setBot: {
    method: 'POST',
    path: '/api/matches/:id/bot',
    params: OneMatch,
    body: SeatBot,
    reply: MatchInfo,
    about: 'Put a bot on a free seat, or take it away (host)',
  },
  start: {
    method: 'POST',
    path: '/api/matches/:id/start',
    params: OneMatch,
    reply: MatchInfo,
    about: 'Deal (host)',
  },
  /** The first who asks opens the new table; everybody else who asks takes their seat there. */
  rematch: {
    method: 'POST',
    path: '/api/matches/:id/rematch',
    params: OneMatch,
    reply: MatchInfo,
    about: 'The same table again, seats moved on by one',
  },
  replay: {
    method: 'GET',
    path: '/api/matches/:id/replay',
    params: OneMatch,
    query: MatchKey,
    reply: Replay,
    about: 'A finished game, whole',
  },
  playOn: {
    method: 'POST',
    path: '/api/matches/:id/play-on',
    params: OneMatch,
    body: PlayOn,
    reply: MatchInfo,
    about: 'Practice from a moment of a finished game',
  },
} as const satisfies Readonly<Record<string, Route>>;

export interface Route {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly reply: z.ZodType;
  /** In words, for the page that lists them. */
  readonly about: string;
}

export type Routes = typeof ROUTES;
