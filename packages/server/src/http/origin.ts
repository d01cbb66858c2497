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

/** Whether there is a host and nothing else: the asker may write anything as its name. */
export function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { pathname, search, hash, username, password } = new URL(text);
  return pathname === '/' && search + hash + username + password === '';
}
