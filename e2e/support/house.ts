import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { type RunningServer, startProduct } from './server.ts';

/** The product, running, and a browser to visit it with. */
export interface House {
  readonly url: string;
  readonly browser: Browser;
}

/** A house for the tests of one `describe`: opened before the first, closed after the last. */
export function openHouse(wish: Parameters<typeof startProduct>[0] = {}): House {
  let server: RunningServer | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    server = await startProduct(wish);
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  const opened = <T>(part: T | undefined): T => {
    if (part === undefined) throw new Error('the house is not open');
    return part;
  };
  return {
    get url() {
      return opened(server).url;
    },
    get browser() {
      return opened(browser);
    },
  };
}
