import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openHouse } from './support/house.ts';
import { playToEnd, TestPlayer } from './support/player.ts';
import { TOWN } from './support/town.ts';

const times = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

/** Another page of somebody: the same cookie, a socket of its own. */
function pageOf(player: TestPlayer): TestPlayer {
  const page = new TestPlayer(player.url);
  page.cookie = player.cookie;
  return page;
}

const BOT = [{ seat: 1, bot: 'random' }];

describe('messages of one player', () => {
  const house = openHouse('sqlite', { messageRate: 5 });

  test('are no more over many sockets, and leave others theirs', async () => {
    const ada = await TestPlayer.guest(house.url, 'Ada');
    const ben = await TestPlayer.guest(house.url, 'Ben');
    const pages = times(4, () => pageOf(ada));
    const start = Date.now();
    const outcomes = await Promise.all(
      pages.flatMap((page) => times(12, () => page.send('watchLobby', {}))),
    );
    const seconds = (Date.now() - start) / 1000;
    const heard = outcomes.filter((outcome) => outcome.ok).length;
    expect(heard).toBeGreaterThan(0);
    expect(heard).toBeLessThanOrEqual(15 + Math.ceil(5 * seconds));
    expect((await ben.send('watchLobby', {})).ok).toBe(true);
    for (const player of [...pages, ben]) player.disconnect();
  });
});

describe('chat', () => {
  const house = openHouse('sqlite');
  const say = async (page: TestPlayer, match: string, text: string): Promise<boolean> =>
    (await page.send('chat', { match, text })).ok;

  test('is counted by person, over all their sockets and tables', async () => {
    const ada = await TestPlayer.guest(house.url, 'Ada');
    const tables = await Promise.all(times(3, () => ada.table()));
    const pages = times(3, () => pageOf(ada));
    const start = Date.now();
    const said = await Promise.all(
      pages.flatMap((page) => tables.flatMap(({ id }) => times(5, () => say(page, id, 'spam')))),
    );
    const seconds = (Date.now() - start) / 1000;
    expect(said.filter((one) => one).length).toBeLessThanOrEqual(6 + Math.ceil(seconds / 2));
    for (const page of pages) page.disconnect();
  });

  test('is counted by table, whoever speaks', async () => {
    const ada = await TestPlayer.guest(house.url, 'Ada');
    const { id } = await ada.table();
    const crowd = await Promise.all(times(6, (i) => TestPlayer.guest(house.url, `Guest ${i}`)));
    const start = Date.now();
    const said = await Promise.all(
      crowd.flatMap((one) => times(6, (i) => say(one, id, `line ${i}`))),
    );
    const seconds = (Date.now() - start) / 1000;
    const heard = said.filter((one) => one).length;
    expect(heard).toBeGreaterThanOrEqual(20);
    expect(heard).toBeLessThanOrEqual(20 + Math.ceil(2 * seconds));
    for (const one of crowd) one.disconnect();
  });
});

describe('tables of one player', () => {
  const house = openHouse('sqlite', { tablesPerPlayer: 2, tablesPerDay: 80 });
  const tooOften = { ok: false, error: { code: 'too-often' } };

  test('are counted with practice and rematches', async () => {
    const ada = await TestPlayer.guest(house.url, 'Ada');
    const { id } = await ada.table({ bots: BOT, options: { total: 5 }, start: true });
    await ada.watch(id);
    await playToEnd(ada, id);
    const body = { at: 0, seat: 0, bot: 'random' };
    expect((await ada.call('playOn', { id, body })).ok).toBe(true);
    expect((await ada.call('playOn', { id, body })).ok).toBe(true);
    expect(await ada.call('playOn', { id, body })).toMatchObject(tooOften);
    expect(await ada.call('rematch', { id })).toMatchObject(tooOften);
    expect(await ada.must('mine')).toHaveLength(2);
    ada.disconnect();
  });

  test('are counted when they are given up again, and not when they never were', async () => {
    const ada = await TestPlayer.guest(house.url, 'Ada');
    const wrong = { game: 'gatherings', seats: 2, options: { nonsense: 1 } };
    for (let i = 0; i < 10; i++) {
      expect(await ada.call('create', { body: wrong })).toMatchObject({ error: { code: 'setup' } });
    }
    for (let i = 0; i < 8; i++) await ada.must('leave', { id: (await ada.table()).id });
    const body = { game: 'gatherings', seats: 2 };
    expect(await ada.call('create', { body })).toMatchObject(tooOften);
    const ben = await TestPlayer.guest(house.url, 'Ben');
    expect((await ben.call('create', { body })).ok).toBe(true);
  });
});

