import { request } from 'node:http';
import { connect } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ChildServer, childServer } from './support/child.ts';
import { Honest } from './support/honest.ts';
import { freshPlace, openHouse, type Place } from './support/house.ts';
import { TestPlayer } from './support/player.ts';
import { RawLine } from './support/raw-line.ts';

/** Generous: the tests share their machine. What was mended took tens of seconds. */
const BEARABLE = 5000;
const MEGABYTE = 1024 * 1024;

const times = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

/** A request on a connection of its own, which ends with it: kept ones would count. */
function once(url: string, body?: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const sent = request(url, { agent: false, method }, (reply) => {
      let text = '';
      reply.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const helloOf = async (line: RawLine): Promise<void> => {
  await line.opens();
  line.send('40');
  expect(await line.hears('40{')).toBe(true);
};

describe('while one guest floods, another plays on', () => {
  let place: Place;
  let server: ChildServer;
  let honest: Honest;
  beforeAll(async () => {
    place = await freshPlace('sqlite');
    // A process of its own: its memory is measured, and it must not share our thread.
    server = await childServer(place, { MESSAGE_RATE: '500' });
    honest = await Honest.sitDown(server.url);
  });
  afterAll(async () => {
    honest.leave();
    await server.kill('SIGTERM');
    await place.remove();
  });

  const memory = async (): Promise<number> => {
    const text = await (await fetch(`${server.url}/metrics`)).text();
    return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / MEGABYTE;
  };

  test('twenty thousand hellos on one line', async () => {
    const line = new RawLine(server.url);
    await line.opens();
    line.send(...times(20_000, () => '40'));
    expect(await honest.during(line.closed)).toBeLessThan(BEARABLE);
    expect(honest.answers).toBeGreaterThan(0);
  });

  test('sockets that ask and never read', async () => {
    const guest = await TestPlayer.guest(server.url, 'Mallory');
    const { id } = await guest.table({ bots: [{ seat: 1, bot: 'random' }], start: true });
    const before = await memory();
    const attack = async (): Promise<void> => {
      const line = new RawLine(server.url, [`cookie: ${guest.cookie}`]);
      await helloOf(line);
      line.socket.pause();
      line.send(`420["watch",{"match":"${id}"}]`);
      const ask = `421["resync",{"match":"${id}"}]`;
      // No more than it may say: what is sent in return is the trouble.
      await line.flood(() => line.send(...times(10, () => ask)), 50);
    };
    const slowest = await honest.during(Promise.all(times(2, attack)));
    expect(slowest).toBeLessThan(BEARABLE);
    expect((await memory()) - before).toBeLessThan(250);
  });

  test('somebody who polls for nothing that is said', async () => {
    const guest = await TestPlayer.guest(server.url, 'Mallory');
    const { id } = await guest.table({ bots: [{ seat: 1, bot: 'random' }], start: true });
    const address = '/socket.io/?EIO=4&transport=polling';
    const opened = await (await guest.fetch(address)).text();
    const sid = /"sid":"([^"]+)"/.exec(opened)?.[1] ?? '';
    const say = async (...packets: readonly string[]): Promise<number> =>
      (await guest.fetch(`${address}&sid=${sid}`, { method: 'POST', body: packets.join('\x1e') }))
        .status;
    expect(await say('40')).toBe(200);
    await (await guest.fetch(`${address}&sid=${sid}`)).text();
    const attack = async (): Promise<void> => {
      const asks = times(100, () => `421["resync",{"match":"${id}"}]`);
      while ((await say(`420["watch",{"match":"${id}"}]`, ...asks)) === 200);
    };
    expect(await honest.during(attack())).toBeLessThan(BEARABLE);
  });

  test('requests sent all at once over one connection', async () => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    let replies = 0;
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      replies += chunk.toString('latin1').split('HTTP/1.1 200').length - 1;
    });
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write('GET /api/docs/json HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(300));
    expect(await honest.during(closed)).toBeLessThan(BEARABLE);
    expect(replies).toBeLessThan(20);
  });
});

describe('a line', () => {
  const house = openHouse('sqlite', { messageRate: 20, timing: { hello: 300 } });

  test.each([
    ['a second hello', ['40', '40']],
    ['a hello elsewhere', ['40/admin,']],
    ['something that is no packet', ['4nonsense']],
    ['a packet before the hello', ['42["watchLobby",{}]']],
  ])('is closed at %s', async (_what, packets) => {
    const line = new RawLine(house.url);
    await line.opens();
    line.send(...packets);
    await line.closed;
  });

  test.each([
    ['packets', (line: RawLine) => line.send(...times(500, () => '3'))],
    ['frames that are no packets', (line: RawLine) => line.ping(500)],
  ])('is closed at %s without end, before any hello', async (_what, batch) => {
    const line = new RawLine(house.url);
    await line.opens();
    await line.flood(() => batch(line));
    expect(line.isClosed).toBe(true);
  });

  test('is closed where nobody says hello, and not where somebody did', async () => {
    const [quiet, polite] = [new RawLine(house.url), new RawLine(house.url)];
    await helloOf(polite);
    await quiet.closed;
    polite.send('420["watchLobby",{}]');
    expect(await polite.hears('430[')).toBe(true);
    polite.end();
  });
});

