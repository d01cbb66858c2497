import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openHouse } from './support/house.ts';
import { DESKTOP, PATIENCE, PHONE, seriousFindings, shoot, sizeOf } from './support/pages.ts';
import { decisionOf, textOf } from './support/solo.ts';
import {
  closeAll,
  nextQuestion,
  playNow,
  type Standing,
  somebody,
  troublesOf,
  until,
} from './support/table.ts';

const packet = (page: Page): Locator => page.getByRole('list', { name: /^Your (packet|cards),/ });
const dice = (page: Page): Locator => page.getByRole('list', { name: 'Dice on the table' });
const hand = (page: Page): Locator => page.getByRole('list', { name: /^your hand/ });
const you = (page: Page): Locator => page.getByRole('region', { name: 'You', exact: true });

const asksForSplit = ({ prompt }: Standing): boolean => prompt.startsWith('Put your cards');
const asksForDie = ({ prompt }: Standing): boolean => prompt === 'Choose a die.';
const isFreePart = ({ prompt }: Standing): boolean => prompt.startsWith('Transmute, summon');

const deal = (page: Page, url: string): Promise<Standing> => playNow(page, url, 'Seasons');

/** The cards to choose from, and what is asked about them. */
function choice(): string {
  const section = document.querySelector<HTMLElement>('section[aria-label="Decision"]');
  if (section?.dataset['mine'] === undefined) return 'nothing';
  const cards = document.querySelectorAll<HTMLElement>('[data-page="shared"] button[data-slot]');
  const slots = Array.from(cards, (card) => card.dataset['slot']);
  return `${section.querySelector('strong')?.textContent}: ${slots.join()}`;
}

/**
 * In the Prelude all answer at once: other answers do not tell that one's own was taken.
 * What is picked beforehand changes what can be chosen, and so is done before this.
 */
async function answerWithAll(page: Page, last: () => Promise<void>): Promise<Standing> {
  const before = await page.evaluate(choice);
  await last();
  await expect.poll(() => page.evaluate(choice), { timeout: PATIENCE }).not.toBe(before);
  return await nextQuestion(page, 0);
}

/** Clicks so many cards, each of which is gone from where it was afterwards. */
async function clickAway(cards: Locator, many: number): Promise<void> {
  const all = await cards.count();
  for (let left = all - 1; left >= all - many; left--) {
    await cards.first().click();
    await expect.poll(() => cards.count()).toBe(left);
  }
}

/** Chooses the first cards there are, as often as the draft asks, until they are split. */
async function draft(page: Page, from: Standing): Promise<Standing> {
  let asked = from;
  while (!asksForSplit(asked)) {
    const cards = page
      .getByRole('list', { name: /^(Your packet|Your cards|Cards you took),/ })
      .first()
      .getByRole('button', { name: /, can be chosen/ });
    await clickAway(cards, asked.picks);
    const done = decisionOf(page).getByRole('button', { name: 'Done' });
    const last = asked.picks === 0 ? cards.first() : done;
    asked = await answerWithAll(page, () => last.click());
  }
  return asked;
}

/** Puts every card into the sets, one after the other, by clicks on the cards. */
async function split(page: Page): Promise<Standing> {
  const loose = page.getByRole('list', { name: /^Cards to split/ }).getByRole('button');
  await clickAway(loose, await loose.count());
  return await answerWithAll(page, () =>
    decisionOf(page)
      .getByRole('button', { name: /In this order/ })
      .click(),
  );
}

/** Takes the first of the ability tokens. */
const token = (page: Page): Promise<Standing> =>
  answerWithAll(page, () => page.keyboard.press('1'));

