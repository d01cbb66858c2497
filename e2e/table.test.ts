import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { DESKTOP, PHONE, seriousFindings, shoot } from './support/pages.ts';
import { type RunningServer, startProduct } from './support/server.ts';
import { gameOnStart } from './support/solo.ts';

describe('the table in a browser', () => {
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

  test('one click leads to a game against bots, and number keys answer', async () => {
    const page = await browser.newPage({ viewport: DESKTOP, reducedMotion: 'reduce' });
    await page.goto(server.url);
    await shoot(page, 'start');
    await gameOnStart(page).getByRole('button', { name: 'Play now' }).click();
    const decision = page.getByRole('region', { name: 'Decision' });
    await decision.getByText('Draw a card from the table.').waitFor();
    const draws = page.getByText(/draws (a card|\w+ \w+)/);
    const before = await draws.count();
    await page.keyboard.press('1');
    await page.keyboard.press('s');
    await expect.poll(() => draws.count()).toBeGreaterThan(before);
    await page.close();
  });

  test.each([
    ['a desktop', DESKTOP, 'table'],
    ['a phone', PHONE, 'table-phone'],
  ] as const)('the table fits %s, and the decision is in sight', async (_what, viewport, name) => {
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
    await page.goto(server.url);
    await gameOnStart(page).getByRole('button', { name: 'Play now' }).click();
    const decision = page.getByRole('region', { name: 'Decision' });
    await decision.waitFor();
    const size =
      'document.documentElement.scrollWidth + "x" + document.documentElement.scrollHeight';
    expect(await page.evaluate(size)).toBe(`${viewport.width}x${viewport.height}`);
    const box = await decision.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    await shoot(page, name);
    expect(await seriousFindings(page)).toEqual([]);
    await page.close();
  });

  test.each([
    ['start', '/'],
    ['tables', '/tables'],
    ['new', '/new/gatherings'],
    ['rules', '/rules/gatherings'],
    ['gallery', '/cards/gatherings'],
    ['settings', '/settings'],
    ['profile', '/me'],
  ])('axe finds nothing serious on the page %s', async (name, path) => {
    for (const [kind, viewport] of [
      ['', DESKTOP],
      ['-phone', PHONE],
    ] as const) {
      const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
      await page.goto(server.url + path);
      await page.getByRole('main').waitFor();
      await page.waitForLoadState('networkidle');
      await shoot(page, `${name}${kind}`);
      expect(await seriousFindings(page)).toEqual([]);
      await page.close();
    }
  });
});
