import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { freshPlace, type Place, serverAt } from './support/house.ts';
import { TestPlayer } from './support/player.ts';

const PAGE = '<!doctype html><title>Conclave</title>';
const SCRIPT = `console.log(${JSON.stringify('x'.repeat(4000))})`;

let place: Place;
let server: RunningServer;
let somebody: TestPlayer;

beforeAll(async () => {
  place = await freshPlace('sqlite');
  const webDir = join(place.dataDir, 'web');
  mkdirSync(join(webDir, 'assets'), { recursive: true });
  writeFileSync(join(webDir, 'index.html'), PAGE);
  writeFileSync(join(webDir, 'sw.js'), 'self.skipWaiting()');
  writeFileSync(join(webDir, 'assets', 'main-abc123.js'), SCRIPT);
  server = await serverAt(place, { webDir });
  somebody = new TestPlayer(server.url);
});
afterAll(async () => {
  await server.close();
  await place.remove();
});

test('says that it lives, that it is ready, and what it counts', async () => {
  expect(await (await somebody.fetch('/healthz')).json()).toEqual({ status: 'ok' });
  expect(await (await somebody.fetch('/readyz')).json()).toEqual({ status: 'ready' });
  const ada = await TestPlayer.guest(server.url, 'Ada');
  const { id } = await ada.table({
    bots: [{ seat: 1, bot: 'random' }],
    options: { startingSeat: '1' },
    start: true,
  });
  const table = await ada.watch(id);
  await table.until('a decision', () => table.decision !== null);
  await ada.answer(id);
  const metrics = await (await somebody.fetch('/metrics')).text();
  expect(metrics).toMatch(/^conclave_sockets 1$/m);
  expect(metrics).toMatch(/^conclave_matches_live 1$/m);
  expect(metrics).toMatch(/^conclave_answers_total\{by="person"\} 1$/m);
  expect(metrics).toMatch(/^conclave_answer_seconds_count 1$/m);
  expect(metrics).toContain('process_resident_memory_bytes');
  ada.disconnect();
});

test('describes its HTTP part', async () => {
  const page = await somebody.fetch('/api/docs/');
  expect(page.status).toBe(200);
  const document = (await (await somebody.fetch('/api/docs/json')).json()) as {
    paths: Record<string, Record<string, { requestBody?: object; summary?: string }>>;
  };
  expect(Object.keys(document.paths)).toContain('/api/matches/{id}/play-on');
  expect(document.paths['/api/matches']?.['post']).toMatchObject({
    summary: 'Open a new table',
    requestBody: { content: { 'application/json': { schema: { required: ['game', 'seats'] } } } },
  });
});

test('serves the page at every address, and files that never change for ever', async () => {
  for (const path of ['/', '/table/abc', '/join/aaaaaaaaaaaa?key=bbbbbbbbbbbbbbbb']) {
    const page = await somebody.fetch(path);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(await page.text()).toBe(PAGE);
  }
  const script = await somebody.fetch('/assets/main-abc123.js', {
    headers: { 'accept-encoding': 'br' },
  });
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(script.headers.get('content-encoding')).toBe('br');
  expect(await script.text()).toBe(SCRIPT);
  expect((await somebody.fetch('/sw.js')).headers.get('cache-control')).toBe('no-cache');
  expect((await somebody.fetch('/assets/gone.js')).status).toBe(404);
  const missing = await somebody.fetch('/api/nothing');
  expect(missing.status).toBe(404);
  expect(await missing.json()).toMatchObject({ code: 'malformed' });
});

/** A path exactly as it is written: fetch would tidy it up. */
function rawGet(path: string): Promise<{ readonly status: number; readonly body: string }> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    get({ hostname, port, path }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => {
        body += chunk.toString();
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    }).on('error', reject);
  });
}

test('never serves what lies outside of the pages', async () => {
  writeFileSync(join(place.dataDir, 'secret.txt'), 'a secret');
  writeFileSync(join(place.dataDir, 'web', '.env'), 'a secret');
  writeFileSync(join(place.dataDir, 'web', 'robots.txt'), 'no secret');
  expect((await rawGet('/robots.txt')).body).toBe('no secret');
  for (const path of [
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/%252e%252e/secret.txt',
    `/${join(place.dataDir, 'secret.txt')}`,
    '//../secret.txt',
    '/robots.txt%00.js',
    '/.env',
    '/assets',
    '/assets/',
    '/%',
  ]) {
    const { status, body } = await rawGet(path);
    expect(body, path).not.toContain('secret');
    expect([200, 400, 403, 404], path).toContain(status);
    if (status === 200) expect(body, path).toBe(PAGE);
  }
});

test('sends headers that keep a page to itself', async () => {
  const { headers } = await somebody.fetch('/');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('upgrade-insecure-requests');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('strict-transport-security')).toBeNull();
  const ada = new TestPlayer(server.url);
  const response = await ada.post('/api/guest', { name: 'Ada' });
  const cookie = response.headers.getSetCookie().join();
  expect(cookie).toContain('HttpOnly');
  expect(cookie).toContain('SameSite=Lax');
});

