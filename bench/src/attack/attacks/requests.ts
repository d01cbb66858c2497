import { setTimeout as wait } from 'node:timers/promises';
import { ROUTES } from '@conclave/protocol';
import { manyTimes } from '../../live/people.ts';
import { ask } from '../../live/request.ts';
import { type Attack, many, Tallied, type Target } from '../attack.ts';
import { Intruder } from '../intruder.ts';
import { connection } from '../line.ts';

const slow: Attack = {
  name: 'slow-requests',
  about: 'requests whose headers or bodies come a byte at a time',
  async run(target) {
    const count = many(target, 1_000, 300);
    const sockets = await Promise.all(
      Array.from({ length: count }, async (_, i) => {
        const socket = await connection(target.door);
        socket.resume();
        const path = i % 2 === 0 ? '/api/guest' : '/healthz';
        const body = 'content-type: application/json\r\ncontent-length: 1000\r\n\r\n{';
        socket.write(`POST ${path} HTTP/1.1\r\nhost: a\r\n${i % 2 === 0 ? body : ''}`);
        return socket;
      }),
    );
    const seconds = many(target, 20, 2);
    for (let i = 0; i < seconds * 2; i++) {
      for (const socket of sockets) if (socket.readyState === 'open') socket.write('a');
      await wait(500);
    }
    const left = sockets.filter(({ readyState }) => readyState === 'open').length;
    return {
      tried: `${count} requests for ${seconds} s`,
      met: `${count - left} ended by the server`,
      counts: [],
    };
  },
};

const NESTED = (open: string, close: string, depth: number): string =>
  `${open.repeat(depth)}1${close.repeat(depth)}`;
const table = (options: string): string => `{"game":"enchanters","seats":2,"options":${options}}`;
const BODIES: readonly string[] = [
  ...[9_000, 30_000].map((depth) => table(`{"kingdoms":${NESTED('[', ']', depth)}}`)),
  ...[9_000, 30_000].map((depth) => table(`{"content":${NESTED('[', ']', depth)}}`)),
  ...[5_000, 9_000].map((depth) => table(`{"content":${NESTED('{"a":', '}', depth)}}`)),
  table(`{"content":{"villages":${NESTED('[', ']', 20_000)}}}`),
  NESTED('[', ']', 30_000),
  'x'.repeat(70_000),
  'x'.repeat(10_000_000),
  '{"game":',
  '\0'.repeat(1_000),
];

/** What no client sends, as it goes over the wire. */
const WIRES: readonly string[] = [
  'POST /api/guest HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n',
  'POST /api/guest HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\ncontent-type: application/json\r\n\r\n5\r\n{}\r\n',
  'POST /api/guest HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\ncontent-length: 4\r\n\r\n0\r\n\r\n',
  'POST /api/guest HTTP/1.1\r\nhost: a\r\ncontent-length: -1\r\n\r\n',
  `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: a\r\n\r\n`,
  `GET / HTTP/1.1\r\n${'x: y\r\n'.repeat(5_000)}\r\n`,
  'GET /%00%ff%c0%ae HTTP/1.1\r\nhost: a\r\n\r\n',
  'GET /../../etc/passwd HTTP/1.1\r\nhost: a\r\n\r\n',
  'GET / HTTP/9.9\r\nhost: a\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01',
  '\0'.repeat(10_000),
  ...['HEAD', 'TRACE', 'OPTIONS', 'PUT', 'DELETE', 'PROPFIND', 'CONNECT', 'PURGE', 'NONSENSE'].map(
    (method) => `${method} /api/matches HTTP/1.1\r\nhost: a\r\n\r\n`,
  ),
];

/** The status of whatever is answered to a text; 'closed' or 'nothing' where there is none. */
async function statusOf(target: Target, wire: string): Promise<string> {
  const socket = await connection(target.door);
  return new Promise((resolve) => {
    const over = (said: string): void => {
      socket.destroy();
      resolve(said);
    };
    socket.once('data', (chunk: Buffer) => over(chunk.toString('latin1', 9, 12)));
    socket.once('close', () => over('closed'));
    socket.setTimeout(1_000, () => over('nothing'));
    socket.write(wire, 'latin1');
  });
}

const broken: Attack = {
  name: 'broken-requests',
  about: 'bodies too large, too deep and cut off, broken chunks, methods nobody knows',
  async run(target) {
    const eve = await Intruder.come(target.door);
    const met = new Tallied();
    const rounds = many(target, 12, 1);
    for (let i = 0; i < rounds; i++) {
      for (const body of BODIES) {
        const { status } = await eve.ask(ROUTES.create.path, { method: 'POST', body });
        met.add(status === 0 ? 'closed' : status);
      }
      await Promise.all(WIRES.map(async (wire) => met.add(await statusOf(target, wire))));
    }
    return {
      tried: `${rounds * (BODIES.length + WIRES.length)} broken requests`,
      met: `${met}`,
      counts: [{ what: 'failures of the server', value: met.of(500), most: 0 }],
    };
  },
};

const keptAlive: Attack = {
  name: 'requests',
  about: 'requests over kept connections, as many as one gets answered',
  async run(target) {
    const count = many(target, 10_000, 1_000);
    const eve = await Intruder.come(target.door);
    const paths = [ROUTES.me.path, ROUTES.open.path, ROUTES.games.path, '/', '/api/docs/json'];
    const met = new Tallied();
    await manyTimes(count, 16, async (i) => {
      const asked = { cookie: eve.cookie, patience: 5_000 };
      const path = paths[i % paths.length] ?? '/';
      met.add(
        await ask(target.door, path, asked).then(
          ({ status }) => status,
          () => 0,
        ),
      );
    });
    return {
      tried: `${count.toLocaleString('en')} requests`,
      met: `${met}`,
      counts: [{ what: 'failures of the server', value: met.of(500), most: 0 }],
    };
  },
};

export const REQUESTS: readonly Attack[] = [slow, broken, keptAlive];
