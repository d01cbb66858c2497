import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { DESKTOP, PHONE, seriousFindings, shoot } from './support/pages.ts';
import { type RunningServer, startProduct } from './support/server.ts';
import { gameOnStart } from './support/solo.ts';
import {
  bar,
  closeAll,
  nextQuestion,
  type Standing,
  somebody,
  troublesOf,
} from './support/table.ts';

const track = (page: Page): Locator => page.getByRole('region', { name: 'Journey Track' });
const foresight = (page: Page): Locator => page.getByRole('region', { name: /^Foresight/ });
const village = (page: Page): Locator => page.getByRole('region', { name: /^Village: / });

const isMajor = ({ prompt }: Standing): boolean => prompt.startsWith('Your turn');

async function deal(page: Page, url: string): Promise<Standing> {
  await page.goto(url);
  await gameOnStart(page, 'Enchanters').getByRole('button', { name: 'Play now' }).click();
  return await nextQuestion(page, 0);
}

/** Answers by number keys, with the first that is offered, until the next turn of the viewer. */
async function toNextTurn(page: Page, after: number): Promise<Standing> {
  let asked = await nextQuestion(page, after);
  while (!asked.over && !isMajor(asked)) {
    for (let digit = 1; digit <= Math.max(1, asked.picks); digit++) {
      await page.keyboard.press(String(digit));
    }
    if (asked.picks > 0) await page.keyboard.press('Enter');
    asked = await nextQuestion(page, asked.seq + 1);
  }
  return asked;
}

/** Rests at the Village by its own button: the first Rest of a Village gives crystals. */
async function rest(page: Page, asked: Standing): Promise<Standing> {
  await village(page)
    .getByRole('button', { name: /: Rest → / })
    .first()
    .click();
  return await toNextTurn(page, asked.seq + 1);
}

const size = (page: Page): Promise<number[]> =>
  page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.scrollHeight,
  ]);

describe('the table of Enchanters', () => {
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

  test('turns by key and by mouse; E-7.8 a monster that is too strong says what is missing', async () => {
    const page = await somebody(browser);
    const troubles = troublesOf(page);
    let asked = await deal(page, server.url);
    expect(isMajor(asked)).toBe(true);
    expect(await size(page)).toEqual([DESKTOP.width, DESKTOP.height]);

    // By key: the cards of the track are one stop of Tab, and arrows walk among them.
    const cards = track(page).locator('[data-slot]');
    await cards.first().focus();
    await page.keyboard.press('ArrowRight');
    const second = (await cards.nth(1).textContent())?.split(',')[0] ?? '';
    await expect.poll(() => foresight(page).getByRole('heading').textContent()).toBe(second);
    await page.keyboard.press('1');
    asked = await toNextTurn(page, asked.seq + 1);

    // By mouse: a card that can be chosen is taken by a click on it.
    const legal = track(page).getByRole('button', { name: /, can be chosen/ });
    await legal.first().click();
    asked = await toNextTurn(page, asked.seq + 1);

    asked = await rest(page, asked);
    // Journeys spend what could buy Attack, until a creature is out of reach.
    const strong = track(page).getByRole('button', { name: /Attack missing.*cannot be chosen/ });
    for (let turns = 0; turns < 12 && (await strong.count()) === 0; turns++) {
      await page.keyboard.press('1');
      asked = await toNextTurn(page, asked.seq + 1);
    }
    const label = (await strong.first().textContent()) ?? '';
    const missing = /(\d+) Attack missing/.exec(label)?.[1] ?? '';
    await strong.first().hover();
    await expect.poll(() => foresight(page).textContent()).toContain(`${missing} Attack missing`);
    expect(await foresight(page).textContent()).toMatch(/Your Attack \d+ against Health \d+/);
    expect(await foresight(page).textContent()).toMatch(/you take \d+ wound|no wounds/);
    expect(await foresight(page).textContent()).toMatch(
      /Could come from|Some of it from|None of your/,
    );
    await shoot(page, 'enchanters');
    await strong.first().click();
    expect(await bar(page).getByRole('alert').textContent()).toMatch(/is missing|crystals/);
    expect(await seriousFindings(page)).toEqual([]);

    // How a number adds up is told on demand. A pointer that lingers has opened it already.
    const you = page.getByRole('region', { name: 'You', exact: true });
    const told = page.getByRole('tooltip').getByText('if the game ended now');
    const isTold = async (): Promise<boolean> => {
      if (!(await told.isVisible())) await you.getByRole('button', { name: /^Glory/ }).click();
      return await told.isVisible();
    };
    await expect.poll(isTold).toBe(true);
    expect(troubles).toEqual([]);
    await closeAll(page);
  });

  test('E-7.21 on a phone a first tap shows what would come, and a second one goes there', async () => {
    const page = await somebody(browser, 'phone');
    let asked = await deal(page, server.url);
    await shoot(page, 'enchanters-phone');
    expect((await size(page))[0]).toBe(PHONE.width);
    expect(await seriousFindings(page)).toEqual([]);
    const card = track(page)
      .getByRole('button', { name: /, can be chosen/ })
      .first();
    const name = (await card.textContent())?.split(',')[0] ?? '';
    await card.tap();
    const chosen = track(page).getByRole('button', { name: /, chosen/ });
    await chosen.waitFor();
    await expect.poll(() => foresight(page).getByRole('heading').textContent()).toBe(name);
    expect(await bar(page).locator('[data-answer]').count()).toBe(1);
    await shoot(page, 'enchanters-phone-chosen');
    await chosen.tap();
    asked = await toNextTurn(page, asked.seq + 1);
    expect(asked.over).toBe(false);
    await page.getByRole('button', { name: /^Yours/ }).tap();
    await page.getByRole('region', { name: 'your Items' }).waitFor();
    await shoot(page, 'enchanters-phone-own');
    expect((await size(page))[0]).toBe(PHONE.width);
    expect(await seriousFindings(page)).toEqual([]);
    await closeAll(page);
  });
});
