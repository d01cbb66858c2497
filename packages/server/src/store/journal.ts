import type { Transaction } from 'kysely';
import type { Store } from './open.ts';
import { type GivenAnswer, type MatchRecord, toAnswerRow, toRow, toSeatRow } from './record.ts';
import type { ChatTable, Tables } from './schema.ts';

/** One step of one match: all of it is written, or nothing. */
export interface Entry {
  readonly before: MatchRecord;
  readonly after: MatchRecord;
  /** The answer with the number `before.length`. */
  readonly answer?: GivenAnswer;
  /** Answers from here on are taken back. */
  readonly cutTo?: number;
  /** Of those, the ones that stand all the same, in their new places. */
  readonly kept?: readonly GivenAnswer[];
  readonly chat?: readonly ChatTable[];
}

/** The match is not, or no longer, what was to be changed: nothing was written. */
class NotAsBefore extends Error {
  constructor(match: string) {
    super(`the match ${match} is not stored as it was expected`);
  }
}

interface Waiting {
  readonly entry: Entry;
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * What is written reaches the disk before anybody is told. SQLite flushes once a
 * transaction and stops everything else meanwhile, so what arrives together is
 * written together; PostgreSQL gathers by itself and takes several at a time.
 */
export class Journal {
  private readonly store: Store;
  private readonly together: number;
  private readonly sideBySide: number;
  private waiting: Waiting[] = [];
  private running = 0;
  private scheduled = false;

  constructor(store: Store) {
    this.store = store;
    this.together = store.kind === 'sqlite' ? 64 : 1;
    this.sideBySide = store.kind === 'sqlite' ? 1 : 6;
  }

  write(entry: Entry): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ entry, resolve, reject });
      this.schedule();
    });
  }

  private schedule(): void {
    if (this.scheduled) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      while (this.running < this.sideBySide && this.waiting.length > 0) {
        const batch = this.waiting.splice(0, this.together);
        this.running++;
        void this.writeAll(batch).then(() => {
          this.running--;
          if (this.waiting.length > 0) this.schedule();
        });
      }
    });
  }

  private async writeAll(batch: readonly Waiting[]): Promise<void> {
    try {
      await this.store.db.transaction().execute(async (tx) => {
        for (const { entry } of batch) await writeEntry(tx, entry);
      });
      for (const { resolve } of batch) resolve();
    } catch (error) {
      const [only, ...others] = batch;
      // One that cannot be written must not take the others with it.
      if (others.length > 0) for (const one of batch) await this.writeAll([one]);
      else only?.reject(error);
    }
  }
}

async function writeEntry(tx: Transaction<Tables>, entry: Entry): Promise<void> {
  const { before, after, answer, cutTo, kept = [], chat } = entry;
  const match = after.id;
  if (cutTo !== undefined) {
    await tx.deleteFrom('answer').where('match', '=', match).where('seq', '>=', cutTo).execute();
  }
  for (const [i, one] of kept.entries()) {
    const row = toAnswerRow(match, (cutTo ?? before.length) + i, one);
    await tx.insertInto('answer').values(row).execute();
  }
  if (answer !== undefined) {
    await tx
      .insertInto('answer')
      .values(toAnswerRow(match, before.length, answer))
      .execute();
  }
  const changed = differences(toRow(before), toRow(after));
  if (changed !== undefined) {
    const { numUpdatedRows } = await tx
      .updateTable('match')
      .set(changed)
      .where('id', '=', match)
      .where('length', '=', before.length)
      .where('epoch', '=', before.epoch)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new NotAsBefore(match);
  }
  for (const [seat, now] of after.seats.entries()) {
    const was = before.seats[seat];
    if (was === undefined || was === now) continue;
    const change = differences(toSeatRow(match, seat, was), toSeatRow(match, seat, now));
    if (change === undefined) continue;
    await tx
      .updateTable('seat')
      .set(change)
      .where('match', '=', match)
      .where('seat', '=', seat)
      .execute();
  }
  if (chat !== undefined && chat.length > 0)
    await tx
      .insertInto('chat')
      .values([...chat])
      .execute();
  for (const player of after.banned) {
    if (before.banned.includes(player)) continue;
    await tx
      .insertInto('ban')
      .values({ match, player })
      .onConflict((oc) => oc.doNothing())
      .execute();
  }
}

function differences<T extends object>(before: T, after: T): Partial<T> | undefined {
  const out: Partial<T> = {};
  let any = false;
  for (const key of Object.keys(after) as (keyof T)[]) {
    if (before[key] === after[key]) continue;
    out[key] = after[key];
    any = true;
  }
  return any ? out : undefined;
}
