import { gatherings } from '@conclave/game-gatherings';
import { checkOptions } from '@conclave/kernel';
import { describe, expect, test } from 'vitest';
import {
  countWith,
  detailsOf,
  facetsOf,
  fits,
  inWords,
  NO_WISH,
  withFacet,
} from '../src/pages/gallery/filters.ts';

const checked = checkOptions(gatherings.options, {});
if ('error' in checked) throw new Error('no options');
const cards = gatherings.cards(checked.options);

describe('the filters of the gallery', () => {
  test('are the facts that tell cards apart, set and kind first', () => {
    const facets = facetsOf(cards);
    expect(facets.map(({ name }) => name)).toEqual([
      'set',
      'kind',
      'aspect',
      'school',
      'element',
      'back',
      'pile',
      'points',
    ]);
    const points = facets.find(({ name }) => name === 'points')?.values.map(Number) ?? [];
    expect(points).toEqual([...points].sort((a, b) => a - b));
    expect(facetsOf([])).toEqual([]);
  });

  test('narrow down together and by words, and count ahead', () => {
    const fire = withFacet(NO_WISH, 'element', 'fire');
    const fireWitch = withFacet(fire, 'aspect', 'witch');
    expect(cards.filter((card) => fits(card, fireWitch))).toHaveLength(3);
    expect(countWith(cards, fireWitch, 'school', 'gold')).toBe(1);
    expect(countWith(cards, fireWitch, 'element', 'water')).toBe(3);
    expect(withFacet(fire, 'element', '')).toEqual(NO_WISH);
    const found = cards.filter((card) => fits(card, { words: 'GOLD  fire mage', facets: {} }));
    expect(found.map(({ kind }) => kind)).toEqual(['enchanter']);
  });

  test('say things as a person writes them', () => {
    expect(inWords('airEnchanter')).toBe('air enchanter');
    const air = cards.find(({ kind }) => kind === 'airEnchanter');
    if (air === undefined) throw new Error('no air');
    expect(detailsOf(air)).toContainEqual(['kind', 'air enchanter']);
  });
});
