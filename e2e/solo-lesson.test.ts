import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { PHONE, seriousFindings, shoot } from './support/pages.ts';
import { type RunningServer, startProduct } from './support/server.ts';
import { act, decisionOf, gameOnStart, resultOf, textOf, visitor } from './support/solo.ts';

const lessonOf = (page: Page): Locator => page.getByRole('region', { name: 'Lesson' });
const titleOf = (page: Page): Promise<string> => textOf(lessonOf(page).getByRole('heading'));
const glowing = (page: Page): Locator => decisionOf(page).locator('[data-answer][data-pointed]');

/** Waits until the lesson asks for a reading or a move, and says which step it is. */
async function step(page: Page): Promise<{ title: string; how: 'read' | 'move' | 'end' }> {
  const goOn = lessonOf(page).getByRole('button', { name: 'Go on' });
  const end = lessonOf(page).getByRole('link', { name: 'Play for real' });
  await glowing(page).or(goOn).or(end).first().waitFor();
  const how = (await end.isVisible()) ? 'end' : (await goOn.isVisible()) ? 'read' : 'move';
  return { title: await titleOf(page), how };
}

/** Does what the lesson says once. */
async function follow(page: Page): Promise<string> {
  const { title, how } = await step(page);
  const way =
    how === 'read' ? lessonOf(page).getByRole('button', { name: 'Go on' }) : glowing(page);
  if (how !== 'end') await act(page, () => way.click());
  return title;
}

describe('the first game', () => {
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

  test('is one click from the start page, and whoever does what glows wins it', async () => {
    const { context, page, broken } = await visitor(browser);
    await page.goto(server.url);
    await gameOnStart(page).getByRole('link', { name: 'Learn in 5 min' }).click();
    const titles: string[] = [];
    while ((await step(page)).how !== 'end') {
      titles.push(await follow(page));
      if (titles.length === 2) {
        await shoot(page, 'lesson');
        expect(await seriousFindings(page)).toEqual([]);
      }
      if ((await titleOf(page)) === 'Your first gathering') await shoot(page, 'lesson-gathering');
    }
    expect(titles.length).toBeGreaterThanOrEqual(10);
    expect(new Set(titles).size).toBe(titles.length);
    expect(await textOf(resultOf(page).getByRole('heading'))).toBe('You won');
    await shoot(page, 'lesson-won');
    expect(await seriousFindings(page)).toEqual([]);
    await lessonOf(page).getByRole('button', { name: 'Once more' }).click();
    await expect.poll(() => titleOf(page)).toBe(titles[0]);
    expect(broken).toEqual([]);
    await context.close();
  });

  test('refuses another move in words, can be left at any time, and goes on where it was left', async () => {
    const { context, page } = await visitor(browser);
    await page.goto(`${server.url}/learn/gatherings`);
    await follow(page);
    await follow(page);
    const { title } = await step(page);
    const other = decisionOf(page).locator('[data-answer]:not([data-pointed])').first();
    await other.click();
    await decisionOf(page).getByRole('alert').getByText('choose what glows').waitFor();
    expect(await titleOf(page)).toBe(title);

    await lessonOf(page).getByRole('link', { name: 'Leave' }).click();
    await gameOnStart(page).getByRole('button', { name: 'Play now' }).waitFor();
    await page.getByText('No game is waiting for you').waitFor();
    await gameOnStart(page).getByRole('link', { name: 'Learn in 5 min' }).click();
    expect((await step(page)).title).toBe(title);
    await context.close();
  });

  test('is played by keys alone', async () => {
    const { context, page } = await visitor(browser);
    await page.goto(`${server.url}/learn/gatherings`);
    const goOn = lessonOf(page).getByRole('button', { name: 'Go on' });
    await goOn.waitFor();
    await goOn.focus();
    await act(page, () => page.keyboard.press('Enter'));
    for (const turn of ['draw', 'draw', 'neither', 'replace']) {
      await step(page);
      const labels = await decisionOf(page).locator('[data-answer]').all();
      const marks = await Promise.all(labels.map((label) => label.getAttribute('data-pointed')));
      const key = 1 + marks.findIndex((mark) => mark !== null);
      expect(key, turn).toBeGreaterThan(0);
      await act(page, () => page.keyboard.press(String(key)));
    }
    expect((await step(page)).title).toBe('The others play');
    await context.close();
  });

  test('fits a phone, and its words do not hide what glows', async () => {
    const { context, page } = await visitor(browser, { viewport: PHONE, hasTouch: true });
    await page.goto(`${server.url}/learn/gatherings`);
    for (let i = 0; i < 9; i++) {
      const { how, title } = await step(page);
      if (how === 'move') {
        const cover = await lessonOf(page).boundingBox();
        const goal = await glowing(page).boundingBox();
        expect(cover !== null && goal !== null, title).toBe(true);
        expect((cover?.y ?? 0) + (cover?.height ?? 0), title).toBeLessThanOrEqual(goal?.y ?? 0);
      }
      if (i === 1) {
        await shoot(page, 'lesson-phone');
        expect(await seriousFindings(page)).toEqual([]);
      }
      if (title === 'Your first gathering') await shoot(page, 'lesson-gathering-phone');
      await follow(page);
    }
    await context.close();
  });
});
