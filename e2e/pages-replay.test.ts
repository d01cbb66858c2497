import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { finishGame } from './support/finished.ts';
import { openHouse } from './support/house.ts';
import { PHONE, seriousFindings, shoot } from './support/pages.ts';
import { answer, decisionOf, standOf, textOf, visitor } from './support/solo.ts';

const moment = (page: Page) => page.getByRole('region', { name: 'Replay' }).locator('output');

/** Waits until the table shows the moment that the bar names: then the keys work, too. */
async function wound(page: Page, at: number): Promise<void> {
  await expect.poll(() => textOf(moment(page))).toContain(`Answer ${at} of`);
  const turn = /turn (\d+)/.exec(await textOf(moment(page)))?.[1];
  await page.getByText(`Turn ${turn}`, { exact: true }).waitFor();
}
const handOf = (page: Page) => page.getByRole('list', { name: /^your hand/ });

describe('a finished game', () => {
  const house = openHouse();
  let own: Awaited<ReturnType<typeof visitor>>;
  let id: string;
  let length: number;

  beforeAll(async () => {
    own = await visitor(house.browser, { permissions: ['clipboard-read', 'clipboard-write'] });
    id = await finishGame(own.page, house.url);
    await own.page.getByRole('button', { name: 'Look at the table' }).click();
    await decisionOf(own.page).getByRole('link', { name: 'Replay' }).click();
    const said = await textOf(moment(own.page));
    length = Number(/of (\d+)/.exec(said)?.[1]);
  });

  test('opens at the moment its link names, and keys step by answers, turns and to both ends', async () => {
    const { page } = own;
    await page.goto(`${house.url}/replay/${id}?at=7`);
    await wound(page, 7);
    const at = (where: number) =>
      expect.poll(() => textOf(moment(page))).toContain(`Answer ${where} of`);
    await page.keyboard.press('ArrowRight');
    await at(8);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await at(6);
    await expect.poll(() => new URL(page.url()).searchParams.get('at')).toBe('6');
    await page.keyboard.press('Home');
    await at(0);
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(() => textOf(moment(page))).toMatch(/, turn 2$/);
    await page.keyboard.press('Shift+ArrowLeft');
    await at(0);
    await page.keyboard.press('End');
    await at(length);
    await page.getByText(/^The game is over: .+ won\.$/).waitFor();
    expect(own.broken).toEqual([]);
  });

  test('shows every card, or what a seat saw, and the address keeps whose eyes', async () => {
    const { page } = own;
    const middle = Math.floor(length / 2);
    await page.goto(`${house.url}/replay/${id}?at=${middle}`);
    await wound(page, middle);
    await page.getByText('Every card lies open').waitFor();
    const backs = page.getByText(/^a card, \w+ back/);
    const closed = await backs.count();
    for (const seat of [1, 2, 3]) {
      await page.keyboard.press(String(seat));
      await expect.poll(() => new URL(page.url()).searchParams.get('seat')).toBe(String(seat - 1));
      await handOf(page).waitFor();
      // The seat's own hand is open, those of the others are not.
      expect(
        await handOf(page)
          .getByText(/^a card,/)
          .count(),
      ).toBe(0);
      expect(await backs.count()).toBeGreaterThan(closed);
    }
    await page.reload();
    await wound(page, middle);
    await handOf(page).waitFor();
    expect(await page.getByLabel('Whose eyes you look with').inputValue()).toBe('2');
    await page.keyboard.press('0');
    await page.getByText('Every card lies open').waitFor();
  });

  test('its link to a moment, sent to somebody else, opens there', async () => {
    const { page } = own;
    await page.goto(`${house.url}/replay/${id}?at=11&seat=1`);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const friend = await visitor(house.browser);
    await friend.page.goto(link);
    await wound(friend.page, 11);
    await handOf(friend.page).waitFor();
    await friend.page.keyboard.press('ArrowRight');
    await expect.poll(() => new URL(friend.page.url()).searchParams.get('at')).toBe('12');
    await friend.page.reload();
    await expect.poll(() => textOf(moment(friend.page))).toMatch(`Answer 12 of ${length}`);
    expect(friend.broken).toEqual([]);

    await friend.page.goto(`${house.url}/replay/${id}?at=11`);
    await friend.page.getByRole('heading', { name: 'No replay' }).waitFor();
    await friend.context.close();
  });

  test('its shuffle is proven, and a hash that was noted is compared', async () => {
    const { page } = own;
    await page.goto(`${house.url}/replay/${id}`);
    await page.getByRole('button', { name: 'Verify' }).click();
    const dialog = page.getByRole('dialog', { name: 'Verification' });
    await dialog.getByText('The seed fits the hash.').waitFor();
    await dialog.getByText(`All ${length} answers follow the rules`).waitFor();
    const [seed = '', computed = '', announced = ''] = await dialog
      .locator('code')
      .allTextContents();
    expect(seed.length).toBeGreaterThanOrEqual(16);
    expect(computed).toMatch(/^[0-9a-f]{64}$/);
    expect(announced).toBe(computed);
    const noted = dialog.getByLabel(/The hash you noted/);
    await noted.fill(computed.slice(0, 6));
    await dialog.getByText('It is the same.').waitFor();
    await noted.fill(`x${computed.slice(0, 6)}`);
    await dialog.getByText('It is another one.').waitFor();
    await shoot(page, 'replay-verify');
    expect(await seriousFindings(page)).toEqual([]);
  });

  test('is played on from a moment as practice, with the same cards', async () => {
    const { page } = own;
    await page.goto(`${house.url}/replay/${id}?at=${Math.floor(length / 2)}`);
    const asked = page.locator('p', { hasText: 'is asked:' }).locator('strong').first();
    const deciding = await textOf(asked);
    await page.getByLabel('Whose eyes you look with').selectOption({ label: deciding });
    await handOf(page).waitFor();
    const names = async () => {
      const labels = await handOf(page).locator('.unseen').allTextContents();
      return labels.map((label) => label.split(',')[0]).sort();
    };
    const hand = await names();
    expect(hand.length).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Play on' }).click();
    const dialog = page.getByRole('dialog', { name: 'Play on from here' });
    expect(await textOf(dialog.locator('select').first().locator('option:checked'))).toBe(deciding);
    await shoot(page, 'replay-play-on');
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Play on' }).click();
    await page.waitForURL('**/local/**');
    expect(await standOf(page)).toBe('asked');
    await page.getByText('Practice', { exact: true }).waitFor();
    expect(await names()).toEqual(hand);
    await answer(page);
    expect(own.broken).toEqual([]);
  });

  test.each([
    ['a desktop', {}, 'replay'],
    ['a phone', { viewport: PHONE }, 'replay-phone'],
  ])(
    'axe finds nothing serious on its replay on %s, which fits the screen',
    async (_, look, name) => {
      const { page, context } = await visitor(house.browser, {
        ...look,
        storageState: await own.context.storageState(),
      });
      await page.goto(`${house.url}/replay/${id}?at=${Math.floor(length / 2)}&seat=0`);
      await handOf(page).waitFor();
      await shoot(page, name);
      const overflow = await page.evaluate(() => {
        const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
        return [scrollWidth - clientWidth, scrollHeight - clientHeight];
      });
      expect(overflow).toEqual([0, 0]);
      expect(await seriousFindings(page)).toEqual([]);
      await context.close();
    },
  );

  test('what is no finished game says so, and a file can be opened instead', async () => {
    const { page } = own;
    await page.goto(`${house.url}/replay/abcdefghijkl`);
    await page.getByRole('heading', { name: 'No replay' }).waitFor();
    await page.getByRole('link', { name: 'Open a file' }).click();
    const chooser = page.getByLabel(/Choose a game’s file/);
    await chooser.setInputFiles({
      name: 'shopping.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"milk":1}'),
    });
    await page.getByRole('alert').getByText('This is not a game of Conclave').waitFor();
    await shoot(page, 'replay-file');
    expect(await seriousFindings(page)).toEqual([]);

    const source = await own.context.newPage();
    await source.goto(`${house.url}/replay/${id}`);
    const [saved] = await Promise.all([
      source.waitForEvent('download'),
      source.getByRole('button', { name: 'Save' }).click(),
    ]);
    await chooser.setInputFiles(await saved.path());
    await expect.poll(() => textOf(moment(page))).toMatch(`Answer 0 of ${length}`);
    await source.close();
  });
});
