import { setTimeout as wait } from 'node:timers/promises';
import type { Before } from '@conclave/protocol';
import { getMigrations } from 'better-auth/db/migration';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authOptions } from '../src/auth/auth.ts';
import { gamesWith } from '../src/games.ts';
import { TIMING } from '../src/index.ts';
import { openLimits } from '../src/limits/limits.ts';
import { layTable } from '../src/matches/new-table.ts';
import { Engines } from '../src/rules/engines.ts';
import { Heartbeat } from '../src/store/heartbeat.ts';
import { Journal } from '../src/store/journal.ts';
import { MatchStore } from '../src/store/matches.ts';
import { openStore, type Store } from '../src/store/open.ts';
import { type MatchRecord, OPEN_SEAT } from '../src/store/record.ts';
import { freshPlace, KINDS, type Place, settingsFor } from './support/house.ts';

const engines = new Engines(
  { contentThreads: 1, games: [], timing: TIMING },
  pino({ level: 'silent' }),
);

async function record(): Promise<MatchRecord> {
  const wish = {
    game: 'gatherings',
    seats: 2,
    options: {},
    title: 'Übungstisch',
    pace: { kind: 'days' as const, days: 3 },
    private: true,
    bots: [{ seat: 1, bot: 'random' }],
    start: false,
  };
  const host = { id: 'someone', name: 'Ada' };
  const games = await gamesWith([]);
  const supplies = { games, engines, contents: new Map(), contentFromPlayers: false };
  const laid = await layTable(wish, host, 1_700_000_000_000, supplies);
  if (!laid.ok) throw new Error(laid.error.message);
  return laid.value;
}

const beating = (store: Store, second = 1000): Heartbeat =>
  new Heartbeat(store.db, pino({ level: 'silent' }), { second, heartbeat: 5000 });

describe.each(KINDS)('the store on %s', (kind) => {
  let place: Place;
  let store: Store;
  let matches: MatchStore;
  let journal: Journal;

  beforeAll(async () => {
    place = await freshPlace(kind);
    store = await openStore(place);
    matches = new MatchStore(store.db);
    journal = new Journal(store);
  });
  afterAll(async () => {
    await store.close();
    await place.remove();
  });

  test('is made from nothing, and made once', async () => {
    const again = await openStore(place);
    expect(await beating(again).trouble()).toBeUndefined();
    await again.close();
    expect(await beating(again).trouble()).toBe('the database cannot be reached');
  });

  test('says why nothing can be written, and when it can again', async () => {
    // One connection: what is set for it counts for all that follows.
    const other = await openStore(place);
    const heart = beating(other, 0);
    await other.db.connection().execute(async (db) => {
      const only = new Heartbeat(db, pino({ level: 'silent' }), { second: 0, heartbeat: 5000 });
      const [on, off] =
        kind === 'sqlite'
          ? [sql`pragma query_only = on`, sql`pragma query_only = off`]
          : [
              sql`set session characteristics as transaction read only`,
              sql`set session characteristics as transaction read write`,
            ];
      expect(await only.trouble()).toBeUndefined();
      await on.execute(db);
      expect(await only.trouble()).toBe('the database cannot be written');
      await off.execute(db);
      expect(await only.trouble()).toBeUndefined();
    });
    expect(await heart.trouble()).toBeUndefined();
    await other.close();
  });

  test('is written once a second, however often it is asked, and not again while it hangs', async () => {
    let writes = 0;
    let release = (): void => {};
    const hanging = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow = store.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (writes++ > 0) await hanging;
        return result;
      },
    });
    const heart = new Heartbeat(slow, pino({ level: 'silent' }), { second: 50, heartbeat: 20 });
    const ask = () => Promise.all(Array.from({ length: 100 }, () => heart.trouble()));
    expect(new Set(await ask())).toEqual(new Set([undefined]));
    expect(writes).toBe(1);
    await expect.poll(() => heart.trouble()).toBe('the database does not answer in time');
    await wait(60);
    expect(new Set(await ask())).toEqual(new Set(['the database does not answer in time']));
    expect(writes).toBe(2);
    release();
    await expect.poll(() => heart.trouble()).toBeUndefined();
  });

  test('has the tables that accounts ask for', async () => {
    const events = {
      linked: () => Promise.resolve(),
      renamed: () => Promise.resolve(),
      signedOut: () => {},
    };
    const settings = settingsFor(place);
    const log = pino({ level: 'silent' });
    const options = authOptions(store, settings, openLimits(settings), events, log);
    const { toBeCreated, toBeAdded } = await getMigrations(options);
    expect(toBeCreated).toEqual([]);
    expect(toBeAdded).toEqual([]);
  });

  test('gives back what it was given', async () => {
    const given = { ...(await record()), clocks: [1000, 2.5], deadline: 1_800_000_000_123 };
    await matches.insert(given);
    expect(await matches.record(given.id)).toEqual(given);
  });

  test('gives lists in pages that meet, also where many have one time', async () => {
    const at = 1_900_000_000_000;
    const records = await Promise.all(Array.from({ length: 120 }, record));
    const given = records.map(({ seats, ...rest }, i) => {
      const host = `host ${i}`;
      const updatedAt = at + Math.floor(i / 70);
      return { ...rest, host, updatedAt, private: false, seats: [OPEN_SEAT, ...seats.slice(1)] };
    });
    for (const one of given) await matches.insert(one);
    const seen: string[] = [];
    const sizes: number[] = [];
    for (let from: Before | undefined = {}; from !== undefined; ) {
      const page = await matches.openTables(at - 1, from, 'somebody');
      sizes.push(page.length);
      seen.push(...page.map(({ id }) => id));
      const last = page.at(-1);
      from = last === undefined ? undefined : { before: last.updatedAt, id: last.id };
    }
    expect(sizes).toEqual([50, 50, 20, 0]);
    expect(seen.sort()).toEqual(given.map(({ id }) => id).sort());
  });

  test('never has two answers with one number, and one that fails takes no other with it', async () => {
    const [a, b] = [await record(), await record()];
    await matches.insert(a);
    await matches.insert(b);
    const answer = { seat: 0, picks: [1, 2], bot: null, at: 5, ticket: 'an-answer' };
    const write = (before: MatchRecord) =>
      journal.write({ before, after: { ...before, length: before.length + 1 }, answer });
    const outcomes = await Promise.allSettled([write(a), write(b), write(a)]);
    expect(outcomes.map((outcome) => outcome.status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
    ]);
    expect(await matches.answers(a.id)).toEqual([answer]);
    expect(await matches.answers(b.id)).toEqual([answer]);
    expect((await matches.record(a.id))?.length).toBe(1);
  });

  test('takes answers back together with what they led to', async () => {
    const before = { ...(await record()), status: 'playing' as const };
    await matches.insert(before);
    let at = before;
    for (let i = 0; i < 4; i++) {
      const after = { ...at, length: i + 1 };
      await journal.write({
        before: at,
        after,
        answer: { seat: i % 2, picks: [i], bot: 'x', at: i, ticket: null },
      });
      at = after;
    }
    const after = { ...at, length: 2, epoch: 1 };
    await journal.write({ before: at, after, cutTo: 2 });
    const loaded = await matches.load(before.id);
    expect(loaded?.answers.map((answer) => answer.picks)).toEqual([[0], [1]]);
    expect(loaded?.record).toMatchObject({ length: 2, epoch: 1 });
  });
});
