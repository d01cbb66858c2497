import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'conclave-start-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('npm start', () => {
  /** As from a terminal: npm leads a group of its own. */
  async function start(): Promise<{ npm: ChildProcess; url: string }> {
    const npm = spawn('npm', ['start'], {
      cwd: ROOT,
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, PORT: '0', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error' },
    });
    let said = '';
    for await (const chunk of npm.stdout) {
      said += String(chunk);
      const url = /Conclave is at (\S+)/.exec(said)?.[1];
      if (url !== undefined) return { npm, url };
    }
    throw new Error(`npm ended: ${said}`);
  }

  const isUp = (url: string): Promise<boolean> =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );

  test.each([
    ['kill, which reaches npm alone', 'SIGTERM', 1],
    ['a service manager, which reaches every process', 'SIGTERM', -1],
    ['Ctrl+C, which reaches every process', 'SIGINT', -1],
  ] as const)('ends with the server in good order after %s', async (_, signal, whom) => {
    const { npm, url } = await start();
    expect(await isUp(url)).toBe(true);
    const gone = once(npm, 'exit');
    process.kill(whom * (npm.pid ?? 0), signal);
    expect(await gone).toEqual([0, null]);
    expect(await isUp(url)).toBe(false);
  });

  test('says in one sentence what is wrong with a game from elsewhere, and builds nothing', () => {
    const file = join(folder, 'my-game.ts');
    writeFileSync(file, 'export const mine = 1;');
    const args = ['start', '--silent', '--', '--game', file];
    const { status, stdout, stderr } = spawnSync('npm', args, { cwd: ROOT, encoding: 'utf8' });
    expect(stderr).toContain(`"${file}" exports no game made with defineGame.\n`);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  });
});

describe('an install', () => {
  const lock = (version: string): string =>
    JSON.stringify({
      packages: {
        '': { name: 'house' },
        'packages/one': { version: '1.0.0' },
        'node_modules/one': { link: true },
        'node_modules/card': { version },
        'node_modules/card-elsewhere': { version, optional: true, os: ['nowhere'], cpu: ['none'] },
        'node_modules/card-perhaps': { version, optional: true },
      },
    });

  /** Takes everything away first, as npm does, and then brings it or fails. */
  const NPM = `
    const { appendFileSync, copyFileSync, mkdirSync, rmSync } = require('node:fs');
    appendFileSync('asked', process.argv[2] + '\\n');
    for (const place of ['.', 'packages/one']) rmSync(place + '/node_modules', { recursive: true, force: true });
    if (process.env.OFFLINE) process.exit(1);
    for (const name of ['card', 'one', 'two']) mkdirSync('node_modules/' + name, { recursive: true });
    if (process.env.CUT) process.kill(process.ppid, 'SIGKILL');
    copyFileSync('package-lock.json', 'node_modules/.package-lock.json');
  `;

  beforeEach(() => {
    cpSync(join(ROOT, 'scripts'), join(folder, 'scripts'), { recursive: true });
    mkdirSync(join(folder, 'packages', 'one'), { recursive: true });
    writeFileSync(join(folder, 'package-lock.json'), lock('1.0.0'));
    writeFileSync(join(folder, 'npm.js'), NPM);
    writeFileSync(join(folder, 'package.json'), '{}');
  });

  function install(env: Readonly<Record<string, string>> = {}): {
    status: number | null;
    said: string;
  } {
    const script = pathToFileURL(join(folder, 'scripts', 'install.mjs')).href;
    const code = `const { installIfNeeded } = await import(${JSON.stringify(script)});
      const trouble = installIfNeeded();
      if (trouble !== undefined) { console.error(trouble); process.exitCode = 1; }`;
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
      env: { PATH: process.env['PATH'] ?? '', npm_execpath: join(folder, 'npm.js'), ...env },
      encoding: 'utf8',
    });
    return { status, said: stderr.trim() };
  }
  const asked = (): number => {
    const list = join(folder, 'asked');
    return existsSync(list) ? readFileSync(list, 'utf8').trim().split('\n').length : 0;
  };
  const there = (...path: readonly string[]): boolean => existsSync(join(folder, ...path));
  /** A mark in both places that npm empties. */
  const PLACES = [
    ['node_modules', 'mark'],
    ['packages', 'one', 'node_modules', 'mark'],
  ] as const;
  function mark(): void {
    mkdirSync(join(folder, 'packages', 'one', 'node_modules'), { recursive: true });
    for (const place of PLACES) writeFileSync(join(folder, ...place), '');
  }
  const marks = (): number => PLACES.filter((place) => there(...place)).length;

  test('happens once, and again only when the lock file asks for something else', () => {
    expect([install().status, asked()]).toEqual([0, 1]);
    utimesSync(join(folder, 'package-lock.json'), 4_000_000_000, 4_000_000_000);
    expect([install().status, asked()]).toEqual([0, 1]);
    // Written in another way, and with what is for another machine: nothing that is needed here.
    const same = JSON.parse(lock('1.0.0'));
    same.packages['node_modules/card-beyond'] = { version: '2', optional: true, os: ['beyond'] };
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(same, null, 4));
    expect([install().status, asked()]).toEqual([0, 1]);
    writeFileSync(join(folder, 'package-lock.json'), lock('1.0.1'));
    expect([install().status, asked()]).toEqual([0, 2]);
    const here = JSON.parse(lock('1.0.1'));
    const own = { os: [process.platform], cpu: [process.arch] };
    here.packages['node_modules/card-here'] = { version: '1', optional: true, ...own };
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(here));
    expect([install().status, asked()]).toEqual([0, 3]);
  });

  test('is asked for by a new package of our own', () => {
    install();
    rmSync(join(folder, 'node_modules', 'two'), { recursive: true });
    const more = JSON.parse(lock('1.0.0'));
    more.packages['node_modules/two'] = { link: true };
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(more));
    expect([install().status, asked()]).toEqual([0, 2]);
    expect([install().status, asked()]).toEqual([0, 2]);
  });

  test('by hand counts as well', () => {
    mkdirSync(join(folder, 'node_modules', 'one'), { recursive: true });
    cpSync(join(folder, 'package-lock.json'), join(folder, 'node_modules', '.package-lock.json'));
    expect([install().status, asked()]).toEqual([0, 0]);
  });

  test('that fails leaves what was there, and says so', () => {
    expect(install({ OFFLINE: '1' })).toEqual({
      status: 1,
      said: 'The dependencies could not be installed.',
    });
    install();
    mark();
    writeFileSync(join(folder, 'package-lock.json'), lock('1.0.1'));
    expect(install({ OFFLINE: '1' })).toEqual({
      status: 1,
      said: 'The dependencies could not be installed. What was installed before is back in its place.',
    });
    expect([marks(), there('node_modules', 'card')]).toEqual([2, true]);
    expect(there('node_modules.before')).toBe(false);
    writeFileSync(join(folder, 'package-lock.json'), lock('1.0.0'));
    expect([install({ OFFLINE: '1' }).status, asked()]).toEqual([0, 3]);
  });

  test('that was broken off is taken up from what was there before', () => {
    install();
    mark();
    writeFileSync(join(folder, 'package-lock.json'), lock('1.0.1'));
    expect(install({ CUT: '1' }).status).toBeNull();
    expect([marks(), there('node_modules.before')]).toEqual([0, true]);
    expect(install({ OFFLINE: '1' }).status).toBe(1);
    expect(marks()).toBe(2);
    expect(install().status).toBe(0);
    expect([marks(), there('node_modules.before'), there('node_modules', 'card')]).toEqual([
      0,
      false,
      true,
    ]);
  });
});
