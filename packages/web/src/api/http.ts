import type { ProtocolError, Routes } from '@conclave/protocol';

/**
 * Every call's method and address. The protocol's types say what they must be,
 * so that its schemas need not be loaded to know them.
 */
const ADDRESSES: { readonly [K in keyof Routes]: `${Routes[K]['method']} ${Routes[K]['path']}` } = {
  games: 'GET /api/games',
  given: 'GET /api/games/:id/given',
  guest: 'POST /api/guest',
  me: 'GET /api/me',
  rename: 'POST /api/me/name',
  myFinished: 'GET /api/me/finished',
  open: 'GET /api/matches/open',
  live: 'GET /api/matches/live',
  mine: 'GET /api/matches/mine',
  create: 'POST /api/matches',
  match: 'GET /api/matches/:id',
  join: 'POST /api/matches/:id/join',
  leave: 'POST /api/matches/:id/leave',
  kick: 'POST /api/matches/:id/kick',
  setBot: 'POST /api/matches/:id/bot',
  start: 'POST /api/matches/:id/start',
  rematch: 'POST /api/matches/:id/rematch',
  replay: 'GET /api/matches/:id/replay',
  playOn: 'POST /api/matches/:id/play-on',
};

type Part<K extends keyof Routes, P extends 'params' | 'query' | 'body'> =
  Routes[K] extends Readonly<Record<P, { readonly _input: infer I }>>
    ? Readonly<Record<P, I>>
    : unknown;
export type Wish<K extends keyof Routes> = Part<K, 'params'> & Part<K, 'query'> & Part<K, 'body'>;
export type Reply<K extends keyof Routes> = Routes[K]['reply']['_output'];

/** The server said no, and why. */
export class Refused extends Error {
  readonly code: ProtocolError['code'] | 'unreachable';
  readonly rule: string | undefined;
  readonly field: string | undefined;
  constructor(error: Omit<ProtocolError, 'code'> & { readonly code: Refused['code'] }) {
    super(error.message);
    this.code = error.code;
    this.rule = error.rule;
    this.field = error.field;
  }
}

/** Why a link leads to no table, for the person who followed it. */
export const whyNoTable = (error: Error): string =>
  error instanceof Refused && error.code === 'malformed'
    ? 'No table has such an address. A part of the link may be missing.'
    : error.message;

const NO_SERVER = new Refused({
  code: 'unreachable',
  message: 'The server does not answer. Games against bots work without it.',
});

const isError = (value: unknown): value is ProtocolError =>
  typeof value === 'object' && value !== null && 'code' in value && 'message' in value;

interface Loose {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

function urlOf(path: string, { params = {}, query = {} }: Loose): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  ).toString();
  return search === '' ? filled : `${filled}?${search}`;
}

/** Asks the server. Rejects with `Refused`, whose message is for the person. */
export async function ask<K extends keyof Routes>(route: K, wish: Wish<K>): Promise<Reply<K>> {
  const [method = 'GET', path = ''] = ADDRESSES[route].split(' ');
  const loose = wish as Loose;
  const body = method === 'POST' ? JSON.stringify(loose.body ?? {}) : undefined;
  let response: Response;
  try {
    response = await fetch(urlOf(path, loose), {
      method,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } }),
    });
  } catch {
    throw NO_SERVER;
  }
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  const reply: unknown = isJson ? await response.json() : undefined;
  if (response.ok && isJson) return reply as Reply<K>;
  if (isError(reply)) throw new Refused(reply);
  throw NO_SERVER;
}