test('says so where the pages are not built, and serves a build as soon as it is there', async () => {
  const bare = await freshPlace('sqlite');
  const webDir = join(bare.dataDir, 'web');
  const other = await serverAt(bare, { webDir });
  const visitor = new TestPlayer(other.url);
  const read = async (path: string): Promise<string> => (await visitor.fetch(path)).text();
  const page = await visitor.fetch('/');
  expect(page.status).toBe(503);
  expect(await page.text()).toContain('npm start');
  const build = (number: number): void => {
    rmSync(webDir, { recursive: true, force: true });
    mkdirSync(join(webDir, 'assets'), { recursive: true });
    writeFileSync(join(webDir, 'assets', `main-${number}.js`), `${SCRIPT}//${number}`);
    writeFileSync(join(webDir, 'sw.js'), `${SCRIPT}//${number}`);
    writeFileSync(join(webDir, 'index.html'), `${PAGE}${number}`);
    utimesSync(join(webDir, 'index.html'), number, number);
  };
  for (const number of [1, 2]) {
    build(number);
    expect(await read('/lobby')).toBe(`${PAGE}${number}`);
    expect(await read(`/assets/main-${number}.js`)).toBe(`${SCRIPT}//${number}`);
    expect(await read('/sw.js')).toBe(`${SCRIPT}//${number}`);
    const encoding = async (): Promise<string | null> => {
      const headers = { 'accept-encoding': 'br' };
      const script = await visitor.fetch(`/assets/main-${number}.js`, { headers });
      expect(await script.text()).toBe(`${SCRIPT}//${number}`);
      return script.headers.get('content-encoding');
    };
    await expect.poll(encoding).toBe('br');
  }
  expect((await visitor.fetch('/assets/main-1.js')).status).toBe(404);
  await other.close();
  await bare.remove();
});

test('limits how often one address may ask, and how often it may sign in', async () => {
  const strict = await freshPlace('sqlite');
  const other = await serverAt(strict, { rateLimit: 30 });
  const outcomes: (string | undefined)[] = [];
  for (let i = 0; i < 4; i++) {
    const outcome = await new TestPlayer(other.url).call('guest', { body: { name: 'Ada' } });
    outcomes.push(outcome.ok ? 'ok' : outcome.error.code);
  }
  expect(outcomes).toEqual(['ok', 'ok', 'ok', 'too-often']);
  const ada = new TestPlayer(other.url);
  let last = '';
  for (let i = 0; i < 40; i++) {
    const outcome = await ada.call('open');
    last = outcome.ok ? 'ok' : outcome.error.code;
  }
  expect(last).toBe('too-often');
  const statuses: number[] = [];
  const third = new TestPlayer(other.url);
  for (let i = 0; i < 5; i++) {
    const body = { email: 'nobody@example.org', password: 'not the password' };
    statuses.push((await third.post('/api/auth/sign-in/email', body)).status);
  }
  expect(statuses.at(-1)).toBe(429);
  expect((await third.fetch('/healthz')).status).toBe(200);
  await other.close();
  await strict.remove();
});

test('behind a proxy people are told apart, and the page is the one with the public address', async () => {
  const behind = await freshPlace('sqlite');
  const publicUrl = 'https://play.example.org';
  const settings = { publicUrl, trustProxy: true, rateLimit: 30, socketsPerAddress: 1 };
  const other = await serverAt(behind, settings);
  const proxied = (address: string, origin = publicUrl) => ({
    'x-forwarded-for': address,
    'x-forwarded-proto': 'https',
    origin,
  });
  const sitDown = (headers: Record<string, string>) =>
    fetch(`${other.url}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ name: 'Ada' }),
    });
  const first = await sitDown(proxied('192.0.2.1'));
  expect(first.status).toBe(200);
  expect(first.headers.get('strict-transport-security')).toContain('max-age');
  const cookie = first.headers.getSetCookie().join();
  expect(cookie).toContain('__Secure-conclave.session_token=');
  expect(cookie).toContain('; Secure');
  expect((await sitDown(proxied('192.0.2.1', other.url))).status).toBe(403);
  for (let i = 0; i < 4; i++) await sitDown(proxied('192.0.2.1'));
  expect((await sitDown(proxied('192.0.2.1'))).status).toBe(429);
  expect((await sitDown(proxied('192.0.2.2'))).status).toBe(200);
  const opens = async (headers: Record<string, string>): Promise<Socket | undefined> => {
    const options = { transports: ['websocket'], forceNew: true, reconnection: false };
    const socket = io(other.url, { ...options, extraHeaders: headers });
    return await new Promise((resolve) => {
      socket.once('connect', () => resolve(socket));
      socket.once('connect_error', () => resolve(undefined));
    });
  };
  const sockets = [
    await opens(proxied('192.0.2.1')),
    await opens(proxied('192.0.2.1')),
    await opens(proxied('192.0.2.2')),
    await opens(proxied('192.0.2.3', other.url)),
  ];
  expect(sockets.map((socket) => socket?.connected === true)).toEqual([true, false, true, false]);
  for (const socket of sockets) socket?.disconnect();
  await other.close();
  await behind.remove();
});
