import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { shoot } from './support/pages.ts';
import { startProduct } from './support/server.ts';
import { byKeys, nextQuestion, playNow, somebody, troublesOf } from './support/table.ts';

test('a page that is open says that the server is gone, and goes on when it is back', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'conclave-restart-'));
  const browser = await launchBrowser();
  const first = await startProduct({ settings: { DATA_DIR: folder } });
  const page = await somebody(browser);
  const troubles = troublesOf(page);
  const asked = await byKeys(page, await playNow(page, first.url));
  expect(troubles).toEqual([]);
  await page.evaluate(() => document.body.setAttribute('data-loaded', 'once'));

  await first.stop();
  await page.getByText('The connection is lost').waitFor();
  await shoot(page, 'server-gone');

  const second = await startProduct({
    settings: { DATA_DIR: folder, PORT: new URL(first.url).port },
  });
  await page.getByText('The connection is lost').waitFor({ state: 'detached' });
  const again = await nextQuestion(page, asked.seq);
  expect(again.seq).toBe(asked.seq);
  expect((await byKeys(page, again)).seq).toBeGreaterThan(asked.seq);
  expect(await page.locator('body[data-loaded]').count()).toBe(1);
  // Nothing but the server was missing; above all the policy let every socket through.
  expect(troubles.filter((words) => !words.includes('ERR_CONNECTION_REFUSED'))).toEqual([]);
  await browser.close();
  await second.stop();
  rmSync(folder, { recursive: true, force: true });
});
