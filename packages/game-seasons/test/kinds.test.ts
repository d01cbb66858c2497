import { effectsIn, type Kinds, literal, prepareEffects } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { seasons } from '../src/index.ts';
import { ABILITIES, MODIFIERS } from '../src/rules/abilities.ts';
import { CONDITIONS } from '../src/rules/effects/conditions.ts';
import { EFFECTS } from '../src/rules/effects.ts';
import type { Effect } from '../src/rules/vocabulary.ts';

const tables = seasons.kinds?.({}) as Kinds;
const users = Object.values(tables).flatMap((table) => Object.values(table));

describe('the vocabulary', () => {
  it('has a table for each sort of word, and no word that no card uses', () => {
    expect(Object.keys(tables)).toEqual([
      'moments',
      'modifiers',
      'effects',
      'conditions',
      'values',
    ]);
    expect(users.filter((cards) => cards.length === 0)).toEqual([]);
  });

  it('knows which cards use a word, enchantments and tokens among them', () => {
    expect(tables['moments']?.['gameEnd']).toEqual(['S19', 'S45', 'S46', 'K12']);
    expect(tables['modifiers']?.['summonCost']).toEqual(['S20', 'E05']);
    expect(tables['effects']?.['moveGauge']).toContain('A04');
    expect(tables['values']?.['familiars']).toEqual(['S43', 'S46']);
  });

  it('has clearly fewer than half of its words for one card alone', () => {
    const single = users.filter((cards) => cards.length === 1);
    expect(single.length / users.length).toBeLessThan(0.45);
  });
});

describe('words that cannot be', () => {
  const prepare = (effect: unknown) => () => prepareEffects(EFFECTS, { S13: effect as Effect }, 0);

  it.each<[string, () => unknown, string]>([
    [
      'an ability that is none',
      () => effectsIn(ABILITIES, 'ability', 'S01.abilities[0]', { kind: 'gainCrystals' }),
      'S01.abilities[0]: "gainCrystals" is not a kind of ability',
    ],
    [
      'a moment on an enchantment',
      () => effectsIn(MODIFIERS, 'modifier', 'E05.modifier', { kind: 'enter' }),
      'E05.modifier: "enter" is not a kind of modifier',
    ],
    [
      'a limit that goes nowhere',
      () => effectsIn(ABILITIES, 'ability', 'S18', { kind: 'reserveLimit', is: 'up', amount: 1 }),
      'S18.is: must be one of raisedTo, loweredBy',
    ],
    [
      'a condition that is none',
      prepare({ kind: 'if', condition: { kind: 'rain' } }),
      'S13.condition: "rain" is not a kind of condition',
    ],
    [
      'a count of something else',
      prepare({ kind: 'gainCrystals', amount: 1, per: { kind: 'stars' } }),
      'S13.per: "stars" is not a kind of value',
    ],
    [
      'a price with no amount',
      prepare({ kind: 'payCrystals' }),
      'S13.amount: must be a whole number from 1 to 40',
    ],
  ])('%s is refused with its place', (_what, read, reason) => {
    expect(read).toThrow(reason);
  });

  it('a condition with a field too many', () => {
    expect(literal(CONDITIONS, 'condition')({ kind: 'madeUse', n: 1 })).toBe(
      'n: madeUse has no such field',
    );
  });
});
