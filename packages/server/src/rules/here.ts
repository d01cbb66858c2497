import { isOver, type Table, waitingSeats, winnersOf } from '@conclave/kernel';
import type { View } from '@conclave/kernel/look';
import {
  type Answer,
  type Decision,
  Match,
  type Pending,
  type Refusal,
  type TableEvent,
  type Undo,
} from '@conclave/kernel/play';
import { type Deal, type Engine, type Result, Stuck, WrongSetup } from './engine.ts';

/** The rules at work on the thread that asks. */
export class Here implements Engine {
  private readonly match: Match;
  private readonly asked: number[];

  private constructor(match: Match) {
    this.match = match;
    this.asked = match.table.names.map(() => 0);
  }

  static open({ game, ...wish }: Deal, answers: readonly Answer[]): Here {
    const started = Match.start(game, wish);
    if ('error' in started) throw new WrongSetup(started.error);
    const here = new Here(started.match);
    here.playAll(answers);
    return here;
  }

  /** The table itself, for tests that lay something on it. */
  get table(): Table {
    return this.match.table;
  }

  get waiting(): number {
    const { table } = this.match;
    return isOver(table) ? 0 : waitingSeats(table);
  }

  get result(): Result | undefined {
    const { match } = this;
    if (!match.over) return undefined;
    const { table, game, hash } = match;
    return { winners: winnersOf(table), scores: game.scores(table), hash };
  }

  get answers(): number {
    return this.match.answers.length;
  }

  askedAt(seat: number): number {
    return this.asked[seat] ?? 0;
  }

  view(viewer: number): View {
    return this.match.view(viewer);
  }

  decision(seat: number): Decision | undefined {
    return this.match.decision(seat);
  }

  pending(): readonly Pending[] {
    return this.match.pending();
  }

  undo(seat: number): Undo {
    return this.match.over ? { reason: 'nothing-to-undo' } : this.match.undo(seat);
  }

  told(answer: number, viewer: number): readonly TableEvent[] {
    return this.match.told(answer, viewer);
  }

  play(seat: number, picks: readonly number[]): Refusal | undefined {
    const before = this.waiting;
    const refusal = this.match.answer(seat, picks);
    if (refusal !== undefined) return refusal;
    const still = before & this.waiting;
    for (const other of this.asked.keys()) {
      const stillAsked = other !== seat && ((still >> other) & 1) === 1;
      if (!stillAsked) this.asked[other] = this.answers;
    }
    return undefined;
  }

  restart(answers: readonly Answer[]): void {
    this.match.rewind(0);
    this.asked.fill(0);
    this.playAll(answers);
  }

  setNames(names: readonly string[]): void {
    this.match.table.names = names;
  }

  answer(seat: number, picks: readonly number[]): Promise<Refusal | undefined> {
    return Promise.resolve(this.play(seat, picks));
  }

  replay(answers: readonly Answer[]): Promise<void> {
    return Promise.resolve(this.restart(answers));
  }

  rename(names: readonly string[]): Promise<void> {
    return Promise.resolve(this.setNames(names));
  }

  close(): void {}

  private playAll(answers: readonly Answer[]): void {
    for (const { seat, picks } of answers) {
      const refusal = this.play(seat, picks);
      if (refusal !== undefined) throw new Stuck(`the log does not replay: ${refusal.reason}`);
    }
  }
}
