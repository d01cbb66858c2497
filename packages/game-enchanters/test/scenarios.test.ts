import { describeScenarios } from '@conclave/testkit';
import { describe, expect, test } from 'vitest';
import { ORIGINAL } from '../src/content/content.ts';
import { enchanters } from '../src/index.ts';

const options = { content: ORIGINAL };
const files = describeScenarios(enchanters, {
  runner: { describe, test },
  folder: import.meta.dirname,
  options,
  counter: 'turns',
});

test('every card and every Village has a scenario of its own, in a file of its name', () => {
  const missing = enchanters
    .cards(options)
    .map(({ id }) => id)
    .filter((id) => {
      const file = files.find(({ path }) => path === `${id}.json`);
      const cards: unknown = file?.data['cards'];
      return !(Array.isArray(cards) && cards.includes(id));
    });
  expect(missing).toEqual([]);
});
