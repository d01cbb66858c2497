import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';

/**
 * Who is asking: the connection's other end, or whom the proxy in front speaks for.
 * That is the last entry, which the proxy added; a client may have written the ones before.
 */
export function addressOf(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustProxy: boolean,
): string {
  const said = trustProxy ? request.headers['x-forwarded-for'] : undefined;
  const last = [said].flat().join().split(',').at(-1)?.trim() ?? '';
  return isIP(last) > 0 ? last : (request.socket.remoteAddress ?? '');
}

const GROUPS = 8;
const NETWORK = 4;

/**
 * Where an address is, for counting. Whoever has one of IPv6 has the whole
 * network it is in, and could come from another address with every request.
 */
export function placeOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1] !== undefined) return mapped[1];
  if (!isIPv6(address)) return address;
  const [front = '', back] = (address.split('%')[0] ?? '').split('::');
  const groups = (part: string): string[] => (part === '' ? [] : part.split(':'));
  const start = groups(front);
  // An IPv4 address at the end stands for two groups, and none of the first four.
  const end = groups(back ?? '').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));
  const gap = back === undefined ? 0 : GROUPS - start.length - end.length;
  return [...start, ...Array.from({ length: gap }, () => '0'), ...end]
    .slice(0, NETWORK)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
