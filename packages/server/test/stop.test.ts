import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { pino } from 'pino';
import { io } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { steps } from '../src/closing.ts';
import { gamesWith } from '../src/games.ts';
import { build } from '../src/house.ts';
import { openApp } from '../src/http/app.ts';
import { MatchStore } from '../src/store/matches.ts';
import { openStore } from '../src/store/open.ts';
import type { GivenAnswer } from '../src/store/record.ts';
import { type ChildServer, childServer } from './support/child.ts';
import { freshPlace, KINDS, type Place, settingsFor } from './support/house.ts';
import { simplest, TestPlayer } from './support/player.ts';

const STOPS = 3;
const PEOPLE = 4;
const AT_MOST_MS = 5000;

interface Acknowledged {
  readonly seq: number;
  readonly seat: number;
  readonly picks: readonly number[];
}

/** Somebody with a game of their own, who answers as fast as the server does until it is gone. */
class Busy {
  readonly given = new Map<string, Acknowledged[]>();
  player: TestPlayer;
  private match = '';

  constructor(player: TestPlayer) {
    this.player = player;
  }

  get count(): number {
    return [...this.given.values()].reduce((sum, own) => sum + own.length, 0);
  }

  /** The same person at the server that came after. */
  comeTo(url: string): void {
    const { cookie } = this.player;
    this.player = new TestPlayer(url);
    this.player.cookie = cookie;
  }

  async playUntilCut(): Promise<void> {
    const { player } = this;
    await new Promise<void>((resolve) => player.socket.once('connect', resolve));
    const cut = new Promise<'cut'>((resolve) => {
      player.socket.once('disconnect', () => resolve('cut'));
    });
    while (player.socket.connected) {
      // Whoever is told that the server closes waits until it is gone.
      const played = this.playOne().catch((error: unknown) => {
        if (String(error).includes('The server is closing')) return cut;
        if (player.socket.connected) throw error;
        return undefined;
      });
      if ((await Promise.race([played, cut])) === 'cut') return;
    }
  }

  private async playOne(): Promise<void> {
    const { player } = this;
    if (this.match === '') {
      const bots = [{ seat: 1, bot: 'random' }];
      this.match = (await player.table({ bots, start: true })).id;
      this.given.set(this.match, []);
      // Bots alone at a table are under way as well.
      const alone = [0, 1, 2].map((seat) => ({ seat, bot: 'random' }));
      await player.table({ seats: 3, bots: alone, start: true });
    }
    const { match } = this;
    const table = await player.watch(match);
    for (;;) {
      const over = () => table.info?.status === 'finished' || !player.socket.connected;
      await table.until('a decision', () => table.decision !== null || over());
      const { decision, last } = table;
      if (table.info?.status === 'finished') this.match = '';
      if (over() || decision === null || last === undefined) return;
      const picks = simplest(decision);
      const outcome = await player.answer(match, picks);
      if (outcome.ok) {
        const { seq } = outcome.value;
        this.given.get(match)?.push({ seq: seq - 1, seat: decision.seat, picks });
      }
      await table.until('an update', () => table.last !== last || over() || !outcome.ok);
      if (!outcome.ok) return;
    }
  }
}

interface End {
  readonly status: number | null;
  readonly ms: number;
}

/** How the server ended after a signal, and how long it took. */
async function stop(server: ChildServer, signal: NodeJS.Signals = 'SIGTERM'): Promise<End> {
  const from = performance.now();
  const status = await server.kill(signal);
  return { status, ms: performance.now() - from };
}

async function askUntilGone({ url }: TestPlayer): Promise<void> {
  try {
    for (;;) await (await fetch(`${url}/healthz`)).text();
  } catch {
    // It is gone.
  }
}

/** The answers that are there when no server runs. */
async function keptAt(place: Place, match: string): Promise<readonly GivenAnswer[]> {
  const store = await openStore(place);
  try {
    return await new MatchStore(store.db).answers(match);
  } finally {
    await store.close();
  }
}

describe.each(KINDS)('a server that is told to stop on %s', (kind) => {
  test('ends in good order, again and again under play, and nothing is lost', async () => {
    const place = await freshPlace(kind);
    const people: Busy[] = [];
    const count = (): number => people.reduce((sum, busy) => sum + busy.count, 0);
    const ends: End[] = [];
    for (let i = 0; i < STOPS; i++) {
      const server = await childServer(place);
      for (const busy of people) busy.comeTo(server.url);
      while (people.length < PEOPLE) {
        people.push(new Busy(await TestPlayer.guest(server.url, `Player ${people.length}`)));
      }
      const wanted = count() + PEOPLE;
      const playing = people.map((busy) => busy.playUntilCut());
      // Pages whose network lets no socket through ask again and again, also while it closes.
      const pages = people.map(() => io(server.url, { transports: ['polling'], forceNew: true }));
      await expect.poll(() => pages.every((page) => page.connected)).toBe(true);
      // And whoever looks at the lists has a request under way on a line that is kept.
      const asking = people.map(({ player }) => askUntilGone(player));
      await expect.poll(count, { interval: 5 }).toBeGreaterThan(wanted);
      ends.push(await stop(server));
      await Promise.all([...playing, ...asking]);
      for (const page of pages) page.disconnect();
    }
    expect(ends.map(({ status }) => status)).toEqual(ends.map(() => 0));
    expect(Math.max(...ends.map(({ ms }) => ms))).toBeLessThan(AT_MOST_MS);
    for (const { given } of people) {
      for (const [id, answers] of given) {
        const kept = await keptAt(place, id);
        for (const { seq, seat, picks } of answers) {
          expect(kept[seq]).toMatchObject({ seat, picks, bot: null });
        }
      }
    }
    await place.remove();
  }, 240_000);
});

