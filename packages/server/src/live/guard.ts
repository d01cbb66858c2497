import type { Bucket } from '../limits/bucket.ts';
import { PATIENCE } from '../limits/limits.ts';
import { type Failed, fail } from '../outcome.ts';

/** What a message costs where it was wrong: guessing is dearer than playing. */
const WRONG_COST = 5;

export const TOO_OFTEN: Failed = fail('too-often', 'Too many messages; wait a moment.');

/**
 * Counts a socket's messages, its own and those of everybody it is counted with:
 * who opens more sockets may not say more. Below zero messages are not looked at;
 * far below it, it is abuse.
 */
export class Guard {
  private readonly own: Bucket;
  private readonly shared: () => Bucket;

  constructor(own: Bucket, shared: () => Bucket) {
    this.own = own;
    this.shared = shared;
  }

  /** Takes a message in. */
  take(): void {
    this.spend(1);
  }

  wrong(): void {
    this.spend(WRONG_COST);
  }

  /** Whether what comes now is not looked at. */
  get exhausted(): boolean {
    return this.level < 0;
  }

  get abused(): boolean {
    return this.level < -PATIENCE;
  }

  private get level(): number {
    return Math.min(this.own.level, this.shared().level);
  }

  private spend(cost: number): void {
    this.own.spend(cost);
    this.shared().spend(cost);
  }
}
