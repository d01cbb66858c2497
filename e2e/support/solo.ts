import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { DESKTOP, PATIENCE } from './pages.ts';

type Look = NonNullable<Parameters<Browser['newContext']>[0]>;

/** A browser of one person, who sees no motion; whatever breaks in it is kept in `broken`. */
export async function visitor(
  browser: Browser,
  look: Look = {},
): Promise<{ context: BrowserContext; page: Page; broken: string[] }> {
  const context = await browser.newContext({
    viewport: DESKTOP,
    reducedMotion: 'reduce',
    ...look,
  });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(error.message));
  return { context, page, broken };
}

/** What the start page says of a game, with the ways into it. */
export const gameOnStart = (page: Page, name = 'Gatherings'): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

export const decisionOf = (page: Page): Locator => page.getByRole('region', { name: 'Decision' });
export const curtainOf = (page: Page): Locator =>
  page.getByRole('region', { name: 'Hand over the screen' });
export const resultOf = (page: Page): Locator => page.getByRole('region', { name: 'Result' });

/** A table on this screen: the one who opens it, other people, and a bot where a seat names one. */
export async function dealHere(
  page: Page,
  url: string,
  seats: readonly [string, ...string[]],
  total = 15,
): Promise<void> {
  await page.goto(`${url}/new/gatherings?where=here`);
  const [own, ...others] = seats;
  await page.getByRole('combobox', { name: /^Seats/ }).selectOption(String(seats.length));
  for (const [i, seat] of others.entries()) {
    const chooser = page.getByRole('combobox', { name: new RegExp(`^Seat ${i + 2}`) });
    if (seat.startsWith('bot:')) await chooser.selectOption(seat);
    else {
      await chooser.selectOption('person');
      await page.getByLabel(`Name of seat ${i + 2}`).fill(seat);
    }
  }
  // Whoever is signed in has a name already.
  const name = page.getByLabel('Your name');
  if (await name.isVisible()) await name.fill(own);
  await page.getByRole('combobox', { name: /^Who starts/ }).selectOption('1');
  await page.getByLabel('Spell points that win').fill(String(total));
  await page.getByRole('button', { name: 'Deal' }).click();
  await page.waitForURL('**/local/**');
}

/** Where a table on this screen stands. */
export type Stand = 'asked' | 'curtain' | 'over';

const answersOf = (page: Page): Locator => decisionOf(page).locator('[data-answer]');

export async function standOf(page: Page): Promise<Stand> {
  const asked = answersOf(page).first();
  const now = asked.or(curtainOf(page)).or(resultOf(page)).first();
  await now.waitFor();
  if (await resultOf(page).isVisible()) return 'over';
  return (await curtainOf(page).isVisible()) ? 'curtain' : 'asked';
}

/** Whoever is next takes the screen: the button of the curtain has the focus, and Enter lifts it. */
export async function liftCurtain(page: Page): Promise<void> {
  const lift = curtainOf(page).getByRole('button', { name: /^I am / });
  await expect.poll(() => lift.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await decisionOf(page).waitFor();
}

export const textOf = async (place: Locator): Promise<string> => (await place.textContent()) ?? '';

/** All that a person reads on the table: it changes with every answer. */
const words = (page: Page): Promise<string> => textOf(page.locator('#page'));

/** Gives an answer by a key or a click, and waits until the table shows that it was taken. */
export async function act(page: Page, doing: () => Promise<void>): Promise<void> {
  const before = await words(page);
  await doing();
  await expect.poll(() => words(page), { interval: 20 }).not.toBe(before);
}

/** Answers what is asked: with the option of that place, or the first ones where several are due. */
export async function answer(page: Page, which = 0): Promise<void> {
  const options = answersOf(page);
  await options.first().waitFor();
  const done = decisionOf(page).getByRole('button', { name: /^(Done|In this order)/ });
  if ((await done.count()) === 0) {
    const last = (await options.count()) - 1;
    await act(page, () => options.nth(Math.min(which, last)).click());
    return;
  }
  for (let i = 0; (await done.getAttribute('aria-disabled')) === 'true'; i++) {
    await act(page, () => options.nth(i).click());
  }
  await act(page, () => done.click());
}
