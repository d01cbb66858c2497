import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openHouse } from './support/house.ts';
import { seriousFindings, shoot } from './support/pages.ts';
import { gameOnStart } from './support/solo.ts';
import { byKeys, closeAll, nextQuestion, somebody, troublesOf } from './support/table.ts';

const PASSWORD = 'quite a long secret';

describe('accounts', () => {
  const house = openHouse();

  const yourGames = (page: Page) =>
    page.locator('section', { has: page.getByRole('heading', { name: 'Your games' }) });

  async function signIn(page: Page, email: string, password: string): Promise<void> {
    await page.goto(`${house.url}/sign-in`);
    await page.getByRole('tab', { name: 'Sign in' }).click();
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel(/^Password/).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  }

  test('a visitor is nobody, and the page finds nothing wrong with that', async () => {
    const page = await somebody(house.browser);
    const troubles = troublesOf(page);
    await page.goto(house.url);
    await page.getByRole('link', { name: 'Sign in' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(troubles).toEqual([]);
    await closeAll(page);
  });

  test('a guest becomes an account and keeps the game; it is there on another device', async () => {
    const page = await somebody(house.browser);
    await page.goto(`${house.url}/sign-in`);
    await page.getByRole('heading', { name: 'Who are you?' }).waitFor();
    await shoot(page, 'sign-in');
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByLabel('Name, as others see it').fill('Cleo');
    await page.getByRole('button', { name: 'Sit down' }).click();
    await page.getByRole('link', { name: 'Cleo' }).waitFor();
    await gameOnStart(page).getByRole('button', { name: 'Play now' }).click();
    const asked = await nextQuestion(page, 0);
    const second = await byKeys(page, asked);
    const game = page.url();

    await page.goto(`${house.url}/sign-in`);
    await page.getByRole('heading', { name: 'You are a guest, Cleo' }).waitFor();
    await shoot(page, 'sign-in-guest');
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByLabel('E-mail').fill('cleo@example.org');
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await page.getByRole('button', { name: 'Make the account' }).click();
    await yourGames(page).getByRole('link', { name: 'your turn' }).click();
    await page.waitForURL(game);
    const later = await byKeys(page, await nextQuestion(page, second.seq));

    const elsewhere = await somebody(house.browser);
    await signIn(elsewhere, 'cleo@example.org', 'not that one');
    const alert = elsewhere.getByRole('alert');
    await alert.waitFor();
    expect(await alert.textContent()).toMatch(/password/i);
    await signIn(elsewhere, 'cleo@example.org', PASSWORD);
    await yourGames(elsewhere).getByRole('link', { name: 'your turn' }).click();
    await byKeys(elsewhere, await nextQuestion(elsewhere, later.seq));
    await nextQuestion(page, later.seq + 1);
    await closeAll(page, elsewhere);
  });

  test('whoever signs out is nobody, and is themselves again after signing in', async () => {
    const page = await somebody(house.browser);
    await page.goto(`${house.url}/sign-in`);
    await page.getByRole('tab', { name: 'New account' }).click();
    await page.getByLabel('Name, as others see it').fill('Dora');
    await page.getByLabel('E-mail').fill('dora@example.org');
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await page.getByRole('button', { name: 'Make the account' }).click();
    await gameOnStart(page).getByRole('button', { name: 'Play now' }).click();
    await nextQuestion(page, 0);
    const game = page.url();

    await page.goto(`${house.url}/me`);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('link', { name: 'Sign in' }).first().waitFor();
    await page.goto(game);
    await page.getByRole('heading', { name: 'This table cannot be shown' }).waitFor();

    await signIn(page, 'dora@example.org', PASSWORD);
    await page.getByRole('link', { name: 'Dora' }).waitFor();
    await page.goto(game);
    await nextQuestion(page, 0);
    await closeAll(page);
  });
});
