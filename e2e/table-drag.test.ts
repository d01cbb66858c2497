import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openHouse } from './support/house.ts';
import { dealHere } from './support/solo.ts';
import { somebody, standing } from './support/table.ts';

const middle = async (place: Locator): Promise<{ x: number; y: number }> => {
  const box = await place.boundingBox();
  if (box === null) throw new Error('the place is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

describe('a card that is dragged', () => {
  const house = openHouse();

  test('acts where it is let go at another place, and not where it lay', async () => {
    const page = await somebody(house.browser);
    await dealHere(page, house.url, ['Ada', 'bot:greedy']);
    const { seq } = await standing(page, 0);
    const card = page.getByRole('button', { name: /, can be chosen/ }).first();
    const hand = page.getByRole('list', { name: /^your hand/ });
    const held = await hand.getByRole('listitem').count();
    const from = await middle(card);

    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 20, from.y + 12, { steps: 4 });
    await page.mouse.up();
    await card.and(page.locator(':not([data-dragged])')).waitFor();
    expect((await standing(page, 0)).seq).toBe(seq);

    const to = await middle(hand);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 8 });
    await page.mouse.up();
    expect((await standing(page, seq + 1)).seq).toBe(seq + 1);
    await expect.poll(() => hand.getByRole('listitem').count()).toBe(held + 1);
    await page.context().close();
  });
});
