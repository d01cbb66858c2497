import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openHouse } from './support/house.ts';
import { PHONE, seriousFindings, shoot } from './support/pages.ts';
import { act, dealHere, decisionOf, standOf, visitor } from './support/solo.ts';

describe('settings', () => {
  const house = openHouse();
  let context: BrowserContext;
  let page: Page;

  beforeEach(async () => {
    ({ context, page } = await visitor(house.browser, {
      reducedMotion: 'no-preference',
      colorScheme: 'dark',
    }));
    await page.goto(`${house.url}/settings`);
  });

  afterEach(async () => {
    await context.close();
  });

  const choose = (setting: string, value: string): Promise<void> =>
    page
      .getByRole('group', { name: setting })
      .getByRole('radio', { name: value, exact: true })
      .check();

  /** What an element looks like after the change, after a reload, and after another one. */
  const styled = (selector: string, property: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

  async function holds(look: () => Promise<unknown>, value: unknown): Promise<void> {
    await expect.poll(look).toEqual(value);
    await page.reload();
    await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
    expect(await look()).toEqual(value);
  }

  test('colours: light and dark change ground and ink at once, and stay', async () => {
    const ink = () => styled('h1', 'color');
    const dark = await ink();
    await choose('Colours', 'Light');
    await expect.poll(ink).not.toBe(dark);
    const light = await ink();
    await holds(ink, light);
    await shoot(page, 'settings-light');
    expect(await seriousFindings(page)).toEqual([]);
    await choose('Colours', 'Dark');
    await holds(ink, dark);
    await shoot(page, 'settings-dark');
    expect(await seriousFindings(page)).toEqual([]);
  });

  test('text size: words grow, and the largest still fits a phone', async () => {
    const size = async () => Number.parseFloat(await styled('legend', 'font-size'));
    const normal = await size();
    await choose('Text size', 'Small');
    await expect.poll(size).toBeLessThan(normal);
    await choose('Text size', 'Largest');
    await expect.poll(size).toBeGreaterThan(normal);
    await holds(size, await size());
    await page.setViewportSize(PHONE);
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBe(PHONE.width);
    await shoot(page, 'settings-largest-phone');
    expect(await seriousFindings(page)).toEqual([]);
  });

  test('text size: the table grows with it, and everything still fits the screen', async () => {
    await choose('Text size', 'Largest');
    await dealHere(page, house.url, ['Ada', 'bot:greedy']);
    await standOf(page);
    const prompt = Number.parseFloat(await styled('[aria-label="Decision"] strong', 'font-size'));
    expect(prompt).toBeGreaterThan(20);
    await shoot(page, 'table-largest');
    const overflow = await page.evaluate(() => {
      const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
      return [scrollWidth - clientWidth, scrollHeight - clientHeight];
    });
    expect(overflow).toEqual([0, 0]);
    const bar = await decisionOf(page).boundingBox();
    const own = await page.getByRole('region', { name: 'Your hand', exact: true }).boundingBox();
    expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    expect(await seriousFindings(page)).toEqual([]);
  });

  test('motion: cards travel, or with reduced motion they do not', async () => {
    const played = async (): Promise<number> => {
      await page.evaluate(() => {
        const play = Element.prototype.animate;
        const list = document.documentElement.dataset;
        list['travels'] = '0';
        Element.prototype.animate = function (...how: Parameters<typeof play>) {
          list['travels'] = String(Number(list['travels']) + 1);
          return play.apply(this, how);
        };
      });
      await act(page, () => page.keyboard.press('1'));
      await page.getByRole('list', { name: /^your hand, 1 card$/ }).waitFor();
      return await page.evaluate(() => Number(document.documentElement.dataset['travels']));
    };
    await dealHere(page, house.url, ['Ada', 'bot:greedy']);
    await standOf(page);
    expect(await played()).toBeGreaterThan(0);

    await page.goto(`${house.url}/settings`);
    await choose('Motion', 'Reduced');
    const marked = () => page.locator('html').getAttribute('data-motion');
    await holds(marked, 'reduced');
    await dealHere(page, house.url, ['Ada', 'bot:greedy']);
    await standOf(page);
    expect(await played()).toBe(0);
  });

  test('sound: a chime when the turn comes, or with sound off none', async () => {
    await context.addInitScript(() => {
      const make = AudioContext.prototype.createOscillator;
      AudioContext.prototype.createOscillator = function () {
        const { dataset } = document.documentElement;
        dataset['tones'] = String(Number(dataset['tones'] ?? 0) + 1);
        return make.call(this);
      };
    });
    const tones = () => page.evaluate(() => Number(document.documentElement.dataset['tones'] ?? 0));
    /** Plays a turn; then the bot plays, and the turn comes back. */
    const turn = async (): Promise<void> => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await dealHere(page, house.url, ['Ada', 'bot:random']);
      for (let i = 0; i < 30; i++) {
        await standOf(page);
        const log = await page.locator('[data-log]').textContent();
        if (/turn 3/.test(log ?? '')) return;
        await act(page, () => page.keyboard.press('1'));
      }
      throw new Error('the turn did not come back');
    };
    await turn();
    await expect.poll(tones).toBeGreaterThan(0);

    await page.goto(`${house.url}/settings`);
    await choose('Sound', 'Off');
    const off = page.getByRole('group', { name: 'Sound' }).getByRole('radio', { name: 'Off' });
    await holds(() => off.isChecked(), true);
    await turn();
    expect(await tones()).toBe(0);
  });

  test('confirm moves: an answer is given only after a second yes', async () => {
    await choose('Confirm moves', 'On');
    const on = page
      .getByRole('group', { name: 'Confirm moves' })
      .getByRole('radio', { name: 'On' });
    await holds(() => on.isChecked(), true);
    await dealHere(page, house.url, ['Ada', 'bot:greedy']);
    await standOf(page);
    const hand = page.getByRole('list', { name: /^your hand, 1 card$/ });
    await page.keyboard.press('1');
    await decisionOf(page).getByText('Is that your answer?').waitFor();
    await shoot(page, 'table-confirm');
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await decisionOf(page).getByText('Is that your answer?').waitFor({ state: 'detached' });
    expect(await hand.count()).toBe(0);
    await page.keyboard.press('1');
    await decisionOf(page).getByRole('button', { name: /^Yes/ }).click();
    await hand.waitFor();
  });

  test('back to the defaults takes everything back', async () => {
    await choose('Colours', 'Light');
    await choose('Text size', 'Large');
    await page.getByRole('button', { name: 'Back to the defaults' }).click();
    await expect.poll(() => page.locator('html').getAttribute('data-text')).toBe('normal');
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  });
});
