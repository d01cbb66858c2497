import { connect } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { type ChildServer, childServer } from './support/child.ts';
import { freshPlace, type Place, serverAt } from './support/house.ts';
import { TestPlayer } from './support/player.ts';

/** A request as it is written, byte for byte; the reply's status and body. */
function raw(url: string, lines: readonly string[], body = ''): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let said = '';
    const socket = connect(Number(port), hostname, () => {
      socket.write(`${[...lines, 'connection: close', '', ''].join('\r\n')}${body}`);
    });
    socket.on('data', (chunk) => {
      said += chunk.toString();
    });
    socket.on('close', () => resolve(said));
    socket.on('error', reject);
  });
}

const statusOf = (reply: string): number => Number(reply.split(' ')[1]);

function openSocket(url: string): Promise<Socket> {
  const options = { transports: ['websocket'], forceNew: true, reconnection: false };
  const socket = io(url, options);
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}

describe('one packet from a stranger', () => {
  let place: Place;
  let server: ChildServer;
  beforeAll(async () => {
    place = await freshPlace('sqlite');
    // A process of its own: what ends it must not end the test.
    server = await childServer(place);
  });
  afterAll(async () => {
    await server.kill('SIGTERM');
    await place.remove();
  });

  test.each([
    ['an event that is a number', '2[5,{}]'],
    ['an event that is a number, to be answered', '20[5,{}]'],
    ['a message deep as a well', `20["chat",${'['.repeat(7500)}${']'.repeat(7500)}]`],
    ['an object deep as a well', `20["chat",${'{"a":'.repeat(2500)}1${'}'.repeat(2500)}]`],
    ['no arguments', '20["chat"]'],
    ['a prototype', '20["watch",{"__proto__":{"match":"aaaaaaaaaaaa"}}]'],
    ['a name of an inherited method', '20["toString",{}]'],
    ['a reserved name', '20["disconnect",{}]'],
    ['something that is no packet', '9nonsense'],
    ['an answer to nothing', '3999["x"]'],
    ['a binary message without its bytes', '51-["chat",{"_placeholder":true,"num":0}]'],
    ['an empty packet', ''],
  ])('%s does not end the server', async (_what, packet) => {
    const socket = await openSocket(server.url);
    const over = new Promise((resolve) => {
      socket.once('disconnect', resolve);
      socket.onAny(resolve);
      setTimeout(resolve, 150);
    });
    socket.io.engine.write(packet);
    await over;
    socket.disconnect();
    expect(server.process.exitCode).toBeNull();
    const health = await fetch(`${server.url}/healthz`).then(
      ({ status }) => status,
      () => 0,
    );
    expect(health).toBe(200);
  });
});

