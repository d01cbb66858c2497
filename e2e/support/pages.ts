import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

const SHOTS = fileURLToPath(new URL('../shots/', import.meta.url));
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const DESKTOP = { width: 1280, height: 720 };
export const PHONE = { width: 390, height: 844 };

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

/**
 * Plays the table on a page to its end with the keyboard alone: number keys choose,
 * Enter confirms what needs several cards, S skips what is being shown.
 */
export async function playByKeys(page: Page, steps = 900): Promise<void> {
  const result = page.getByRole('region', { name: 'Result' });
  for (let step = 0; step < steps; step++) {
    if (await result.isVisible()) return;
    await page.keyboard.press('s');
    // Later options first, so that gatherings are organised as well as passed over.
    const options = await page.getByRole('region', { name: 'Decision' }).locator('kbd').count();
    const key = options === 0 ? 1 : 1 + ((step * 7) % Math.min(9, options));
    await page.keyboard.press(String(key));
    if (step % 2 === 1) await page.keyboard.press('Enter');
    await page.waitForTimeout(20);
  }
  throw new Error(`the game did not end in ${steps} steps`);
}
