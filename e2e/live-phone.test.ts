import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openHouse } from './support/house.ts';
import { PHONE, seriousFindings, shoot, sizeOf } from './support/pages.ts';
import { decisionOf, gameOnStart } from './support/solo.ts';
import { closeAll, nextQuestion, type Standing, somebody } from './support/table.ts';

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

const ORGANISE = 'Organise a gathering, play a Trick, or go on.';

/** What is shown is no wider than the screen, and everything in it can be hit. */
async function fits(page: Page, name: string): Promise<void> {
  await shoot(page, name);
  expect((await sizeOf(page))[0]).toBe(PHONE.width);
  expect(await page.evaluate(lowTargets)).toEqual([]);
}

async function answerByTouch(page: Page, asked: Standing): Promise<void> {
  if (asked.prompt.startsWith('Draw')) {
    await page
      .getByRole('button', { name: /spot.*, can be chosen/ })
      .last()
      .tap();
  } else if (asked.picks > 0) {
    const cards = page.getByRole('list', { name: /^your hand/ }).getByRole('button');
    for (let i = 0; i < asked.picks; i++) await cards.nth(i).tap();
    await decisionOf(page).getByRole('button', { name: 'Done' }).tap();
  } else {
    await decisionOf(page).locator('[data-answer]').first().tap();
  }
}

describe('a game on a phone', () => {
  const house = openHouse();

  test('several turns by touch; nothing is too wide, no target too low', async () => {
    const page = await somebody(house.browser, 'phone');
    await page.goto(house.url);
    const way = gameOnStart(page).getByRole('button', { name: 'Play now' });
    await way.waitFor();
    expect(await page.evaluate(lowTargets)).toEqual([]);
    await way.tap();
    let asked = await nextQuestion(page, 0);

    // Nothing is answered yet: there is a game to resign.
    await page.getByRole('button', { name: 'Menu of this table' }).tap();
    const resign = page.getByRole('menuitem', { name: 'Resign' });
    await resign.waitFor();
    await fits(page, 'phone-menu');
    await page.keyboard.press('Escape');
    await resign.waitFor({ state: 'detached' });

    const prompts = new Set<string>();
    let answers = 0;
    const play = async (enough: () => boolean): Promise<void> => {
      for (; !enough() && !asked.over; answers++) {
        if (!prompts.has(asked.prompt)) {
          prompts.add(asked.prompt);
          await fits(page, `phone-${prompts.size}`);
          expect(await seriousFindings(page)).toEqual([]);
        }
        await answerByTouch(page, asked);
        asked = await nextQuestion(page, asked.seq + 1);
      }
    };
    await play(() => prompts.has(ORGANISE));
    expect(asked.over).toBe(false);
    for (const part of ['Yours', 'Log', 'Table']) {
      const tab = page.getByRole('button', { name: new RegExp(`^${part}`) });
      await tab.tap();
      await expect.poll(() => tab.getAttribute('aria-current')).toBe('page');
      await fits(page, `phone-${part.toLowerCase()}`);
      expect(await seriousFindings(page)).toEqual([]);
    }
    await play(() => answers >= 10);
    await closeAll(page);
  });
});
