import { isOver, type Match, type Refusal, waitingSeats, winnersOf } from '@conclave/kernel';
import type { ErrorCode, Outcome } from '@conclave/protocol';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics.ts';
import { DONE, done, type Failed, fail } from '../outcome.ts';
import type { Settings } from '../settings.ts';
import { type MatchRecord, playsItself, seatsIn, withSeat } from '../store/record.ts';
import {
  creditAnswers,
  hasTimeLeft,
  outOfTime,
  renewDays,
  startClocks,
  stopClocks,
  windUp,
} from './clock.ts';
import type { LiveMatch } from './live-match.ts';
import type { Change, Rooms } from './rooms.ts';

const REFUSED: Readonly<Record<Refusal['code'], ErrorCode>> = {
  over: 'over',
  'not-open': 'not-open',
  malformed: 'malformed',
  outside: 'refused',
  endless: 'refused',
};

const STALE = fail('stale', 'The table has moved on since; look again.');
const NOT_STARTED = fail('not-open', 'This game has not been started yet.');
const OVER = fail('over', 'This game is over.');
const OTHER_RULES = fail(
  'not-open',
  'This game was begun under other rules than the ones here now, and cannot go on.',
);

export interface PlayParts {
  readonly rooms: Rooms;
  readonly settings: Settings;
  readonly metrics: Metrics;
  readonly log: Logger;
  /** Lets the bots of a match that moved on think. */
  think(live: LiveMatch): void;
  /** The lists of these players may have changed. */
  ring(players: readonly string[] | 'everybody'): void;
}

/** Whatever happens in a game that has begun. Each of these runs in the match's own queue. */
export class Play {
  private readonly parts: PlayParts;

  constructor(parts: PlayParts) {
    this.parts = parts;
  }

  /** Deals. */
  async start(live: LiveMatch, now: number): Promise<void> {
    live.begin([]);
    const { match, record } = live;
    if (match === undefined) return;
    const dealt = { ...record, status: 'playing' as const, updatedAt: now };
    live.settled = false;
    try {
      await this.move(live, match, windUp(dealt, this.parts.settings.timing, now), {});
    } catch (error) {
      live.match = undefined;
      live.settled = true;
      throw error;
    }
    live.tellInfo();
  }

  /** A seat's answer, by its person or by the bot named. */
  async answer(
    live: LiveMatch,
    seat: number,
    picks: readonly number[],
    bot: string | null,
    now: number,
  ): Promise<Outcome<{ seq: number }>> {
    const { record, match } = live;
    const closed = this.closed(live);
    if (closed !== undefined || match === undefined) return closed ?? OTHER_RULES;
    const { timing } = this.parts.settings;
    live.settled = false;
    try {
      const refusal = live.play(match, seat, picks);
      if (refusal !== undefined) {
        live.settled = true;
        const { code, reason, rule } = refusal;
        return fail(REFUSED[code], `${capital(reason)}.`, { rule });
      }
      const stopped = { ...stopClocks(record, now), updatedAt: now, length: record.length + 1 };
      // A bot that stands in earns its person no time.
      const credited = bot === null ? creditAnswers(stopped, seat, 1, timing) : stopped;
      await this.move(live, match, credited, { answer: { seat, picks, bot, at: now } });
    } catch (error) {
      // Nobody was shown it: the table goes back to what is written.
      live.rewind(match, record.length);
      live.settled = true;
      throw error;
    }
    this.parts.metrics.answers.inc({ by: bot === null ? 'person' : 'bot' });
    return done({ seq: live.record.length });
  }

  /** Checks what only a person can get wrong, then answers. */
  answerAs(
    live: LiveMatch,
    player: string,
    message: { readonly seat: number; readonly seq: number; readonly picks: readonly number[] },
    now: number,
  ): Promise<Outcome<{ seq: number }>> | Outcome<{ seq: number }> {
    const { seat, seq, picks } = message;
    const wrong = this.notTheirs(live, player, seat) ?? this.closed(live);
    if (wrong !== undefined) return wrong;
    if (outOfTime(live.record, now).includes(seat)) {
      return fail('not-open', 'Your time has run out.');
    }
    // Others may have answered the same question meanwhile; the seat's own decision still stands.
    if (seq > live.record.length || seq < (live.askedAt[seat] ?? 0)) return STALE;
    return this.answer(live, seat, picks, null, now);
  }

