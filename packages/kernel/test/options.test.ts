import type { OptionsSchema } from '@conclave/kernel';
import { checkOptions } from '@conclave/kernel/play';
import { describe, expect, it } from 'vitest';

const schema: OptionsSchema = {
  mode: {
    title: 'Mode',
    rule: 'P-1',
    kind: 'choice',
    values: ['short', 'long'],
    default: 'short',
  },
  total: { title: 'Total', rule: 'P-2', kind: 'integer', min: 5, max: 40, default: 15 },
  fog: { title: 'Fog', rule: 'P-3', kind: 'flag', default: true },
  lands: {
    title: 'Lands',
    rule: 'P-5',
    kind: 'several',
    values: ['hill', 'lake', 'moor'],
    default: ['lake'],
  },
  deck: {
    title: 'Deck',
    rule: 'P-4',
    kind: 'data',
    default: 'printed',
    check: (value) => (value === 'printed' || Array.isArray(value) ? undefined : 'must be cards'),
  },
};

const SOME_LANDS = 'must be a list of some of hill, lake, moor, none twice';

const check = (given: unknown) => checkOptions(schema, given);

describe('the options of a game', () => {
  it('are filled in where nothing is said', () => {
    expect(check({})).toEqual({
      options: { mode: 'short', total: 15, fog: true, lands: ['lake'], deck: 'printed' },
    });
  });

  it('are taken as given where they fit', () => {
    const given = { mode: 'long', total: 40, fog: false, lands: ['moor', 'hill'], deck: ['a'] };
    expect(check(given)).toEqual({ options: given });
    expect(check({ lands: [] })).toMatchObject({ options: { lands: [] } });
    expect(check({ total: 5 })).toMatchObject({ options: { total: 5 } });
  });

  it.each([undefined, null, 7, 'long', true, [], [{}]])(
    'are a record of fields, not %j',
    (given) => {
      expect(check(given)).toEqual({
        error: { field: 'options', reason: 'must be a record of fields', rule: '' },
      });
    },
  );

  it.each([
    ['mode', 'medium', 'must be one of short, long; "medium" given', 'P-1'],
    ['mode', 7, 'must be one of short, long; 7 given', 'P-1'],
    ['mode', undefined, 'must be one of short, long; undefined given', 'P-1'],
    ['mode', ['short'], 'must be one of short, long; ["short"] given', 'P-1'],
    ['total', 4, 'must be a whole number from 5 to 40; 4 given', 'P-2'],
    ['total', 41, 'must be a whole number from 5 to 40; 41 given', 'P-2'],
    ['total', 5.5, 'must be a whole number from 5 to 40; 5.5 given', 'P-2'],
    ['total', '15', 'must be a whole number from 5 to 40; "15" given', 'P-2'],
    ['fog', 'yes', 'must be true or false; "yes" given', 'P-3'],
    ['fog', 0, 'must be true or false; 0 given', 'P-3'],
    ['fog', null, 'must be true or false; null given', 'P-3'],
    ['lands', 'hill', `${SOME_LANDS}; "hill" given`, 'P-5'],
    ['lands', ['hill', 'fen'], `${SOME_LANDS}; ["hill","fen"] given`, 'P-5'],
    ['lands', ['hill', 'hill'], `${SOME_LANDS}; ["hill","hill"] given`, 'P-5'],
    ['lands', [7], `${SOME_LANDS}; [7] given`, 'P-5'],
    ['lands', new Array(1), `${SOME_LANDS}; [null] given`, 'P-5'],
    ['deck', 5, 'must be cards', 'P-4'],
  ])('name the field %s when it is %j', (field, value, reason, rule) => {
    expect(check({ [field]: value })).toEqual({ error: { field, reason, rule } });
  });

  it.each(['colour', 'constructor', 'toString', 'hasOwnProperty'])('have no field %s', (name) => {
    expect(check({ [name]: 1 })).toEqual({
      error: {
        field: name,
        reason: 'is not an option; there are mode, total, fog, lands, deck',
        rule: '',
      },
    });
  });

  const nested = (depth: number): unknown => {
    let value: unknown = 7;
    for (let i = 0; i < depth; i++) value = i % 2 === 0 ? [value] : { in: value };
    return value;
  };

  it.each(['mode', 'total', 'fog', 'lands', 'deck'])(
    'are not nested without an end: %s',
    (name) => {
      const reason = 'must not be nested deeper than 32 levels';
      for (const depth of [33, 9_000, 30_000]) {
        expect(check({ [name]: nested(depth) })).toMatchObject({ error: { field: name, reason } });
      }
      const circle: unknown[] = [];
      circle.push(circle);
      expect(check({ [name]: circle })).toMatchObject({ error: { field: name, reason } });
    },
  );

  it('may be nested a little', () => {
    expect(check({ deck: [nested(31)] })).toMatchObject({ options: {} });
  });

  it('are not vast', () => {
    const wide = (n: number): unknown[] => new Array(n).fill(0);
    expect(check({ deck: wide(20_000) })).toMatchObject({ options: {} });
    const error = { field: 'deck', reason: 'must not have more than 20,000 parts', rule: 'P-4' };
    for (const deck of [wide(20_001), wide(1_000_000), wide(150).map(() => wide(150))]) {
      expect(check({ deck })).toEqual({ error });
    }
  });

  it('are told back only as far as it takes to know them', () => {
    const long = 'x'.repeat(5_000);
    const told = `must be one of short, long; "${'x'.repeat(59)}… given`;
    expect(check({ mode: long })).toMatchObject({ error: { reason: told } });
    expect(check({ [long]: 1 })).toMatchObject({ error: { field: `${'x'.repeat(60)}…` } });
    const deck = { ...schema['deck'], check: () => long } as OptionsSchema[string];
    expect(checkOptions({ ...schema, deck }, {})).toMatchObject({
      error: { reason: `${'x'.repeat(800)}…` },
    });
  });

  it('cannot be given a prototype by a file', () => {
    expect(check(JSON.parse('{"__proto__": {"total": 7}}'))).toMatchObject({
      error: { field: '__proto__' },
    });
  });

  it('are not taken from a prototype', () => {
    expect(check(Object.create({ total: 7 }))).toMatchObject({ options: { total: 15 } });
  });
});
