import { type Game, Rng, type Table, waitingSeats, winnersOf } from '@conclave/kernel';
import { SPECTATOR } from '@conclave/kernel/look';
import { type Match, openTable, type Undo } from '@conclave/kernel/play';
import type { Outcome, ProtocolError } from '@conclave/protocol';
import { picksFor } from '../games/lesson.ts';
import { botAnswer } from './bot-answer.ts';
import { infoOf } from './info.ts';
import { chaptersSince, historyOf, playLog } from './play-log.ts';
import type {
  LessonScript,
  LocalRecord,
  LocalSeat,
  LocalUpdate,
  PracticeOrigin,
} from './record.ts';

type Failure = { readonly ok: false; readonly error: ProtocolError };

export const fail = (code: ProtocolError['code'], message: string, rule = ''): Failure => ({
  ok: false,
  error: { code, message, ...(rule === '' ? {} : { rule }) },
});

/** What stays the same from the first deal to the end. */
export interface SessionHead {
  readonly id: string;
  readonly title: string;
  readonly seats: readonly LocalSeat[];
  readonly practice: PracticeOrigin | null;
  readonly lesson?: LessonScript;
  readonly createdAt: number;
}

/** Answers that a bot tries where the rules do not come to an end after its own. */
const MOST_TRIES = 8;

/**
 * One open game of this browser. It holds the whole match and gives out the view
 * of a single seat: the one whose curtain was lifted, or an onlooker's.
 */
export class LocalSession {
  readonly head: SessionHead;
  private readonly match: Match;
  private readonly thinking: Table;
  private readonly rng: Rng;
  private readonly persons: readonly number[];
  /** Per seat how many answers it has seen; -1 where nothing. */
  private readonly seen: number[];
  private lifted: number | null = null;
  /** What the last update told, and to whom. */
  private told = { viewer: -1, seq: -1 };
  private updatedAt: number;

  constructor(
    head: SessionHead,
    match: Match,
    past: { readonly seen: readonly number[]; readonly updatedAt: number },
    chance: string,
  ) {
    this.head = head;
    this.match = match;
    this.seen = [...past.seen];
    this.updatedAt = past.updatedAt;
    this.rng = new Rng(chance);
    const opened = openTable(match.game, match.setup.seats, match.setup.options);
    if ('error' in opened) throw new Error(opened.error.reason);
    this.thinking = opened.table;
    this.persons = [...head.seats.keys()].filter((seat) => head.seats[seat]?.kind === 'person');
    const [only, ...others] = this.persons;
    // Nobody to hide anything from: a single person needs no curtain.
    if (only !== undefined && others.length === 0) this.lifted = only;
  }

  static open(game: Game, record: LocalRecord, chance: string): Outcome<LocalSession> {
    const names = record.seats.map((seat) => seat.name);
    const played = playLog(game, record.log, names);
    if ('error' in played) {
      const { place, reason, rule } = played.error;
      return fail('internal', `This game cannot go on: ${place} ${reason}.`, rule);
    }
    const { id, title, seats, practice, createdAt, lesson } = record;
    const head = { id, title, seats, practice, createdAt, ...(lesson ? { lesson } : {}) };
    return { ok: true, value: new LocalSession(head, played.match, record, chance) };
  }

  get length(): number {
    return this.match.answers.length;
  }

  get over(): boolean {
    return this.match.over;
  }

  private get deciding(): readonly number[] {
    if (this.over) return [];
    const mask = waitingSeats(this.match.table);
    return [...this.head.seats.keys()].filter((seat) => (mask >> seat) & 1);
  }

  /** Shows a seat's view: only to a person who has something to decide, or after the end. */
  lift(seat: number): Outcome<null> {
    const sitting = this.head.seats[seat];
    if (sitting?.kind !== 'person') return fail('wrong-seat', 'No person sits there.');
    if (!this.over && seat !== this.lifted && !this.deciding.includes(seat)) {
      return fail('not-allowed', `${sitting.name} has nothing to decide now.`);
    }
    this.lifted = seat;
    return { ok: true, value: null };
  }

  /** Closes the curtain: from now on only what everybody may see is given out. */
  lower(): Outcome<null> {
    if (this.persons.length > 1) this.lifted = null;
    return { ok: true, value: null };
  }

  answer(seat: number, seq: number, picks: readonly number[]): Outcome<null> {
    const trouble = this.mayAct(seat, seq);
    if (trouble !== undefined) return trouble;
    const refusal = this.match.answer(seat, picks);
    if (refusal === undefined) return { ok: true, value: null };
    return fail(refusal.code === 'over' ? 'over' : 'refused', refusal.reason, refusal.rule);
  }

