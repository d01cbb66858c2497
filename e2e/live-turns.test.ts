import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { openHouse } from './support/house.ts';
import { PATIENCE, seriousFindings, shoot } from './support/pages.ts';
import { decisionOf, gameOnStart, resultOf } from './support/solo.ts';
import {
  answerByMouse,
  closeAll,
  nextQuestion,
  onceSaid,
  openTable,
  playNow,
  somebody,
  standing,
  twoPlaying,
} from './support/table.ts';

const MINUTE = 60_000;
/** Long enough for the page to show each step, short enough for a whole game. */
const BOT_DELAY = 60;

describe('a turn at the table', () => {
  const house = openHouse({ botDelay: BOT_DELAY });
  /** Somebody who does nothing at all; the other tests pass the time. */
  let idler: Page;
  let since: number;
  let ranOut: Promise<number>;

  beforeAll(async () => {
    idler = await somebody(house.browser);
    await idler.goto(`${house.url}/new/gatherings`);
    await idler.getByLabel('Seat 2').selectOption('bot:greedy');
    await idler.getByRole('radio', { name: /^Live/ }).check();
    await idler.getByLabel('Minutes each').fill('1');
    await idler.getByLabel('Seconds added a move').fill('0');
    since = Date.now();
    await idler.getByRole('button', { name: 'Deal' }).click();
    await nextQuestion(idler, 0);
    // It shows only until the bots have played the rest: it must be caught as it comes.
    ranOut = onceSaid(idler, 'Your time has run out.').then(() => Date.now());
    ranOut.catch(() => undefined);
  });

  test('a clock runs where the decision is due', async () => {
    const clock = decisionOf(idler).getByRole('timer');
    const before = await clock.textContent();
    expect(before).toMatch(/Your time: +(1:00|0:\d\d)/);
    await expect.poll(() => clock.textContent()).not.toBe(before);
    await shoot(idler, 'clock');
    expect(await seriousFindings(idler)).toEqual([]);
  });

  test('with moves confirmed, nothing is sent before a second yes', async () => {
    const page = await somebody(house.browser);
    await page.goto(`${house.url}/settings`);
    const setting = page.getByRole('group', { name: 'Confirm moves' });
    await setting.getByRole('radio').first().check();
    const asked = await playNow(page, house.url);
    await decisionOf(page).locator('[data-answer]').first().click();
    await decisionOf(page).getByText('Is that your answer?').waitFor();
    await shoot(page, 'confirm');
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await decisionOf(page).locator('[data-answer]').first().waitFor();
    expect((await standing(page, 0)).seq).toBe(asked.seq);
    await page.keyboard.press('2');
    await decisionOf(page)
      .getByRole('button', { name: /^Yes: / })
      .waitFor();
    await page.keyboard.press('Enter');
    await standing(page, asked.seq + 1);
    await closeAll(page);
  });

  test('a move is taken back as long as nothing was revealed, one by one or all of them', async () => {
    const [ada, ben] = await twoPlaying(house);
    const faceUp = ada.getByRole('button', { name: /, face-up spot, can be chosen/ });
    const faceDown = ada.getByRole('button', { name: /, face-down spot \d, can be chosen/ });
    const again = decisionOf(ada).getByRole('button', { name: 'Restart turn' });
    const seqOf = async (page: Page): Promise<number> => (await standing(page, 0)).seq;

    // A hand fills up first: then a turn has two answers after its last new card.
    let now = await standing(ada, 0);
    for (let turn = 0; turn < 14 && !(await again.isVisible()); turn++) {
      if (!now.mine) now = await nextQuestion(ada, await playTurn(ben, now.seq));
      const { seq } = now;
      await faceUp.click();
      now = await standing(ada, seq + 1);
      // Periculum (G-5.6) ends a turn at once.
      if (!now.mine) continue;
      await ada.keyboard.press('u');
      await expect.poll(() => seqOf(ada)).toBe(seq);
      await faceDown.first().click();
      now = await standing(ada, seq + 1);
      if (!now.mine) continue;
      await decisionOf(ada).getByRole('button', { name: 'Undo' }).click({ force: true });
      await decisionOf(ada).getByRole('alert').getByText('what is known stays known').waitFor();
      await faceUp.click();
      now = await standing(ada, seq + 2);
      if (now.mine && now.prompt.startsWith('Organise')) {
        await answerByMouse(ada, now);
        now = await standing(ada, now.seq + 1);
      }
      if (await again.isVisible()) break;
      if (now.mine) now = await standing(ada, await playTurn(ada, now.seq));
    }
    await shoot(ada, 'restart-turn');
    const { seq } = now;
    await again.click();
    await expect.poll(() => seqOf(ada)).toBe(seq - 2);
    await expect.poll(() => seqOf(ben)).toBe(seq - 2);
    await faceUp.waitFor();
    await closeAll(ada, ben);
  });

  test('whoever looks on sees what is public and is asked nothing', async () => {
    const [ada, eve] = [await somebody(house.browser), await somebody(house.browser)];
    await ada.goto(`${house.url}/new/gatherings`);
    await ada.getByLabel('Title, if you like').fill('Open evening');
    await ada.getByRole('checkbox', { name: /Private/ }).uncheck();
    await ada.getByLabel('Seat 2').selectOption('bot:greedy');
    await ada.getByRole('button', { name: 'Deal' }).click();
    let asked = await nextQuestion(ada, 0);

    await eve.goto(`${house.url}/tables`);
    await eve.getByRole('listitem').filter({ hasText: 'Open evening' }).getByRole('link').click();
    await eve.getByText('You are looking on at Open evening').waitFor();
    // Periculum (G-5.6) does not stay in the hand: then the next card is the one.
    const hand = ada.getByRole('list', { name: /^your hand/ }).locator('button > .unseen');
    while ((await hand.count()) === 0) {
      await answerByMouse(ada, asked);
      asked = await nextQuestion(ada, asked.seq + 1);
    }
    const drawn = (await hand.first().textContent())?.split(',')[0] ?? '';
    expect(drawn).not.toBe('');
    const seen = await standing(eve, asked.seq);
    expect(seen.mine).toBe(false);
    await eve
      .getByText(/draws a card/)
      .last()
      .waitFor();
    expect(await eve.evaluate(() => document.documentElement.outerHTML)).not.toContain(drawn);
    expect(await decisionOf(eve).getByRole('button', { name: 'Undo' }).count()).toBe(0);
    await shoot(eve, 'looking-on');
    expect(await seriousFindings(eve)).toEqual([]);
    await closeAll(ada, eve);
  });

  test.each([
    [
      'unknown-table',
      'a table that is not there',
      '/table/0123456789ab',
      'This table cannot be shown',
    ],
    ['no-address', 'an address that leads nowhere', '/nowhere', 'There is no such page'],
    ['no-table-id', 'an id that is none', '/table/x', 'This table cannot be shown'],
    ['no-invitation', 'an old invitation', '/join/0123456789ab', 'This table cannot be joined'],
  ])('%s, %s: words and a way back', async (name, _what, path, words) => {
    const page = await somebody(house.browser);
    await page.goto(house.url + path);
    await page.getByRole('heading', { name: words }).waitFor();
    expect(await page.getByRole('main').textContent()).not.toMatch(/pattern|invalid/i);
    await shoot(page, name);
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Back to the start' }).click();
    await gameOnStart(page).getByRole('button', { name: 'Play now' }).waitFor();
    await closeAll(page);
  });

  test('a private table without its key is as good as none', async () => {
    const [ada, eve] = [await somebody(house.browser), await somebody(house.browser)];
    const link = new URL(await openTable(ada, house.url, { name: 'Ada' }));
    for (const path of [link.pathname, link.pathname.replace('join', 'table')]) {
      await eve.goto(house.url + path);
      await eve.getByRole('heading', { name: /^This table cannot be/ }).waitFor();
      expect(await eve.getByText('Ada').count()).toBe(0);
    }
    await eve.goto(link.href);
    await eve.getByRole('heading', { name: 'Ada invites you' }).waitFor();
    await closeAll(ada, eve);
  });

  test('when the time is over a bot plays on to the end', async () => {
    expect((await ranOut) - since).toBeGreaterThanOrEqual(MINUTE);
    await resultOf(idler).waitFor({ timeout: 2 * PATIENCE });
    expect(await resultOf(idler).getByRole('heading').textContent()).not.toContain('You won');
    await idler.getByRole('tab', { name: 'Chat' }).click();
    await idler.getByText('ran out of time; a bot plays on.').waitFor();
    await shoot(idler, 'out-of-time');
    await closeAll(idler);
  });
});

/** Answers until somebody else is asked; returns how many answers there are then. */
async function playTurn(page: Page, from: number): Promise<number> {
  let now = await nextQuestion(page, from);
  while (now.mine) {
    await answerByMouse(page, now);
    now = await standing(page, now.seq + 1);
  }
  return now.seq;
}
