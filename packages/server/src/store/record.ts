import type { Answer } from '@conclave/kernel/play';
import { Pace } from '@conclave/protocol';
import type { CardsBy } from '../rules/engines.ts';
import type { AnswerRow, MatchRow, SeatRow } from './schema.ts';

export interface Seat {
  readonly kind: 'open' | 'person' | 'bot';
  readonly name: string;
  readonly bot: string | null;
  readonly player: string | null;
  readonly keptFor: string | null;
  /** A bot plays on for the person. */
  readonly standIn: boolean;
  readonly resigned: boolean;
  readonly won: boolean | null;
  readonly score: number | null;
}

/** A match as the store has it. A change is a new record; `Journal` writes the difference. */
export interface MatchRecord {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly title: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly pace: Pace;
  readonly private: boolean;
  readonly practice: boolean;
  readonly status: 'lobby' | 'playing' | 'finished';
  readonly host: string | null;
  readonly invite: string;
  readonly seed: string;
  readonly seedHash: string;
  readonly length: number;
  readonly epoch: number;
  readonly deciding: number;
  readonly winners: number;
  readonly hash: string | null;
  readonly rematch: string | null;
  readonly clocks: readonly number[] | null;
  readonly clockAt: number;
  readonly deadline: number | null;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** Why the table has stopped, where the rules could not go on. */
  readonly frozen: string | null;
  readonly cardsBy: CardsBy;
  readonly seats: readonly Seat[];
  /** Who was asked to leave before the start. */
  readonly banned: readonly string[];
}

/** An answer as it is kept: who gave it, and when. */
export interface GivenAnswer extends Answer {
  readonly bot: string | null;
  readonly at: number;
  /** The sender's own name for it, by which an answer that is sent again is known. */
  readonly ticket: string | null;
}

export const OPEN_SEAT: Seat = {
  kind: 'open',
  name: '',
  bot: null,
  player: null,
  keptFor: null,
  standIn: false,
  resigned: false,
  won: null,
  score: null,
};

export const personSeat = (player: string, name: string): Seat => ({
  ...OPEN_SEAT,
  kind: 'person',
  name,
  player,
});

/** Whether a bot answers for the seat. */
export const playsItself = (seat: Seat | undefined): boolean =>
  seat !== undefined && (seat.kind === 'bot' || seat.standIn);

export const seatOf = (record: MatchRecord, player: string | undefined): number =>
  player === undefined ? -1 : record.seats.findIndex((seat) => seat.player === player);

/** What the players are called at the table. */
export const namesOf = ({ seats }: MatchRecord): readonly string[] =>
  seats.map((seat, i) => seat.name || `Player ${i + 1}`);

export const withSeat = (record: MatchRecord, at: number, change: Partial<Seat>): MatchRecord => ({
  ...record,
  seats: record.seats.map((seat, i) => (i === at ? { ...seat, ...change } : seat)),
});

/** The seats of a mask, lowest first. */
export function seatsIn(mask: number): number[] {
  const out: number[] = [];
  for (let seat = 0; mask >> seat !== 0; seat++) if ((mask >> seat) & 1) out.push(seat);
  return out;
}

const flag = (value: boolean): number => (value ? 1 : 0);

export function toRow(record: MatchRecord): MatchRow {
  const { seats: _, banned: __, ...rest } = record;
  return {
    ...rest,
    options: JSON.stringify(record.options),
    pace: JSON.stringify(record.pace),
    private: flag(record.private),
    practice: flag(record.practice),
    clocks: record.clocks === null ? null : JSON.stringify(record.clocks),
  };
}

export function toSeatRow(match: string, seat: number, entry: Seat): SeatRow {
  return {
    ...entry,
    match,
    seat,
    standIn: flag(entry.standIn),
    resigned: flag(entry.resigned),
    won: entry.won === null ? null : flag(entry.won),
  };
}

export const toAnswerRow = (match: string, seq: number, answer: GivenAnswer): AnswerRow => ({
  ...answer,
  match,
  seq,
  picks: JSON.stringify(answer.picks),
});

/** The seats' rows come in their order. */
export function fromRows(
  row: MatchRow,
  seats: readonly SeatRow[],
  banned: readonly string[],
): MatchRecord {
  return {
    ...row,
    banned,
    options: JSON.parse(row.options) as Record<string, unknown>,
    pace: Pace.parse(JSON.parse(row.pace)),
    private: row.private === 1,
    practice: row.practice === 1,
    clocks: row.clocks === null ? null : (JSON.parse(row.clocks) as number[]),
    seats: seats.map(({ kind, name, bot, player, keptFor, standIn, resigned, won, score }) => ({
      kind,
      name,
      bot,
      player,
      keptFor,
      standIn: standIn === 1,
      resigned: resigned === 1,
      won: won === null ? null : won === 1,
      score,
    })),
  };
}
