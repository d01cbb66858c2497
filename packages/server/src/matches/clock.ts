import type { Pace } from '@conclave/protocol';
import type { Timing } from '../settings.ts';
import { type MatchRecord, playsItself, seatsIn } from '../store/record.ts';

/** The seats whose time runs: a person decides there. */
const ticking = (record: MatchRecord): number[] =>
  record.status === 'playing'
    ? seatsIn(record.deciding).filter((seat) => !playsItself(record.seats[seat]))
    : [];

function fullTime(pace: Pace, timing: Timing): number {
  switch (pace.kind) {
    case 'none':
      return 0;
    case 'live':
      return pace.minutes * timing.minute;
    case 'days':
      return pace.days * timing.day;
  }
}

/** What each seat has left now. */
export function clocksAt(record: MatchRecord, now: number): readonly number[] | null {
  if (record.clocks === null) return null;
  const running = ticking(record);
  const elapsed = Math.max(0, now - record.clockAt);
  return record.clocks.map((left, seat) => (running.includes(seat) ? left - elapsed : left));
}

/** The record with its clocks stopped at this moment. */
export function stopClocks(record: MatchRecord, now: number): MatchRecord {
  const clocks = clocksAt(record, now);
  if (clocks === null) return record;
  return { ...record, clocks: clocks.map((left) => Math.max(0, left)), clockAt: now };
}

/** The record with the moment at which the next clock runs out. */
export function startClocks(record: MatchRecord): MatchRecord {
  const { clocks } = record;
  if (clocks === null) return record;
  const left = ticking(record).map((seat) => clocks[seat] ?? 0);
  return { ...record, deadline: left.length === 0 ? null : record.clockAt + Math.min(...left) };
}

/** Winds the clocks up at the start of a game. */
export function windUp(record: MatchRecord, timing: Timing, now: number): MatchRecord {
  if (record.pace.kind === 'none') return record;
  const full = fullTime(record.pace, timing);
  return { ...record, clocks: record.seats.map(() => full), clockAt: now };
}

const withClock = (record: MatchRecord, seat: number, left: number): MatchRecord =>
  record.clocks === null
    ? record
    : { ...record, clocks: record.clocks.map((own, i) => (i === seat ? left : own)) };

/**
 * What answers are worth: live, the increment, once for each; over days, every
 * decision has its own time. Answers taken back give the increment back.
 */
export function creditAnswers(
  record: MatchRecord,
  seat: number,
  answers: number,
  timing: Timing,
): MatchRecord {
  const { pace, clocks } = record;
  if (clocks === null) return record;
  if (pace.kind === 'live') {
    const left = (clocks[seat] ?? 0) + answers * pace.increment * timing.second;
    return withClock(record, seat, Math.max(0, left));
  }
  return withClock(record, seat, fullTime(pace, timing));
}

/** A new decision over days begins with its whole time, also for who was not asked before. */
export function renewDays(before: MatchRecord, after: MatchRecord, timing: Timing): MatchRecord {
  if (after.pace.kind !== 'days') return after;
  const fresh = seatsIn(after.deciding & ~before.deciding);
  return fresh.reduce(
    (record, seat) => withClock(record, seat, fullTime(after.pace, timing)),
    after,
  );
}

/** The seats whose time is over. */
export function outOfTime(record: MatchRecord, now: number): number[] {
  const clocks = clocksAt(record, now);
  if (clocks === null) return [];
  return ticking(record).filter((seat) => (clocks[seat] ?? 0) <= 0);
}

/** Whether a person may still take the seat back from the bot. */
export const hasTimeLeft = (record: MatchRecord, seat: number): boolean =>
  record.pace.kind !== 'live' || record.clocks === null || (record.clocks[seat] ?? 0) > 0;
