import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openHouse } from './support/house.ts';
import { seriousFindings, shoot } from './support/pages.ts';
import { decisionOf } from './support/solo.ts';
import {
  answerByMouse,
  closeAll,
  joinBy,
  nextQuestion,
  openTable,
  somebody,
  standing,
  troublesOf,
} from './support/table.ts';

/** Somebody at the table, and what nobody else may know of their hand. */
interface Player {
  readonly page: Page;
  readonly name: string;
  readonly secrets: Set<string>;
}

/** The names of the cards in the own hand, as the page says them aloud. */
async function handOf({ page }: Player): Promise<string[]> {
  const labels = await page.getByRole('list', { name: /^your hand/ }).locator('button > .unseen');
  return (await labels.allTextContents()).map((label) => label.split(',')[0] ?? '');
}

/** Words, labels and attributes: everything a curious person finds in the page. */
const everything = (page: Page): Promise<string> =>
  page.evaluate(() => document.documentElement.outerHTML);

async function expectNoSecret(of: Player, seenBy: Player): Promise<void> {
  const page = await everything(seenBy.page);
  expect([...of.secrets].filter((name) => page.includes(name))).toEqual([]);
}

/** Plays until the turn is the other's; returns how many answers there are then. */
async function playTurn(
  who: Player,
  other: Player,
  from: number,
  looks: 'other looks' | 'other is away' = 'other looks',
): Promise<number> {
  let now = await nextQuestion(who.page, from);
  while (now.mine) {
    const before = await handOf(who);
    const known = await everything(other.page);
    await answerByMouse(who.page, now);
    now = await standing(who.page, now.seq + 1);
    const hand = await handOf(who);
    for (const name of who.secrets) if (!hand.includes(name)) who.secrets.delete(name);
    for (const name of hand) {
      if (!before.includes(name) && !known.includes(name)) who.secrets.add(name);
    }
    if (looks === 'other looks') await standing(other.page, now.seq);
    await expectNoSecret(who, other);
    await expectNoSecret(other, who);
  }
  return now.seq;
}

describe('two people in one game', () => {
  const house = openHouse();

  test('a link brings a friend, both play, and a lost connection is caught up', async () => {
    const [adaPage, benPage] = [await somebody(house.browser), await somebody(house.browser)];
    const troubles = [adaPage, benPage].map(troublesOf);
    const link = await openTable(adaPage, house.url, { name: 'Ada', title: 'Two cities' });
    expect(link).toMatch(/\/join\/[a-z0-9]{12}\?key=[a-z0-9]{16}$/);
    await joinBy(benPage, link, 'Ben');
    await adaPage.getByText('Ben', { exact: true }).waitFor();
    await adaPage.getByRole('button', { name: 'Deal' }).click();

    const ada: Player = { page: adaPage, name: 'Ada', secrets: new Set() };
    const ben: Player = { page: benPage, name: 'Ben', secrets: new Set() };
    const starts = await standing(adaPage, 0);
    const [first, second] = starts.mine ? [ada, ben] : [ben, ada];
    await standing(second.page, 0);

    let seq = 0;
    // Periculum (G-5.6) takes a hand away; then it fills up again.
    const least = (): number => Math.min(first.secrets.size, second.secrets.size);
    for (let round = 0; round < 10 && (round < 2 || least() <= 2); round++) {
      seq = await playTurn(first, second, seq);
      seq = await playTurn(second, first, seq);
    }
    expect(least()).toBeGreaterThan(2);
    await second.page.getByText(`${first.name} draws a card`).first().waitFor();
    await first.page.getByText(`${second.name} draws a card`).first().waitFor();

    await second.page.context().setOffline(true);
    await second.page.getByText('The connection is lost').waitFor();
    await first.page.getByRole('region', { name: `${second.name}, away` }).waitFor();
    await shoot(second.page, 'connection-lost');
    const missedFrom = seq;
    seq = await playTurn(first, second, seq, 'other is away');
    expect(seq).toBeGreaterThan(missedFrom);
    await second.page.context().setOffline(false);
    const recap = second.page.getByRole('region', { name: 'While you were away' });
    await recap.getByText(`${first.name} draws `).first().waitFor();
    await expectNoSecret(first, second);
    await shoot(second.page, 'recap');
    expect(await seriousFindings(second.page)).toEqual([]);
    await recap.getByRole('button', { name: 'Go on' }).click();
    await recap.waitFor({ state: 'detached' });

    await nextQuestion(second.page, seq);
    await second.page.context().setOffline(true);
    await second.page.getByText('The connection is lost').waitFor();
    await decisionOf(second.page).locator('[data-answer]').first().click();
    await decisionOf(second.page).getByText('nothing was sent').waitFor();
    await second.page.context().setOffline(false);
    await second.page.getByText('The connection is lost').waitFor({ state: 'detached' });
    seq = await playTurn(second, first, seq);
    seq = await playTurn(first, second, seq);
    const expected = /net::ERR_INTERNET_DISCONNECTED/;
    expect(troubles.flat().filter((trouble) => !expected.test(trouble))).toEqual([]);
    await closeAll(adaPage, benPage);
  });
});