describe('behind a proxy', () => {
  const house = openHouse('sqlite', { trustProxy: true, guestsPerAddress: 4 });
  const from = (address: string) => ({ 'x-forwarded-for': address, origin: house.url });
  const post = (path: string, body: object, headers: Record<string, string>): Promise<Response> =>
    fetch(house.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  test('new players of one network are counted, however they come and whatever they claim', async () => {
    const statuses: number[] = [];
    const come = async (path: string, body: object, address: string): Promise<void> => {
      statuses.push((await post(path, body, from(address))).status);
    };
    const account = { name: 'Eve', email: 'eve@example.org', password: 'long enough' };
    await come('/api/guest', { name: 'Eve' }, '203.0.113.1, 2001:db8:1:2::1');
    await come('/api/auth/sign-in/anonymous', {}, '203.0.113.2, 2001:db8:1:2::2');
    await come('/api/guest', { name: 'Eve' }, '203.0.113.3, 2001:db8:1:2::3');
    await come('/api/auth/sign-in/anonymous', {}, '203.0.113.4, 2001:db8:1:2::4');
    await come('/api/auth/sign-up/email', account, '203.0.113.5, 2001:db8:1:2::5');
    await come('/api/guest', { name: 'Ada' }, '203.0.113.5, 2001:db8:1:3::5');
    expect(statuses).toEqual([200, 200, 429, 429, 429, 200]);
    const refused = await post('/api/guest', { name: 'Eve' }, from('2001:db8:1:2::9'));
    expect(await refused.json()).toMatchObject({ code: 'too-often' });
  });

  const wrong = { password: 'not the password' };
  const signIn = (email: string, password: string, i: number): Promise<Response> =>
    post('/api/auth/sign-in/email', { email, password }, from(`192.0.2.${i}`));

  test('a password is guessed no faster from many addresses, and nobody learns who is here', async () => {
    const known = { name: 'Ada', email: 'ada@example.org', password: 'long enough' };
    await post('/api/auth/sign-up/email', known, from('198.51.100.1'));
    const tried = async (email: string): Promise<string[]> => {
      const replies = await Promise.all(times(12, (i) => signIn(email, wrong.password, i)));
      return Promise.all(replies.map(async (reply) => `${reply.status} ${await reply.text()}`));
    };
    const [here, nowhere] = [await tried(known.email), await tried('nobody@example.org')];
    expect(here.filter((reply) => reply.startsWith('401'))).toHaveLength(10);
    expect(here.filter((reply) => reply.startsWith('429'))).toHaveLength(2);
    expect(nowhere.sort()).toEqual(here.sort());
    expect((await signIn('ADA@example.org', known.password, 99)).status).toBe(429);
    const real = Date.now;
    const later = vi.spyOn(Date, 'now').mockImplementation(() => real() + 120_000);
    onTestFinished(() => later.mockRestore());
    expect((await signIn(known.email, known.password, 99)).status).toBe(200);
  });

  test('a right password is no failure', async () => {
    const known = { name: 'Ben', email: 'ben@example.org', password: 'long enough' };
    await post('/api/auth/sign-up/email', known, from('198.51.100.2'));
    for (let i = 0; i < 11; i++) {
      expect((await signIn(known.email, known.password, i)).status).toBe(200);
    }
  });

  test('neither a password that is changed nor a passkey can be guessed at will', async () => {
    const known = { name: 'Cy', email: 'cy@example.org', password: 'long enough' };
    const reply = await post('/api/auth/sign-up/email', known, from('198.51.100.3'));
    const cookie = reply.headers.getSetCookie().map((entry) => entry.split(';')[0]);
    const last = async (path: string, body: object): Promise<number[]> => {
      const headers = { ...from('198.51.100.3'), cookie: cookie.join('; ') };
      const replies = await Promise.all(times(12, () => post(path, body, headers)));
      return replies.map(({ status }) => status).filter((status) => status === 429);
    };
    const guess = { currentPassword: wrong.password, newPassword: 'another long one' };
    expect(await last('/api/auth/change-password', guess)).toHaveLength(2);
    const passkey = { response: { id: 'a-passkey', type: 'public-key', response: {} } };
    expect(await last('/api/auth/passkey/verify-authentication', passkey)).toHaveLength(2);
  });
});

describe('the lists', () => {
  const villages = times(20, (i) => ({ ...TOWN, id: `town-${i}`, name: `Town ${i}` }));
  const content = join(mkdtempSync(join(tmpdir(), 'conclave-lists-')), 'own.json');
  writeFileSync(content, JSON.stringify({ game: 'enchanters', villages }));
  const house = openHouse('sqlite', { content: [content] });

  test('are short whatever a table is played with, and nobody hides the others', async () => {
    const ada = await TestPlayer.guest(house.url, 'Ada');
    const ben = await TestPlayer.guest(house.url, 'Ben');
    const honest = await ben.table({ title: 'Ours' });
    const wish = {
      game: 'enchanters',
      seats: 2,
      options: { village: 'normaltown' },
      title: 'x'.repeat(60),
    };
    const tables = await Promise.all(times(60, () => ada.table(wish)));
    for (const _ of [1, 2]) await ada.table({ ...wish, bots: BOT, start: true });
    const whole = await ada.must('match', { id: tables[0]?.id ?? '' });
    expect(JSON.stringify(whole.options).length).toBeGreaterThan(3000);

    const open = await ben.must('open');
    expect(open.filter(({ host }) => host === ada.id)).toHaveLength(3);
    expect(open.map(({ id }) => id)).toContain(honest.id);
    const live = await ben.must('live');
    expect(live).toHaveLength(2);
    const mine = await ada.must('mine');
    expect(mine).toHaveLength(50);
    for (const entry of [...open, ...live, ...mine]) {
      expect(JSON.stringify(entry).length).toBeLessThan(2000);
      expect(entry.options).not.toHaveProperty('content');
    }
    expect(mine[0]?.options).toMatchObject({ village: 'normaltown' });

    const end = mine.at(-1);
    const query = { before: String(end?.updatedAt), id: end?.id ?? '' };
    const rest = await ada.must('mine', { query });
    expect(new Set([...mine, ...rest].map(({ id }) => id)).size).toBe(62);
  });
});
