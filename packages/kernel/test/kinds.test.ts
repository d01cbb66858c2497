import { effect, effectsIn, kindsUsed, literal, oneOf, wholeNumber } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';

describe('which cards use a kind', () => {
  const TABLES = { effects: ['gain', 'inOrder', 'unheardOf'], values: ['coins'] };

  it('is counted anywhere in what a card says, and once for each card', () => {
    const gain = { kind: 'gain', amount: { kind: 'coins' } };
    const used = kindsUsed(TABLES, [
      ['one', gain],
      ['two', [{ when: 'later', effect: { kind: 'inOrder', effects: [gain, gain] } }]],
    ]);
    expect(used).toEqual({
      effects: { gain: ['one', 'two'], inOrder: ['two'], unheardOf: [] },
      values: { coins: ['one', 'two'] },
    });
  });

  it('could not be told of a kind that is in two tables', () => {
    expect(() => kindsUsed({ ...TABLES, costs: ['gain'] }, [])).toThrow(
      'the kind gain is in two tables',
    );
  });

  it('passes over what is in no table', () => {
    const used = kindsUsed(TABLES, [['one', { kind: 'item', effect: { kind: 'gain' } }]]);
    expect(Object.keys(used['effects'] ?? {})).not.toContain('item');
    expect(used['effects']?.['gain']).toEqual(['one']);
  });
});

describe('a literal of a table', () => {
  const TABLE = {
    when: { fields: { effect } },
    coins: { fields: { n: wholeNumber(1, 9), of: oneOf('gold', 'silver') } },
  };

  it('hands back the effects in it with their places', () => {
    expect(effectsIn(TABLE, 'ability', 'card[0]', { kind: 'when', effect: 5 })).toEqual([
      ['card[0].effect[0]', 5],
    ]);
    expect(effectsIn(TABLE, 'ability', 'card', { kind: 'coins', n: 1, of: 'gold' })).toEqual([]);
  });

  it.each<[string, unknown, string]>([
    ['of no kind', {}, 'card: {} is not a kind of ability'],
    ['that is none', 'coins', 'card: "coins" is not a kind of ability'],
    ['of another kind', { kind: 'toString' }, 'card: "toString" is not a kind of ability'],
    ['with a field too many', { kind: 'when', effect: 5, n: 1 }, 'card.n: when has no such field'],
    [
      'with a number out of bounds',
      { kind: 'coins', n: 10, of: 'gold' },
      'card.n: must be a whole number from 1 to 9',
    ],
  ])('%s is refused with its place', (_what, value, reason) => {
    expect(() => effectsIn(TABLE, 'ability', 'card', value)).toThrow(reason);
  });

  it('may stand in a field', () => {
    const field = literal(TABLE, 'sum');
    expect(field({ kind: 'when', effect: 5 })).toEqual({ nested: [5] });
    expect(field({ kind: 'much' })).toBe('"much" is not a kind of sum');
    expect(field({ kind: 'coins', n: 0, of: 'gold' })).toBe(
      'n: must be a whole number from 1 to 9',
    );
  });
});
