import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { resetPassword } from '../src/reset-password.ts';
import { openStore } from '../src/store/open.ts';
import { freshPlace, KINDS, openHouse, serverAt, settingsFor } from './support/house.ts';
import { playToEnd, TestPlayer } from './support/player.ts';

const SHORT = { total: 5 };
const SERVER = fileURLToPath(new URL('../bin/server.mjs', import.meta.url));

describe.each(KINDS)('accounts on %s', (kind) => {
  const house = openHouse(kind);
  let number = 0;
  const account = () => ({
    name: 'Ada Lovelace',
    email: `ada${++number}@example.org`,
    password: 'a long enough password',
  });

  test('a guest has a name, and may change it', async () => {
    const ada = await TestPlayer.guest(house.url, '  Ada ');
    expect(await ada.profile()).toEqual({
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
    const ada = await TestPlayer.guest(house.url, 'Ada');
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
    const me = await ada.profile();
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

    const elsewhere = new TestPlayer(house.url);
    const { email, password } = details;
    expect((await elsewhere.post('/api/auth/sign-in/email', { email, password })).status).toBe(200);
    expect((await elsewhere.profile()).player).toBe(me.player);
    const there = await elsewhere.watch(second.id);
    await there.until('the same table', () => there.last?.viewer === 0);
    expect(
      (await elsewhere.post('/api/auth/sign-in/email', { email, password: 'wrong one' })).status,
    ).toBe(401);
  });

  test('a guest who signs in to an account brings the games along, never two seats at one table', async () => {
    const owner = new TestPlayer(house.url);
    const details = account();
    await owner.post('/api/auth/sign-up/email', details);
    const me = await owner.profile();
    const { id } = await owner.table();
    const ada = await TestPlayer.guest(house.url, 'Ada');
    await ada.must('join', { id });
    const alone = await ada.table();
    await owner.must('start', { id });
    const { email, password } = details;
    expect((await ada.post('/api/auth/sign-in/email', { email, password })).status).toBe(200);
    expect((await ada.profile()).player).toBe(me.player);
    expect(await ada.must('match', { id: alone.id })).toMatchObject({ you: 0, host: me.player });
    const shared = await ada.must('match', { id });
    expect(shared.you).toBe(0);
    expect(shared.seats[1]).toMatchObject({ player: null, standIn: true });
  });

  test('names of accounts are text of one line as well', async () => {
    const nobody = new TestPlayer(house.url);
    for (const name of ['', 'two\nlines', 'x'.repeat(25)]) {
      const response = await nobody.post('/api/auth/sign-up/email', { ...account(), name });
      expect(response.status).toBe(400);
    }
  });

  test('whoever signs out is no longer listened to', async () => {
    const ada = new TestPlayer(house.url);
    await ada.post('/api/auth/sign-up/email', account());
    const { id } = await ada.table();
    await ada.watch(id);
    const gone = new Promise((resolve) => ada.socket.once('disconnect', resolve));
    expect((await ada.post('/api/auth/sign-out', {})).status).toBe(200);
    await gone;
    expect(await ada.must('me')).toBeNull();
  });

  test('whoever runs the server can give an account a new password', async () => {
    const ada = new TestPlayer(house.url);
    const { email, password, name } = account();
    await ada.post('/api/auth/sign-up/email', { email, password, name });
    const fresh = await resetPassword(settingsFor(house.place), email.toUpperCase());
    expect(fresh).toMatch(/^[a-z2-9]{16}$/);
    expect(await ada.must('me')).toBeNull();
    const signIn = async (word: string | undefined): Promise<number> =>
      (await ada.post('/api/auth/sign-in/email', { email, password: word })).status;
    expect(await signIn(password)).toBe(401);
    expect(await signIn(fresh)).toBe(200);
    expect(await ada.profile()).toMatchObject({ email, name });
    expect(await resetPassword(settingsFor(house.place), 'nobody@example.org')).toBeUndefined();
  });

  test('whose session has ended can sign in again, or be a guest, at the first attempt', async () => {
    const ada = new TestPlayer(house.url);
    const details = account();
    await ada.post('/api/auth/sign-up/email', details);
    const ended = ada.cookie;
    await ada.post('/api/auth/sign-out', {});
    const { email, password } = details;
    ada.cookie = ended;
    expect((await ada.post('/api/auth/sign-in/email', { email, password })).status).toBe(200);
    expect(await ada.profile()).toMatchObject({ email });
    const guest = new TestPlayer(house.url);
    guest.cookie = ended;
    expect(await guest.must('guest', { body: { name: 'Ada' } })).toMatchObject({ guest: true });
    expect(await guest.profile()).toMatchObject({ name: 'Ada', guest: true });
  });

  test('a guest has no password to be given', async () => {
    const ada = await TestPlayer.guest(house.url, 'Ada');
    const store = await openStore(house.place);
    const row = await store.db
      .selectFrom('user')
      .select('email')
      .where('id', '=', ada.id)
      .executeTakeFirstOrThrow();
    await store.close();
    expect(await resetPassword(settingsFor(house.place), row.email)).toBeUndefined();
    expect(await ada.profile()).toMatchObject({ name: 'Ada' });
  });

  test('a forged cookie is nobody', async () => {
    const ada = await TestPlayer.guest(house.url, 'Ada');
    const forged = new TestPlayer(house.url);
    forged.cookie = ada.cookie.replace(/.(?=%3D|=$|$)/, 'A').slice(0, -4);
    expect(await forged.must('me')).toBeNull();
  });
});

test('the command says what it did, or how it is used', async () => {
  const place = await freshPlace('sqlite');
  const run = (...words: readonly string[]) => {
    const env = { PATH: process.env['PATH'], DATA_DIR: place.dataDir };
    const { status, stdout, stderr } = spawnSync(process.execPath, [SERVER, ...words], {
      env,
      encoding: 'utf8',
    });
    return { status, said: stdout + stderr };
  };
  const server = await serverAt(place);
  const ada = new TestPlayer(server.url);
  const email = 'ada@example.org';
  await ada.post('/api/auth/sign-up/email', { name: 'Ada', email, password: 'long enough' });
  const { status, said } = run('reset-password', email);
  expect(status).toBe(0);
  const password = /^The new password is (\S+)\n$/.exec(said)?.[1];
  expect((await ada.post('/api/auth/sign-in/email', { email, password })).status).toBe(200);
  expect(run('reset-password', 'nobody@example.org')).toEqual({
    status: 1,
    said: 'There is no account with that e-mail address.\n',
  });
  for (const words of [['reset-password'], ['dance'], ['reset-password', 'a', 'b']]) {
    const wrong = run(...words);
    expect(wrong.status).toBe(1);
    expect(wrong.said).toContain('reset-password <e-mail>');
  }
  await server.close();
  await place.remove();
});
