import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { freshPlace, KINDS, type Place, serverAt } from './support/house.ts';
import { playToEnd, TestPlayer } from './support/player.ts';

const SHORT = { total: 5 };

describe.each(KINDS)('accounts on %s', (kind) => {
  let place: Place;
  let server: RunningServer;
  let number = 0;
  const account = () => ({
    name: 'Ada Lovelace',
    email: `ada${++number}@example.org`,
    password: 'a long enough password',
  });

  beforeAll(async () => {
    place = await freshPlace(kind);
    server = await serverAt(place);
  });
  afterAll(async () => {
    await server.close();
    await place.remove();
  });

  test('a guest has a name, and may change it', async () => {
    const ada = await TestPlayer.guest(server.url, '  Ada ');
    expect(await ada.must('me')).toEqual({
      player: ada.id,
      name: 'Ada',
      guest: true,
      email: null,
      statistics: [],
    });
    const { id } = await ada.table();
    const table = await ada.watch(id);
    expect(await ada.must('rename', { body: { name: 'Countess' } })).toMatchObject({
      player: ada.id,
      name: 'Countess',
    });
    await table.until('the seat has the new name', () => table.info?.seats[0]?.name === 'Countess');
    expect(await ada.must('guest', { body: { name: 'Ada again' } })).toMatchObject({
      player: ada.id,
      name: 'Ada again',
    });
    await ada.send('chat', { match: id, text: 'hello' });
    await table.until('a line', () => table.lines.length > 0);
    expect(table.lines[0]?.name).toBe('Ada again');
  });

  test('a guest who signs up keeps games, seats and the table they are at', async () => {
    const ada = await TestPlayer.guest(server.url, 'Ada');
    const bots = [{ seat: 1, bot: 'random' }];
    const first = await ada.table({ bots, options: SHORT, start: true });
    await ada.watch(first.id);
    await playToEnd(ada, first.id);
    const second = await ada.table({ bots, options: { startingSeat: '1' }, start: true });
    const table = await ada.watch(second.id);
    await table.until('a decision', () => table.decision !== null);
    const lobby = await ada.table({ private: true });

    const details = account();
    const response = await ada.post('/api/auth/sign-up/email', details);
    expect(response.status).toBe(200);
    const me = await ada.must('me');
    expect(me).toMatchObject({ name: details.name, guest: false, email: details.email });
    expect(me.player).not.toBe(ada.id);
    expect(me.statistics).toMatchObject([{ game: 'gatherings', played: 1 }]);
    expect(new Set((await ada.must('mine')).map((match) => match.id))).toEqual(
      new Set([second.id, lobby.id]),
    );
    expect(await ada.must('myFinished')).toMatchObject([{ id: first.id, you: 0 }]);
    expect(await ada.must('match', { id: lobby.id })).toMatchObject({ host: me.player, you: 0 });
    // The socket that was open all the time goes on as the account.
    expect((await ada.answer(second.id)).ok).toBe(true);
    await table.until('the new name', () => table.info?.seats[0]?.name === details.name);

    const elsewhere = new TestPlayer(server.url);
    const { email, password } = details;
    expect((await elsewhere.post('/api/auth/sign-in/email', { email, password })).status).toBe(200);
    expect((await elsewhere.must('me')).player).toBe(me.player);
    const there = await elsewhere.watch(second.id);
    await there.until('the same table', () => there.last?.viewer === 0);
    expect(
      (await elsewhere.post('/api/auth/sign-in/email', { email, password: 'wrong one' })).status,
    ).toBe(401);
  });

  test('a guest who signs in to an account brings the games along, never two seats at one table', async () => {
    const owner = new TestPlayer(server.url);
    const details = account();
    await owner.post('/api/auth/sign-up/email', details);
    const me = await owner.must('me');
    const { id } = await owner.table();
    const ada = await TestPlayer.guest(server.url, 'Ada');
    await ada.must('join', { id });
    const alone = await ada.table();
    await owner.must('start', { id });
    const { email, password } = details;
    expect((await ada.post('/api/auth/sign-in/email', { email, password })).status).toBe(200);
    expect((await ada.must('me')).player).toBe(me.player);
    expect(await ada.must('match', { id: alone.id })).toMatchObject({ you: 0, host: me.player });
    const shared = await ada.must('match', { id });
    expect(shared.you).toBe(0);
    expect(shared.seats[1]).toMatchObject({ player: null, standIn: true });
  });

  test('names of accounts are text of one line as well', async () => {
    const nobody = new TestPlayer(server.url);
    for (const name of ['', 'two\nlines', 'x'.repeat(25)]) {
      const response = await nobody.post('/api/auth/sign-up/email', { ...account(), name });
      expect(response.status).toBe(400);
    }
  });

  test('whoever signs out is no longer listened to', async () => {
    const ada = new TestPlayer(server.url);
    await ada.post('/api/auth/sign-up/email', account());
    const { id } = await ada.table();
    await ada.watch(id);
    const gone = new Promise((resolve) => ada.socket.once('disconnect', resolve));
    expect((await ada.post('/api/auth/sign-out', {})).status).toBe(200);
    await gone;
    expect(await ada.call('me')).toMatchObject({ error: { code: 'not-signed-in' } });
  });

  test('a forged cookie is nobody', async () => {
    const ada = await TestPlayer.guest(server.url, 'Ada');
    const forged = new TestPlayer(server.url);
    forged.cookie = ada.cookie.replace(/.(?=%3D|=$|$)/, 'A').slice(0, -4);
    expect(await forged.call('me')).toMatchObject({ error: { code: 'not-signed-in' } });
  });
});
