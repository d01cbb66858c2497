import type { Browser, Page } from 'playwright-core';
import type { House } from './house.ts';
import { PATIENCE, PHONE } from './pages.ts';
import { decisionOf, gameOnStart, visitor } from './solo.ts';

/** A person with a browser of their own: no cookie and no setting is shared with another. */
export async function somebody(
  browser: Browser,
  device: 'desktop' | 'phone' = 'desktop',
): Promise<Page> {
  const look = { viewport: PHONE, hasTouch: true, isMobile: true };
  return (await visitor(browser, device === 'phone' ? look : {})).page;
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

/** A frame later the keys work for what is shown: they are bound after it is painted. */
const whenBound = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  );

async function read(page: Page, least: number, mine: boolean): Promise<Standing> {
  try {
    const found = await page.waitForFunction(readBar, { least, mine }, { timeout: PATIENCE });
    const standing = await found.jsonValue();
    if (standing === null) throw new Error('the bar says nothing');
    await whenBound(page);
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

/** Deals a game against bots from the start page; the first question to the viewer. */
export async function playNow(page: Page, url: string, game = 'Gatherings'): Promise<Standing> {
  await page.goto(url);
  await gameOnStart(page, game).getByRole('button', { name: 'Play now' }).click();
  return await nextQuestion(page, 0);
}

/** Answers by number keys, with the first that is offered; the next question, or the end. */
export async function byKeys(page: Page, asked: Standing): Promise<Standing> {
  for (let digit = 1; digit <= Math.min(Math.max(1, asked.picks), 9); digit++) {
    await page.keyboard.press(String(digit));
  }
  if (asked.picks > 0) await page.keyboard.press('Enter');
  return await nextQuestion(page, asked.seq + 1);
}

/** Answers by keys until a question of the wanted sort, or the end. */
export async function until(
  page: Page,
  from: Standing,
  wanted: (asked: Standing) => boolean,
): Promise<Standing> {
  let asked = from;
  while (!asked.over && !wanted(asked)) asked = await byKeys(page, asked);
  return asked;
}

/** Answers whatever is asked, by mouse, and draws what only the drawer will see. */
export async function answerByMouse(page: Page, { prompt, picks }: Standing): Promise<void> {
  if (prompt.startsWith('Draw')) {
    await page
      .getByRole('button', { name: /face-down spot \d, can be chosen/ })
      .first()
      .click();
  } else if (prompt.startsWith('Discard')) {
    const cards = page.getByRole('list', { name: /^your hand/ }).getByRole('button');
    for (let i = 0; i < picks; i++) await cards.nth(i).click();
    await decisionOf(page).getByRole('button', { name: 'Done' }).click();
  } else if (prompt.startsWith('Organise')) {
    await decisionOf(page)
      .getByRole('button', { name: /^Neither/ })
      .click();
  } else {
    await decisionOf(page).locator('[data-answer]').first().click();
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

/** Two people at a table of their own, the cards dealt. */
export async function twoPlaying({ browser, url }: House): Promise<readonly [Page, Page]> {
  const pages = [await somebody(browser), await somebody(browser)] as const;
  const [ada, ben] = pages;
  await joinBy(ben, await openTable(ada, url, { name: 'Ada' }), 'Ben');
  await ada.getByRole('button', { name: 'Send away' }).waitFor();
  await ada.getByRole('button', { name: 'Deal' }).click();
  await Promise.all(pages.map((page) => standing(page, 0)));
  return pages;
}

/** Resolves once these words stand in the page, however soon they are gone again. */
export const onceSaid = (page: Page, words: string): Promise<void> =>
  page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const look = (): void => {
          if (!document.body.textContent?.includes(wanted)) return;
          watch.disconnect();
          resolve();
        };
        const watch = new MutationObserver(look);
        watch.observe(document.body, { subtree: true, childList: true, characterData: true });
        look();
      }),
    words,
  );

export const closeAll = async (...pages: readonly Page[]): Promise<void> => {
  await Promise.all(pages.map((page) => page.context().close()));
};
