import type { Game } from '@conclave/kernel';
import type { View } from '@conclave/kernel/look';
import type { ChatLine } from '@conclave/protocol';
import type { Engine } from '../rules/engine.ts';
import type { LoadedMatch } from '../store/matches.ts';
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

/** How things are done in this house. */
interface Ways {
  /** How long a person may be away before a bot can be put on the seat. */
  readonly away: number;
  /** Somebody could not be told. */
  report(error: unknown): void;
}

/** A match in memory: its record, the rules at work on it, and who looks at it. */
export class LiveMatch {
  readonly id: string;
  readonly game: Game;
  record: MatchRecord;
  /** The answers that count. */
  given: readonly GivenAnswer[] = [];
  /** Undefined before the start, where the table has stopped, and where the rules have changed since. */
  engine: Engine | undefined;
  lastChat: number;
  /** Grows with every change of the table. */
  version = 0;
  /** False while an answer is being written: nobody may be shown it yet. */
  settled = true;
  /** False where what is here may differ from what is stored: it is read again before anything else. */
  sound = true;
  /** The table was taken away. */
  gone = false;
  readonly watchers = new Set<Watcher>();
  /** The position a bot thinks about, so that it thinks once. */
  thinking: string | undefined;
  /** When a person was last here, for those who were since the match is in memory. */
  private readonly lastHere = new Map<string, number>();
  private readonly loadedAt = Date.now();
  /** What each undo since loading left; the first of them made epoch `firstCut + 1`. */
  private cuts: number[] = [];
  private firstCut: number;
  private readonly views = new Map<number, View>();
  private viewsOf = -1;
  private tail: Promise<unknown> = Promise.resolve();
  private holds = 0;
  private readonly ways: Ways;

  constructor(game: Game, loaded: LoadedMatch, ways: Ways) {
    const { record, lastChat } = loaded;
    this.id = record.id;
    this.game = game;
    this.record = record;
    this.lastChat = lastChat;
    this.firstCut = record.epoch;
    this.ways = ways;
  }

  /** The match as the store has it, whatever was here before. */
  become({ record, answers, lastChat }: LoadedMatch, engine: Engine | undefined): void {
    if (record.epoch !== this.record.epoch) {
      this.cuts = [];
      this.firstCut = record.epoch;
    }
    this.engine?.close();
    this.engine = engine;
    this.record = record;
    this.given = answers;
    this.lastChat = lastChat;
    this.version++;
    this.settled = true;
    this.sound = true;
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
  view(engine: Engine, viewer: number): View {
    if (this.viewsOf !== this.version) {
      this.views.clear();
      this.viewsOf = this.version;
    }
    let view = this.views.get(viewer);
    if (view === undefined) {
      view = engine.view(viewer);
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

  /** When the others may put a bot on a seat whose person is away; over days the clock says it. */
  botFrom(seat: number): number | undefined {
    const { status, pace, seats } = this.record;
    const { player = null, standIn = false } = seats[seat] ?? {};
    if (player === null || standIn || this.isHere(player)) return undefined;
    if (status !== 'playing' || pace.kind === 'days') return undefined;
    return (this.lastHere.get(player) ?? this.loadedAt) + this.ways.away;
  }

  wentAway(player: string, now: number): void {
    this.lastHere.set(player, now);
  }

  tellTable(): void {
    this.tell((watcher) => watcher.table());
  }

  tellInfo(): void {
    this.tell((watcher) => watcher.info());
  }

  tellChat(lines: readonly ChatLine[]): void {
    if (lines.length > 0) this.tell((watcher) => watcher.chat(lines));
  }

  tellClosed(): void {
    this.tell((watcher) => watcher.closed());
  }

  /** What was written stays written, and the others are told, whomever it could not be told to. */
  private tell(words: (watcher: Watcher) => void): void {
    for (const watcher of [...this.watchers]) {
      try {
        words(watcher);
      } catch (error) {
        this.ways.report(error);
      }
    }
  }
}
