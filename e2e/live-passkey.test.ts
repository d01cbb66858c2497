import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { openHouse } from './support/house.ts';
import { seriousFindings } from './support/pages.ts';
import { closeAll, somebody } from './support/table.ts';

const EMAIL = 'ada@example.org';
const PASSWORD = 'a long enough password';

/** A key that is always there and always says yes. */
async function plugInKey(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

describe('ways to sign in', () => {
  const house = openHouse();
  /** A passkey belongs to a domain, and 127.0.0.1 is none. */
  let address: string;

  beforeAll(() => {
    address = house.url.replace('127.0.0.1', 'localhost');
  });

  async function makeAccount(page: Page, at: string, email: string): Promise<void> {
    await page.goto(`${at}/sign-in`);
    await page.getByRole('tab', { name: 'New account' }).click();
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await page.getByRole('button', { name: 'Make the account' }).click();
    await page.waitForURL(`${at}/`);
    await page.goto(`${at}/me`);
    await page.getByText(`signed in as ${email}`).waitFor();
  }

  test('a passkey is added, opens the account again, and is taken away', async () => {
    const page = await somebody(house.browser);
    await plugInKey(page);
    await makeAccount(page, address, EMAIL);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const own = page.getByRole('list', { name: 'Your passkeys' }).getByRole('listitem');
    await own.first().waitFor();
    expect(await own.count()).toBe(1);
    expect(await seriousFindings(page)).toEqual([]);

    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('You are not signed in.').waitFor();
    await page.goto(`${address}/sign-in`);
    await page.getByRole('tab', { name: 'Sign in' }).click();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.waitForURL(`${address}/`);
    await page.goto(`${address}/me`);
    await page.getByText(`signed in as ${EMAIL}`).waitFor();

    await own.getByRole('button', { name: 'Remove' }).click();
    await expect.poll(() => own.count()).toBe(0);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('You are not signed in.').waitFor();
    await page.goto(`${address}/sign-in`);
    await page.getByRole('tab', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: /passkey/i })
      .waitFor();
    await closeAll(page);
  });

  test('at a bare address there is no passkey; the password can be changed', async () => {
    const page = await somebody(house.browser);
    const email = 'ben@example.org';
    await makeAccount(page, house.url, email);
    expect(await page.getByRole('button', { name: 'Add a passkey' }).count()).toBe(0);
    const next = `${PASSWORD}, and longer`;
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('New password, at least 8 characters').fill(next);
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('The password is changed.').waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('You are not signed in.').waitFor();
    await page.goto(`${house.url}/sign-in`);
    await page.getByRole('tab', { name: 'Sign in' }).click();
    await page.getByText('This table sends no mail').waitFor();
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('alert').waitFor();
    await page.getByLabel('Password').fill(next);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(`${house.url}/`);
    await closeAll(page);
  });
});
