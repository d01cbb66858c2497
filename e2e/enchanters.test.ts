import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openHouse } from './support/house.ts';
import { DESKTOP, PHONE, seriousFindings, shoot, sizeOf } from './support/pages.ts';
import { decisionOf } from './support/solo.ts';
import {
  closeAll,
  nextQuestion,
  playNow,
  type Standing,
  somebody,
  troublesOf,
  until,
} from './support/table.ts';

const track = (page: Page): Locator => page.getByRole('region', { name: 'Journey Track' });
const foresight = (page: Page): Locator => page.getByRole('region', { name: /^Foresight/ });
const village = (page: Page): Locator => page.getByRole('region', { name: /^Village: / });

const isMajor = ({ prompt }: Standing): boolean => prompt.startsWith('Your turn');

const deal = (page: Page, url: string): Promise<Standing> => playNow(page, url, 'Enchanters');

/** Answers by number keys, with the first that is offered, until the next turn of the viewer. */
const toNextTurn = async (page: Page, after: number): Promise<Standing> =>
  await until(page, await nextQuestion(page, after), isMajor);

/** Rests at the Village by its own button: the first Rest of a Village gives crystals. */
async function rest(page: Page, asked: Standing): Promise<Standing> {
  await village(page)
    .getByRole('button', { name: /: Rest → / })
    .first()
    .click();
  return await toNextTurn(page, asked.seq + 1);
}

describe('the table of Enchanters', () => {
  const house = openHouse();

  test('turns by key and by mouse; E-7.8 a monster that is too strong says what is missing', async () => {
    const page = await somebody(house.browser);
    const troubles = troublesOf(page);
    let asked = await deal(page, house.url);
    expect(isMajor(asked)).toBe(true);
    await expect.poll(() => sizeOf(page)).toEqual([DESKTOP.width, DESKTOP.height]);

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
    for (let turns = 0; turns < 60 && (await strong.count()) === 0; turns++) {
      if (asked.over) asked = await deal(page, house.url);
      else {
        await page.keyboard.press('1');
        asked = await toNextTurn(page, asked.seq + 1);
      }
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
    expect(await decisionOf(page).getByRole('alert').textContent()).toMatch(/is missing|crystals/);
    expect(await seriousFindings(page)).toEqual([]);

    // How a number adds up is told on demand. A pointer that lingers has opened it already.
    const you = page.getByRole('region', { name: 'You', exact: true });
    const told = page.getByRole('tooltip').getByText('if the game ended now');
    const isTold = async (): Promise<boolean> => {
      if (!(await told.isVisible())) await you.getByRole('button', { name: /^Glory/ }).click();
      return await told.waitFor({ timeout: 1_000 }).then(
        () => true,
        () => false,
      );
    };
    await expect.poll(isTold).toBe(true);
    expect(troubles).toEqual([]);
    await closeAll(page);
  });

  test('E-7.21 on a phone a first tap shows what would come, and a second one goes there', async () => {
    const page = await somebody(house.browser, 'phone');
    let asked = await deal(page, house.url);
    await shoot(page, 'enchanters-phone');
    expect((await sizeOf(page))[0]).toBe(PHONE.width);
    expect(await seriousFindings(page)).toEqual([]);
    const card = track(page)
      .getByRole('button', { name: /, can be chosen/ })
      .first();
    const name = (await card.textContent())?.split(',')[0] ?? '';
    await card.tap();
    const chosen = track(page).getByRole('button', { name: /, chosen/ });
    await chosen.waitFor();
    await expect.poll(() => foresight(page).getByRole('heading').textContent()).toBe(name);
    await expect.poll(() => decisionOf(page).locator('[data-answer]').count()).toBe(1);
    await shoot(page, 'enchanters-phone-chosen');
    await chosen.tap();
    asked = await toNextTurn(page, asked.seq + 1);
    expect(asked.over).toBe(false);
    await page.getByRole('button', { name: /^Yours/ }).tap();
    await page.getByRole('region', { name: 'your Items' }).waitFor();
    await shoot(page, 'enchanters-phone-own');
    expect((await sizeOf(page))[0]).toBe(PHONE.width);
    expect(await seriousFindings(page)).toEqual([]);
    await closeAll(page);
  });
});
