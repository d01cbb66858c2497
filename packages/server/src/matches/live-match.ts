import { type Game, isOver, Match, type View, waitingSeats } from '@conclave/kernel';
import type { ChatLine } from '@conclave/protocol';
import type { GivenAnswer, MatchRecord } from '../store/record.ts';

/** Somebody who looks at a match. What is sent is the watcher's own affair. */
export interface Watcher {
  /** Public id of the player, undefined for someone not signed in. */
  readonly player: string | undefined;
  /** The table changed. */
  table(): void;
  /** Seats, status or presence changed. */
  info(): void;
  chat(lines: readonly ChatLine[]): void;
  /** The match is no longer there. */
  closed(): void;
}

/** A match in memory: its record, the table rebuilt from the log, and who looks at it. */
export class LiveMatch {
  readonly id: string;
  readonly game: Game;
  record: MatchRecord;
  /** Undefined before the start, and where the rules have changed since it was begun. */
  match: Match | undefined;
  lastChat: number;
  /** Grows with every change of the table. */
  version = 0;
  /** False while an answer is being written: nobody may be shown it yet. */
  settled = true;
  readonly watchers = new Set<Watcher>();
  /** Who was asked to leave before the start. */
  banned: ReadonlySet<string>;
  /** The position a bot thinks about, so that it thinks once. */
  thinking: string | undefined;
  /** Per answer, where its events begin. */
  readonly starts: number[] = [];
  /** Per seat, the number of answers when its open decision was put to it. */
  readonly askedAt: number[];
  /** What each undo since loading left; the first of them made epoch `firstCut + 1`. */
  private readonly cuts: number[] = [];
  private readonly firstCut: number;
  private readonly views = new Map<number, View>();
  private viewsOf = -1;
  private tail: Promise<unknown> = Promise.resolve();
  private holds = 0;

  constructor(game: Game, record: MatchRecord, lastChat: number, banned: readonly string[] = []) {
    this.id = record.id;
    this.game = game;
    this.record = record;
    this.lastChat = lastChat;
    this.banned = new Set(banned);
    this.firstCut = record.epoch;
    this.askedAt = record.seats.map(() => 0);
  }

  /** Deals, and plays the answers given so far. */
  begin(answers: readonly GivenAnswer[]): void {
    const { seed, options, seats } = this.record;
    const started = Match.start(this.game, { seats: seats.length, options, seed });
    if ('error' in started) throw new Error(`${started.error.field} ${started.error.reason}`);
    const { match } = started;
    match.table.names = seats.map((seat, i) => seat.name || `Player ${i + 1}`);
    // The set-up is told with the names as well.
    match.rewind(0);
    this.match = match;
    this.starts.length = 0;
    for (const { seat, picks } of answers) {
      const refusal = this.play(match, seat, picks);
      if (refusal !== undefined) throw new Error(`the log does not replay: ${refusal.reason}`);
    }
    this.version++;
  }

  /** Carries an answer out on the table in memory. */
  play(match: Match, seat: number, picks: readonly number[]): ReturnType<Match['answer']> {
    const { table } = match;
    const before = waitingSeats(table);
    const start = table.events?.length ?? 0;
    const refusal = match.answer(seat, picks);
    if (refusal !== undefined) return refusal;
    this.starts.push(start);
    const now = isOver(table) ? 0 : waitingSeats(table);
    for (let s = 0; s < table.seats; s++) {
      const stillAsked = s !== seat && ((before & now) >> s) & 1;
      if (!stillAsked) this.askedAt[s] = match.answers.length;
    }
    return undefined;
  }

  /** Takes answers back in memory: after an undo, or where one could not be written. */
  rewind(match: Match, to: number): void {
    match.rewind(to);
    this.starts.length = to;
    this.askedAt.fill(to);
  }

  noteCut(to: number): void {
    this.cuts.push(to);
  }

  /** How many of the answers a viewer saw at that time still stand. */
  standing(seq: number, epoch: number): number {
    if (epoch === this.record.epoch) return Math.min(seq, this.record.length);
    if (epoch < this.firstCut || epoch > this.record.epoch) return 0;
    return Math.min(seq, ...this.cuts.slice(epoch - this.firstCut));
  }

  /** What a viewer sees, made once for all who look from there. */
  view(match: Match, viewer: number): View {
    if (this.viewsOf !== this.version) {
      this.views.clear();
      this.viewsOf = this.version;
    }
    let view = this.views.get(viewer);
    if (view === undefined) {
      view = match.view(viewer);
      this.views.set(viewer, view);
    }
    return view;
  }

  /** One after another: whatever changes this match runs through here. */
  enqueue<T>(work: () => Promise<T> | T): Promise<T> {
    this.hold();
    const run = this.tail.then(work).finally(() => this.release());
    this.tail = run.catch(() => undefined);
    return run;
  }

  /** Keeps the match in memory until `release`. */
  hold(): void {
    this.holds++;
  }

  release(): void {
    this.holds--;
  }

  get idle(): boolean {
    return this.holds === 0 && this.watchers.size === 0;
  }

  isHere(player: string | null): boolean {
    if (player === null) return false;
    for (const watcher of this.watchers) if (watcher.player === player) return true;
    return false;
  }

  tellTable(): void {
    for (const watcher of this.watchers) watcher.table();
  }

  tellInfo(): void {
    for (const watcher of [...this.watchers]) watcher.info();
  }

  tellChat(lines: readonly ChatLine[]): void {
    if (lines.length === 0) return;
    for (const watcher of this.watchers) watcher.chat(lines);
  }
}