  undo(seat: number, seq: number, to: number): Outcome<null> {
    const trouble = this.mayAct(seat, seq);
    if (trouble !== undefined) return trouble;
    const bound = this.undoOf(seat);
    if ('change' in bound && to === bound.change) {
      this.match.change(to);
      for (const [i, seen] of this.seen.entries()) this.seen[i] = Math.min(seen, to);
      return { ok: true, value: null };
    }
    if (!('to' in bound) || to < bound.to || to >= this.length) {
      return fail('refused', 'That can no longer be taken back.');
    }
    this.match.rewind(to);
    for (const [i, seen] of this.seen.entries()) this.seen[i] = Math.min(seen, to);
    return { ok: true, value: null };
  }

  private mayAct(seat: number, seq: number): Failure | undefined {
    if (seat !== this.lifted) return fail('wrong-seat', 'Another player has the screen.');
    if (seq !== this.length) return fail('stale', 'The table has moved on since.');
    return undefined;
  }

  /** A practice game is not taken back beyond the moment it was branched off. */
  private undoOf(seat: number): Undo {
    const bound = this.match.undo(seat);
    const from = this.head.practice?.at ?? 0;
    if (!('to' in bound) || bound.to >= from) return bound;
    return this.length > from ? { to: from } : { reason: 'nothing-to-undo' };
  }

  /** The bot seat that must answer next, if one must. In a lesson the learner answers first. */
  get botSeat(): number | undefined {
    if (this.head.lesson !== undefined && this.deciding.some((seat) => this.persons.includes(seat)))
      return undefined;
    return this.deciding.find((seat) => this.head.seats[seat]?.kind === 'bot');
  }

  /** Lets the bot that is next answer once. */
  playBot(): void {
    const seat = this.botSeat;
    const sitting = seat === undefined ? undefined : this.head.seats[seat];
    if (seat === undefined || sitting?.kind !== 'bot') return;
    const { match } = this;
    const picks = this.scripted(seat) ?? this.botPicks(seat, sitting.bot);
    let refusal = match.answer(seat, picks);
    // Rules that do not come to an end after one answer may do so after another.
    for (let tries = 0; refusal !== undefined && tries < MOST_TRIES; tries++) {
      refusal = match.answer(seat, this.botPicks(seat, 'random'));
    }
    if (refusal !== undefined) throw new Error(refusal.reason);
  }

  private botPicks(seat: number, bot: string): readonly number[] {
    return botAnswer(this.match, this.thinking, seat, bot, this.rng);
  }

  /** What a lesson wants a bot to answer now. */
  private scripted(seat: number): readonly number[] | undefined {
    const { match, head } = this;
    const given = match.answers.filter((answer) => head.seats[answer.seat]?.kind === 'bot').length;
    const reply = head.lesson?.replies[given];
    const decision = match.decision(seat);
    if (reply === undefined || decision === undefined) return undefined;
    return picksFor(decision, reply, match.table.names);
  }

  /** The next update tells everything once more, to a page that has just opened the game. */
  tellAll(): void {
    this.told = { viewer: -1, seq: -1 };
  }

  /** What the one who has the screen sees now, and what happened since they were last told. */
  update(now: number): LocalUpdate {
    const { match, length, told } = this;
    const viewer = this.lifted ?? SPECTATOR;
    const whole = told.viewer !== viewer || told.seq > length;
    const before = this.seen[viewer] ?? -1;
    this.told = { viewer, seq: length };
    if (this.lifted !== null) this.seen[viewer] = length;
    return {
      info: infoOf(this.record(this.updatedAt), this.lifted, now),
      view: match.view(viewer),
      seq: length,
      decision: this.lifted === null ? null : (match.decision(viewer) ?? null),
      pending: match.pending(),
      undo: this.lifted === null ? { reason: 'nothing-to-undo' } : this.undoOf(viewer),
      chapters: whole ? historyOf(match, viewer) : chaptersSince(match, viewer, told.seq),
      whole,
      lastSeen: whole && before >= 0 && before < length ? before : null,
    };
  }

  /** The game as it is to be saved. Whoever has the screen is about to be told everything. */
  record(now: number): LocalRecord {
    this.updatedAt = now;
    const mask = winnersOf(this.match.table);
    return {
      ...this.head,
      log: this.match.log(),
      seen: this.seen.map((seen, seat) => (seat === this.lifted ? this.length : seen)),
      winners: this.over ? [...this.head.seats.keys()].filter((seat) => (mask >> seat) & 1) : [],
      over: this.over,
      deciding: this.deciding,
      updatedAt: now,
    };
  }
}
