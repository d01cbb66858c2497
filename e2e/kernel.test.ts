import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { botGame, replayHash } from './kernel-entry.ts';

const games = [2, 3, 4, 5, 6].flatMap((seats) =>
  ['random', 'greedy'].map((bot) => ({ seats, bot, seed: `browser ${seats} ${bot}` })),
);
const jobs = games.map(({ seed, seats, bot }) => ({
  seed,
  seats,
  bot,
  log: botGame(seed, seats, bot),
}));

/** Runs every job with the bundled kernel and answers with what it found. */
const WORK = `const work = (jobs) => jobs.map(({ seed, seats, bot, log }) => ({
  replayed: conclave.replayHash(log),
  played: conclave.botGame(seed, seats, bot),
}));`;

async function bundle(): Promise<string> {
  const result = await build({
    entryPoints: [new URL('kernel-entry.ts', import.meta.url).pathname],
    bundle: true,
    format: 'iife',
    globalName: 'conclave',
    platform: 'browser',
    write: false,
  });
  return `${result.outputFiles[0]?.text ?? ''}\n${WORK}`;
}

describe('the kernel in a browser', () => {
  let browser: Awaited<ReturnType<typeof launchBrowser>>;
  let script = '';

  beforeAll(async () => {
    script = await bundle();
    browser = await launchBrowser();
  });

  afterAll(async () => {
    await browser.close();
  });

  const expected = jobs.map(({ log }) => ({ replayed: log.hash, played: log }));

  test('replays and plays every game to the same hash in Node', () => {
    expect(jobs.map(({ log }) => replayHash(log))).toEqual(jobs.map(({ log }) => log.hash));
    expect(new Set(jobs.map(({ log }) => log.hash)).size).toBe(jobs.length);
  });

  test('replays and plays every game to the same hash in a page', async () => {
    const page = await browser.newPage();
    await page.addScriptTag({ content: script });
    const found = await page.evaluate(`work(${JSON.stringify(jobs)})`);
    await page.close();
    expect(found).toEqual(expected);
  });

  test('replays and plays every game to the same hash in a worker', async () => {
    const page = await browser.newPage();
    const source = `${script}\nonmessage = ({ data }) => postMessage(work(data));`;
    const found = await page.evaluate(
      `new Promise((resolve, reject) => {
        const url = URL.createObjectURL(new Blob([${JSON.stringify(source)}]));
        const worker = new Worker(url);
        worker.onmessage = ({ data }) => resolve(data);
        worker.onerror = ({ message }) => reject(new Error(message));
        worker.postMessage(${JSON.stringify(jobs)});
      })`,
    );
    await page.close();
    expect(found).toEqual(expected);
  });
});
