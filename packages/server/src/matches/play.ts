import type { Refusal } from '@conclave/kernel/play';
import type { AnswerMessage, ErrorCode, Outcome, UndoMessage } from '@conclave/protocol';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Metrics } from '../metrics.ts';
import { DONE, done, type Failed, fail } from '../outcome.ts';
import { type Engine, type Result, Stuck } from '../rules/engine.ts';
import type { Settings } from '../settings.ts';
import {
  type GivenAnswer,
  type MatchRecord,
  playsItself,
  seatOf,
  seatsIn,
  withSeat,
} from '../store/record.ts';
import {
  creditAnswers,
  hasTimeLeft,
  outOfTime,
  renewDays,
  startClocks,
  stopClocks,
  windUp,
} from './clock.ts';
import { frozen } from './frozen.ts';
import type { LiveMatch } from './live-match.ts';
import type { Change, Rooms } from './rooms.ts';

const REFUSED: Readonly<Record<Refusal['code'], ErrorCode>> = {
  over: 'over',
  'not-open': 'not-open',
  malformed: 'malformed',
  outside: 'refused',
  endless: 'over',
};

const STALE = fail('stale', 'The table has moved on since; look again.');
const NOT_STARTED = fail('not-open', 'This game has not been started yet.');
const OVER = fail('over', 'This game is over.');
const OTHER_RULES = fail(
  'not-open',
  'This game was begun under other rules than the ones here now, and cannot go on.',
);

