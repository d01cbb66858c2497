import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openHouse } from './support/house.ts';
import { PATIENCE, seriousFindings, shoot } from './support/pages.ts';
import { decisionOf, resultOf } from './support/solo.ts';
import {
  answerByMouse,
  closeAll,
  joinBy,
  nextQuestion,
  openTable,
  somebody,
  standing,
  twoPlaying,
} from './support/table.ts';

describe('people at a table', () => {
  const house = openHouse({ settings: { AWAY_SECONDS: '1' } });

  async function fromMenu(page: Page, entry: string): Promise<void> {
    await page.getByRole('button', { name: 'Menu of this table' }).click();
    await page.getByRole('menuitem', { name: entry }).click();
  }

  test('the host sends somebody away before the deal, and puts a bot there', async () => {
    const [ada, ben] = [await somebody(house.browser), await somebody(house.browser)];
    const link = await openTable(ada, house.url, { name: 'Ada' });
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
    // Their link leads nowhere any more; the host has a new one.
    await ben.goto(link);
    await ben.getByText(/There is no such table/).waitFor();
    expect(await ada.getByLabel(/Send this link/).inputValue()).not.toBe(link);

    await ada.getByLabel('Put a bot on seat 2').selectOption('greedy');
    await ada.getByText('bot · greedy').waitFor();
    await ada.getByRole('button', { name: 'Deal' }).click();
    await nextQuestion(ada, 0);
    await closeAll(ada, ben);
  });

  test('chat is text, never markup, and whoever is muted is not heard', async () => {
    const [ada, ben] = await twoPlaying(house);
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
    const [ada, ben] = await twoPlaying(house);
    await fromMenu(ada, 'Let a bot play for me');
    await ben
      .getByRole('region', { name: /^Ada, / })
      .getByText('a bot stands in')
      .waitFor();
    // The bot is so quick that its turn need not show; what it drew stays in the log.
    const drawn = ben.locator('[data-log]').getByText(/^Ada draws /);
    let now = await nextQuestion(ben, 0);
    while ((await drawn.count()) === 0) {
      await answerByMouse(ben, now);
      now = await nextQuestion(ben, now.seq + 1);
    }
    await shoot(ada, 'bot-stands-in');
    expect(await seriousFindings(ada)).toEqual([]);
    await decisionOf(ada).getByText('A bot plays for you.').waitFor();
    await ada.getByRole('button', { name: 'Take my seat back' }).click();
    await ben.getByRole('region', { name: 'Ada, waiting' }).waitFor();
    for (
      let turn = await nextQuestion(ben, 0);
      turn.mine;
      turn = await standing(ben, turn.seq + 1)
    ) {
      await answerByMouse(ben, turn);
    }
    const own = await nextQuestion(ada, 0);
    expect(own.prompt).toBe('Draw a card from the table.');
    await closeAll(ada, ben);
  });

  test('nobody waits for ever: a bot is put on the seat of who went away', async () => {
    const [ada, ben] = await twoPlaying(house);
    for (let now = await standing(ada, 0); now.mine; now = await standing(ada, now.seq + 1)) {
      await answerByMouse(ada, now);
    }
    await ben.context().close();
    const put = decisionOf(ada).getByRole('button', { name: 'Let a bot play for Ben' });
    await put.waitFor();
    await shoot(ada, 'somebody-is-away');
    expect(await seriousFindings(ada)).toEqual([]);
    await put.click();
    await ada
      .getByRole('region', { name: /^Ben, / })
      .getByText('a bot stands in')
      .waitFor();
    await nextQuestion(ada, 0);
    await closeAll(ada);
  });

  test('whoever resigns is asked first; the others play on against a bot', async () => {
    const [ada, ben] = await twoPlaying(house);
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
    await decisionOf(ben).getByText('You resigned').waitFor();
    await ben.getByRole('button', { name: 'Menu of this table' }).click();
    await ben.getByRole('menuitem', { name: 'Leave the table' }).waitFor();
    expect(await ben.getByRole('menuitem', { name: /seat|bot|Resign/ }).count()).toBe(0);
    await nextQuestion(ada, 0);
    await closeAll(ada, ben);
  });

  test('after the end both play again, at one new table', async () => {
    const [ada, ben] = await twoPlaying(house);
    await fromMenu(ada, 'Let a bot play for me');
    await fromMenu(ben, 'Let a bot play for me');
    await Promise.all([ada, ben].map((page) => resultOf(page).waitFor({ timeout: 2 * PATIENCE })));
    const finished = ada.url();
    await decisionOf(ada).getByRole('button', { name: 'Play again' }).click();
    await ada.waitForURL((url) => url.href !== finished);
    await ada.getByText('Kept for Ben').waitFor();
    await decisionOf(ben).getByText('The next game is waiting for you.').waitFor();
    await shoot(ben, 'rematch');
    await decisionOf(ben).getByRole('button', { name: 'Play again' }).click();
    await ben.waitForURL((url) => url.href !== finished);
    // The finished table may stand there a little longer than its address.
    const asked = async (): Promise<readonly boolean[]> => {
      const starts = await Promise.all([ada, ben].map((page) => standing(page, 0)));
      return starts.filter(({ seq, over }) => seq === 0 && !over).map(({ mine }) => mine);
    };
    await expect.poll(async () => [...(await asked())].sort()).toEqual([false, true]);
    expect(new URL(ben.url()).pathname).toBe(new URL(ada.url()).pathname);
    await closeAll(ada, ben);
  });
});