describe('a server that closes', () => {
  let place: Place;
  let server: ChildServer;
  beforeEach(async () => {
    place = await freshPlace('sqlite');
    server = await childServer(place, {
      // A fault in the middle of everything, when the test asks for it.
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(PLANTED)}`,
    });
  });
  afterEach(async () => {
    await server.kill();
    await place.remove();
  });

  const PLANTED = `import{isMainThread}from'node:worker_threads';if(isMainThread){process.on('SIGUSR1',()=>{});process.on('SIGUSR2',()=>{Promise.reject(new Error('planted'))})}`;

  test('waits for nobody who does not hang up', async () => {
    const { hostname, port } = new URL(server.url);
    // One that became a socket and never answers again, one that asks a byte at a time, one that says nothing.
    const lines = [
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n',
      'POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{',
      '',
    ].map((words) => {
      const line = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
      line.on('error', () => {});
      if (words !== '') line.write(words);
      return line;
    });
    await once(lines[0] as Socket, 'readable');
    for (const line of lines) line.pause();
    const { status, ms } = await stop(server);
    expect(status).toBe(0);
    expect(ms).toBeLessThan(AT_MOST_MS);
    for (const line of lines) line.destroy();
  });

  test('takes a signal that comes several times at once for one', async () => {
    const busy = new Busy(await TestPlayer.guest(server.url, 'Ada'));
    const playing = busy.playUntilCut();
    await expect.poll(() => busy.count).toBeGreaterThan(1);
    server.process.kill('SIGINT');
    server.process.kill('SIGTERM');
    expect(await server.kill('SIGINT')).toBe(0);
    await playing;
  });

  test('after a fault writes what is under way and says that it failed', async () => {
    const busy = new Busy(await TestPlayer.guest(server.url, 'Ada'));
    const playing = busy.playUntilCut();
    await expect.poll(() => busy.count).toBeGreaterThan(1);
    let said = '';
    server.process.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    const { status, ms } = await stop(server, 'SIGUSR2');
    await playing;
    expect([status, ms < AT_MOST_MS]).toEqual([1, true]);
    expect(said).toContain('planted');
    expect(said).toContain('the server has met a fault and closes');
    const [[id, answers] = ['', []]] = [...busy.given];
    const kept = await keptAt(place, id);
    for (const { seq, seat, picks } of answers) expect(kept[seq]).toMatchObject({ seat, picks });
  });

  test('is sought again by those who were there, and they find it at the same place', async () => {
    const ada = await TestPlayer.guest(server.url, 'Ada');
    const { id } = await ada.table({ bots: [{ seat: 1, bot: 'random' }], start: true });
    const page = io(server.url, {
      transports: ['websocket'],
      extraHeaders: { cookie: ada.cookie },
      reconnectionDelay: 50,
      reconnectionDelayMax: 200,
    });
    const heard = (event: string): Promise<unknown> =>
      new Promise((resolve) => page.once(event, resolve));
    await heard('connect');
    const lost = heard('disconnect');
    expect((await stop(server)).status).toBe(0);
    expect(await lost).toBe('transport close');
    const back = heard('connect');
    server = await childServer(place, { PORT: new URL(server.url).port });
    await back;
    expect(await page.emitWithAck('watch', { match: id })).toMatchObject({ ok: true });
    page.disconnect();
  });
});

test('while it closes it is not ready, nobody comes in, and those inside finish', async () => {
  const place = await freshPlace('sqlite');
  const store = await openStore(place);
  const house = build(settingsFor(place), await gamesWith([]), store, pino({ level: 'silent' }));
  const app = await openApp(house);
  const ask = async (method: 'GET' | 'POST', url: string) =>
    await app.inject({
      method,
      url,
      headers: { host: 'x' },
      ...(method === 'POST' ? { payload: { name: 'Ada' } } : {}),
    });
  expect((await ask('GET', '/readyz')).json()).toEqual({ status: 'ready' });
  const leave = house.door.enter();
  const parts: string[] = [];
  const rested = house.rest(async (part, close) => {
    await close();
    parts.push(part);
  });
  const ready = await ask('GET', '/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'closing' }]);
  expect((await ask('GET', '/healthz')).statusCode).toBe(200);
  const refused = await ask('POST', '/api/guest');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([500, '5']);
  expect(refused.json()).toMatchObject({
    code: 'internal',
    message: expect.stringContaining('closing'),
  });
  expect(parts).toEqual([]);
  leave();
  await rested;
  expect(parts).toEqual(['requests and messages', 'clocks', 'bots', 'answers']);
  await app.close();
  await house.close();
  await place.remove();
});

test('a part that hangs is named, and the others are closed all the same', async () => {
  const said: string[] = [];
  const log = pino({}, { write: (line: string) => said.push(line) });
  const { step, failed } = steps(log, 30);
  const closed: string[] = [];
  await step('first', () => Promise.resolve(closed.push('first')));
  expect(failed()).toBe(false);
  await step('stuck', () => new Promise(() => {}));
  await step('broken', () => Promise.reject(new Error('no')));
  await step('last', () => Promise.resolve(closed.push('last')));
  expect(closed).toEqual(['first', 'last']);
  expect(failed()).toBe(true);
  expect(said.map((line) => (JSON.parse(line) as { part: string }).part)).toEqual([
    'stuck',
    'broken',
  ]);
});