/** Refused at once, or carried out and written. */
type Maybe<T> = Promise<Outcome<T>> | Outcome<T>;

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
    const { record } = live;
    live.settled = false;
    live.engine = await this.parts.rooms.engineFor(live, record, []);
    const dealt = { ...record, status: 'playing' as const, updatedAt: now };
    await this.move(live, live.engine, windUp(dealt, this.parts.settings.timing, now), {});
    live.tellInfo();
  }

  /** A seat's answer, by its person or by the bot named. */
  async answer(
    live: LiveMatch,
    given: Omit<GivenAnswer, 'at'>,
    now: number,
  ): Promise<Outcome<{ seq: number }>> {
    const { record, engine } = live;
    const closed = this.closed(live);
    if (closed !== undefined || engine === undefined) return closed ?? OTHER_RULES;
    const { seat, picks, bot } = given;
    const { timing } = this.parts.settings;
    live.settled = false;
    const refusal = await answered(engine, seat, picks);
    if (refusal?.code === 'endless') return this.freeze(live, refusal.reason, now);
    if (refusal !== undefined) {
      live.settled = true;
      const { code, reason, rule } = refusal;
      return fail(REFUSED[code], `${capital(reason)}.`, { rule });
    }
    const stopped = { ...stopClocks(record, now), updatedAt: now, length: record.length + 1 };
    // A bot that stands in earns its person no time.
    const credited = bot === null ? creditAnswers(stopped, seat, 1, timing) : stopped;
    await this.move(live, engine, credited, { answer: { ...given, at: now } });
    this.parts.metrics.answers.inc({ by: bot === null ? 'person' : 'bot' });
    return done({ seq: live.record.length });
  }

  /** Checks what only a person can get wrong, then answers. */
  answerAs(
    live: LiveMatch,
    player: string,
    message: Omit<z.infer<typeof AnswerMessage>, 'match'>,
    now: number,
  ): Maybe<{ seq: number }> {
    const { seat, seq, epoch, id, picks } = message;
    const mine = live.record.seats[seat]?.player === player;
    const known = mine ? live.given.findIndex((one) => one.ticket === id) : -1;
    // Sent once more because the reply was lost: it is the same answer.
    if (known >= 0) return done({ seq: known + 1 });
    const wrong = this.notTheirs(live, player, seat) ?? this.closed(live);
    const { engine } = live;
    if (wrong !== undefined || engine === undefined) return wrong ?? OTHER_RULES;
    if (outOfTime(live.record, now).includes(seat)) {
      return fail('not-open', 'Your time has run out.');
    }
    // Others may have answered the same question meanwhile; the seat's own decision still stands
    // unless what led to it was taken back.
    const seen = live.standing(seq, epoch);
    if (seq > live.record.length || seen < engine.askedAt(seat)) return STALE;
    return this.answer(live, { seat, picks, bot: null, ticket: id }, now);
  }

  undo(
    live: LiveMatch,
    player: string,
    message: Omit<z.infer<typeof UndoMessage>, 'match'>,
    now: number,
  ): Maybe<{ seq: number }> {
    const { seat, seq, epoch, to } = message;
    const wrong = this.notTheirs(live, player, seat) ?? this.closed(live);
    const { record, engine, given } = live;
    if (wrong !== undefined || engine === undefined) return wrong ?? OTHER_RULES;
    if (seq !== record.length || epoch !== record.epoch) return STALE;
    const bound = engine.undo(seat);
    const name = record.seats[seat]?.name ?? '';
    if ('change' in bound && to === bound.change) {
      // The seat answers anew what others were asked at the same time; their answers stand.
      return this.takeBack(live, seat, to, given.slice(to + 1), `${name} thinks again.`, now);
    }
    if (!('to' in bound) || to < bound.to || to >= record.length) {
      const reason = 'reason' in bound ? UNDO_REASONS[bound.reason] : 'only what came after it can';
      return fail('refused', `That cannot be taken back: ${reason}.`);
    }
    const what = record.length - to === 1 ? 'an answer' : 'some answers';
    return this.takeBack(live, seat, to, [], `${name} took back ${what}.`, now);
  }

  /** Answers from `to` on no longer count, but for the ones that are kept. */
  private async takeBack(
    live: LiveMatch,
    seat: number,
    to: number,
    kept: readonly GivenAnswer[],
    says: string,
    now: number,
  ): Promise<Outcome<{ seq: number }>> {
    const { record, engine, given } = live;
    if (engine === undefined) return OTHER_RULES;
    live.settled = false;
    await engine.replay([...given.slice(0, to), ...kept]);
    const length = to + kept.length;
    const stopped = { ...stopClocks(record, now), updatedAt: now };
    const cut = { ...stopped, length, epoch: record.epoch + 1 };
    const { timing } = this.parts.settings;
    const credited = creditAnswers(cut, seat, length - record.length, timing);
    await this.move(live, engine, credited, { cutTo: to, kept, says: [says] });
    return done({ seq: length });
  }

  /** Stops a table on which the rules cannot go on. It harms nobody but those who sit there. */
  async freeze(live: LiveMatch, reason: string, now: number): Promise<Failed> {
    this.parts.log.error({ match: live.id, reason }, 'a table was stopped');
    await this.parts.rooms.commit(live, frozen(live.record, reason, now), {
      says: [`This table has stopped: ${reason}.`],
    });
    live.engine?.close();
    live.engine = undefined;
    live.settled = true;
    live.version++;
    this.afterReseat(live);
    return this.closed(live) ?? OVER;
  }

  resign(live: LiveMatch, player: string, seat: number, now: number): Maybe<null> {
    return this.reseat(live, player, seat, now, {
      change: { standIn: true, resigned: true },
      says: (name) => `${name} resigned; a bot plays on.`,
    });
  }

  leaveToBot(live: LiveMatch, player: string, seat: number, now: number): Maybe<null> {
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

  /** Somebody else at the table lets a bot play for a person who went away. */
  putBot(live: LiveMatch, player: string, seat: number, now: number): Maybe<null> {
    const { record } = live;
    const entry = record.seats[seat];
    const closed = this.closed(live);
    if (closed !== undefined) return closed;
    if (seatOf(record, player) < 0) {
      return fail('not-allowed', 'Only those who sit at the table can do that.');
    }
    if (entry === undefined || entry.player === null)
      return fail('wrong-seat', 'Nobody sits there.');
    if (entry.standIn) return DONE;
    if (record.pace.kind === 'days') {
      return fail('not-allowed', 'This table is played over days; its clock says when it is late.');
    }
    if (now < (live.botFrom(seat) ?? Number.POSITIVE_INFINITY)) {
      return fail('not-allowed', `${entry.name} has not been away for long enough.`);
    }
    const name = record.seats[seatOf(record, player)]?.name ?? '';
    return this.giveToBot(live, seat, now, {
      change: { standIn: true },
      says: `${entry.name} is away; ${name} lets a bot play on.`,
    });
  }

  /** Writes where the table stands now, then shows it. */
  private async move(
    live: LiveMatch,
    engine: Engine,
    next: MatchRecord,
    change: Change,
  ): Promise<void> {
    const before = live.record;
    const { result, waiting } = engine;
    const after = result === undefined ? { ...next, deciding: waiting } : finished(result, next);
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

  private reseat(
    live: LiveMatch,
    player: string,
    seat: number,
    now: number,
    what: {
      readonly change: { readonly standIn: true; readonly resigned?: true };
      says(name: string): string;
    },
  ): Maybe<null> {
    const entry = live.record.seats[seat];
    if (entry?.player !== player) return WRONG_SEAT;
    const closed = this.closed(live);
    if (closed !== undefined) return closed;
    if (entry.resigned || (entry.standIn && !what.change.resigned)) return DONE;
    return this.giveToBot(live, seat, now, { ...what, says: what.says(entry.name) });
  }

  private async giveToBot(
    live: LiveMatch,
    seat: number,
    now: number,
    what: {
      readonly change: { readonly standIn: true; readonly resigned?: true };
      readonly says: string;
    },
  ): Promise<Outcome<null>> {
    const stopped = { ...stopClocks(live.record, now), updatedAt: now };
    const next = withSeat(stopped, seat, what.change);
    await this.parts.rooms.commit(live, startClocks(next), { says: [what.says] });
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
    const { frozen: reason } = live.record;
    if (reason !== null) return fail('over', `This table has stopped: ${reason}.`);
    return live.engine === undefined ? OTHER_RULES : undefined;
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

/** What the rules say to an answer; where they cannot say anything, that it leads nowhere. */
async function answered(
  engine: Engine,
  seat: number,
  picks: readonly number[],
): Promise<Refusal | undefined> {
  try {
    return await engine.answer(seat, picks);
  } catch (error) {
    if (error instanceof Stuck) return { code: 'endless', reason: error.message, rule: '' };
    throw error;
  }
}

/** The record at the end: winners, scores, and the fingerprint of the last state. */
function finished({ winners, scores, hash }: Result, record: MatchRecord): MatchRecord {
  return {
    ...record,
    status: 'finished',
    deciding: 0,
    deadline: null,
    winners,
    hash,
    seats: record.seats.map((seat, i) => ({
      ...seat,
      score: scores.find((score) => score.seat === i)?.total ?? null,
      // Who left the game to a bot did not win it.
      won: ((winners >> i) & 1) === 1 && !seat.standIn,
    })),
  };
}
