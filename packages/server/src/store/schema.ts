import type { Kysely, Selectable } from 'kysely';

/** Times are milliseconds since 1970; yes and no are 1 and 0, alike in both databases. */
interface MatchTable {
  id: string;
  game: string;
  rulesVersion: number;
  title: string;
  /** JSON. */
  options: string;
  /** JSON. */
  pace: string;
  private: number;
  practice: number;
  status: 'lobby' | 'playing' | 'finished';
  host: string | null;
  invite: string;
  /** Never leaves the server before the end. */
  seed: string;
  seedHash: string;
  /** Answers that count. */
  length: number;
  /** How often answers were taken back. */
  epoch: number;
  /** Seats with an open decision, as a mask. */
  deciding: number;
  winners: number;
  /** Fingerprint of the last state, once finished. */
  hash: string | null;
  rematch: string | null;
  /** JSON: milliseconds left for each seat as of `clockAt`; null without clocks. */
  clocks: string | null;
  clockAt: number;
  /** When the next clock runs out. */
  deadline: number | null;
  createdAt: number;
  updatedAt: number;
  /** Why the table has stopped; null where it has not. */
  frozen: string | null;
  cardsBy: 'house' | 'player';
}

interface SeatTable {
  match: string;
  seat: number;
  kind: 'open' | 'person' | 'bot';
  name: string;
  bot: string | null;
  player: string | null;
  /** For whom an open seat is kept. */
  keptFor: string | null;
  standIn: number;
  resigned: number;
  /** Once the game is finished. */
  won: number | null;
  score: number | null;
}

interface AnswerTable {
  match: string;
  seq: number;
  seat: number;
  /** JSON. */
  picks: string;
  /** The bot that gave it, or null for a person. */
  bot: string | null;
  at: number;
  ticket: string | null;
}

export interface ChatTable {
  match: string;
  id: number;
  player: string;
  name: string;
  text: string;
  at: number;
}

interface MuteTable {
  match: string;
  player: string;
  muted: string;
}

interface BanTable {
  match: string;
  player: string;
}

interface HeartbeatTable {
  at: number;
}

/** The part of better-auth's table of users that is read or written here. */
interface UserTable {
  id: string;
  name: string;
  email: string;
  isAnonymous: unknown;
}

export interface Tables {
  match: MatchTable;
  seat: SeatTable;
  answer: AnswerTable;
  chat: ChatTable;
  mute: MuteTable;
  ban: BanTable;
  heartbeat: HeartbeatTable;
  user: UserTable;
}

export type Database = Kysely<Tables>;
export type MatchRow = Selectable<MatchTable>;
export type SeatRow = Selectable<SeatTable>;
export type AnswerRow = Selectable<AnswerTable>;
