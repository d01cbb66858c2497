import type { MatchInfo } from '@conclave/protocol';
import { io } from 'socket.io-client';
import { beforeEach, describe, expect, test } from 'vitest';
import { KINDS, openHouse } from './support/house.ts';
import { simplest, TestPlayer, type WatchedTable } from './support/player.ts';

const NOWHERE = 'aaaaaaaaaaaa';

describe.each(KINDS)('bad input on %s', (kind) => {
  const house = openHouse(kind, { messageRate: 60 });
  let ada: TestPlayer;
  let info: MatchInfo;
  let table: WatchedTable;

  beforeEach(async () => {
    ada = await TestPlayer.guest(house.url, 'Ada');
    info = await ada.table({
      bots: [{ seat: 1, bot: 'random' }],
      start: true,
      options: { startingSeat: '1' },
    });
    table = await ada.watch(info.id);
    await table.until('a decision', () => table.decision !== null);
  });

  /** The table is as it was, and its seat can still answer. */
  async function expectUnchanged(): Promise<void> {
    const again = await ada.must('match', { id: info.id });
    expect(again.length).toBe(table.last?.seq);
    expect(again.status).toBe('playing');
  }

  test('an unknown table is a typed error everywhere', async () => {
    const unknown = { ok: false, error: { code: 'unknown-match' } };
    expect(await ada.call('match', { id: NOWHERE })).toMatchObject(unknown);
    expect(await ada.call('join', { id: NOWHERE, body: {} })).toMatchObject(unknown);
    expect(await ada.call('replay', { id: NOWHERE })).toMatchObject(unknown);
    expect(await ada.send('watch', { match: NOWHERE })).toMatchObject(unknown);
    const answer = { match: NOWHERE, seat: 0, seq: 0, picks: [0] };
    expect(await ada.sendAnswer(answer)).toMatchObject(unknown);
    expect(await ada.send('chat', { match: NOWHERE, text: 'hello' })).toMatchObject(unknown);
  });

  test('a foreign seat is refused, for onlookers and for players of the table', async () => {
    const eve = await TestPlayer.guest(house.url, 'Eve');
    const seq = table.last?.seq;
    const picks = table.decision === null ? [] : simplest(table.decision);
    const seen = { seq, epoch: table.last?.epoch };
    for (const event of ['answer', 'undo', 'resign', 'leaveToBot', 'returnToSeat']) {
      const own = { answer: { ...seen, id: 'not-my-own', picks }, undo: { ...seen, to: 0 } };
      const extra = own[event as keyof typeof own] ?? {};
      const message = { match: info.id, seat: 0, ...extra };
      expect(await eve.send(event, message)).toMatchObject({ error: { code: 'wrong-seat' } });
    }
    const other = { match: info.id, seat: 1, seq, picks };
    expect(await ada.sendAnswer(other)).toMatchObject({ error: { code: 'wrong-seat' } });
    await expectUnchanged();
  });

  test('an answer to an older or a future table is stale', async () => {
    const seq = table.last?.seq ?? 0;
    const first = await ada.answer(info.id);
    expect(first).toEqual({ ok: true, value: { seq: seq + 1 } });
    await table.until(
      'the next decision',
      () => (table.last?.seq ?? 0) > seq && table.decision !== null,
    );
    const picks = table.decision === null ? [] : simplest(table.decision);
    const stale = { ok: false, error: { code: 'stale' } };
    expect(await ada.sendAnswer({ match: info.id, seat: 0, seq, picks })).toMatchObject(stale);
    expect(await ada.sendAnswer({ match: info.id, seat: 0, seq: 999, picks })).toMatchObject(stale);
    await expectUnchanged();
  });

  test('an answer outside the rules is refused with the rule', async () => {
    const seq = table.last?.seq;
    const refused = await ada.sendAnswer({ match: info.id, seat: 0, seq, picks: [31_000] });
    expect(refused).toMatchObject({ ok: false, error: { code: 'refused', rule: /^G-/ } });
    await expectUnchanged();
  });

  test('malformed messages are named and change nothing', async () => {
    const malformed = { ok: false, error: { code: 'malformed' } };
    const seq = table.last?.seq;
    for (const [event, message] of [
      ['answer', undefined],
      ['answer', 'text'],
      ['answer', { match: info.id, seat: 0, seq }],
      ['answer', { match: info.id, seat: 0, seq, picks: ['a'] }],
      ['answer', { match: info.id, seat: 9, seq, picks: [0] }],
      ['answer', { match: info.id, seat: 0, seq, picks: [0], more: 1 }],
      ['watch', { match: '../../etc' }],
      ['chat', { match: info.id, text: '   ' }],
      ['nonsense', {}],
      ['__proto__', {}],
      ['constructor', {}],
    ] as const) {
      expect(await ada.send(event, message)).toMatchObject(malformed);
    }
    expect(await ada.call('create', { body: { game: 'gatherings' } })).toMatchObject({
      ok: false,
      error: { code: 'malformed', field: 'seats' },
    });
    const broken = await ada.fetch('/api/matches', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: house.url },
      body: '{"game":',
    });
    expect(broken.status).toBe(400);
    expect(await broken.json()).toMatchObject({ code: 'malformed' });
    await expectUnchanged();
  });

  test('a table nobody can set up says which field is wrong', async () => {
    const setup = (body: object) =>
      ada.call('create', { body: { game: 'gatherings', seats: 2, ...body } });
    expect(await setup({ game: 'chess' })).toMatchObject({ error: { code: 'unknown-game' } });
    expect(await setup({ options: { total: 3 } })).toMatchObject({
      error: { code: 'setup', field: 'total', rule: 'G-6.2' },
    });
    expect(await setup({ options: { startingSeat: '5' } })).toMatchObject({
      error: { code: 'setup', field: 'startingSeat' },
    });
    expect(await setup({ seats: 1 })).toMatchObject({ error: { code: 'setup', field: 'seats' } });
    for (const bots of [
      [{ seat: 0, bot: 'cheater' }],
      [{ seat: 5, bot: 'random' }],
      [
        { seat: 0, bot: 'random' },
        { seat: 0, bot: 'random' },
      ],
    ]) {
      expect(await setup({ bots })).toMatchObject({ error: { code: 'setup', field: 'bots' } });
    }
  });

  test('options that are nested without an end or vast are malformed, and the reply is short', async () => {
    const create = (game: string, options: string, more = '') =>
      ada.fetch('/api/matches', {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: house.url },
        body: `{"game":"${game}","seats":2,"options":${options}${more}}`,
      });
    const lists = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
    const records = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
    const wide = `[${'0,'.repeat(30_000)}0]`;
    const hostile: readonly (readonly [number, string, string])[] = [
      ...[34, 9_000, 30_000].flatMap((depth): [number, string, string][] => [
        [400, 'gatherings', `{"total":${lists(depth)}}`],
        [400, 'gatherings', `{"objects":${lists(depth)}}`],
        [400, 'enchanters', `{"content":${lists(depth)}}`],
      ]),
      [400, 'gatherings', `{"total":${records(9_000)}}`],
      [400, 'gatherings', lists(30_000)],
      [400, 'gatherings', `{"total":${wide}}`],
      [400, 'enchanters', `{"content":{"kingdoms":${wide}}}`],
      [422, 'gatherings', `{"total":${lists(30)}}`],
      [422, 'gatherings', `{"total":"${'x'.repeat(60_000)}"}`],
      [422, 'gatherings', `{"${'x'.repeat(60_000)}":1}`],
      [422, 'enchanters', `{"kingdoms":[${'"orcs",'.repeat(8_000)}"orcs"]}`],
    ];
    for (const [status, game, options] of hostile) {
      const reply = await create(game, options);
      const text = await reply.text();
      expect(reply.status, `${options.slice(0, 40)}: ${text.slice(0, 200)}`).toBe(status);
      expect(text.length).toBeLessThan(2_000);
    }
    const unknown = await create('gatherings', '{}', `,"${'x'.repeat(60_000)}":1`);
    expect(unknown.status).toBe(400);
    expect((await unknown.text()).length).toBeLessThan(2_000);
    await expectUnchanged();
  });

  test('an oversized message is an error, and a huge one ends the connection', async () => {
    const large = { match: info.id, text: 'x'.repeat(6000) };
    expect(await ada.send('chat', large)).toMatchObject({ error: { code: 'too-large' } });
    expect(ada.socket.connected).toBe(true);
    const gone = new Promise((resolve) => ada.socket.once('disconnect', resolve));
    void ada.send('chat', { match: info.id, text: 'x'.repeat(40_000) }).catch(() => {});
    await gone;
    const body = { game: 'gatherings', seats: 2, title: 'x'.repeat(100_000) };
    expect(await ada.call('create', { body })).toMatchObject({ error: { code: 'too-large' } });
    await expectUnchanged();
  });

  test('a flood is first not listened to and then closed', async () => {
    const eve = await TestPlayer.guest(house.url, 'Eve');
    await eve.watch(info.id);
    const gone = new Promise((resolve) => eve.socket.once('disconnect', resolve));
    const codes = new Set<string>();
    for (let i = 0; i < 500; i++) {
      void eve
        .send('watchLobby', {})
        .then((outcome) => codes.add(outcome.ok ? 'ok' : outcome.error.code))
        .catch(() => {});
    }
    await gone;
    expect(codes).toEqual(new Set(['ok', 'too-often']));
    expect(eve.troubles).toMatchObject([{ code: 'too-often' }]);
    await expectUnchanged();
    expect((await ada.answer(info.id)).ok).toBe(true);
  });

  test('guessing closes the socket sooner than playing does', async () => {
    const [eve, ben] = await Promise.all(
      ['Eve', 'Ben'].map((name) => TestPlayer.guest(house.url, name)),
    );
    if (eve === undefined || ben === undefined) throw new Error('nobody came');
    // All at once, and one more: with time between them the limit would fill up again.
    const burst = async (who: TestPlayer, event: string, message: object): Promise<void> => {
      await Promise.all(Array.from({ length: 99 }, () => who.send(event, message)));
      await who.send(event, message);
    };
    await burst(ben, 'watchLobby', {});
    expect(ben.socket.connected).toBe(true);
    const gone = new Promise((resolve) => eve.socket.once('disconnect', resolve));
    void burst(eve, 'watch', { match: NOWHERE }).catch(() => {});
    await gone;
    ben.disconnect();
  });

  test('whoever is not signed in looks on at public tables and does nothing else', async () => {
    const nobody = new TestPlayer(house.url);
    const seen = await nobody.watch(info.id);
    await seen.until('a view', () => seen.view !== undefined);
    expect(seen.last).toMatchObject({ viewer: 6, decision: null });
    const signIn = { ok: false, error: { code: 'not-signed-in' } };
    const message = { match: info.id, seat: 0 };
    for (const event of ['resign', 'leaveToBot', 'returnToSeat']) {
      expect(await nobody.send(event, message)).toMatchObject(signIn);
    }
    expect(await nobody.send('chat', { match: info.id, text: 'hi' })).toMatchObject(signIn);
    expect(await nobody.call('create', { body: { game: 'gatherings', seats: 2 } })).toMatchObject(
      signIn,
    );
    expect(await nobody.must('me')).toBeNull();
    expect(await nobody.call('mine')).toMatchObject(signIn);
    nobody.disconnect();
  });

  test('a page of another site can neither ask nor listen', async () => {
    const response = await ada.fetch('/api/matches', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://elsewhere.example' },
      body: JSON.stringify({ game: 'gatherings', seats: 2 }),
    });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'not-allowed' });
    const socket = io(house.url, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      extraHeaders: { cookie: ada.cookie, origin: 'https://elsewhere.example' },
    });
    const outcome = await new Promise((resolve) => {
      socket.once('connect', () => resolve('connected'));
      socket.once('connect_error', () => resolve('refused'));
    });
    expect(outcome).toBe('refused');
    socket.close();
  });

  test('names and titles are text of one line', async () => {
    for (const name of ['', '   ', 'x'.repeat(25), 'two\nlines', 'nul\u0000', '\u202eturned']) {
      const outcome = await new TestPlayer(house.url).call('guest', { body: { name } });
      expect(outcome).toMatchObject({ ok: false, error: { code: 'malformed', field: 'name' } });
    }
    const bold = await TestPlayer.guest(house.url, '<b>Bold</b>');
    expect(bold.name).toBe('<b>Bold</b>');
    const { title } = await bold.table({ title: 'An\u0000 <i>evening</i>\n\u202e' });
    expect(title).toBe('An  <i>evening</i>');
  });
});
