import { enchanters } from '@conclave/game-enchanters';
import { gatherings } from '@conclave/game-gatherings';
import type { CardInfo, Game } from '@conclave/kernel';
import { checkOptions } from '@conclave/kernel/play';
import { describe, expect, test } from 'vitest';
import { countWith, facetsOf, fits, NO_WISH, withFacet } from '../src/pages/gallery/filters.ts';
import {
  detailsOf,
  inWords,
  partsOf,
  sourceSentences,
  sourceWord,
} from '../src/table/card-details.ts';

function cardsOf(game: Game): readonly CardInfo[] {
  const checked = checkOptions(game.options, {});
  if ('error' in checked) throw new Error('no options');
  return game.cards(checked.options);
}

function card(cards: readonly CardInfo[], id: string): CardInfo {
  const found = cards.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no card ${id}`);
  return found;
}

const cards = cardsOf(gatherings);
const facets = facetsOf(cards);
const adventures = cardsOf(enchanters);

describe('the filters of the gallery', () => {
  test('are the facts that tell cards apart, set and kind first', () => {
    expect(facets.map(({ name }) => name)).toEqual([
      'set',
      'kind',
      'source',
      'aspect',
      'school',
      'element',
      'points',
    ]);
    const points = facets.find(({ name }) => name === 'points')?.values ?? [];
    const numbers = points.map(({ value }) => Number(value));
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(facetsOf([])).toEqual([]);
  });

  test('narrow down together and by words, and count ahead', () => {
    const fire = withFacet(NO_WISH, 'element', 'fire');
    const fireWitch = withFacet(fire, 'aspect', 'witch');
    expect(cards.filter((one) => fits(one, fireWitch, facets))).toHaveLength(3);
    expect(countWith(cards, fireWitch, facets, 'school', 'gold')).toBe(1);
    expect(countWith(cards, fireWitch, facets, 'element', 'water')).toBe(3);
    expect(withFacet(fire, 'element', '')).toEqual(NO_WISH);
    const gold = { words: 'GOLD  fire mage', facets: {} };
    const found = cards.filter((one) => fits(one, gold, facets));
    expect(found.map(({ kind }) => kind)).toEqual(['enchanter']);
  });

  test('say things as a person writes them', () => {
    expect(inWords('airEnchanter')).toBe('air enchanter');
    const air = cards.find(({ kind }) => kind === 'airEnchanter');
    if (air === undefined) throw new Error('no air');
    expect(detailsOf(air)).toContainEqual(['kind', 'air enchanter']);
    expect(inWords('base-beginner')).toBe('base beginner');
    expect(inWords('Bandits')).toBe('Bandits');
  });

  test('leave out sentences, objects and what says nearly the same twice', () => {
    const many = facetsOf(adventures);
    expect(many.map(({ title }) => title)).toEqual([
      'kingdom or set',
      'kind',
      'where from',
      'tier',
      'health',
      'strength',
    ]);
    const bandits = withFacet(NO_WISH, 'set', 'bandits');
    const kinds = adventures.filter((one) => fits(one, bandits, many)).map(({ kind }) => kind);
    expect(kinds).toHaveLength(11);
    expect(kinds).toContain('village');
  });
});

describe('a card of the gallery', () => {
  test('says where it comes from, and what of it is known', () => {
    expect(sourceWord('original')).toBe('Our design');
    const smugglers = card(adventures, 'of-smugglers');
    expect(sourceSentences(smugglers)).toContain('Designed for this table');
    const scimitar = card(adventures, 'scimitar');
    expect(sourceSentences(scimitar)).toContain(String(scimitar['known']));
    const assumed = cards.find(({ source }) => source.startsWith('assumed'));
    if (assumed === undefined) throw new Error('nothing is assumed');
    expect(sourceSentences(assumed)).toContain('assumed (G-');
  });

  test('tells its kind once, and leaves out what it is asked to', () => {
    const smugglers = card(adventures, 'of-smugglers');
    expect(smugglers['type']).toBe(smugglers.kind);
    const near = detailsOf(smugglers, /^(set|.*copies)$/i).map(([name]) => name);
    expect(near).toEqual(['kind', 'kingdom']);
  });

  test('has each of its parts in words, and no fact twice', () => {
    const smugglers = card(adventures, 'of-smugglers');
    expect(partsOf(smugglers)).toEqual([
      ['upper part', '1 Attack. Journeys to distance 2 or more cost only 1 crystal. 2 Glory.'],
      ['lower part', '1 Attack.'],
    ]);
    expect(detailsOf(smugglers).map(([name]) => name)).toEqual([
      'set',
      'kind',
      'two player copies',
    ]);
    const costly = { ...smugglers, cost: { air: 2, fire: 0 }, timing: ['enter', 'permanent'] };
    expect(detailsOf(costly)).toContainEqual(['cost', '2 air']);
    expect(detailsOf(costly)).toContainEqual(['timing', 'enter, permanent']);
    expect(partsOf(card(cards, 'fire-bronze-wizard'))).toEqual([]);
  });
});