describe('requests no browser sends', () => {
  let place: Place;
  let server: RunningServer;
  beforeAll(async () => {
    place = await freshPlace('sqlite');
    server = await serverAt(place);
  });
  afterAll(async () => {
    await server.close();
    await place.remove();
  });

  const post = (url: string, path: string, body: string, ...more: readonly string[]) =>
    raw(
      url,
      [
        `POST ${path} HTTP/1.1`,
        ...(more.some((line) => line.startsWith('host:')) ? [] : ['host: localhost']),
        'content-type: application/json',
        `content-length: ${Buffer.byteLength(body)}`,
        ...more,
      ],
      body,
    );

  test('an address written in another way does not get around the limits', async () => {
    const strict = await freshPlace('sqlite');
    const other = await serverAt(strict, { rateLimit: 30 });
    const body = JSON.stringify({ name: 'Ada' });
    const paths = ['/api/guest', '/%61pi/guest', 'http://localhost/api/guest', '/api/gues%74'];
    const statuses: number[] = [];
    for (const path of [...paths, ...paths])
      statuses.push(statusOf(await post(other.url, path, body)));
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(3);
    expect(statuses.slice(4).every((status) => status === 429 || status === 404)).toBe(true);
    const lists = ['/api/matches/open', '/%61pi/matches/open', 'http://a/api/matches/open'];
    let last = '';
    for (let i = 0; i < 45; i++) {
      last = await raw(other.url, [`GET ${lists[i % 3]} HTTP/1.1`, 'host: localhost']);
    }
    expect(statusOf(last)).toBe(429);
    await other.close();
    await strict.remove();
  });

  test('cookies that cannot be read are nobody', async () => {
    const name = 'conclave.session_token';
    for (const cookie of [
      `${name}=%E0%A4%A`,
      `${name}=`,
      `${name}`,
      '=;=;=',
      `${name}=a.b; ${name}=c.d`,
      `${name}=${'x'.repeat(6000)}`,
      `__proto__=1; ${name}=a.b%3D`,
      `${name}=\u00ff\u00fe`,
    ]) {
      const me = await raw(server.url, ['GET /api/me HTTP/1.1', 'host: a', `cookie: ${cookie}`]);
      expect(statusOf(me), cookie).toBe(200);
      expect(me.split('\r\n\r\n')[1], cookie).toContain('null');
      const guest = await post(server.url, '/api/guest', '{"name":"Ada"}', `cookie: ${cookie}`);
      expect(statusOf(guest), cookie).toBe(200);
    }
  });

  test('a host that is none is an unreadable request, not a failure', async () => {
    for (const host of ['a b', '[', 'x:y:z', '%', 'a/../b', 'a?b', 'a#b', 'me@b', '']) {
      for (const path of ['/api/auth/sign-in/email', '/api/guest', '/api/auth/get-session']) {
        const reply = await post(server.url, path, '{}', `host: ${host}`);
        expect([400, 403, 404], `${host} ${path}`).toContain(statusOf(reply));
      }
    }
  });

  test('bodies that reach for the prototype are refused or mean nothing', async () => {
    const ada = await TestPlayer.guest(server.url, 'Ada');
    const send = (body: string): Promise<string> =>
      post(server.url, '/api/matches', body, `cookie: ${ada.cookie}`);
    const wish = '"game":"gatherings","seats":2';
    for (const body of [
      `{${wish},"__proto__":{"private":true}}`,
      `{${wish},"options":{"__proto__":{"total":5}}}`,
      `{${wish},"options":{"constructor":{"prototype":{"x":1}}}}`,
      `{${wish},"options":{"toString":1}}`,
      `{${wish},"options":{"hasOwnProperty":null}}`,
      `{${wish},"options":${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}}`,
      `{"game":"__proto__","seats":2}`,
      `{"game":"constructor","seats":2}`,
      `{${wish},"bots":[{"seat":1,"bot":"constructor"}]}`,
    ]) {
      const status = statusOf(await send(body));
      expect([400, 404, 422], body.slice(0, 80)).toContain(status);
    }
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
    expect(await ada.must('mine')).toEqual([]);
  });

  test('nobody gives themselves what only the server gives', async () => {
    const ada = await TestPlayer.guest(server.url, 'Ada');
    await ada.post('/api/auth/update-user', { isAnonymous: false });
    await ada.post('/api/auth/update-user', { email: 'ada@example.org', emailVerified: true });
    expect(await ada.profile()).toMatchObject({ guest: true, email: null, player: ada.id });
    const eve = new TestPlayer(server.url);
    const more = { id: ada.id, isAnonymous: true, emailVerified: true };
    const details = { name: 'Eve', email: 'eve@example.org', password: 'long enough' };
    await eve.post('/api/auth/sign-up/email', { ...details, ...more });
    const profile = await eve.must('me');
    expect(profile?.player).not.toBe(ada.id);
    expect(profile?.guest ?? false).toBe(false);
  });

  test('another site cannot sign anybody in or out', async () => {
    const ada = await TestPlayer.guest(server.url, 'Ada');
    for (const origin of ['https://elsewhere.example', 'null', `${server.url}.example`]) {
      for (const path of ['/api/auth/sign-out', '/api/auth/sign-in/anonymous', '/api/guest']) {
        const body = '{"name":"Eve"}';
        const more = [`origin: ${origin}`, `cookie: ${ada.cookie}`];
        expect(statusOf(await post(server.url, path, body, ...more)), path).toBe(403);
      }
    }
    expect(await ada.profile()).toMatchObject({ name: 'Ada' });
  });

  test('a new password ends what other devices have open', async () => {
    const details = { name: 'Ada', email: 'both@example.org', password: 'long enough' };
    const [here, there] = [new TestPlayer(server.url), new TestPlayer(server.url)];
    await here.post('/api/auth/sign-up/email', details);
    await there.post('/api/auth/sign-in/email', details);
    const { id } = await here.table();
    await Promise.all([here.watch(id), there.watch(id)]);
    const gone = new Promise((resolve) => there.socket.once('disconnect', resolve));
    const response = await here.post('/api/auth/change-password', {
      currentPassword: details.password,
      newPassword: 'another long one',
      revokeOtherSessions: true,
    });
    expect(response.status).toBe(200);
    await gone;
    expect(await there.must('me')).toBeNull();
    expect(await here.profile()).toMatchObject({ email: details.email });
  });
});

describe('taking more than a share', () => {
  let place: Place;
  let server: RunningServer;
  beforeAll(async () => {
    place = await freshPlace('sqlite');
    server = await serverAt(place, { socketsPerAddress: 3, timing: { request: 300 } });
  });
  afterAll(async () => {
    await server.close();
    await place.remove();
  });

  test('one address has so many sockets and no more, until some are closed', async () => {
    const open = await Promise.all([1, 2, 3].map(() => openSocket(server.url)));
    await expect(openSocket(server.url)).rejects.toThrow();
    open[0]?.disconnect();
    let again: Socket | undefined;
    const enters = async (): Promise<boolean> => {
      again = await openSocket(server.url).catch(() => undefined);
      return again !== undefined;
    };
    await expect.poll(enters).toBe(true);
    again?.disconnect();
    for (const socket of open) socket.disconnect();
  });

  test('a request that never ends is ended', async () => {
    const lines = ['POST /api/guest HTTP/1.1', 'host: localhost', 'content-length: 100'].concat(
      'content-type: application/json',
    );
    expect(statusOf(await raw(server.url, lines, '{'))).toBe(408);
  });
});
