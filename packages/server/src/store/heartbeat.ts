import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from './schema.ts';

const LATE = 'the database does not answer in time';

/** What is to be told of an error; its own words may name hosts and folders. */
const REASONS: Readonly<Record<string, string>> = {
  SQLITE_READONLY: 'the database cannot be written',
  SQLITE_FULL: 'the disk is full',
  SQLITE_BUSY: 'the database is locked by another process',
  '25006': 'the database cannot be written',
  '53100': 'the disk is full',
};

/**
 * Proves that the database keeps what it is given, by giving it something. However often it is
 * asked it writes once a second at most, and never a second time before the first has ended.
 */
export class Heartbeat {
  private readonly db: Database;
  private readonly log: Logger;
  private readonly timing: { readonly second: number; readonly heartbeat: number };
  private last: Promise<string | undefined> = Promise.resolve(undefined);
  private ended = true;
  private nextAt = 0;
  private reason: string | undefined;

  constructor(db: Database, log: Logger, timing: Heartbeat['timing']) {
    this.db = db;
    this.log = log;
    this.timing = timing;
  }

  /** Why nothing can be written, or undefined where all is well. */
  async trouble(): Promise<string | undefined> {
    if (this.ended && Date.now() >= this.nextAt) {
      this.nextAt = Date.now() + this.timing.second;
      this.ended = false;
      this.last = this.beat().finally(() => {
        this.ended = true;
      });
    }
    const over = new AbortController();
    const late = wait(this.timing.heartbeat, LATE, { signal: over.signal }).catch(() => undefined);
    const reason = await Promise.race([this.last, late]);
    over.abort();
    if (reason === LATE) this.tell(LATE, undefined);
    return reason;
  }

  private async beat(): Promise<string | undefined> {
    try {
      const { numUpdatedRows } = await this.db
        .updateTable('heartbeat')
        .set({ at: Date.now() })
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) throw new Error('the heartbeat has lost its row');
      this.tell(undefined, undefined);
      return undefined;
    } catch (error) {
      const code = (error as { readonly code?: unknown }).code;
      const reason = REASONS[String(code)] ?? 'the database cannot be reached';
      this.tell(reason, error);
      return reason;
    }
  }

  /** Once for each change: whoever asks may ask every second. */
  private tell(reason: string | undefined, error: unknown): void {
    if (reason === this.reason) return;
    this.reason = reason;
    if (reason === undefined) this.log.info('the database is written again');
    else this.log.error({ err: error, reason }, 'the server is not ready');
  }
}
