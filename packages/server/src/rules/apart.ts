import type { View } from '@conclave/kernel/look';
import type { Answer, Decision, Pending, Refusal, TableEvent, Undo } from '@conclave/kernel/play';
import { type Deal, type Engine, type Result, Stuck, WrongSetup } from './engine.ts';
import type { Reply, Request, Standing } from './standing.ts';
import type { Thread, Threads } from './threads.ts';

/** A whole log is played again in so many times the patience for one answer. */
const REPLAY_FACTOR = 5;

/**
 * The rules at work on a thread that can be ended: for cards that a player
 * brought. Here is only what the thread told of where the table stands.
 */
export class Apart implements Engine {
  private readonly threads: Threads;
  private readonly patience: number;
  private deal: Deal;
  private given: Answer[] = [];
  private standing: Standing | undefined;
  /** Per viewer, what was told of the set-up and of each answer. */
  private readonly tales = new Map<number, (readonly TableEvent[])[]>();

  private constructor(threads: Threads, patience: number, deal: Deal) {
    this.threads = threads;
    this.patience = patience;
    this.deal = deal;
  }

  static async open(
    threads: Threads,
    patience: number,
    deal: Deal,
    answers: readonly Answer[],
  ): Promise<Apart> {
    const apart = new Apart(threads, patience, deal);
    await apart.replay(answers);
    return apart;
  }

  get waiting(): number {
    return this.now.waiting;
  }

  get result(): Result | undefined {
    return this.now.result;
  }

  askedAt(seat: number): number {
    return this.now.askedAt[seat] ?? 0;
  }

  view(viewer: number): View {
    return this.seenBy(viewer).view;
  }

  decision(seat: number): Decision | undefined {
    return this.seenBy(seat).decision;
  }

  pending(): readonly Pending[] {
    return this.now.pending;
  }

  undo(seat: number): Undo {
    return this.seenBy(seat).undo;
  }

  told(answer: number, viewer: number): readonly TableEvent[] {
    return this.tales.get(viewer)?.[answer] ?? [];
  }

  async answer(seat: number, picks: readonly number[]): Promise<Refusal | undefined> {
    const reply = await this.ask({ kind: 'answer', seat, picks });
    if (reply.kind === 'refused') return reply.refusal;
    this.take(reply);
    this.given.push({ seat, picks: [...picks] });
    return undefined;
  }

  async replay(answers: readonly Answer[]): Promise<void> {
    this.given = answers.map(({ seat, picks }) => ({ seat, picks }));
    await this.threads.use(this, (thread) => this.layOn(thread));
  }

  async rename(names: readonly string[]): Promise<void> {
    this.deal = { ...this.deal, names };
    this.take(await this.ask({ kind: 'rename', names }));
  }

  close(): void {
    this.threads.release(this);
  }

  private get now(): Standing {
    if (this.standing === undefined) throw new Error('the table has not been laid');
    return this.standing;
  }

  private seenBy(viewer: number): Standing['seen'][number] {
    const seen = this.now.seen.find((one) => one.viewer === viewer);
    if (seen === undefined) throw new Error(`nobody looks from ${viewer}`);
    return seen;
  }

  private ask(request: Request): Promise<Reply> {
    return this.threads.use(this, async (thread) => {
      if (thread.holder !== this) await this.layOn(thread);
      return thread.ask(request, this.patience);
    });
  }

  /** Deals on a thread, and plays what has been answered so far. */
  private async layOn(thread: Thread): Promise<void> {
    const { game, ...rest } = this.deal;
    const request: Request = {
      kind: 'open',
      deal: { ...rest, game: game.id },
      answers: this.given,
    };
    thread.holder = undefined;
    this.take(await thread.ask(request, this.patience * REPLAY_FACTOR));
    thread.holder = this;
  }

  private take(reply: Reply): void {
    switch (reply.kind) {
      case 'wrong':
        throw new WrongSetup(reply.error);
      case 'stuck':
        throw new Stuck(reply.reason);
      case 'refused':
        throw new Stuck(reply.refusal.reason);
      case 'standing': {
        const { standing } = reply;
        this.standing = standing;
        for (const { viewer, told } of standing.seen) {
          const before = this.tales.get(viewer) ?? [];
          this.tales.set(viewer, [...before.slice(0, standing.from), ...told]);
        }
      }
    }
  }
}
