import { carryOut, check, type Refusal } from '../decide/answer.ts';
import { type Decision, decisionOf, type Pending, pending } from '../decide/decision.ts';
import { deal, type Game, openTable, type Setup } from '../game.ts';
import { viewOf } from '../look/view.ts';
import type { SetupError } from '../options.ts';
import { sha256 } from '../random/sha256.ts';
import type { Table } from '../spec.ts';
import { fingerprintOf } from '../state/fingerprint.ts';
import { INFO } from '../state/layout.ts';
import { fork, forkInto, type State, type View } from '../state/state.ts';
import { lay } from '../table/table.ts';
import { eventsFor } from './events.ts';
import type { Recorded, TableEvent } from './recorded.ts';
import { answeredSeats, Endless, isOver } from './run.ts';

/** A seat's answer: the codes it picked. */
export interface Answer {
  readonly seat: number;
  readonly picks: readonly number[];
}

/** A whole game. Everything else follows from it. */
export interface GameLog {
  readonly format: 'conclave-log/1';
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  /** SHA-256 of the seed, published before the first card was dealt. */
  readonly seedHash: string;
  readonly answers: readonly Answer[];
  /** Fingerprint of the state after the last answer. */
  readonly hash: string;
}

/**
 * How far a seat may go back, or why it may not. `change` is one answer that it may
 * give anew although others have answered since: they were asked at the same time.
 */
export type Undo =
  | { readonly to: number }
  | { readonly change: number }
  | { readonly reason: 'nothing-to-undo' | 'another-seat-acted' | 'something-was-revealed' };

const notReplayed = (reason: string): Error => new Error(`the log does not replay: ${reason}`);

/** One match: a log that grows, and the state it leads to. */
export class Match {
  readonly game: Game;
  readonly setup: Setup;
  readonly seed: string;
  readonly table: Table;
  private readonly given: Answer[] = [];
  /** What was known before each answer, as the kernel counts it. */
  private readonly infoBefore: number[] = [];
  /** Where each answer's events begin. */
  private readonly eventStart: number[] = [];
  private events: Recorded[] = [];

  private constructor(game: Game, setup: Setup, seed: string, table: Table) {
    this.game = game;
    this.setup = setup;
    this.seed = seed;
    this.table = table;
    this.begin();
  }

  static start(
    game: Game,
    wish: {
      readonly seats: number;
      readonly options?: unknown;
      readonly seed: string;
      /** What the players are called, by seat; one that is missing or empty stays `Player 2`. */
      readonly names?: readonly string[];
    },
  ): { readonly match: Match } | { readonly error: SetupError } {
    const opened = openTable(game, wish.seats, wish.options ?? {});
    if ('error' in opened) return opened;
    const { setup, table } = opened;
    table.names = table.names.map((name, seat) => wish.names?.[seat] || name);
    try {
      return { match: new Match(game, setup, wish.seed, table) };
    } catch (error) {
      if (!(error instanceof Endless)) throw error;
      const field = game.contentOption ?? 'options';
      return { error: { field, reason: error.message, rule: error.rule } };
    }
  }

  private begin(): void {
    this.events = [];
    this.table.events = this.events;
    deal(this.table, this.seed);
  }

  get answers(): readonly Answer[] {
    return this.given;
  }

  get state(): State {
    return this.table.cells;
  }

  get over(): boolean {
    return isOver(this.table);
  }

  get hash(): string {
    return fingerprintOf(this.table);
  }

  /** Published before the deal, so that the seed, shown at the end, can be checked. */
  get seedHash(): string {
    return sha256(this.seed);
  }

  /** Takes an answer, or refuses it with the reason and leaves everything as it was. */
  answer(seat: number, picks: readonly number[]): Refusal | undefined {
    const refusal = check(this.table, seat, picks, this.game.endRule);
    if (refusal !== undefined) return refusal;
    const before = fork(this.table.cells);
    const { because } = this.table;
    const told = this.events.length;
    try {
      carryOut(this.table, seat, picks);
    } catch (error) {
      forkInto(this.table.cells, before);
      lay(this.table, this.table.cells);
      this.table.because = because;
      this.events.length = told;
      if (!(error instanceof Endless)) throw error;
      return { code: 'endless', reason: error.message, rule: error.rule };
    }
    this.given.push({ seat, picks: [...picks] });
    this.infoBefore.push(before[INFO] as number);
    this.eventStart.push(told);
    return undefined;
  }