  async undo(
    live: LiveMatch,
    player: string,
    message: { readonly seat: number; readonly seq: number; readonly to: number },
    now: number,
  ): Promise<Outcome<{ seq: number }>> {
    const { seat, seq, to } = message;
    const wrong = this.notTheirs(live, player, seat) ?? this.closed(live);
    const { record, match } = live;
    if (wrong !== undefined || match === undefined) return wrong ?? OTHER_RULES;
    if (seq !== record.length) return STALE;
    const bound = match.undo(seat);
    if ('change' in bound && to === bound.change) return this.change(live, seat, to, now);
    if (!('to' in bound) || to < bound.to || to >= record.length) {
      const reason = 'reason' in bound ? UNDO_REASONS[bound.reason] : 'only what came after it can';
      return fail('refused', `That cannot be taken back: ${reason}.`);
    }
    live.settled = false;
    try {
      live.rewind(match, to);
      const stopped = { ...stopClocks(record, now), updatedAt: now };
      const cut = { ...stopped, length: to, epoch: record.epoch + 1 };
      const { timing } = this.parts.settings;
      const name = record.seats[seat]?.name ?? '';
      await this.move(live, match, creditAnswers(cut, seat, to - record.length, timing), {
        cutTo: to,
        says: [`${name} took back ${record.length - to === 1 ? 'an answer' : 'some answers'}.`],
      });
    } catch (error) {
      // What was taken back in memory is still in the store: read it again from there.
      const answers = await this.parts.rooms.answersOf(live.id);
      live.begin(answers);
      live.settled = true;
      throw error;
    }
    return done({ seq: to });
  }

  /** A seat answers anew what others were asked at the same time; their answers stand. */
  private async change(
    live: LiveMatch,
    seat: number,
    answer: number,
    now: number,
  ): Promise<Outcome<{ seq: number }>> {
    const { record } = live;
    const answers = await this.parts.rooms.answersOf(live.id);
    const kept = answers.slice(answer + 1);
    live.settled = false;
    try {
      live.begin([...answers.slice(0, answer), ...kept]);
      const { match } = live;
      if (match === undefined) return OTHER_RULES;
      const stopped = { ...stopClocks(record, now), updatedAt: now };
      const cut = { ...stopped, length: record.length - 1, epoch: record.epoch + 1 };
      await this.move(live, match, creditAnswers(cut, seat, -1, this.parts.settings.timing), {
        cutTo: answer,
        kept,
        says: [`${record.seats[seat]?.name ?? ''} thinks again.`],
      });
    } catch (error) {
      live.begin(answers);
      live.settled = true;
      throw error;
    }
    return done({ seq: live.record.length });
  }

  resign(live: LiveMatch, player: string, seat: number, now: number): Promise<Outcome<null>> {
    return this.reseat(live, player, seat, now, {
      change: { standIn: true, resigned: true },
      says: (name) => `${name} resigned; a bot plays on.`,
    });
  }

  leaveToBot(live: LiveMatch, player: string, seat: number, now: number): Promise<Outcome<null>> {
    return this.reseat(live, player, seat, now, {
      change: { standIn: true },
      says: (name) => `${name} left the seat to a bot.`,
    });
  }

  async returnToSeat(
    live: LiveMatch,
    player: string,
    seat: number,
    now: number,
  ): Promise<Outcome<null>> {
    const entry = live.record.seats[seat];
    if (entry?.player !== player) return WRONG_SEAT;
    const closed = this.closed(live);
    if (closed !== undefined) return closed;
    if (entry.resigned) return fail('not-allowed', 'You resigned; a bot finishes this game.');
    if (!entry.standIn) return DONE;
    const stopped = stopClocks(live.record, now);
    if (!hasTimeLeft(stopped, seat)) {
      return fail('not-allowed', 'Your time has run out; a bot finishes this game.');
    }
    const { timing } = this.parts.settings;
    const renewed = creditAnswers(stopped, seat, 0, timing);
    const back = withSeat({ ...renewed, updatedAt: now }, seat, { standIn: false });
    await this.parts.rooms.commit(live, startClocks(back), { says: [`${entry.name} is back.`] });
    this.afterReseat(live);
    return DONE;
  }

