import { ErrorCode, type MatchInfo, ProtocolError, ROUTES } from '@conclave/protocol';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { freshPlace, KINDS, type Place, serverAt } from './support/house.ts';
import { TestPlayer, type WatchedTable } from './support/player.ts';

const EVENTS = [
  'watch',
  'unwatch',
  'resync',
  'answer',
  'undo',
  'resign',
  'leaveToBot',
  'returnToSeat',
  'chat',
  'mute',
  'watchLobby',
] as const;
const RUNS = 150;

/** Texts people and attackers write: control characters, halves of characters, quotes, markup. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('\u0000', '\ud800', '<script>alert(1)</script>', "'; drop table match; --", ''),
);
const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  text,
  fc.maxSafeInteger(),
  fc.double(),
  fc.constantFrom(-1, 0, 1, 2 ** 31, 2 ** 53, -0, null),
);

/** A message in which most fields are right, so that it gets as far as it can. */
const nearly = (right: Readonly<Record<string, unknown>>) => {
  const fields = Object.fromEntries(
    Object.entries(right).map(([name, value]) => [
      name,
      fc.oneof({ weight: 4, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: anything }),
    ]),
  );
  return fc.oneof({ weight: 5, arbitrary: fc.record(fields) }, { weight: 1, arbitrary: anything });
};

describe.each(KINDS)('whatever is sent on %s', (kind) => {
  let place: Place;
  let server: RunningServer;
  let ada: TestPlayer;
  let eve: TestPlayer;
  let info: MatchInfo;
  let secret: MatchInfo;
  let table: WatchedTable;

  beforeAll(async () => {
    place = await freshPlace(kind);
    server = await serverAt(place, { messageRate: 100_000 });
    ada = await TestPlayer.guest(server.url, 'Ada');
    eve = await TestPlayer.guest(server.url, 'Eve');
    const wish = {
      bots: [{ seat: 1, bot: 'random' }],
      start: true,
      options: { startingSeat: '1' },
    };
    info = await ada.table(wish);
    secret = await ada.table({ ...wish, private: true });
    table = await ada.watch(info.id);
    await table.until('a decision', () => table.decision !== null);
  });
  afterAll(async () => {
    await server.close();
    await place.remove();
  });

  /** Everything of both tables that must not move, as their own player sees it. */
  async function standing(): Promise<unknown> {
    const of = async (id: string): Promise<unknown> => {
      const { now: _, muted: __, ...rest } = await ada.must('match', { id });
      return { ...rest, seats: rest.seats.map(({ connected: ___, ...seat }) => seat) };
    };
    return [await of(info.id), await of(secret.id)];
  }

  test('a stranger changes nothing at a table, and every refusal is typed', async () => {
    const before = await standing();
    const ids = fc.constantFrom(info.id, secret.id, 'aaaaaaaaaaaa');
    const message = ids.chain((match) =>
      nearly({
        match,
        seat: 0,
        seq: 0,
        to: 0,
        picks: [0],
        text: 'hello',
        player: ada.id,
        mute: true,
        key: 'a'.repeat(16),
        since: { seq: 0, epoch: 0 },
      }),
    );
    // Each event with its own fields alone, so that the schema lets some of them through.
    const fields: Readonly<Record<string, readonly string[]>> = {
      watch: ['match', 'key', 'since'],
      answer: ['match', 'seat', 'seq', 'picks'],
      undo: ['match', 'seat', 'seq', 'to'],
      resign: ['match', 'seat'],
      leaveToBot: ['match', 'seat'],
      returnToSeat: ['match', 'seat'],
      chat: ['match', 'text'],
      mute: ['match', 'player', 'mute'],
    };
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...EVENTS), message, async (event, given) => {
        const own = fields[event] ?? ['match'];
        const sent =
          typeof given === 'object' && given !== null && !Array.isArray(given)
            ? Object.fromEntries(Object.entries(given).filter(([name]) => own.includes(name)))
            : given;
        const outcome = await eve.send(event, sent);
        if (outcome.ok) return;
        expect(ProtocolError.safeParse(outcome.error).success).toBe(true);
        expect(outcome.error.code).not.toBe('internal');
      }),
      { numRuns: RUNS },
    );
    expect(await standing()).toEqual(before);
    expect(eve.tables.get(secret.id)).toBeUndefined();
  });

  test('a player who answers nonsense is refused and may still answer', async () => {
    const before = await standing();
    const { decision, last } = table;
    const legal = new Set(decision?.options.map(({ code }) => code));
    const nonsense = fc
      .array(fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -3, max: 200 })), { maxLength: 70 })
      .filter((picks) => picks.length !== 1 || !legal.has(picks[0] ?? -1));
    await fc.assert(
      fc.asyncProperty(nonsense, async (picks) => {
        const outcome = await ada.sendAnswer({
          match: info.id,
          seat: 0,
          seq: last?.seq,
          picks,
        });
        expect(outcome).toMatchObject({ ok: false });
        if (!outcome.ok)
          expect(['malformed', 'refused', 'too-large']).toContain(outcome.error.code);
      }),
      { numRuns: RUNS },
    );
    expect(await standing()).toEqual(before);
  });

  test('every address answers in a known way', async () => {
    const before = await standing();
    const paths = Object.values(ROUTES).filter(({ path }) => path !== ROUTES.guest.path);
    const body = nearly({
      game: 'gatherings',
      seats: 2,
      options: {},
      title: 'A table',
      private: true,
      seat: 0,
      bot: 'random',
      at: 0,
      name: 'Eve',
      key: 'a'.repeat(16),
    });
    const escaped = (what: string): string => encodeURIComponent(what.replaceAll(/\p{Cs}/gu, '?'));
    const codes = new Set<string>(ErrorCode.options);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...paths),
        fc.oneof(fc.constantFrom(info.id, secret.id), text),
        text,
        body,
        async ({ method, path }, id, query, given) => {
          const where = path.replace(':id', escaped(id));
          const ask = `${where}?key=${escaped(query)}&before=${escaped(query)}`;
          const response = method === 'GET' ? await eve.fetch(ask) : await eve.post(where, given);
          expect(response.status).toBeLessThan(500);
          const said: unknown = JSON.parse((await response.text()) || 'null');
          if (response.ok) return;
          expect(codes).toContain((said as ProtocolError).code);
        },
      ),
      { numRuns: RUNS },
    );
    expect(await standing()).toEqual(before);
  });
});
