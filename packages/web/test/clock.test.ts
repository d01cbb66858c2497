import { expect, test } from 'vitest';
import { timeWords } from '../src/table/time-words.ts';

test('time left is said in the words people use', () => {
  expect(timeWords(-5)).toBe('0:00');
  expect(timeWords(65_000)).toBe('1:05');
  expect(timeWords(3_600_000 * 2 + 60_000 * 4)).toBe('2 h 04 m left');
  expect(timeWords(86_400_000 * 3)).toBe('3 days left');
});
