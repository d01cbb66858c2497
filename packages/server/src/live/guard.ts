import { type Failed, fail } from '../outcome.ts';

/** What a message costs where it was wrong: guessing is dearer than playing. */
const WRONG_COST = 5;
/** So many messages beyond the limit, and the socket is closed. */
const PATIENCE = 40;

export const TOO_OFTEN: Failed = fail('too-often', 'Too many messages; wait a moment.');

/**
 * Counts a socket's messages. A bucket fills by `rate` a second up to three
 * times that; each message takes one out, a wrong one more. Below zero messages
 * are not looked at; far below it, it is abuse.
 */
export class Guard {
  private readonly rate: number;
  private readonly most: number;
  private level: number;
  private at: number;

  constructor(rate: number, now: number) {
    this.rate = rate;
    this.most = rate * 3;
    this.level = this.most;
    this.at = now;
  }

  /** Takes a message in. */
  take(now: number): void {
    this.level = Math.min(this.most, this.level + ((now - this.at) / 1000) * this.rate);
    this.at = now;
    this.level--;
  }

  /** Whether what comes now is not looked at. */
  get exhausted(): boolean {
    return this.level < 0;
  }

  wrong(): void {
    this.level -= WRONG_COST;
  }

  get abused(): boolean {
    return this.level < -PATIENCE;
  }
}
