import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { fail } from './outcome.ts';

export const CLOSING = fail('internal', 'The server is closing. Nothing has changed; try again.');

/** Whoever changes something comes in by this door; once it is shut, those inside finish. */
export class Door {
  private inside = 0;
  private shut = false;
  private emptied: (() => void) | undefined;

  get open(): boolean {
    return !this.shut;
  }

  /** Whoever comes in calls what they are given when they leave. */
  enter(): () => void {
    this.inside++;
    return () => {
      if (--this.inside === 0) this.emptied?.();
    };
  }

  /** Nobody comes in any more; resolves when nobody is inside. */
  close(): Promise<void> {
    this.shut = true;
    if (this.inside === 0) return Promise.resolve();
    return new Promise((resolve) => {
      this.emptied = resolve;
    });
  }
}

/** Waits for one part of the closing, and not for ever. */
export type Step = (part: string, close: () => Promise<unknown>) => Promise<void>;

/** A part that hangs or fails is named, and the others are closed all the same. */
export function steps(log: Logger, patience: number): { step: Step; failed: () => boolean } {
  let failed = false;
  const giveUp = (part: string, err?: unknown): void => {
    failed = true;
    log.error({ part, err }, 'a part of the server did not close');
  };
  const step: Step = async (part, close) => {
    const over = new AbortController();
    const late = wait(patience, 'late', { signal: over.signal }).catch(() => undefined);
    const closed = close().catch((error: unknown) => giveUp(part, error));
    if ((await Promise.race([closed, late])) === 'late') giveUp(part);
    over.abort();
  };
  return { step, failed: () => failed };
}

/**
 * Every connection there is. A server that closes waits for each of them, and for those
 * that became sockets it waits until the other end agrees, which may be never.
 */
export class Lines {
  private readonly all = new Set<Socket>();

  constructor(http: Server) {
    http.on('connection', (line) => {
      this.all.add(line);
      line.once('close', () => this.all.delete(line));
    });
  }

  /** What was said on them goes out; who does not hang up by then is hung up on. */
  async end(patience: number): Promise<void> {
    const over = new AbortController();
    const ended = Promise.all([...this.all].map((line) => once(line, 'close').catch(() => {})));
    await Promise.race([ended, wait(patience, null, { signal: over.signal }).catch(() => {})]);
    over.abort();
    for (const line of this.all) line.destroy();
  }
}
