import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitRequests } from '../src/limits/requests.ts';

let underWay = 0;
let most = 0;
let seen = 0;
let held: ServerResponse[] | undefined;

const server = createServer((_, reply) => {
  seen++;
  most = Math.max(most, ++underWay);
  reply.once('finish', () => underWay--);
  if (held === undefined) setTimeout(() => reply.end('done'), 5);
  else held.push(reply);
});
const port = () => (server.address() as AddressInfo).port;
const visit = async (path = '/'): Promise<number> =>
  (await fetch(`http://127.0.0.1:${port()}${path}`)).status;

beforeAll(async () => {
  limitRequests(server, { trustProxy: false });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('many requests of one address are dealt with a few at a time, and all of them are', async () => {
  const statuses = await Promise.all(Array.from({ length: 50 }, () => visit()));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(most).toBeLessThanOrEqual(6);
});

test('a thousand requests in one piece are not looked at, and their places are free again', async () => {
  seen = 0;
  held = [];
  const socket = connect(port(), '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(1000));
  await expect.poll(() => seen).toBe(4);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.destroy();
  await closed;
  held = undefined;
  const statuses = await Promise.all(Array.from({ length: 20 }, () => visit()));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(seen).toBe(24);
});

test('whether the server is well is said at once, however many others wait', async () => {
  seen = 0;
  held = [];
  const waiting = Array.from({ length: 20 }, () => visit());
  await expect.poll(() => seen).toBe(6);
  const health = visit('/healthz');
  await expect.poll(() => seen).toBe(7);
  const replies = held;
  held = undefined;
  for (const reply of replies) reply.end('done');
  expect(await health).toBe(200);
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([200]));
});
