import { execFile } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readSettings } from '../src/index.ts';
import { openStore } from '../src/store/open.ts';

let folder: string;
let dataDir: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'conclave-data-'));
  dataDir = join(folder, 'data');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const rightsOf = (...path: readonly string[]): string =>
  (statSync(join(dataDir, ...path)).mode & 0o7777).toString(8);

/** The rights of everything that is there while the server runs. */
async function rightsInUse(): Promise<Record<string, string>> {
  expect(readSettings({ DATA_DIR: dataDir })).toHaveProperty('settings');
  const store = await openStore({ databaseUrl: undefined, dataDir });
  try {
    return Object.fromEntries(readdirSync(dataDir).map((name) => [name, rightsOf(name)]));
  } finally {
    await store.close();
  }
}

const OWNERS = {
  'auth-secret': '600',
  'conclave.db': '600',
  'conclave.db-shm': '600',
  'conclave.db-wal': '600',
};

describe('what lies in the folder', () => {
  test("is its owner's alone", async () => {
    expect(await rightsInUse()).toEqual(OWNERS);
    expect(rightsOf()).toBe('700');
  });

  test('becomes so where it was made with wider rights', async () => {
    await rightsInUse();
    const other = await openStore({ databaseUrl: undefined, dataDir });
    for (const name of readdirSync(dataDir)) chmodSync(join(dataDir, name), 0o644);
    chmodSync(dataDir, 0o755);
    expect(await rightsInUse()).toEqual(OWNERS);
    expect(rightsOf()).toBe('700');
    await other.close();
  });

  test('is so in a folder that others use as well, and that folder stays open to them', async () => {
    mkdirSync(dataDir);
    chmodSync(dataDir, 0o755);
    writeFileSync(join(dataDir, 'notes.txt'), 'for everybody');
    chmodSync(join(dataDir, 'notes.txt'), 0o644);
    expect(await rightsInUse()).toEqual({ ...OWNERS, 'notes.txt': '644' });
    expect(rightsOf()).toBe('755');
  });

  test.each([0o1777, 0o2775])(
    'leaves a folder with the rights %o to those who share it',
    async (mode) => {
      mkdirSync(dataDir);
      chmodSync(dataDir, mode);
      expect(await rightsInUse()).toEqual(OWNERS);
      expect(rightsOf()).toBe(mode.toString(8));
    },
  );
});

describe('the secret', () => {
  const errorWith = (content: string): string => {
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'auth-secret'), content);
    const read = readSettings({ DATA_DIR: dataDir });
    expect(readFileSync(join(dataDir, 'auth-secret'), 'utf8')).toBe(content);
    return 'error' in read ? read.error : '';
  };

  test.each([
    ['nothing', '', 'must have at least 32 characters'],
    ['blanks', `${' '.repeat(64)}\n`, 'must have at least 32 characters'],
    ['half of it', 'a1b2c3d4e5f60718', 'must have at least 32 characters'],
    ['zeros, as after a power cut', '\0'.repeat(64), 'must have at least 8 different characters'],
  ])('that is %s stops the start with one sentence, and stays as it is', (_, content, rule) => {
    expect(errorWith(content)).toBe(
      `The secret in ${join(dataDir, 'auth-secret')} ${rule}: put the right one back, or remove the file and a new one is made, with which everybody has to sign in again.`,
    );
  });

  test('of a wish in the environment is measured alike', () => {
    const errorOf = (secret: string): unknown =>
      readSettings({ DATA_DIR: dataDir, AUTH_SECRET: secret });
    expect(errorOf(' '.repeat(40))).toEqual({
      error: 'The setting AUTH_SECRET must have at least 32 characters.',
    });
    expect(errorOf('x'.repeat(40))).toEqual({
      error: 'The setting AUTH_SECRET must have at least 8 different characters.',
    });
  });

  test('is one for all that start at once, and nothing else is left', async () => {
    const script = `
      import { keptSecret } from ${JSON.stringify(new URL('../src/data-folder.ts', import.meta.url).href)};
      process.stdout.write(String(keptSecret(${JSON.stringify(dataDir)})));
    `;
    const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
    const starts = await Promise.all(
      Array.from({ length: 4 }, () => promisify(execFile)(process.execPath, args)),
    );
    const secrets = new Set(starts.map(({ stdout }) => stdout));
    expect([...secrets]).toEqual([readFileSync(join(dataDir, 'auth-secret'), 'utf8')]);
    expect([...secrets][0]).toMatch(/^[0-9a-f]{64}$/);
    expect(readdirSync(dataDir)).toEqual(['auth-secret']);
  });
});
