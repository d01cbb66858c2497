import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { PHONE, seriousFindings, shoot } from './support/pages.ts';
import { type RunningServer, startProduct } from './support/server.ts';
import { gameOnStart } from './support/solo.ts';
import { bar, closeAll, nextQuestion, type Standing, somebody } from './support/table.ts';

/**
 * What a finger may want to hit, in sight and lower than forty pixels. A word within a
 * sentence, underlined, is as high as its line.
 */
function lowTargets(): string[] {
  const TARGETS = 'a, button, input, select, [role="menuitem"], [role="tab"]';
  const low: string[] = [];
  for (const target of Array.from(document.querySelectorAll<HTMLElement>(TARGETS))) {
    const { top, left, width, height } = target.getBoundingClientRect();
    // What is there for screen readers alone is a dot.
    const inSight = width > 20 && left >= 0 && left < innerWidth && top >= 0 && top < innerHeight;
    const word = getComputedStyle(target).textDecorationLine === 'underline';
    if (inSight && !word && height < 40)
      low.push(`${Math.round(height)}: ${target.outerHTML.slice(0, 120)}`);
  }
  return low;
}

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth);

async function answerByTouch(page: Page, asked: Standing): Promise<void> {
  if (asked.prompt.startsWith('Draw')) {
    await page
      .getByRole('button', { name: /spot.*, can be chosen/ })
      .last()
      .tap();
  } else if (asked.picks > 0) {
    const cards = page.getByRole('list', { name: /^your hand/ }).getByRole('button');
    for (let i = 0; i < asked.picks; i++) await cards.nth(i).tap();
    await bar(page).getByRole('button', { name: 'Done' }).tap();
  } else {
    await bar(page).locator('[data-answer]').first().tap();
  }
}

describe('a game on a phone', () => {
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

  test('several turns by touch; nothing is too wide, no target too low', async () => {
    const page = await somebody(browser, 'phone');
    await page.goto(server.url);
    expect(await page.evaluate(lowTargets)).toEqual([]);
    await gameOnStart(page).getByRole('button', { name: 'Play now' }).tap();
    let asked = await nextQuestion(page, 0);
    const prompts = new Set<string>();
    for (let answers = 0; answers < 10 && !asked.over; answers++) {
      if (!prompts.has(asked.prompt)) {
        prompts.add(asked.prompt);
        await shoot(page, `phone-${prompts.size}`);
        expect(await sideways(page)).toBe(PHONE.width);
        expect(await page.evaluate(lowTargets)).toEqual([]);
        expect(await seriousFindings(page)).toEqual([]);
      }
      await answerByTouch(page, asked);
      asked = await nextQuestion(page, asked.seq + 1);
    }
    expect(prompts).toContain('Organise a gathering, play a Trick, or go on.');
    for (const part of ['Yours', 'Log', 'Table']) {
      const tab = page.getByRole('button', { name: new RegExp(`^${part}`) });
      await tab.tap();
      await expect.poll(() => tab.getAttribute('aria-current')).toBe('page');
      await shoot(page, `phone-${part.toLowerCase()}`);
      expect(await sideways(page)).toBe(PHONE.width);
      expect(await page.evaluate(lowTargets)).toEqual([]);
      expect(await seriousFindings(page)).toEqual([]);
    }
    await page.getByRole('button', { name: 'Menu of this table' }).tap();
    await page.getByRole('menuitem', { name: 'Resign' }).waitFor();
    await shoot(page, 'phone-menu');
    expect(await sideways(page)).toBe(PHONE.width);
    expect(await page.evaluate(lowTargets)).toEqual([]);
    await closeAll(page);
  });
});
