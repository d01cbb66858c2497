import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { seriousFindings, shoot } from './support/pages.ts';
import { type RunningServer, startProduct } from './support/server.ts';
import { closeAll, nextQuestion, result, somebody, troublesOf } from './support/table.ts';

const focused = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.textContent?.trim());

/** Goes on with Tab until the focus is on what is called so. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    if ((await focused(page)) === name) return;
  }
  throw new Error(`Tab does not lead to ${name}`);
}

describe('a game by keyboard', () => {
  let server: RunningServer;
  let browser: Browser;

  beforeAll(async () => {
    server = await startProduct();
    browser = await launchBrowser();
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  test('a whole game against bots, to its scores, without a mouse', async () => {
    const page = await somebody(browser);
    const troubles = troublesOf(page);
    await page.goto(server.url);
    await tabTo(page, 'Play now');
    await page.keyboard.press('Enter');
    let asked = await nextQuestion(page, 0);
    const prompts = new Set<string>();
    while (!asked.over) {
      prompts.add(asked.prompt);
      for (let digit = 1; digit <= Math.max(1, asked.picks); digit++) {
        await page.keyboard.press(String(digit));
      }
      if (asked.picks > 0) await page.keyboard.press('Enter');
      asked = await nextQuestion(page, asked.seq + 1);
    }
    await shoot(page, 'result');
    expect(await seriousFindings(page)).toEqual([]);
    const seats = result(page).locator('ol > li');
    expect(await seats.count()).toBe(3);
    for (const seat of await seats.all()) {
      const points = (await seat.locator('li > strong').allTextContents()).map(Number);
      const total = await seat.locator('> b').textContent();
      expect(Number(total)).toBe(points.reduce((sum, each) => sum + each, 0));
    }
    expect(prompts).toContain('Draw a card from the table.');

    await page.keyboard.press('Escape');
    await result(page).waitFor({ state: 'detached' });
    const finished = page.url();
    expect(await focused(page)).toBe('Play again');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.href !== finished);
    await nextQuestion(page, 0);
    expect(troubles).toEqual([]);
    await closeAll(page);
  });
});
