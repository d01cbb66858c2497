import { gatherings } from '@conclave/game-gatherings';
import { type GameLog, verify } from '@conclave/kernel/play';
import { describe, expect, test } from 'vitest';
import { BOT_NAMES, gamesWith } from '../src/games.ts';
import { freshPlace, KINDS, openHouse, serverAt } from './support/house.ts';
import { playToEnd, TestPlayer } from './support/player.ts';

const SHORT = { total: 5 };

describe.each(KINDS)('the lobby on %s', (kind) => {
  const house = openHouse(kind);
  const guest = (name: string): Promise<TestPlayer> => TestPlayer.guest(house.url, name);

  test('shows open tables to everybody and takes whoever comes', async () => {
    const [ada, ben, eve] = await Promise.all([guest('Ada'), guest('Ben'), guest('Eve')]);
    const { id } = await ada.table({ title: 'Open evening' });
    const open = await ben.must('open');
    expect(open.find((table) => table.id === id)).toMatchObject({
      title: 'Open evening',
      you: null,
      invite: null,
      seats: [{ name: 'Ada', kind: 'person' }, { kind: 'open' }],
    });
    expect(await ada.call('start', { id })).toMatchObject({ error: { code: 'not-open' } });
    expect(await ben.must('join', { id })).toMatchObject({ you: 1 });
    expect(await ben.must('join', { id })).toMatchObject({ you: 1 });
    expect(await eve.call('join', { id, body: {} })).toMatchObject({ error: { code: 'full' } });
    expect((await eve.must('open')).some((table) => table.id === id)).toBe(false);
    expect(await ben.call('start', { id })).toMatchObject({ error: { code: 'not-allowed' } });
    expect(await ada.must('start', { id })).toMatchObject({ status: 'playing' });
    expect(await eve.call('join', { id, body: {} })).toMatchObject({ error: { code: 'not-open' } });
    expect((await ben.must('mine'))[0]).toMatchObject({ id, you: 1 });
    expect((await eve.must('live')).some((table) => table.id === id)).toBe(true);
  });

  test('rings for those who look at the lists', async () => {
    const [ada, ben] = await Promise.all([guest('Ada'), guest('Ben')]);
    await ben.send('watchLobby', {});
    await ada.table();
    await expect.poll(() => ben.lobbyRings).toBeGreaterThan(0);
  });

  test('lets the host free a seat before the start, and the seat stays free of that person', async () => {
    const [ada, ben, eve] = await Promise.all([guest('Ada'), guest('Ben'), guest('Eve')]);
    const { id, invite } = await ada.table({ private: true });
    const key = invite ?? '';
    await ben.must('join', { id, body: { key } });
    const atBen = await ben.watch(id);
    expect(await ben.call('kick', { id, body: { seat: 0 } })).toMatchObject({
      error: { code: 'not-allowed' },
    });
    expect(await ada.call('kick', { id, body: { seat: 0 } })).toMatchObject({
      error: { code: 'not-allowed' },
    });
    const freed = await ada.must('kick', { id, body: { seat: 1 } });
    expect(freed.seats[1]).toMatchObject({ kind: 'open', player: null });
    await atBen.until('the table is closed to Ben', () => atBen.closed);
    expect(await ben.call('join', { id, body: { key } })).toMatchObject({
      error: { code: 'not-allowed' },
    });
    const renewed = freed.invite ?? '';
    expect(await eve.must('join', { id, body: { key: renewed } })).toMatchObject({ you: 1 });
    await ada.must('start', { id });
    expect(await ada.call('kick', { id, body: { seat: 1 } })).toMatchObject({
      error: { code: 'not-open' },
    });
  });

  test('who was asked to leave stays away after a restart, and with an account as well', async () => {
    const own = await freshPlace(kind);
    const first = await serverAt(own);
    const ada = await TestPlayer.guest(first.url, 'Ada');
    const ben = await TestPlayer.guest(first.url, 'Ben');
    const { id } = await ada.table();
    await ben.must('join', { id });
    await ada.must('kick', { id, body: { seat: 1 } });
    await first.close();
    const second = await serverAt(own);
    const again = new TestPlayer(second.url);
    again.cookie = ben.cookie;
    const refused = { ok: false, error: { code: 'not-allowed' } };
    expect(await again.call('join', { id, body: {} })).toMatchObject(refused);
    const account = { name: 'Ben', email: 'ben@example.org', password: 'a long enough password' };
    expect((await again.post('/api/auth/sign-up/email', account)).status).toBe(200);
    expect(await again.call('join', { id, body: {} })).toMatchObject(refused);
    const eve = await TestPlayer.guest(second.url, 'Eve');
    expect(await eve.must('join', { id })).toMatchObject({ you: 1 });
    await second.close();
    await own.remove();
  });

  test('puts bots on free seats and takes them away', async () => {
    const ada = await guest('Ada');
    const { id } = await ada.table({ seats: 3 });
    await ada.must('setBot', { id, body: { seat: 1, bot: 'greedy' } });
    const two = await ada.must('setBot', { id, body: { seat: 2, bot: 'greedy' } });
    expect(two.seats.map((seat) => seat.name)).toEqual(['Ada', 'Greedy bot', 'Greedy bot 2']);
    expect(await ada.call('setBot', { id, body: { seat: 0, bot: 'greedy' } })).toMatchObject({
      error: { code: 'wrong-seat' },
    });
    expect(await ada.call('setBot', { id, body: { seat: 1, bot: 'nobody' } })).toMatchObject({
      error: { code: 'setup' },
    });
    const one = await ada.must('setBot', { id, body: { seat: 2, bot: null } });
    expect(one.seats[2]?.kind).toBe('open');
  });

  test('passes the table on when the host leaves, and takes it away with the last person', async () => {
    const [ada, ben, eve] = await Promise.all([guest('Ada'), guest('Ben'), guest('Eve')]);
    const { id } = await ada.table();
    await ben.must('join', { id });
    const atEve = await eve.watch(id);
    await ada.must('leave', { id });
    await atEve.until('a new host', () => atEve.info?.host === ben.id);
    expect(atEve.info?.seats[0]?.kind).toBe('open');
    await ben.must('leave', { id });
    await atEve.until('the table is gone', () => atEve.closed);
    expect(await ben.call('match', { id })).toMatchObject({ error: { code: 'unknown-match' } });
  });

  test('keeps a private table from everybody without its link', async () => {
    const [ada, ben, eve] = await Promise.all([guest('Ada'), guest('Ben'), guest('Eve')]);
    const { id, invite } = await ada.table({
      seats: 3,
      private: true,
      bots: [{ seat: 2, bot: 'random' }],
      options: SHORT,
    });
    const key = invite ?? '';
    const wrong = 'a'.repeat(16);
    const unknown = { ok: false, error: { code: 'unknown-match' } };
    for (const query of [{}, { key: wrong }]) {
      expect(await eve.call('match', { id, query })).toMatchObject(unknown);
      expect(await eve.call('join', { id, body: query })).toMatchObject(unknown);
      expect(await eve.send('watch', { match: id, ...query })).toMatchObject(unknown);
    }
    expect(await eve.call('kick', { id, body: { seat: 0 } })).toMatchObject(unknown);
    expect(await eve.call('start', { id })).toMatchObject(unknown);
    expect(await eve.send('chat', { match: id, text: 'hi' })).toMatchObject(unknown);
    expect(JSON.stringify([await eve.must('open'), await eve.must('live')])).not.toContain(id);
    expect(await ben.must('match', { id, query: { key } })).toMatchObject({ invite: null });
    expect(await ben.must('join', { id, body: { key } })).toMatchObject({ you: 1, invite });
    await ada.must('start', { id });
    expect(JSON.stringify(await eve.must('live'))).not.toContain(id);
    await Promise.all([ada.watch(id), ben.watch(id)]);
    await Promise.all([playToEnd(ada, id), playToEnd(ben, id)]);
    expect(await eve.call('replay', { id })).toMatchObject(unknown);
    expect(await eve.call('playOn', { id, body: { at: 0, seat: 0, bot: 'random' } })).toMatchObject(
      unknown,
    );
    expect(await eve.call('rematch', { id })).toMatchObject(unknown);
    expect(await ben.must('replay', { id })).toMatchObject({ names: ['Ada', 'Ben', 'Random bot'] });
  });

  test('opens a rematch with the seats moved on, once everybody has asked for it', async () => {
    const [ada, ben, eve] = await Promise.all([guest('Ada'), guest('Ben'), guest('Eve')]);
    const { id } = await ada.table({
      seats: 3,
      bots: [{ seat: 2, bot: 'greedy' }],
      options: SHORT,
    });
    await ben.must('join', { id });
    await ada.must('start', { id });
    const [atAda] = await Promise.all([ada.watch(id), ben.watch(id)]);
    expect(await ada.call('rematch', { id })).toMatchObject({ error: { code: 'not-open' } });
    await Promise.all([playToEnd(ada, id), playToEnd(ben, id)]);
    expect(await eve.call('rematch', { id })).toMatchObject({ error: { code: 'not-allowed' } });
    const asked = await ben.must('rematch', { id });
    expect(asked).toMatchObject({ status: 'lobby', you: 0, options: { total: 5 } });
    expect(asked.seats).toMatchObject([
      { name: 'Ben', kind: 'person' },
      { name: 'Greedy bot', kind: 'bot' },
      { name: 'Ada', kind: 'open' },
    ]);
    await atAda.until('the rematch shows', () => atAda.info?.rematch === asked.id);
    expect(await eve.call('join', { id: asked.id, body: {} })).toMatchObject({
      error: { code: 'full' },
    });
    expect((await ada.must('mine')).map((table) => table.id)).toContain(asked.id);
    const both = await ada.must('rematch', { id });
    expect(both).toMatchObject({ id: asked.id, status: 'playing', you: 2 });
    expect(both.seedHash).not.toBe(asked.seedHash === both.seedHash ? atAda.info?.seedHash : '');
  });

  test('starts a rematch against bots alone at once', async () => {
    const ada = await guest('Ada');
    const { id } = await ada.table({
      bots: [{ seat: 1, bot: 'random' }],
      options: SHORT,
      start: true,
    });
    await ada.watch(id);
    await playToEnd(ada, id);
    expect(await ada.must('rematch', { id })).toMatchObject({ status: 'playing', you: 1 });
  });

  test('plays on from a moment of a finished game, as practice nobody else sees', async () => {
    const [ada, eve] = await Promise.all([guest('Ada'), guest('Eve')]);
    const { id } = await ada.table({
      seats: 3,
      bots: [
        { seat: 1, bot: 'random' },
        { seat: 2, bot: 'greedy' },
      ],
      options: SHORT,
      start: true,
    });
    const playOn = (body: object) => eve.call('playOn', { id, body });
    expect(await playOn({ at: 0, seat: 1, bot: 'greedy' })).toMatchObject({
      error: { code: 'not-open' },
    });
    await ada.watch(id);
    await playToEnd(ada, id);
    const before = await ada.must('replay', { id });
    const { answers } = before.log as GameLog;
    const at = Math.floor(answers.length / 2);
    expect(await playOn({ at: answers.length, seat: 1, bot: 'greedy' })).toMatchObject({
      error: { code: 'over' },
    });
    expect(await playOn({ at, seat: 1, bot: 'wizard' })).toMatchObject({
      error: { code: 'setup' },
    });
    expect(await playOn({ at, seat: 4, bot: 'greedy' })).toMatchObject({
      error: { code: 'wrong-seat' },
    });
    const practice = await playOn({ at, seat: 1, bot: 'greedy' });
    if (!practice.ok) throw new Error(practice.error.message);
    expect(practice.value).toMatchObject({
      practice: true,
      private: true,
      you: 1,
      status: 'playing',
    });
    const next = practice.value.id;
    expect(await ada.call('match', { id: next })).toMatchObject({
      error: { code: 'unknown-match' },
    });
    await eve.watch(next);
    await playToEnd(eve, next);
    const after = await eve.must('replay', { id: next });
    const log = after.log as GameLog;
    expect(log.answers.slice(0, at)).toEqual(answers.slice(0, at));
    expect(verify(gatherings, log)).toBeUndefined();
    expect((await eve.profile()).statistics).toEqual([]);
  });

  test('lists the games and their bots', async () => {
    const listed = await new TestPlayer(house.url).must('games');
    expect(listed.map(({ id }) => id)).toEqual([...(await gamesWith([])).keys()]);
    expect(listed).toContainEqual({
      id: 'gatherings',
      name: 'Gatherings',
      rulesVersion: gatherings.rulesVersion,
      seats: { min: 2, max: 6 },
      bots: [...BOT_NAMES],
    });
  });

  test('does not let one person open tables without end', async () => {
    const strict = await freshPlace('sqlite');
    const other = await serverAt(strict, { tablesPerPlayer: 2 });
    const ada = await TestPlayer.guest(other.url, 'Ada');
    await ada.table();
    const { id } = await ada.table();
    const body = { game: 'gatherings', seats: 2 };
    expect(await ada.call('create', { body })).toMatchObject({ error: { code: 'too-often' } });
    await ada.must('leave', { id });
    expect((await ada.call('create', { body })).ok).toBe(true);
    await other.close();
    await strict.remove();
  });
});