describe('the table of Seasons', () => {
  const house = openHouse();

  test('draft, libraries, dice and a turn; S-8.2 a card that cannot be summoned says why', async () => {
    const page = await somebody(house.browser);
    const troubles = troublesOf(page);
    let asked = await deal(page, house.url);
    await expect.poll(() => sizeOf(page)).toEqual([DESKTOP.width, DESKTOP.height]);

    // S-3.2: a card of the packet is taken by a click, and lies among those taken.
    const first = packet(page).getByRole('button').first();
    const name = (await first.textContent())?.split(',')[0] ?? '';
    if (asked.picks === 0 && asked.prompt === 'Choose a card to keep.') {
      asked = await answerWithAll(page, () => first.click());
      const taken = page.getByRole('list', { name: /^Cards you took/ }).getByRole('button');
      const isTaken = async (): Promise<boolean> => (await textOf(taken.first())).startsWith(name);
      await expect.poll(isTaken).toBe(true);
    }
    await draft(page, asked);

    // S-3.7: what is put into library III first stays there.
    const third = page.getByRole('region', { name: 'Library III' });
    await third.getByRole('button', { name: /^Library III/ }).click();
    const last = page
      .getByRole('list', { name: /^Cards to split/ })
      .getByRole('button')
      .last();
    const kept = (await last.textContent())?.split(',')[0] ?? '';
    await last.click();
    await expect.poll(() => third.getByRole('list').textContent()).toContain(kept);
    await page
      .getByRole('region', { name: 'Hand', exact: true })
      .getByRole('button', { name: /^Hand/ })
      .click();
    await split(page);
    asked = await until(page, await token(page), asksForDie);
    await page.getByRole('img', { name: /^Year 1 of 3, winter, space 1/ }).waitFor();
    await you(page)
      .getByRole('button', { name: /^Library of year III/ })
      .click();
    const library = page.getByRole('dialog', { name: /^Library of year III/ });
    await expect.poll(() => library.textContent()).toContain(kept);
    await library.getByRole('button', { name: 'Close' }).click();
    await library.waitFor({ state: 'hidden' });

    // S-4.4: by key among the dice, then Enter.
    const offered = dice(page).getByRole('button', { name: /Can be chosen/ });
    await offered.first().focus();
    await page.keyboard.press('ArrowRight');
    const words = (await offered.nth(1).textContent())?.split(';')[0] ?? '';
    await page.keyboard.press('Enter');
    asked = await nextQuestion(page, asked.seq + 1);
    await expect.poll(() => textOf(you(page))).toContain(words.replace('Die:', 'Chosen die:'));

    asked = await until(page, asked, isFreePart);
    const cards = hand(page).getByRole('button');
    expect(await cards.first().textContent()).toMatch(/costs /);
    const refused = hand(page).getByRole('button', { name: /cannot be chosen/ });
    for (let turns = 0; turns < 6 && (await refused.count()) === 0; turns++) {
      await page.keyboard.press('1');
      asked = await until(page, await nextQuestion(page, asked.seq + 1), isFreePart);
    }
    await refused.first().click();
    expect(await decisionOf(page).getByRole('alert').textContent()).toMatch(/S-8|S-19/);
    await shoot(page, 'seasons');
    await expect.poll(() => sizeOf(page)).toEqual([DESKTOP.width, DESKTOP.height]);
    expect(await seriousFindings(page)).toEqual([]);

    // S-11.6: a bonus by its own button raises the gauge.
    const raise = you(page).getByRole('button', { name: /^Bonus: raise the gauge/ });
    const gauge = you(page).getByRole('button', { name: /summoning gauge/ });
    const before = Number((await gauge.first().textContent())?.split('/')[1]);
    await raise.click();
    await nextQuestion(page, asked.seq + 1);
    await expect
      .poll(async () => Number((await gauge.first().textContent())?.split('/')[1]))
      .toBe(before + 1);
    expect(troubles).toEqual([]);
    await closeAll(page);
  });

  test('on a phone nothing is wider than the screen, and a die is taken by a tap', async () => {
    const page = await somebody(house.browser, 'phone');
    let asked = await deal(page, house.url);
    await shoot(page, 'seasons-phone-draft');
    expect((await sizeOf(page))[0]).toBe(PHONE.width);
    await draft(page, asked);
    expect(await seriousFindings(page)).toEqual([]);
    await split(page);
    asked = await until(page, await token(page), asksForDie);
    expect((await sizeOf(page))[0]).toBe(PHONE.width);
    await shoot(page, 'seasons-phone');
    expect(await seriousFindings(page)).toEqual([]);
    await dice(page)
      .getByRole('button', { name: /Can be chosen/ })
      .first()
      .tap();
    asked = await until(page, await nextQuestion(page, asked.seq + 1), isFreePart);
    await hand(page).waitFor();
    await shoot(page, 'seasons-phone-own');
    expect((await sizeOf(page))[0]).toBe(PHONE.width);
    expect(await seriousFindings(page)).toEqual([]);
    await closeAll(page);
  });
});
