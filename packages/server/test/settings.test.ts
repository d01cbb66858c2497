import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSettings } from '../src/index.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'conclave-settings-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('nothing need be set', () => {
  const read = readSettings({ DATA_DIR: folder, PORT: '', DATABASE_URL: '' });
  if ('error' in read) throw new Error(read.error);
  expect(read.settings).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    dataDir: folder,
    logLevel: 'info',
    trustProxy: false,
  });
});

test('a secret is made once, kept, and readable by its owner alone', () => {
  const first = readSettings({ DATA_DIR: folder });
  const second = readSettings({ DATA_DIR: folder });
  if ('error' in first || 'error' in second) throw new Error('unreadable');
  expect(first.settings.authSecret).toHaveLength(64);
  expect(second.settings.authSecret).toBe(first.settings.authSecret);
  const path = join(folder, 'auth-secret');
  expect(readFileSync(path, 'utf8')).toBe(first.settings.authSecret);
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test("a folder that is made is its owner's alone", () => {
  const made = join(folder, 'data');
  expect(readSettings({ DATA_DIR: made })).toHaveProperty('settings');
  expect(statSync(made).mode & 0o777).toBe(0o700);
});

test.each([
  ['PORT', 'many', 'The setting PORT must be a number.'],
  ['PORT', '70000', 'The setting PORT must be at most 65535.'],
  [
    'DATABASE_URL',
    'mysql://x',
    'The setting DATABASE_URL must begin with postgres:// or postgresql://.',
  ],
  ['AUTH_SECRET', 'short', 'The setting AUTH_SECRET must have at least 32 characters.'],
  [
    'LOG_LEVEL',
    'loud',
    'The setting LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.',
  ],
  ['BOT_WORKERS', '0', 'The setting BOT_WORKERS must be at least 1.'],
  ['PUBLIC_URL', 'ftp://x', 'The setting PUBLIC_URL must be an http or https address.'],
  ['TRUST_PROXY', 'perhaps', 'The setting TRUST_PROXY must be true or false.'],
])('a wrong %s is named in one sentence', (name, value, sentence) => {
  expect(readSettings({ DATA_DIR: folder, [name]: value })).toEqual({ error: sentence });
});

test('a folder that cannot be used is named', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const read = readSettings({ DATA_DIR: join(file, 'data') });
  expect('error' in read ? read.error : '').toMatch(/^The setting DATA_DIR names a folder/);
});