describe('room for sockets', () => {
  const house = openHouse('sqlite', { socketsPerAddress: 10 });
  const polling = '/socket.io/?EIO=4&transport=polling';

  const roomFor = async (count: number): Promise<boolean> => {
    const lines = times(count, () => new RawLine(house.url));
    const open = await Promise.all(lines.map((line) => line.opens()));
    for (const line of lines) line.end();
    return open.every((one) => one);
  };

  test('is counted when they knock: none slips in while others are looked up', async () => {
    const lines = times(18, () => new RawLine(house.url));
    const open = await Promise.all(lines.map((line) => line.opens()));
    expect(open.filter((one) => one)).toHaveLength(10);
    for (const line of lines) line.end();
    await expect.poll(() => roomFor(10)).toBe(true);
  });

  test('is the same for those who poll', async () => {
    const replies = await Promise.all(times(18, () => once(house.url + polling)));
    const opened = replies.filter(({ status }) => status === 200);
    expect(opened).toHaveLength(10);
    for (const { text } of opened) {
      const sid = /"sid":"([^"]+)"/.exec(text)?.[1] ?? '';
      await once(`${house.url}${polling}&sid=${sid}`, '1');
    }
    await expect.poll(() => roomFor(10)).toBe(true);
  });

  test('is not taken by what never becomes a socket', async () => {
    for (let i = 0; i < 12; i++) {
      const old = await once(`${house.url}/socket.io/?EIO=3&transport=polling`);
      expect(old.status).toBe(400);
      const broken = new RawLine(house.url, ['sec-websocket-key: again']);
      expect(await broken.opens()).toBe(false);
      broken.end();
    }
    await expect.poll(() => roomFor(10)).toBe(true);
  });

  test('is taken once by who changes from one transport to the other', async () => {
    const options = { transports: ['polling', 'websocket'], forceNew: true, reconnection: false };
    const sockets = times(9, () => io(house.url, options));
    const upgraded = (socket: Socket): Promise<unknown> =>
      new Promise((resolve) => socket.io.engine.once('upgrade', resolve));
    await Promise.all(sockets.map((socket) => upgraded(socket)));
    const last = new RawLine(house.url);
    expect(await last.opens()).toBe(true);
    const more = new RawLine(house.url);
    expect(await more.opens()).toBe(false);
    for (const socket of sockets) socket.disconnect();
    last.end();
    await expect.poll(() => roomFor(10)).toBe(true);
  });

  test('ends for connections that carry nothing', async () => {
    const { hostname, port } = new URL(house.url);
    const idle = times(40, () => connect(Number(port), hostname));
    let closed = 0;
    for (const socket of idle) {
      socket.on('error', () => {});
      socket.once('close', () => closed++);
      socket.resume();
    }
    // Twenty of one address, of which this test may hold a few already.
    await expect.poll(() => closed).toBeGreaterThanOrEqual(20);
    for (const socket of idle) socket.destroy();
    await expect.poll(() => roomFor(10)).toBe(true);
  });
});

describe('sockets of one player', () => {
  const house = openHouse('sqlite', { socketsPerPlayer: 3, maxSockets: 5 });

  const open = (player: TestPlayer): Promise<Socket | string> => {
    const socket = io(house.url, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      extraHeaders: { cookie: player.cookie },
    });
    return new Promise((resolve) => {
      socket.once('connect', () => resolve(socket));
      socket.once('connect_error', (error) => {
        socket.disconnect();
        resolve(error.message);
      });
    });
  };
  const close = (sockets: readonly (Socket | string)[]): void => {
    for (const socket of sockets) if (typeof socket !== 'string') socket.disconnect();
  };

  test('are so many, and no fewer for others; and all together have an end', async () => {
    const ada = await TestPlayer.guest(house.url, 'Ada');
    const ben = await TestPlayer.guest(house.url, 'Ben');
    const three = await Promise.all(times(3, () => open(ada)));
    expect(three.every((socket) => typeof socket !== 'string')).toBe(true);
    expect(await open(ada)).toBe('You have too many pages open; close one first.');
    const two = [await open(ben)];
    await expect
      .poll(async () => {
        const next = await open(ben);
        if (typeof next !== 'string') two.push(next);
        return two.length;
      })
      .toBe(2);
    // Five are here; it is not Ben who has too many.
    expect(await open(ben)).toBe('websocket error');
    close(three.splice(0, 1));
    await expect
      .poll(async () => {
        const next = await open(ada);
        if (typeof next !== 'string') three.push(next);
        return typeof next;
      })
      .toBe('object');
    close([...three, ...two]);
  });
});
