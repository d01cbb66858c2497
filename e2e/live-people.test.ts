import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { seriousFindings, shoot } from './support/pages.ts';
import { type RunningServer, startProduct } from './support/server.ts';
import {
  answer,
  bar,
  closeAll,
  joinBy,
  nextQuestion,
  openTable,
  result,
  somebody,
  standing,
} from './support/table.ts';

describe('people at a table', () => {
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

  /** Two people at a table of their own, the cards dealt. */
  async function twoPlaying(): Promise<readonly [Page, Page]> {
    const pages = [await somebody(browser), await somebody(browser)] as const;
    const [ada, ben] = pages;
    await joinBy(ben, await openTable(ada, server.url, { name: 'Ada' }), 'Ben');
    await ada.getByRole('button', { name: 'Send away' }).waitFor();
    await ada.getByRole('button', { name: 'Deal' }).click();
    await Promise.all(pages.map((page) => standing(page, 0)));
    return pages;
  }

  async function fromMenu(page: Page, entry: string): Promise<void> {
    await page.getByRole('button', { name: 'Menu of this table' }).click();
    await page.getByRole('menuitem', { name: entry }).click();
  }

  test('the host sends somebody away before the deal, and puts a bot there', async () => {
    const [ada, ben] = [await somebody(browser), await somebody(browser)];
    const link = await openTable(ada, server.url, { name: 'Ada' });
    await ben.goto(link);
    await ben.getByRole('heading', { name: 'Ada invites you' }).waitFor();
    await shoot(ben, 'join');
    expect(await seriousFindings(ben)).toEqual([]);
    await joinBy(ben, link, 'Ben');
    await shoot(ben, 'waiting-room-guest');
    expect(await seriousFindings(ben)).toEqual([]);
    await ada.getByRole('button', { name: 'Deal' }).waitFor();
    await shoot(ada, 'waiting-room');
    expect(await seriousFindings(ada)).toEqual([]);

    await ada.getByRole('button', { name: 'Send away' }).click();
    await ben.getByText('The host has asked you to leave').waitFor();
    await shoot(ben, 'sent-away');
    expect(await seriousFindings(ben)).toEqual([]);
    await ben.goto(link);
    await ben.getByRole('button', { name: 'Sit down' }).click();
    await ben.getByText('The host has asked you to leave this table.').waitFor();

    await ada.getByLabel('Put a bot on seat 2').selectOption('greedy');
    await ada.getByText('bot · greedy').waitFor();
    await ada.getByRole('button', { name: 'Deal' }).click();
    await nextQuestion(ada, 0);
    await closeAll(ada, ben);
  });

  test('chat is text, never markup, and whoever is muted is not heard', async () => {
    const [ada, ben] = await twoPlaying();
    const markup = '<img src=x onerror="document.title=1"><b>hello</b> & <script>1</script>';
    for (const page of [ada, ben]) await page.getByRole('tab', { name: 'Chat' }).click();
    await ben.getByLabel('Say something').fill(markup);
    await ben.keyboard.press('Enter');
    const heard = ada.getByRole('list', { name: 'Chat' });
    await heard.getByText(markup).waitFor();
    expect(await heard.locator('img, b, script').count()).toBe(0);
    await shoot(ada, 'chat');
    expect(await seriousFindings(ada)).toEqual([]);

    await ada.getByRole('button', { name: 'mute Ben' }).click();
    await heard.getByText(markup).waitFor({ state: 'detached' });
    await ben.getByLabel('Say something').fill('Can you hear me?');
    await ben.keyboard.press('Enter');
    await ben.getByText('Can you hear me?').waitFor();
    await ada.getByLabel('Say something').fill('Not a word.');
    await ada.keyboard.press('Enter');
    await heard.getByText('Not a word.').waitFor();
    await ben.getByText('Not a word.').waitFor();
    expect(await heard.getByText('Can you hear me?').count()).toBe(0);
    await ada.getByRole('button', { name: 'hear Ben again' }).click();
    await heard.getByText('Can you hear me?').waitFor();
    await closeAll(ada, ben);
  });

  test('a bot plays for whoever leaves, until they take the seat back', async () => {
    const [ada, ben] = await twoPlaying();
    await fromMenu(ada, 'Let a bot play for me');
    await ben
      .getByRole('region', { name: /^Ada, / })
      .getByText('a bot stands in')
      .waitFor();
    const asked = await nextQuestion(ben, 0);
    await answer(ben, asked);
    let now = await standing(ben, asked.seq + 1);
    while (now.mine) {
      await answer(ben, now);
      now = await standing(ben, now.seq + 1);
    }
    await nextQuestion(ben, now.seq);
    await shoot(ada, 'bot-stands-in');
    expect(await seriousFindings(ada)).toEqual([]);
    await bar(ada).getByText('A bot plays for you.').waitFor();
    await ada.getByRole('button', { name: 'Take my seat back' }).click();
    await ben.getByRole('region', { name: 'Ada, waiting' }).waitFor();
    for (
      let turn = await nextQuestion(ben, 0);
      turn.mine;
      turn = await standing(ben, turn.seq + 1)
    ) {
      await answer(ben, turn);
    }
    const own = await nextQuestion(ada, 0);
    expect(own.prompt).toBe('Draw a card from the table.');
    await closeAll(ada, ben);
  });

  test('whoever resigns is asked first; the others play on against a bot', async () => {
    const [ada, ben] = await twoPlaying();
    await fromMenu(ben, 'Resign');
    const dialog = ben.getByRole('alertdialog', { name: 'Resign this game?' });
    await dialog.waitFor();
    await shoot(ben, 'resign');
    expect(await seriousFindings(ben)).toEqual([]);
    await dialog.getByRole('button', { name: 'Play on' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await ada.getByRole('region', { name: /resigned/ }).count()).toBe(0);
    await fromMenu(ben, 'Resign');
    await dialog.getByRole('button', { name: 'Resign' }).click();
    await ada.getByRole('region', { name: 'Ben, resigned' }).waitFor();
    await bar(ben).getByText('You resigned').waitFor();
    await ben.getByRole('button', { name: 'Menu of this table' }).click();
    expect(await ben.getByRole('menuitem', { name: /seat|bot|Resign/ }).count()).toBe(0);
    await nextQuestion(ada, 0);
    await closeAll(ada, ben);
  });

  test('after the end both play again, at one new table', async () => {
    const [ada, ben] = await twoPlaying();
    await fromMenu(ada, 'Let a bot play for me');
    await fromMenu(ben, 'Let a bot play for me');
    await Promise.all([ada, ben].map((page) => result(page).waitFor()));
    const finished = ada.url();
    await bar(ada).getByRole('button', { name: 'Play again' }).click();
    await ada.waitForURL((url) => url.href !== finished);
    await ada.getByText('Kept for Ben').waitFor();
    await bar(ben).getByText('The next game is waiting for you.').waitFor();
    await shoot(ben, 'rematch');
    await bar(ben).getByRole('button', { name: 'Play again' }).click();
    await ben.waitForURL((url) => url.href !== finished);
    const starts = await Promise.all([ada, ben].map((page) => standing(page, 0)));
    expect(starts.filter(({ mine }) => mine)).toHaveLength(1);
    expect(new URL(ben.url()).pathname).toBe(new URL(ada.url()).pathname);
    await closeAll(ada, ben);
  });
});
