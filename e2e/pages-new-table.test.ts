import { describe, expect, test } from 'vitest';
import { openHouse } from './support/house.ts';
import { DESKTOP, PHONE, seriousFindings, shoot } from './support/pages.ts';
import { visitor } from './support/solo.ts';

const GAMES = [
  { id: 'gatherings', least: 2, most: 6 },
  { id: 'enchanters', least: 2, most: 4 },
  { id: 'seasons', least: 2, most: 4 },
  { id: 'techno-enchanters', least: 3, most: 5 },
] as const;

describe('a new table', () => {
  const house = openHouse();

  test.each(GAMES)(
    'of $id begins with $least seats and can be opened as it is',
    async ({ id, least, most }) => {
      const { context, page, broken } = await visitor(house.browser, { viewport: PHONE });
      await page.goto(`${house.url}/new/${id}`);
      const seats = page.getByRole('combobox', { name: /^Seats/ });
      await seats.waitFor();
      const rows = page.locator('li[data-seat]');
      const open = page.getByRole('button', { name: /^(Open the table|Deal)$/ });
      const looksRight = async (count: number): Promise<void> => {
        expect(await seats.inputValue()).toBe(String(count));
        expect(await rows.count()).toBe(count);
        expect(await open.getAttribute('aria-disabled')).toBe('false');
        // What is wrong with a table stands beside the button.
        expect(await open.locator('xpath=..').textContent()).toBe(await open.textContent());
      };
      await looksRight(least);
      await shoot(page, `new-${id}-phone`);
      await page.setViewportSize(DESKTOP);
      await shoot(page, `new-${id}`);
      expect(await seriousFindings(page)).toEqual([]);

      await seats.selectOption(String(most));
      await looksRight(most);
      // Those that were added are bots; they go with their seats.
      expect(await rows.last().getByRole('combobox').inputValue()).toMatch(/^bot:/);
      await seats.selectOption(String(least));
      await looksRight(least);

      await open.click();
      await page.getByLabel(/Send this link/).waitFor();
      expect(await page.getByText('bot ·').count()).toBe(0);
      expect(broken).toEqual([]);
      await context.close();
    },
  );
});
