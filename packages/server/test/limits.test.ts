import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { addressOf, placeOf } from '../src/limits/address.ts';
import { Bucket, Buckets, UNLIMITED } from '../src/limits/bucket.ts';
import { Crowd } from '../src/limits/crowd.ts';

test('a bucket gives so many at once and then as they come', () => {
  let now = 0;
  const bucket = new Bucket({ most: 3, perSecond: 2 }, () => now);
  expect([1, 2, 3, 4].map(() => bucket.take())).toEqual([true, true, true, false]);
  now = 499;
  expect(bucket.take()).toBe(false);
  now = 500;
  expect(bucket.take()).toBe(true);
  now = 60_000;
  expect(bucket.level).toBe(3);
  bucket.take();
  bucket.giveBack();
  bucket.giveBack();
  expect(bucket.level).toBe(3);
});

test('what is used beyond the measure is owed, up to a bound', () => {
  let now = 0;
  const bucket = new Bucket({ most: 2, perSecond: 1, debt: 10 }, () => now);
  bucket.spend(100);
  expect(bucket.level).toBe(-10);
  now = 11_000;
  expect(bucket.take()).toBe(true);
});

test('a clock that is set back takes nothing away, and no limit is no limit', () => {
  let now = 10_000;
  const bucket = new Bucket({ most: 2, perSecond: 1 }, () => now);
  now = 0;
  expect(bucket.level).toBe(2);
  const open = new Bucket(UNLIMITED, () => now);
  for (let i = 0; i < 1000; i++) expect(open.take()).toBe(true);
});

test('each key has its own, and the memory for them is bounded', () => {
  const buckets = new Buckets({ most: 1, perSecond: 0 }, 3);
  for (const key of ['a', 'b', 'c']) expect(buckets.of(key).take()).toBe(true);
  expect(buckets.of('a').take()).toBe(false);
  buckets.of('d');
  expect(buckets.size).toBe(3);
  // Those used last are known still; the one asked for longest ago was forgotten.
  expect(buckets.of('a').take()).toBe(false);
  expect(buckets.of('c').take()).toBe(false);
  expect(buckets.of('b').take()).toBe(true);
  const long = new Buckets({ most: 1, perSecond: 0 });
  expect(long.of('x'.repeat(60_000)).take()).toBe(true);
  expect(long.of(`${'x'.repeat(60_000)}y`).take()).toBe(false);
});

test('a crowd counts who is here, and who goes twice goes once', () => {
  const crowd = new Crowd(2);
  const leave = crowd.enter('a');
  crowd.enter('a');
  expect(crowd.enter('a')).toBeUndefined();
  expect(crowd.enter('b')).toBeDefined();
  leave?.();
  leave?.();
  expect(crowd.enter('a')).toBeDefined();
  expect(crowd.enter('a')).toBeUndefined();
  const open = new Crowd(0);
  for (let i = 0; i < 1000; i++) expect(open.enter('a')).toBeDefined();
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['64:ff9b::192.0.2.7', '64:ff9b:0:0'],
  ['', ''],
])('%s is at the place %s', (address, place) => {
  expect(placeOf(address)).toBe(place);
});

test('behind a proxy the asker is whom the proxy names, not whom the client names', () => {
  const request = (said?: string): Pick<IncomingMessage, 'headers' | 'socket'> => ({
    headers: said === undefined ? {} : { 'x-forwarded-for': said },
    socket: { remoteAddress: '198.51.100.1' } as IncomingMessage['socket'],
  });
  expect(addressOf(request('203.0.113.9, 192.0.2.1'), true)).toBe('192.0.2.1');
  expect(addressOf(request('192.0.2.1'), true)).toBe('192.0.2.1');
  expect(addressOf(request('192.0.2.1'), false)).toBe('198.51.100.1');
  for (const none of [undefined, '', 'unknown', '192.0.2.1, nobody']) {
    expect(addressOf(request(none), true)).toBe('198.51.100.1');
  }
});
