import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openHouse } from './support/house.ts';
import { seriousFindings, shoot } from './support/pages.ts';
import { gameOnStart, resultOf } from './support/solo.ts';
import { byKeys, closeAll, nextQuestion, somebody, troublesOf } from './support/table.ts';

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
  const house = openHouse();

  test('a whole game against bots, to its scores, without a mouse', async () => {
    const page = await somebody(house.browser);
    const troubles = troublesOf(page);
    await page.goto(house.url);
    await gameOnStart(page).getByRole('button', { name: 'Play now' }).waitFor();
    await tabTo(page, 'Play now');
    await page.keyboard.press('Enter');
    let asked = await nextQuestion(page, 0);
    const prompts = new Set<string>();
    while (!asked.over) {
      prompts.add(asked.prompt);
      asked = await byKeys(page, asked);
    }
    await shoot(page, 'result');
    expect(await seriousFindings(page)).toEqual([]);
    const seats = resultOf(page).locator('ol > li');
    expect(await seats.count()).toBe(3);
    for (const seat of await seats.all()) {
      const points = (await seat.locator('li > strong').allTextContents()).map(Number);
      const total = await seat.locator('> b').textContent();
      expect(Number(total)).toBe(points.reduce((sum, each) => sum + each, 0));
    }
    expect(prompts).toContain('Draw a card from the table.');

    await page.keyboard.press('Escape');
    await resultOf(page).waitFor({ state: 'detached' });
    const finished = page.url();
    await expect.poll(() => focused(page)).toBe('Play again');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.href !== finished);
    await nextQuestion(page, 0);
    expect(troubles).toEqual([]);
    await closeAll(page);
  });
});
