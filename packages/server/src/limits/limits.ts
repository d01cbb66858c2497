import type { Settings } from '../settings.ts';
import { Buckets, type Measure, UNLIMITED } from './bucket.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** So many messages beyond the limit, and the socket is closed. */
export const PATIENCE = 40;
/** Onlookers without a name are told apart by address alone, and many may share one. */
const STRANGERS = 10;

const AT_THE_TABLE: Measure = { most: 20, perSecond: 2 };
const OF_ONE_PERSON: Measure = { most: 6, perSecond: 0.5 };
/** Failures of one account: ten, and then one in a minute and a half. */
const TRIES: Measure = { most: 10, perSecond: 10 / (15 * MINUTE) };

/** Messages over a socket. */
export const messageMeasure = (rate: number): Measure => ({
  most: rate * 3,
  perSecond: rate,
  debt: PATIENCE * 2,
});

/** So many in a span of seconds, and a share of them at once; 0 is no limit. */
const within = (span: number, count: number, atOnce: number): Measure =>
  count === 0 ? UNLIMITED : { most: Math.max(1, count * atOnce), perSecond: count / span };

/** What one person, one address or one table may do, however many sockets or seats it has. */
export interface Limits {
  readonly messages: Buckets;
  readonly strangers: Buckets;
  readonly lines: Buckets;
  readonly tableLines: Buckets;
  readonly tables: Buckets;
  readonly newPeople: Buckets;
  readonly tries: Buckets;
  readonly handshakes: Buckets;
}

export function openLimits(settings: Settings): Limits {
  const { messageRate, tablesPerDay, guestsPerAddress, rateLimit } = settings;
  return {
    messages: new Buckets(messageMeasure(messageRate)),
    strangers: new Buckets(messageMeasure(messageRate * STRANGERS)),
    lines: new Buckets(OF_ONE_PERSON),
    tableLines: new Buckets(AT_THE_TABLE),
    tables: new Buckets(within(DAY, tablesPerDay, 0.1)),
    newPeople: new Buckets(within(HOUR, guestsPerAddress, 0.5)),
    tries: new Buckets(TRIES),
    handshakes: new Buckets(within(MINUTE, rateLimit, 1)),
  };
}
