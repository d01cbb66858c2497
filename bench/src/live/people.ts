import { MatchInfo, ROUTES } from '@conclave/protocol';
import { ask, type Door, type Reply } from './request.ts';

/** Somebody signed in as a guest, as a browser is: by a cookie. */
export interface Guest {
  readonly cookie: string;
}

async function post(door: Door, path: string, cookie: string, body: unknown): Promise<Reply> {
  const reply = await ask(door, path, { cookie, body });
  if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${reply.body}`);
  return reply;
}

export async function newGuest(door: Door, name: string): Promise<Guest> {
  const { headers } = await post(door, ROUTES.guest.path, '', { name });
  const cookies = (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0] ?? '');
  return { cookie: cookies.join('; ') };
}

/** Opens a table for two, lets both sit down, and deals. */
export async function newTable(door: Door, host: Guest, other: Guest): Promise<string> {
  const wish = { game: 'gatherings', seats: 2 };
  const opened = await post(door, ROUTES.create.path, host.cookie, wish);
  const { id } = MatchInfo.parse(JSON.parse(opened.body));
  for (const [route, guest] of [
    [ROUTES.join, other],
    [ROUTES.start, host],
  ] as const) {
    await post(door, route.path.replace(':id', id), guest.cookie, {});
  }
  return id;
}

/** Does something so many times, a few at a time. */
export async function manyTimes(
  count: number,
  atOnce: number,
  work: (i: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, worker));
}
