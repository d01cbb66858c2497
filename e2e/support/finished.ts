import type { Page } from 'playwright-core';
import { gameOnStart } from './solo.ts';

/** Plays a game on the server to its end: the person resigns, and bots play it out. Its id. */
export async function finishGame(page: Page, url: string): Promise<string> {
  await page.goto(url);
  await gameOnStart(page).getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL('**/table/**');
  await page.getByRole('button', { name: 'Menu of this table' }).click();
  await page.getByRole('menuitem', { name: 'Resign' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('region', { name: 'Result' }).waitFor({ timeout: 60_000 });
  return new URL(page.url()).pathname.split('/')[2] ?? '';
}
