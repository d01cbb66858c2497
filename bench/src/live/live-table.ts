import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { TableUpdate } from '@conclave/protocol';
import { type Guest, newTable } from './people.ts';
import { anyAnswer, Seat, type UpdateSize } from './seat.ts';
import type { Players } from './spec.ts';

/** Told of everything worth counting. */
export interface Tally {
  /** Milliseconds from the socket of who answered to the socket of the other. */
  arrived(milliseconds: number): void;
  sized(size: UpdateSize): void;
  refused(): void;
  /** Milliseconds until an answer was acknowledged, for who wants to know. */
  acknowledged?(milliseconds: number): void;
  /** An answer is on its way. */
  sent?(): void;
  /** The line was lost, or no new game could be opened. */
  failed(error: unknown): void;
}

/** Two people who play one game after another, each over a socket of their own. */
export class LiveTable {
  private readonly spec: Players;
  private readonly tally: Tally;
  private readonly guests: readonly [Guest, Guest];
  private readonly seats: readonly Seat[];
  private match = '';
  /** The answer that is under way: its number, who gave it, when. */
  private sent: { readonly seq: number; readonly by: number; readonly at: number } | undefined;
  private readonly timers = new Set<NodeJS.Timeout>();
  private closed = false;

  private constructor(spec: Players, guests: readonly [Guest, Guest], tally: Tally) {
    this.spec = spec;
    this.tally = tally;
    this.guests = guests;
    this.seats = guests.map(
      ({ cookie }, at) => new Seat(spec, cookie, (update, size) => this.told(at, update, size)),
    );
    for (const { socket } of this.seats) {
      socket.once('disconnect', (reason) => {
        if (!this.closed) tally.failed(new Error(`a socket was closed: ${reason}`));
      });
    }
  }

  static async open(
    spec: Players,
    guests: readonly [Guest, Guest],
    tally: Tally,
  ): Promise<LiveTable> {
    const table = new LiveTable(spec, guests, tally);
    await table.begin();
    return table;
  }

  get misfits(): number {
    return this.seats.reduce((sum, seat) => sum + seat.misfits, 0);
  }

  close(): void {
    this.closed = true;
    for (const timer of this.timers) clearTimeout(timer);
    for (const { socket } of this.seats) socket.disconnect();
  }

  private async begin(): Promise<void> {
    const [host, other] = this.guests;
    this.sent = undefined;
    this.match = await newTable(this.spec, host, other);
    await Promise.all(this.seats.map((seat) => seat.watch(this.match)));
  }

  private told(at: number, update: TableUpdate, size: UpdateSize | undefined): void {
    if (update.match !== this.match || this.closed) return;
    const { sent } = this;
    if (sent !== undefined && sent.by !== at && update.seq >= sent.seq) {
      this.tally.arrived(performance.now() - sent.at);
      this.sent = undefined;
    }
    if (size !== undefined) this.tally.sized(size);
    if (update.pending.length === 0) {
      // The host opens the next game, once.
      if (at === 0) this.later(0, () => this.begin());
      return;
    }
    if (update.decision === null) return;
    const { least, most } = this.spec.think;
    this.later(least + Math.random() * (most - least), () => this.answer(at, update));
  }

  private async answer(
    at: number,
    { match, seq, epoch = 0, decision }: TableUpdate,
  ): Promise<void> {
    if (decision === null || match !== this.match) return;
    const began = performance.now();
    this.sent = { seq: seq + 1, by: at, at: began };
    this.tally.sent?.();
    const picks = anyAnswer(decision);
    const outcome = await this.seats[at]?.socket.emitWithAck('answer', {
      match,
      seat: decision.seat,
      seq,
      epoch,
      id: randomUUID(),
      picks,
    });
    this.tally.acknowledged?.(performance.now() - began);
    if (outcome?.ok === false) this.tally.refused();
  }

  private later(milliseconds: number, work: () => Promise<void>): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      if (!this.closed) work().catch((error: unknown) => this.tally.failed(error));
    }, milliseconds);
    this.timers.add(timer);
  }
}