  /** A bot takes over wherever time has run out. */
  async enforceClocks(live: LiveMatch, now: number): Promise<Outcome<null>> {
    const late = outOfTime(live.record, now);
    const stopped = { ...stopClocks(live.record, now), updatedAt: now };
    const next = late.reduce((record, seat) => withSeat(record, seat, { standIn: true }), stopped);
    const names = late.map((seat) => live.record.seats[seat]?.name ?? '');
    if (late.length > 0) this.parts.log.info({ match: live.id, seats: late }, 'time ran out');
    await this.parts.rooms.commit(live, startClocks(next), {
      says: names.map((name) => `${name} ran out of time; a bot plays on.`),
    });
    this.afterReseat(live);
    return DONE;
  }

  /** Writes where the table stands now, then shows it. */
  private async move(
    live: LiveMatch,
    match: Match,
    next: MatchRecord,
    change: Change,
  ): Promise<void> {
    const before = live.record;
    const { table } = match;
    const after = isOver(table)
      ? finished(live, match, next)
      : { ...next, deciding: waitingSeats(table) };
    const renewed = renewDays(before, after, this.parts.settings.timing);
    await this.parts.rooms.commit(live, startClocks(renewed), change);
    if (change.cutTo !== undefined) live.noteCut(change.cutTo);
    live.version++;
    live.settled = true;
    live.tellTable();
    if (live.record.status === 'finished') live.tellInfo();
    this.ringFor(before, live.record);
    this.parts.think(live);
  }

  private async reseat(
    live: LiveMatch,
    player: string,
    seat: number,
    now: number,
    what: {
      readonly change: { readonly standIn: true; readonly resigned?: true };
      says(name: string): string;
    },
  ): Promise<Outcome<null>> {
    const entry = live.record.seats[seat];
    if (entry?.player !== player) return WRONG_SEAT;
    const closed = this.closed(live);
    if (closed !== undefined) return closed;
    if (entry.resigned || (entry.standIn && !what.change.resigned)) return DONE;
    const stopped = { ...stopClocks(live.record, now), updatedAt: now };
    const next = withSeat(stopped, seat, what.change);
    await this.parts.rooms.commit(live, startClocks(next), { says: [what.says(entry.name)] });
    this.afterReseat(live);
    return DONE;
  }

  private afterReseat(live: LiveMatch): void {
    live.tellInfo();
    this.parts.ring(playersOf(live.record));
    this.parts.think(live);
  }

  private closed(live: LiveMatch): Failed | undefined {
    if (live.record.status === 'lobby') return NOT_STARTED;
    if (live.record.status === 'finished') return OVER;
    return live.match === undefined ? OTHER_RULES : undefined;
  }

  private notTheirs(live: LiveMatch, player: string, seat: number): Failed | undefined {
    const entry = live.record.seats[seat];
    if (entry?.player !== player) return WRONG_SEAT;
    if (playsItself(entry)) return fail('not-open', 'A bot plays this seat; take it back first.');
    return undefined;
  }

  /** Those whose turn begins or ends see it in their lists. */
  private ringFor(before: MatchRecord, after: MatchRecord): void {
    if (after.status !== before.status) {
      this.parts.ring('everybody');
      return;
    }
    const changed = seatsIn(before.deciding ^ after.deciding);
    const players = changed.flatMap((seat) => after.seats[seat]?.player ?? []);
    if (players.length > 0) this.parts.ring(players);
  }
}

const WRONG_SEAT = fail('wrong-seat', 'That is not your seat.');

const UNDO_REASONS = {
  'nothing-to-undo': 'nothing has been answered yet',
  'another-seat-acted': 'somebody else has acted since',
  'something-was-revealed': 'something was revealed',
} as const;

export const playersOf = (record: MatchRecord): string[] =>
  record.seats.flatMap((seat) => seat.player ?? seat.keptFor ?? []);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The record at the end: winners, scores, and the fingerprint of the last state. */
function finished(live: LiveMatch, match: Match, record: MatchRecord): MatchRecord {
  const winners = winnersOf(match.table);
  const scores = live.game.scores(match.table);
  return {
    ...record,
    status: 'finished',
    deciding: 0,
    deadline: null,
    winners,
    hash: match.hash,
    seats: record.seats.map((seat, i) => ({
      ...seat,
      score: scores.find((score) => score.seat === i)?.total ?? null,
      // Who left the game to a bot did not win it.
      won: ((winners >> i) & 1) === 1 && !seat.standIn,
    })),
  };
}
