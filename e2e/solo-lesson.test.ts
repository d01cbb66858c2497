import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openHouse } from './support/house.ts';
import { PHONE, seriousFindings, shoot } from './support/pages.ts';
import { act, decisionOf, gameOnStart, resultOf, textOf, visitor } from './support/solo.ts';

const lessonOf = (page: Page): Locator => page.getByRole('region', { name: 'Lesson' });
const titleOf = (page: Page): Promise<string> => textOf(lessonOf(page).getByRole('heading'));
/** The button of the answer that leads on. */
const glowing = (page: Page): Locator => decisionOf(page).locator('[data-pointed]');
const button = (page: Page, name: string): Locator => lessonOf(page).getByRole('button', { name });

type How = 'read' | 'help' | 'move' | 'last' | 'end';

/** Waits until the lesson asks for a reading or a move, and says which step it is. */
async function step(page: Page): Promise<{ title: string; how: How }> {
  const ways: readonly (readonly [How, Locator])[] = [
    ['end', lessonOf(page).getByRole('link', { name: 'Play for real' })],
    ['last', button(page, 'Play on')],
    ['read', button(page, 'Go on')],
    ['help', button(page, 'Do it for me')],
    ['move', glowing(page)],
  ];
  const any = ways.map(([, way]) => way).reduce((all, way) => all.or(way));
  await any.first().waitFor();
  for (const [how, way] of ways) {
    if (await way.first().isVisible()) return { title: await titleOf(page), how };
  }
  throw new Error('the lesson has moved on meanwhile');
}

/** Where the bar has no room for the answer, the list of all options glows, and the answer in it. */
async function answerIt(page: Page): Promise<void> {
  const way = glowing(page).first();
  const inList = (await way.getAttribute('aria-expanded')) !== null;
  await way.click();
  if (inList) await page.getByRole('dialog').locator('[data-pointed]').click();
}

/** Does what the lesson says once. */
async function follow(page: Page): Promise<string> {
  const { title, how } = await step(page);
  const ways = { read: 'Go on', last: 'Play on', help: 'Do it for me' } as const;
  if (how === 'move') await act(page, () => answerIt(page));
  else if (how !== 'end') await act(page, () => button(page, ways[how]).click());
  return title;
}

/** What a step points at besides the answer has to be on the table. */
async function pointsAtAll(page: Page): Promise<void> {
  const wanted = Number(await lessonOf(page).getAttribute('data-points'));
  const found = page.locator('[data-pointed]:not([data-answer])');
  await expect
    .poll(() => found.count(), { message: await titleOf(page) })
    .toBeGreaterThanOrEqual(wanted);
}

describe('the first game', () => {
  const house = openHouse();

  test('is one click from the start page, and whoever does what glows wins it', async () => {
    const { context, page, broken } = await visitor(house.browser);
    await page.goto(house.url);
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

  const OTHERS = [
    { id: 'enchanters', name: 'Enchanters', shot: 'Fight!' },
    { id: 'seasons', name: 'Seasons', shot: 'Which energy?' },
    { id: 'techno-enchanters', name: 'Techno-Enchanters', shot: 'Fill a row' },
  ];

  test.each(OTHERS)(
    'of $name is one click from the start page, is followed by what glows, and is then played freely',
    async ({ id, name, shot }) => {
      const { context, page, broken } = await visitor(house.browser);
      await page.goto(house.url);
      await gameOnStart(page, name).getByRole('link', { name: 'Learn in 5 min' }).click();
      const titles: string[] = [];
      for (let how: How = 'read'; how !== 'last'; ) {
        const now = await step(page);
        how = now.how;
        await pointsAtAll(page);
        if (titles.at(-1) !== now.title) titles.push(now.title);
        if (now.title === shot) {
          await shoot(page, `lesson-${id}`);
          expect(await seriousFindings(page)).toEqual([]);
        }
        await follow(page);
      }
      expect(titles.length).toBeGreaterThanOrEqual(10);
      expect(new Set(titles).size).toBe(titles.length);
      // Nobody leads any more: whatever the rules allow is taken.
      await expect.poll(() => lessonOf(page).getAttribute('data-folded')).not.toBeNull();
      expect(await glowing(page).count()).toBe(0);
      for (let i = 0; i < 2; i++) {
        await decisionOf(page).locator('[data-answer]').first().waitFor();
        await act(page, () => decisionOf(page).locator('[data-answer]').last().click());
      }
      await shoot(page, `lesson-${id}-free`);
      await button(page, 'Once more').click();
      await expect.poll(() => titleOf(page)).toBe(titles[0]);
      expect(broken).toEqual([]);
      await context.close();
    },
  );

  test('refuses another move in words, can be left at any time, and goes on where it was left', async () => {
    const { context, page } = await visitor(house.browser);
    await page.goto(`${house.url}/learn/gatherings`);
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
    const { context, page } = await visitor(house.browser);
    await page.goto(`${house.url}/learn/gatherings`);
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

  const ON_A_PHONE = [
    { id: 'gatherings', shot: 'Your first gathering' },
    { id: 'enchanters', shot: 'Pick a fight' },
    { id: 'seasons', shot: 'Summon the Statue' },
    { id: 'techno-enchanters', shot: 'Steal a vision' },
  ];

  test.each(ON_A_PHONE)(
    'of $id fits a phone, and its words do not hide what glows',
    async ({ id, shot }) => {
      const { context, page } = await visitor(house.browser, { viewport: PHONE, hasTouch: true });
      await page.goto(`${house.url}/learn/${id}`);
      for (let seen = ''; seen !== shot; seen = await follow(page)) {
        const { how, title } = await step(page);
        if (how === 'move') {
          const cover = await lessonOf(page).boundingBox();
          const goal = await glowing(page).boundingBox();
          expect(cover !== null && goal !== null, title).toBe(true);
          expect((cover?.y ?? 0) + (cover?.height ?? 0), title).toBeLessThanOrEqual(goal?.y ?? 0);
        }
        if (title === shot) {
          await shoot(page, `lesson-${id}-phone`);
          expect(await seriousFindings(page)).toEqual([]);
        }
      }
      await context.close();
    },
  );
});
