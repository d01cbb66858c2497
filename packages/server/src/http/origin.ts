import type { IncomingHttpHeaders } from 'node:http';
import type { Settings } from '../settings.ts';

/** Where the asker thinks we are. */
export function originOf(
  request: { readonly headers: IncomingHttpHeaders; readonly protocol?: string },
  settings: Pick<Settings, 'publicUrl' | 'host' | 'port'>,
): string {
  if (settings.publicUrl !== undefined) return new URL(settings.publicUrl).origin;
  const host = request.headers.host ?? `${settings.host}:${settings.port}`;
  return `${request.protocol ?? 'http'}://${host}`;
}

/**
 * Whether a request comes from a page of ours. A browser says with the origin
 * whose page asks; what is no browser says nothing and has nobody's cookies.
 */
export function sameOrigin(headers: IncomingHttpHeaders, own: string): boolean {
  const { origin } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] !== 'cross-site';
  try {
    return new URL(origin).host === new URL(own).host;
  } catch {
    return false;
  }
}

/** A name or number and perhaps a port: what else a host may be written with has a meaning in headers and pages. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i;

/** Whether there is a host and nothing else: the asker may write anything as its name. */
export function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { host, pathname, search, hash, username, password } = new URL(text);
  return HOST.test(host) && pathname === '/' && search + hash + username + password === '';
}

/** Where a page of ours may open a socket; with and without TLS, for a proxy may not tell. */
export function socketSources(own: string): string {
  if (!isOrigin(own)) return '';
  const { host } = new URL(own);
  return `ws://${host} wss://${host}`;
}
