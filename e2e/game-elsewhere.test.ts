import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeExampleGame } from '../scripts/example-game.mjs';
import { launchBrowser } from './browser.ts';
import { seriousFindings, shoot } from './support/pages.ts';
import { type RunningServer, startProduct } from './support/server.ts';
import { decisionOf, gameOnStart, resultOf, visitor } from './support/solo.ts';
import { byKeys, nextQuestion, playNow, troublesOf, until } from './support/table.ts';

/** The tests go on from one another: the network is cut in the last one. */
describe('a game from elsewhere, brought with --game', () => {
  let folder: string;
  let server: RunningServer;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let troubles: string[];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'conclave-elsewhere-'));
    server = await startProduct({ game: writeExampleGame(folder) });
    browser = await launchBrowser();
    ({ context, page } = await visitor(browser));
    troubles = troublesOf(page);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('stands on the start page beside the others', async () => {
    await page.goto(server.url);
    const candles = gameOnStart(page, 'Candles');
    await candles.getByText('2–4 players').waitFor();
    expect(await page.getByRole('article').count()).toBe(5);
    await shoot(page, 'elsewhere-start');
    expect(await seriousFindings(page)).toEqual([]);
  });

  test('is played on the server against bots to its end, on the generic board', async () => {
    const first = await playNow(page, server.url, 'Candles');
    expect(page.url()).toContain('/table/');
    expect(first.prompt).toBe('Put a candle in your row or the next player’s.');
    await shoot(page, 'elsewhere-table');
    const last = await until(page, first, () => false);
    expect(last.over).toBe(true);
    await resultOf(page).waitFor();
    await shoot(page, 'elsewhere-result');
    expect(await seriousFindings(page)).toEqual([]);
  });

  test('has pages for its rules, its cards and a new table', async () => {
    await page.goto(`${server.url}/rules/candles`);
    await page.getByText('burns down and counts nothing').waitFor();
    await page.goto(`${server.url}/cards/candles`);
    await page.getByText('Candle 5').first().waitFor();
    await page.goto(`${server.url}/new/candles`);
    await page.getByRole('button', { name: 'Open the table' }).waitFor();
  });

  test('is played on the device with the network cut', async () => {
    await page.goto(server.url);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    expect(troubles).toEqual([]);
    await context.setOffline(true);
    await page.goto(server.url);
    await page.getByRole('button', { name: 'Understood' }).click();
    await gameOnStart(page, 'Candles').getByRole('button', { name: 'Play now' }).click();
    await page.waitForURL('**/local/**');
    await decisionOf(page).locator('[data-answer]').first().waitFor();
    let asked = await nextQuestion(page, 0);
    while (!asked.over) asked = await byKeys(page, asked);
    await resultOf(page).waitFor();
  });
});
