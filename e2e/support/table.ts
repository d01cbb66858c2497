import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { DESKTOP, PHONE } from './pages.ts';

/** Nothing at a table takes so long. */
const PATIENCE = 15_000;

/** A person with a browser of their own: no cookie and no setting is shared with another. */
export async function somebody(
  browser: Browser,
  device: 'desktop' | 'phone' = 'desktop',
): Promise<Page> {
  const phone = device === 'phone';
  const context = await browser.newContext({
    viewport: phone ? PHONE : DESKTOP,
    reducedMotion: 'reduce',
    hasTouch: phone,
    isMobile: phone,
  });
  context.setDefaultTimeout(PATIENCE);
  return await context.newPage();
}

/** Everything the page said went wrong, as it comes. */
export function troublesOf(page: Page): string[] {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  return troubles;
}

export const bar = (page: Page): Locator => page.getByRole('region', { name: 'Decision' });
export const result = (page: Page): Locator => page.getByRole('region', { name: 'Result' });

/** What the decision bar says. */
export interface Standing {
  /** Answers given so far. */
  readonly seq: number;
  readonly over: boolean;
  /** The viewer is asked. */
  readonly mine: boolean;
  readonly prompt: string;
  /** How many are picked before it is done; 0 where a single click or key is the answer. */
  readonly picks: number;
}

function readBar(wish: { readonly least: number; readonly mine: boolean }): Standing | null {
  const section = document.querySelector<HTMLElement>('section[aria-label="Decision"]');
  const seq = Number(section?.dataset['seq']);
  const over = document.querySelector('section[aria-label="Result"]') !== null;
  const mine = section?.dataset['mine'] !== undefined;
  if (section === null || !(over || seq >= wish.least) || !(over || mine || !wish.mine))
    return null;
  const prompt = section.querySelector('strong')?.textContent ?? '';
  const wanted = /\d+ of (\d+)/.exec(section.textContent ?? '')?.[1];
  return { over, mine, seq, prompt, picks: Number(wanted ?? 0) };
}

async function read(page: Page, least: number, mine: boolean): Promise<Standing> {
  try {
    const found = await page.waitForFunction(readBar, { least, mine }, { timeout: PATIENCE });
    const standing = await found.jsonValue();
    if (standing === null) throw new Error('the bar says nothing');
    return standing;
  } catch (cause) {
    const words = await page.getByRole('main').textContent({ timeout: 1000 });
    throw new Error(`${least} answers were waited for; the page says: ${words}`, { cause });
  }
}

/** How the table stands for this viewer once there are so many answers. */
export const standing = (page: Page, least: number): Promise<Standing> => read(page, least, false);

/** The next question to this viewer once there are so many answers, or the end. */
export const nextQuestion = (page: Page, least: number): Promise<Standing> =>
  read(page, least, true);

/** Answers whatever is asked, by mouse, and draws what only the drawer will see. */
export async function answer(page: Page, { prompt, picks }: Standing): Promise<void> {
  if (prompt.startsWith('Draw')) {
    await page
      .getByRole('button', { name: /face-down spot \d, can be chosen/ })
      .first()
      .click();
  } else if (prompt.startsWith('Discard')) {
    const cards = page.getByRole('list', { name: /^your hand/ }).getByRole('button');
    for (let i = 0; i < picks; i++) await cards.nth(i).click();
    await bar(page).getByRole('button', { name: 'Done' }).click();
  } else if (prompt.startsWith('Organise')) {
    await bar(page)
      .getByRole('button', { name: /^Neither/ })
      .click();
  } else {
    await bar(page).locator('[data-answer]').first().click();
  }
}

/** Opens a table for two through the form; the waiting room shows its link. */
export async function openTable(
  page: Page,
  url: string,
  wish: { readonly name: string; readonly open?: true; readonly title?: string },
): Promise<string> {
  await page.goto(`${url}/new/gatherings`);
  await page.getByLabel('Your name').fill(wish.name);
  if (wish.title !== undefined) await page.getByLabel('Title, if you like').fill(wish.title);
  if (wish.open) await page.getByRole('checkbox', { name: /Private/ }).uncheck();
  await page.getByRole('button', { name: 'Open the table' }).click();
  return await page.getByLabel(/Send this link/).inputValue();
}

/** Comes by the link of an invitation, with just a name. */
export async function joinBy(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel(/Your name/).fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByText(`${name} (you)`).waitFor();
}

export const closeAll = async (...pages: readonly Page[]): Promise<void> => {
  const contexts: readonly BrowserContext[] = pages.map((page) => page.context());
  await Promise.all(contexts.map((context) => context.close()));
};
