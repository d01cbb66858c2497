import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

const SHOTS = fileURLToPath(new URL('../shots/', import.meta.url));
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const DESKTOP = { width: 1280, height: 720 };
export const PHONE = { width: 390, height: 844 };

/** Nothing takes so long, even where the machine has much else to do. */
export const PATIENCE = 30_000;

/** How wide and how high the whole page is, with what lies beyond the screen. */
export const sizeOf = (page: Page): Promise<readonly [number, number]> =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [scrollWidth, scrollHeight] as const;
  });

/** Writes a picture to a folder git ignores. */
export async function shoot(page: Page, name: string): Promise<void> {
  mkdirSync(SHOTS, { recursive: true });
  await page.screenshot({ path: `${SHOTS}${name}.png` });
}

interface Finding {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** What axe finds on a page that is serious or worse, as lines. */
export async function seriousFindings(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const found = (await page.evaluate('axe.run().then((result) => result.violations)')) as Finding[];
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
}
