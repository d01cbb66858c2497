import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openHouse } from './support/house.ts';
import { PHONE, seriousFindings, shoot } from './support/pages.ts';
import {
  act,
  answer,
  curtainOf,
  dealHere,
  decisionOf,
  liftCurtain,
  standOf,
  textOf,
  visitor,
} from './support/solo.ts';

/** The names of the cards in the hand of whoever has the screen. */
async function handOf(page: Page): Promise<string[]> {
  const cards = page.getByRole('list', { name: /^your hand/ }).locator('[data-slot]');
  const labels = await cards.locator('.unseen').allTextContents();
  return labels.map((label) => label.split(',')[0] ?? '');
}

/** Draws cards that lie face down, so that nobody else knows them, and plays none of them. */
async function playSecretTurn(page: Page): Promise<string[]> {
  for (;;) {
    if (/is next$/.test(await textOf(decisionOf(page).locator('strong').first()))) {
      return await handOf(page);
    }
    const options = await decisionOf(page).locator('[data-answer]').allTextContents();
    const secret = options.findIndex((label) => /^Neither|back\), spot/.test(label));
    await answer(page, Math.max(0, secret));
  }
}

describe('two people on one screen', () => {
  const house = openHouse();

  test('the curtain hides every card until the next person lifts it, and their turn shows no card of the other hand', async () => {
    const { context, page, broken } = await visitor(house.browser);
    await dealHere(page, house.url, ['Ada', 'Ben']);
    const hands = new Map<string, readonly string[]>();
    const kept = new Map([
      ['Ada', 0],
      ['Ben', 0],
    ]);
    // Periculum may take a hand away: the turns that end with cards to hide are counted.
    for (let turn = 0; turn < 16 && Math.min(...kept.values()) < 2; turn++) {
      expect(await standOf(page)).toBe('curtain');
      const who = await textOf(curtainOf(page).getByRole('heading'));
      expect(await page.locator('[data-slot]').count()).toBe(0);
      const behind = await page.content();
      for (const name of [...hands.values()].flat()) expect(behind).not.toContain(name);

      await liftCurtain(page);
      const shown = await page.content();
      const others = hands.get(who === 'Ada' ? 'Ben' : 'Ada') ?? [];
      for (const name of others) expect(shown).not.toContain(name);

      const hand = await playSecretTurn(page);
      hands.set(who, hand);
      if (hand.length > 0) kept.set(who, (kept.get(who) ?? 0) + 1);
      await act(page, () => page.keyboard.press('1'));
    }
    expect(Math.min(...kept.values())).toBe(2);
    expect(broken).toEqual([]);
    await context.close();
  });

  test.each([
    ['a desktop', {}, 'curtain'],
    ['a phone', { viewport: PHONE }, 'curtain-phone'],
  ])(
    'axe finds nothing serious on the curtain of %s, and its button has the focus',
    async (_, look, name) => {
      const { context, page } = await visitor(house.browser, look);
      await dealHere(page, house.url, ['Ada', 'Ben']);
      const lift = curtainOf(page).getByRole('button', { name: /^I am (Ada|Ben)$/ });
      await lift.waitFor();
      await expect
        .poll(() => lift.evaluate((button) => button === document.activeElement))
        .toBe(true);
      await shoot(page, name);
      expect(await seriousFindings(page)).toEqual([]);
      await context.close();
    },
  );

  test('a reload in the middle of a turn draws the curtain again', async () => {
    const { context, page } = await visitor(house.browser);
    await dealHere(page, house.url, ['Ada', 'Ben']);
    await standOf(page);
    const who = await textOf(curtainOf(page).getByRole('heading'));
    await liftCurtain(page);
    // The face-up card is never Periculum on a fresh table (G-2.4): it stays in the hand.
    await answer(page, 0);
    await expect.poll(() => handOf(page)).toHaveLength(1);
    const hand = await handOf(page);
    await page.reload();
    expect(await standOf(page)).toBe('curtain');
    expect(await textOf(curtainOf(page).getByRole('heading'))).toBe(who);
    for (const name of hand) expect(await page.content()).not.toContain(name);
    await liftCurtain(page);
    await expect.poll(() => handOf(page)).toEqual(hand);
    await context.close();
  });
});
