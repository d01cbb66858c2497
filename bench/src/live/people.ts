import { MatchInfo, ROUTES } from '@conclave/protocol';

/** Somebody signed in as a guest, as a browser is: by a cookie. */
export interface Guest {
  readonly cookie: string;
}

async function post(url: string, path: string, cookie: string, body: unknown): Promise<Response> {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, cookie },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}

export async function newGuest(url: string, name: string): Promise<Guest> {
  const response = await post(url, ROUTES.guest.path, '', { name });
  await response.arrayBuffer();
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  return { cookie: cookies.join('; ') };
}

/** Opens a table for two, lets both sit down, and deals. */
export async function newTable(url: string, host: Guest, other: Guest): Promise<string> {
  const wish = { game: 'gatherings', seats: 2 };
  const opened = await post(url, ROUTES.create.path, host.cookie, wish);
  const { id } = MatchInfo.parse(await opened.json());
  for (const [route, guest] of [
    [ROUTES.join, other],
    [ROUTES.start, host],
  ] as const) {
    const response = await post(url, route.path.replace(':id', id), guest.cookie, {});
    await response.arrayBuffer();
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
