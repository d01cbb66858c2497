import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { finishGame } from './support/finished.ts';
import { openHouse } from './support/house.ts';
import { DESKTOP, PHONE, seriousFindings, shoot } from './support/pages.ts';
import { startProduct } from './support/server.ts';
import { answer, dealHere, standOf, textOf, visitor } from './support/solo.ts';

const TOWN = {
  id: 'normaltown',
  name: 'Normaltown',
  source: 'printed',
  abilities: [
    { type: 'action', kind: 'rest', limit: 1, cost: [], effect: { kind: 'gainCrystals', n: 7 } },
  ],
};

const SIZES = [
  ['', DESKTOP],
  ['-phone', PHONE],
] as const;

describe('pages to read in', () => {
  const house = openHouse();

  test.each(SIZES)(
    'the gallery narrows by words and facts, and shows a card large%s',
    async (kind, viewport) => {
      const { context, page, broken } = await visitor(house.browser, { viewport });
      await page.goto(`${house.url}/cards/gatherings`);
      const cards = page.locator('[id^="card-"]');
      await cards.first().waitFor();
      const all = await cards.count();
      const filters = page.getByRole('search', { name: 'Filters' });
      if (kind === '-phone') await filters.getByRole('button', { name: 'Filters' }).click();
      await filters.getByRole('combobox', { name: /^element/i }).selectOption('fire');
      await filters.getByRole('combobox', { name: /^aspect/i }).selectOption('witch');
      await expect.poll(() => cards.count()).toBe(3);
      await shoot(page, `gallery-filtered${kind}`);
      expect(await seriousFindings(page)).toEqual([]);
      await filters.getByRole('searchbox').fill('gold');
      await expect.poll(() => cards.count()).toBe(1);
      await filters.getByRole('searchbox').fill('dragon');
      await page.getByRole('status').getByText('No card is like that.').waitFor();
      await filters.getByRole('button', { name: 'Show all' }).click();
      await expect.poll(() => cards.count()).toBe(all);

      const first = await textOf(cards.first().locator('.unseen'));
      await cards.first().click();
      const sheet = page.getByRole('dialog');
      await sheet.waitFor();
      expect(first).toContain(await textOf(sheet.getByRole('heading').first()));
      await shoot(page, `gallery-card${kind}`);
      expect(await seriousFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'hidden' });
      expect(broken).toEqual([]);
      await context.close();
    },
  );

  test('links that name no game lead to the one that was looked at last', async () => {
    const { context, page } = await visitor(house.browser);
    const main = page.getByRole('navigation', { name: 'Main' });
    const ways = async (): Promise<(string | null)[]> =>
      await Promise.all(
        ['Rulebook', 'Gallery'].map((name) =>
          main.getByRole('link', { name }).getAttribute('href'),
        ),
      );
    await page.goto(house.url);
    await expect.poll(ways).toEqual(['/rules/gatherings', '/cards/gatherings']);
    await page.goto(`${house.url}/rules/seasons`);
    await expect.poll(ways).toEqual(['/rules/seasons', '/cards/seasons']);
    await page.goto(`${house.url}/settings`);
    await expect.poll(ways).toEqual(['/rules/seasons', '/cards/seasons']);
    // A table counts too, and an address that is no game does not.
    await dealHere(page, house.url, ['Ada', 'bot:random']);
    await standOf(page);
    await page.goto(`${house.url}/rules/chess`);
    await expect.poll(ways).toEqual(['/rules/gatherings', '/cards/gatherings']);
    await context.close();
  });

  test("the gallery shows the server's own cards, and without a server those of the game", async () => {
    const folder = mkdtempSync(join(tmpdir(), 'conclave-cards-'));
    const file = join(folder, 'own.json');
    writeFileSync(file, JSON.stringify({ game: 'enchanters', villages: [TOWN] }));
    const own = await startProduct({ settings: { CONTENT: file } });
    const { context, page } = await visitor(house.browser, { serviceWorkers: 'block' });
    try {
      await page.goto(`${own.url}/cards/enchanters#normaltown`);
      const sheet = page.getByRole('dialog', { name: 'Normaltown' });
      await sheet.getByText('Rest → gain 7 crystals.').first().waitFor();
      await sheet.getByText('As on the printed card.').waitFor();
      await context.route('**/api/**', (route) => route.abort());
      await page.reload();
      await sheet.getByText('Rest → gain 3 crystals.').first().waitFor();
    } finally {
      await context.close();
      await own.stop();
      rmSync(folder, { recursive: true });
    }
  });

  test('the rulebook finds rules by word and by number, and leads to them', async () => {
    const { context, page } = await visitor(house.browser);
    await page.goto(`${house.url}/rules/gatherings`);
    await page.getByRole('searchbox').fill('Proxima');
    const found = page.getByRole('region', { name: 'Search results' });
    await found.getByRole('link', { name: 'G-5.1', exact: true }).first().waitFor();
    await shoot(page, 'rules-search');
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('searchbox').fill('G-4.3');
    await found.getByRole('link', { name: 'G-4.3', exact: true }).first().click();
    await page.waitForURL('**/rules/gatherings#G-4.3');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('G-4.3');
    await context.close();
  });

  test('the profile lists the games of the server and of this device, with figures and ways on', async () => {
    const { context, page, broken } = await visitor(house.browser);
    await finishGame(page, house.url);
    await dealHere(page, house.url, ['Ada', 'bot:random'], 5);
    for (let i = 0; i < 200 && (await standOf(page)) === 'asked'; i++) await answer(page, 9);
    await dealHere(page, house.url, ['Ada', 'Ben']);
    await standOf(page);
    // By way of the start page, which keeps a list of the same games.
    await page.goto(house.url);
    await page.getByRole('link', { name: 'continue' }).first().waitFor();
    await page.getByRole('navigation', { name: 'Main' }).locator('a[href="/me"]').click();
    const here = page.locator('section', { hasText: 'Games on this device' }).last();
    await here.getByRole('link', { name: 'Continue' }).waitFor();
    await here.getByRole('link', { name: 'Replay' }).waitFor();
    const finished = page.locator('section', { hasText: 'Finished games' }).last();
    await finished.getByRole('link', { name: 'Replay' }).waitFor();
    await page.getByRole('heading', { name: 'Your figures' }).waitFor();
    for (const [kind, viewport] of SIZES) {
      await page.setViewportSize(viewport);
      await shoot(page, `profile-games${kind}`);
      expect(await seriousFindings(page)).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(viewport.width);
    }
    const rows = here.getByRole('listitem');
    const before = await rows.count();
    page.once('dialog', (dialog) => void dialog.accept());
    await here.getByRole('button', { name: /^Delete the game of .+, Ben$/ }).click();
    await expect.poll(() => rows.count()).toBe(before - 1);
    expect(broken).toEqual([]);
    await context.close();
  });
});
