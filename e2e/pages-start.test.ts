import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openHouse } from './support/house.ts';
import { DESKTOP, PHONE, seriousFindings, shoot } from './support/pages.ts';
import { decisionOf, gameOnStart, visitor } from './support/solo.ts';
import { nextQuestion } from './support/table.ts';

const SIZES = [
  ['', DESKTOP],
  ['-wide', { width: 1920, height: 1080 }],
  ['-phone', PHONE],
] as const;

/** Whatever is to be read on the start page and lies over an emblem. */
const readOverEmblems = (page: Page): Promise<string[]> =>
  page.getByRole('article').evaluateAll((games) =>
    games.flatMap((game) => {
      const emblems = Array.from(game.querySelectorAll('[aria-hidden="true"] > svg'));
      const words = Array.from(game.querySelectorAll('h2, p, button, a'));
      return words.flatMap((word) => {
        const range = document.createRange();
        range.selectNodeContents(word);
        const a = range.getBoundingClientRect();
        const over = emblems.some((emblem) => {
          const b = emblem.getBoundingClientRect();
          return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
        });
        return over ? [word.textContent ?? ''] : [];
      });
    }),
  );

describe('a house of several games', () => {
  const house = openHouse();

  test('on the start page nothing to read lies over an emblem, and every game can be played', async () => {
    for (const [kind, viewport] of SIZES) {
      for (const colorScheme of ['dark', 'light'] as const) {
        const { context, page, broken } = await visitor(house.browser, { viewport, colorScheme });
        await page.goto(house.url);
        await page
          .getByRole('button', { name: /^Play now/ })
          .first()
          .waitFor();
        const games = await page.getByRole('article').count();
        expect(games).toBeGreaterThan(1);
        expect(await page.getByRole('button', { name: /^Play now/ }).count()).toBe(games);
        expect(await readOverEmblems(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
          viewport.width,
        );
        expect(await seriousFindings(page)).toEqual([]);
        await shoot(page, `start-games${kind}-${colorScheme}`);
        expect(broken).toEqual([]);
        await context.close();
      }
    }
  });

  test('all answers to a question stand in the bar, or are one click away', async () => {
    const { context, page } = await visitor(house.browser);
    const bar = decisionOf(page);
    // Until a deal offers more than a phone has room for.
    for (let deal = 0; deal < 12; deal++) {
      await page.setViewportSize(DESKTOP);
      await page.goto(house.url);
      await gameOnStart(page, 'Enchanters').getByRole('button', { name: 'Play now' }).click();
      await nextQuestion(page, 0);
      if ((await bar.locator('[data-answer]').count()) > 6) break;
    }
    for (const [, viewport] of SIZES) {
      await page.setViewportSize(viewport);
      const answers = bar.locator('[data-answer]');
      await expect
        .poll(() =>
          answers.evaluateAll((buttons) => {
            const box = buttons[0]?.closest('section')?.getBoundingClientRect();
            return buttons.filter((button) => {
              const { left, right, top, bottom } = button.getBoundingClientRect();
              if (box === undefined) return true;
              return left < box.left || right > box.right || top < box.top || bottom > box.bottom;
            }).length;
          }),
        )
        .toBe(0);
    }
    const way = bar.getByRole('button', { name: /^All \d+/ });
    const all = Number(/\d+/.exec((await way.textContent()) ?? '')?.[0]);
    expect(all).toBeGreaterThan(await bar.locator('[data-answer]').count());
    await way.click();
    const list = page.getByRole('dialog', { name: 'All options' });
    await list.waitFor();
    expect(await list.locator('button:has(strong)').count()).toBe(all);
    await context.close();
  });

  test('the gallery of Enchanters says where cards come from, and has both parts in words', async () => {
    for (const [kind, viewport] of [SIZES[0], SIZES[2]]) {
      const { context, page } = await visitor(house.browser, { viewport });
      await page.goto(`${house.url}/cards/enchanters#scimitar`);
      const sheet = page.getByRole('dialog');
      await sheet.getByText('The rulebook speaks of this card.').waitFor();
      for (const part of ['upper part', 'lower part']) {
        await sheet.getByRole('term').filter({ hasText: part }).waitFor();
      }
      expect(await seriousFindings(page)).toEqual([]);
      await shoot(page, `gallery-enchanters${kind}`);
      await page.keyboard.press('Escape');
      const filters = page.getByRole('search', { name: 'Filters' });
      if (kind === '-phone') await filters.getByRole('button', { name: 'Filters' }).click();
      await filters.getByRole('combobox', { name: /where from/i }).selectOption('original');
      await expect.poll(() => page.locator('[id="card-scimitar"]').count()).toBe(0);
      await context.close();
    }
  });

  test('the search of a long rulebook is one key away', async () => {
    const { context, page } = await visitor(house.browser);
    await page.goto(`${house.url}/rules/enchanters#E-12.2`);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('E-12.2');
    await page.keyboard.press('/');
    await page.keyboard.type('failed fight');
    const found = page.getByRole('region', { name: 'Search results' });
    await found.getByRole('link', { name: 'E-7.9', exact: true }).first().click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('E-7.9');
    await context.close();
  });
});
