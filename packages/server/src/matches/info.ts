import type { MatchInfo, SeatInfo } from '@conclave/protocol';
import { type MatchRecord, seatOf, seatsIn } from '../store/record.ts';
import { clocksAt } from './clock.ts';
import type { LiveMatch } from './live-match.ts';

/** Who asks: their public id and the key of the link they came by, where they have one. */
export interface Reader {
  readonly player?: string | undefined;
  readonly key?: string | undefined;
  readonly muted?: readonly string[];
}

/** Somebody the table belongs to: who sits there, hosts it, or is expected. */
const belongs = (record: MatchRecord, player: string | undefined): boolean =>
  player !== undefined &&
  (record.host === player ||
    record.seats.some((seat) => seat.player === player || seat.keptFor === player));

/** Whether the reader may know of the table at all. Who was asked to leave sees nothing more of it. */
export const maySee = (record: MatchRecord, { player, key }: Reader): boolean =>
  !record.banned.includes(player ?? '') &&
  (!record.private || key === record.invite || belongs(record, player));

function seatInfo(
  record: MatchRecord,
  at: number,
  live: LiveMatch | undefined,
  clocks: readonly number[] | null,
): SeatInfo {
  const { kind, name, bot, player, standIn, resigned } = record.seats[
    at
  ] as MatchRecord['seats'][0];
  return {
    kind,
    name,
    bot,
    player,
    connected: kind === 'bot' || (live?.isHere(player) ?? false),
    botFrom: live?.botFrom(at) ?? null,
    standIn,
    resigned,
    clock: clocks === null ? null : Math.max(0, clocks[at] ?? 0),
  };
}

/** A match as one reader may know it. The seed is there once the game has ended, never before. */
export function infoFor(
  record: MatchRecord,
  reader: Reader,
  live: LiveMatch | undefined,
  now: number,
): MatchInfo {
  const { id, game, rulesVersion, title, options, pace, practice, status, host } = record;
  const you = seatOf(record, reader.player);
  const clocks = clocksAt(record, now);
  return {
    id,
    game,
    rulesVersion,
    title,
    options: { ...options },
    pace,
    private: record.private,
    practice,
    status,
    seats: record.seats.map((_, at) => seatInfo(record, at, live, clocks)),
    host,
    you: you < 0 ? null : you,
    deciding: seatsIn(record.deciding),
    seedHash: record.seedHash,
    seed: status === 'finished' ? record.seed : null,
    length: record.length,
    winners: seatsIn(record.winners),
    rematch: record.rematch,
    invite: belongs(record, reader.player) ? record.invite : null,
    muted: [...(reader.muted ?? [])],
    frozen: record.frozen,
    createdAt: record.createdAt,
    updatedAt: record.updatedAt,
    now,
  };
}
