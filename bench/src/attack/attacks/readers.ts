import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { manyTimes } from '../../live/people.ts';
import { type Attack, many } from '../attack.ts';
import { Intruder } from '../intruder.ts';
import { connection, Line } from '../line.ts';

const AT_ONCE = 20;
const SOCKETS = 200;
const TABLES = 12;
/** As often as one socket may say something. */
const EVERY_MS = 52;

const silent: Attack = {
  name: 'readers',
  about: 'sockets that ask for whole tables as often as they may and read nothing',
  async run(target) {
    const eve = await Intruder.come(target.door);
    const bots = [1, 2, 3].map((seat) => ({ seat, bot: 'random' }));
    const wish = { game: 'seasons', seats: 4, bots, start: true };
    const tables = await Promise.all(Array.from({ length: TABLES }, () => eve.table(wish)));
    const lines: Line[] = [];
    await manyTimes(SOCKETS, AT_ONCE, async () => {
      const line = await Line.open(target.door, eve.cookie).catch(() => undefined);
      if (line === undefined) return;
      lines.push(line);
      const entered = await line.enter().catch(() => undefined);
      if (entered === undefined) return;
      for (const { id } of tables) line.tell('watch', { match: id });
      line.stopReading();
    });
    const until = performance.now() + many(target, 40_000, 4_000);
    for (let i = 0; performance.now() < until; i++) {
      const { id } = tables[i % TABLES] ?? { id: '' };
      for (const line of lines) if (line.isOpen) line.tell('resync', { match: id });
      await wait(EVERY_MS);
    }
    // One that does not read is not told that the line is closed: it learns when it writes.
    const left = lines.filter(({ isOpen }) => isOpen).length;
    return {
      tried: `${SOCKETS} sockets with ${TABLES} tables each`,
      met: `${SOCKETS - left} refused or closed`,
      counts: [],
    };
  },
};

const pipelined: Attack = {
  name: 'pipelined',
  about: 'requests one behind the other on each connection, and no reply is read',
  async run(target) {
    const count = 100;
    const each = many(target, 5_000, 1_000);
    const paths = ['/metrics', '/', '/healthz', '/api/docs/json', '/api/matches/open'];
    const batch = paths.map((path) => `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`).join('');
    const sockets = await Promise.all(
      Array.from({ length: count }, async () => {
        const socket = await connection(target.door);
        socket.pause();
        socket.write(batch.repeat(each / paths.length));
        return socket;
      }),
    );
    await wait(many(target, 15_000, 2_500));
    const left = sockets.filter(({ readyState }) => readyState === 'open').length;
    return {
      tried: `${(count * each).toLocaleString('en')} requests on ${count} connections`,
      met: `${count - left} closed`,
      counts: [],
    };
  },
};

export const READERS: readonly Attack[] = [silent, pipelined];
