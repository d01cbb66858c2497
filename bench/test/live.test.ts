import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Figure } from '../src/figures.ts';
import { promisedFigures } from '../src/live/figures.ts';
import { runLoad } from '../src/live/load-process.ts';
import { startServer } from '../src/live/server-process.ts';
import { childrenOf, isAlive } from './processes.ts';

describe('the promises of live play, with 100 tables of two players', () => {
  let figures: readonly Figure[] = [];
  beforeAll(async () => {
    figures = await promisedFigures();
  }, 150_000);
  const figure = (name: string): { value: number; ratio: number } => {
    const found = figures.find((entry) => entry.name === `live.${name}`);
    return { value: found?.value ?? Number.NaN, ratio: found?.ratio ?? Number.NaN };
  };

  test('a move is with the other player in under 100 ms at the median', () => {
    expect(figure('tables').value).toBe(100);
    expect(figure('tables.p50').value).toBeLessThan(100);
  });

  test('everybody gets to move: an answer a table in two seconds or so', () => {
    expect(figure('tables.answersPerSecond').value).toBeGreaterThan(35);
  });

  test('without thinking, hundreds of answers a second are written and shown', () => {
    expect(figure('answersPerSecond').value).toBeGreaterThan(200);
  });

  test('a patch is at most a fifth of a view, and an update with one at most two thirds', () => {
    expect(figure('update.viewBytes').ratio).toBeGreaterThan(5);
    expect(figure('update.bytes').ratio).toBeGreaterThan(1.5);
  });
});

const NOBODY = { url: 'http://127.0.0.1:1', steps: [1], seconds: 1, think: { least: 0, most: 0 } };
const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

describe('what measures', () => {
  test('leaves neither a process nor a folder behind', async () => {
    const server = await startServer();
    expect(existsSync(server.folder)).toBe(true);
    await expect(runLoad(NOBODY)).rejects.toThrow('the load process ended with 1');
    await server.stop();
    expect(existsSync(server.folder)).toBe(false);
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
  });

  test('takes its processes along when it is killed', async () => {
    const bench = spawn(process.execPath, ['--import', 'tsx', MAIN, 'live'], { stdio: 'ignore' });
    const pid = bench.pid ?? -1;
    const both = (): number[] => childrenOf(pid, 'server.mjs', 'load.ts');
    await expect.poll(() => both().length, { timeout: 20_000 }).toBe(2);
    const children = both();
    bench.kill('SIGKILL');
    await expect.poll(() => children.filter(isAlive), { timeout: 5_000 }).toEqual([]);
  });
});
