import { describe, expect, test } from 'vitest';
import { openHouse } from './support/house.ts';
import { DESKTOP, PHONE, seriousFindings, shoot, sizeOf } from './support/pages.ts';
import { decisionOf, gameOnStart } from './support/solo.ts';
import { nextQuestion, playNow } from './support/table.ts';

describe('the table in a browser', () => {
  const house = openHouse();

  test('one click leads to a game against bots, and number keys answer', async () => {
    const page = await house.browser.newPage({ viewport: DESKTOP, reducedMotion: 'reduce' });
    await page.goto(house.url);
    await shoot(page, 'start');
    await gameOnStart(page).getByRole('button', { name: 'Play now' }).click();
    const asked = await nextQuestion(page, 0);
    expect(asked.prompt).toBe('Draw a card from the table.');
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
    const page = await house.browser.newPage({ viewport, reducedMotion: 'reduce' });
    await playNow(page, house.url);
    await expect.poll(() => sizeOf(page)).toEqual([viewport.width, viewport.height]);
    const box = await decisionOf(page).boundingBox();
    expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
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
      const page = await house.browser.newPage({ viewport, reducedMotion: 'reduce' });
      await page.goto(house.url + path);
      await page.getByRole('main').waitFor();
      await page.waitForLoadState('networkidle');
      await shoot(page, `${name}${kind}`);
      expect(await seriousFindings(page)).toEqual([]);
      await page.close();
    }
  });
});
