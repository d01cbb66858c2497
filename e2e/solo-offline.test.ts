import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { PHONE, seriousFindings, shoot } from './support/pages.ts';
import { type RunningServer, startProduct } from './support/server.ts';
import {
  answer,
  dealHere,
  decisionOf,
  gameOnStart,
  resultOf,
  standOf,
  textOf,
  visitor,
} from './support/solo.ts';

const GATHERING = /^(Alea|Babau|Conto|Dubio|Extra|Felix|Genius):/;

/** What must be the same after a reload: the hand, what is asked, and what the log says. */
async function position(page: Page): Promise<{ hand: string[]; asked: string; log: string }> {
  const hand = page.getByRole('list', { name: /^your hand/ }).locator('[data-slot] .unseen');
  return {
    hand: await hand.allTextContents(),
    asked: await textOf(decisionOf(page).locator('strong').first()),
    log: await textOf(page.locator('[data-log]')),
  };
}

/** Answers once, with a gathering where the hand makes one. */
async function play(page: Page): Promise<void> {
  const labels = await decisionOf(page).locator('[data-answer]').allTextContents();
  await answer(
    page,
    Math.max(
      0,
      labels.findIndex((label) => GATHERING.test(label)),
    ),
  );
}

describe('with the network cut', () => {
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let broken: string[];
  let url: string;

  /** Opens the page once with a network, lets it be kept, then takes server and network away. */
  beforeAll(async () => {
    const server: RunningServer = await startProduct();
    url = server.url;
    browser = await launchBrowser();
    ({ context, page, broken } = await visitor(browser));
    await page.goto(url);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await server.stop();
    await context.setOffline(true);
  });

  afterAll(async () => {
    await browser?.close();
  });

  test('the start page opens, says so, and one click leads to a game against bots', async () => {
    await page.goto(url);
    await page.getByText('No network.').waitFor();
    await shoot(page, 'offline-start');
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Understood' }).click();
    await gameOnStart(page).getByRole('button', { name: 'Play now' }).click();
    await page.waitForURL('**/local/**');
    await decisionOf(page).locator('[data-answer]').first().waitFor();
    await shoot(page, 'offline-table');
    expect(await seriousFindings(page)).toEqual([]);
  });

  test('a solo game is where it was after a reload, is continued from the start page, and ends with a result', async () => {
    await dealHere(page, url, ['Ada', 'bot:greedy'], 5);
    const address = page.url();
    expect(await standOf(page)).toBe('asked');
    for (let i = 0; i < 3 && (await standOf(page)) === 'asked'; i++) await play(page);
    await standOf(page);
    const before = await position(page);
    await page.reload();
    await standOf(page);
    await expect.poll(() => position(page)).toEqual(before);

    await page.getByRole('link', { name: 'Conclave' }).click();
    const row = page.getByRole('listitem').filter({ hasText: 'Ada, Greedy' });
    await row.getByRole('link', { name: 'continue' }).click();
    await page.waitForURL(address);
    await standOf(page);
    await expect.poll(() => position(page)).toEqual(before);

    for (let i = 0; i < 200 && (await standOf(page)) === 'asked'; i++) await play(page);
    await resultOf(page).waitFor();
    await expect
      .poll(() => textOf(resultOf(page).getByRole('heading')))
      .toMatch(/^(You|Greedy) won$/);
    await shoot(page, 'offline-result');
    expect(await seriousFindings(page)).toEqual([]);

    await page.reload();
    await resultOf(page).getByRole('button', { name: 'Look at the table' }).click();
    await decisionOf(page).getByRole('link', { name: 'Replay' }).click();
    await page.getByRole('region', { name: 'Replay' }).waitFor();
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByText('The seed fits the hash.').waitFor();
    expect(broken).toEqual([]);
  });

  test.each([
    ['rules', '/rules/gatherings', 'Gatherings: rulebook'],
    ['gallery', '/cards/gatherings', 'Gatherings: cards'],
    ['settings', '/settings', 'Settings'],
    ['tables', '/tables', 'Tables'],
    ['profile', '/me', 'Your games'],
  ])('the page %s opens, and axe finds nothing serious on it', async (name, path, title) => {
    const small = await context.newPage();
    await small.setViewportSize(PHONE);
    await small.goto(url + path);
    await small.getByRole('heading', { name: title, level: 1 }).waitFor();
    await small.getByText('Games on this device, rules and cards go on working.').waitFor();
    await shoot(small, `offline-${name}-phone`);
    expect(await seriousFindings(small)).toEqual([]);
    await small.close();
  });

  test('the first game can be learnt', async () => {
    await page.goto(`${url}/learn/gatherings`);
    await page
      .getByRole('region', { name: 'Lesson' })
      .getByRole('button', { name: 'Go on' })
      .click();
    await decisionOf(page).locator('[data-pointed]').waitFor();
  });

  test('a table of the server says why it cannot be opened, and offers the way back', async () => {
    await page.goto(`${url}/table/abcdefghijkl`);
    await page.getByRole('heading', { name: 'This table cannot be shown' }).waitFor();
    await page.getByRole('link', { name: 'Back to the start' }).waitFor();
    await shoot(page, 'offline-server-table');
    expect(await seriousFindings(page)).toEqual([]);
  });
});