  view(viewer: number): View {
    return viewOf(this.table, viewer);
  }

  decision(seat: number): Decision | undefined {
    return decisionOf(this.table, seat);
  }

  pending(): Pending[] {
    return this.over ? [] : pending(this.table);
  }

  /** What a viewer was told since the given answer; 0 is the set-up as well. */
  eventsSince(answer: number, viewer: number): TableEvent[] {
    const from = answer === 0 ? 0 : (this.eventStart[answer] ?? this.events.length);
    return eventsFor(this.table, viewer, this.events.slice(from));
  }

  /** What a viewer was told of one answer, counted from 1; 0 is the set-up. */
  told(answer: number, viewer: number): TableEvent[] {
    const from = answer === 0 ? 0 : this.eventStart[answer - 1];
    return eventsFor(this.table, viewer, this.events.slice(from, this.eventStart[answer]));
  }

  /**
   * The earliest answer a seat may go back to: since then only this seat has
   * answered and nobody has learned anything.
   */
  undo(seat: number): Undo {
    const info = this.table.cells[INFO] as number;
    let to = this.given.length;
    if (to === 0) return { reason: 'nothing-to-undo' };
    for (let i = to - 1; i >= 0; i--) {
      if (this.given[i]?.seat !== seat || this.infoBefore[i] !== info) break;
      to = i;
    }
    if (to < this.given.length) return { to };
    const change = this.changeable(seat);
    if (change !== undefined) return { change };
    const last = this.given[to - 1] as Answer;
    return { reason: last.seat !== seat ? 'another-seat-acted' : 'something-was-revealed' };
  }

  /**
   * The answer that a seat may still change, if there is one: others who were asked
   * the same at the same time are thinking yet, and nobody has learned anything.
   */
  changeable(seat: number): number | undefined {
    if (this.over || !((answeredSeats(this.table) >> seat) & 1)) return undefined;
    const at = this.given.map((answer) => answer.seat).lastIndexOf(seat);
    return this.infoBefore[at] === this.table.cells[INFO] ? at : undefined;
  }

  /** Takes back one answer that is `changeable`; what others answered since then stays. */
  change(answer: number): void {
    this.playAgain(this.given.filter((_, i) => i !== answer));
  }

  /** Goes back so that `answers` remain. Whether a seat may is `undo`'s to say. */
  rewind(answers: number): void {
    this.playAgain(this.given.slice(0, answers));
  }

  private playAgain(kept: readonly Answer[]): void {
    this.given.length = 0;
    this.infoBefore.length = 0;
    this.eventStart.length = 0;
    try {
      this.begin();
    } catch (error) {
      throw error instanceof Endless ? notReplayed(error.message) : error;
    }
    for (const { seat, picks } of kept) {
      const refusal = this.answer(seat, picks);
      if (refusal !== undefined) throw notReplayed(refusal.reason);
    }
  }

  /** A table of the same game with a copy of this position, to try things on. */
  branch(): { readonly table: Table; readonly state: State } {
    const opened = openTable(this.game, this.setup.seats, this.setup.options);
    if ('error' in opened) throw new Error(opened.error.reason);
    const state = fork(this.table.cells);
    opened.table.names = this.table.names;
    lay(opened.table, state);
    return { table: opened.table, state };
  }

  log(): GameLog {
    return {
      format: 'conclave-log/1',
      game: this.game.id,
      rulesVersion: this.game.rulesVersion,
      seats: this.setup.seats,
      options: this.setup.options,
      seed: this.seed,
      seedHash: this.seedHash,
      answers: [...this.given],
      hash: this.hash,
    };
  }
}
