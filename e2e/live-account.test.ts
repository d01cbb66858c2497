import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { seriousFindings, shoot } from './support/pages.ts';
import { type RunningServer, startProduct } from './support/server.ts';
import { gameOnStart } from './support/solo.ts';
import { closeAll, nextQuestion, somebody, troublesOf } from './support/table.ts';

const PASSWORD = 'quite a long secret';

describe('accounts', () => {
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

  const yourGames = (page: Page) =>
    page.locator('section', { has: page.getByRole('heading', { name: 'Your games' }) });

  async function signIn(page: Page, email: string, password: string): Promise<void> {
    await page.goto(`${server.url}/sign-in`);
    await page.getByRole('tab', { name: 'Sign in' }).click();
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel(/^Password/).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  }

  test('a visitor is nobody, and the page finds nothing wrong with that', async () => {
    const page = await somebody(browser);
    const troubles = troublesOf(page);
    await page.goto(server.url);
    await page.getByRole('link', { name: 'Sign in' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(troubles).toEqual([]);
    await closeAll(page);
  });

  test('a guest becomes an account and keeps the game; it is there on another device', async () => {
    const page = await somebody(browser);
    await page.goto(`${server.url}/sign-in`);
    await page.getByRole('heading', { name: 'Who are you?' }).waitFor();
    await shoot(page, 'sign-in');
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByLabel('Name, as others see it').fill('Cleo');
    await page.getByRole('button', { name: 'Sit down' }).click();
    await page.getByRole('link', { name: 'Cleo' }).waitFor();
    await gameOnStart(page).getByRole('button', { name: 'Play now' }).click();
    const asked = await nextQuestion(page, 0);
    await page.keyboard.press('1');
    await nextQuestion(page, asked.seq + 1);
    const game = page.url();

    await page.goto(`${server.url}/sign-in`);
    await page.getByRole('heading', { name: 'You are a guest, Cleo' }).waitFor();
    await shoot(page, 'sign-in-guest');
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByLabel('E-mail').fill('cleo@example.org');
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await page.getByRole('button', { name: 'Make the account' }).click();
    await yourGames(page).getByRole('link', { name: 'your turn' }).click();
    await page.waitForURL(game);
    await nextQuestion(page, asked.seq + 1);
    await page.keyboard.press('1');
    const later = await nextQuestion(page, asked.seq + 2);

    const elsewhere = await somebody(browser);
    await signIn(elsewhere, 'cleo@example.org', 'not that one');
    const alert = elsewhere.getByRole('alert');
    await alert.waitFor();
    expect(await alert.textContent()).toMatch(/password/i);
    await signIn(elsewhere, 'cleo@example.org', PASSWORD);
    await yourGames(elsewhere).getByRole('link', { name: 'your turn' }).click();
    await nextQuestion(elsewhere, later.seq);
    await elsewhere.keyboard.press('1');
    await nextQuestion(page, later.seq + 1);
    await closeAll(page, elsewhere);
  });

  test('whoever signs out is nobody, and is themselves again after signing in', async () => {
    const page = await somebody(browser);
    await page.goto(`${server.url}/sign-in`);
    await page.getByRole('tab', { name: 'New account' }).click();
    await page.getByLabel('Name, as others see it').fill('Dora');
    await page.getByLabel('E-mail').fill('dora@example.org');
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await page.getByRole('button', { name: 'Make the account' }).click();
    await gameOnStart(page).getByRole('button', { name: 'Play now' }).click();
    await nextQuestion(page, 0);
    const game = page.url();

    await page.goto(`${server.url}/me`);
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
