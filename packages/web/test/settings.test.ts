import { describe, expect, test } from 'vitest';
import { CHOICES, DEFAULTS, readSettings } from '../src/settings/choices.ts';

describe('settings', () => {
  test('are the defaults where nothing, or nonsense, is kept', () => {
    for (const text of [null, '', '{', 'null', '[]', '7', '{"theme":"pink","sound":"yes"}']) {
      expect(readSettings(text)).toEqual(DEFAULTS);
    }
  });

  test('keep every value that can be chosen, and each by itself', () => {
    for (const [name, values] of Object.entries(CHOICES)) {
      for (const value of values) {
        expect(readSettings(JSON.stringify({ [name]: value, other: 1 }))).toEqual({
          ...DEFAULTS,
          [name]: value,
        });
      }
    }
  });
});
