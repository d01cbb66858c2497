import { read, sizeOf, waitingSeats } from '@conclave/kernel';
import { deal, openTable } from '@conclave/kernel/play';
import { describe, expect, it } from 'vitest';
import { makeTable } from '../src/table/table.ts';
import { orchard } from './orchard.ts';
import { smallSpec } from './small.ts';

describe('opening a table', () => {
  it('binds the rules to seats and options', () => {
    const opened = openTable(orchard, 2, { size: 6 });
    if ('error' in opened) throw new Error(opened.error.reason);
    expect(opened.setup).toEqual({ seats: 2, options: { size: 6, frost: false } });
    expect(opened.table.seats).toBe(2);
    expect(opened.table.facts).toEqual(opened.setup.options);
    expect(sizeOf(opened.table, 0)).toBe(8);
  });

  it.each([2, 3, 4])('is possible for %i seats', (seats) => {
    expect('table' in openTable(orchard, seats)).toBe(true);
  });

  it.each([1, 5, 2.5, Number.NaN, '3', undefined])('is not possible for %s seats', (seats) => {
    expect(openTable(orchard, seats as number)).toEqual({
      error: {
        field: 'seats',
        reason: `must be a whole number from 2 to 4; ${String(seats)} given`,
        rule: '',
      },
    });
  });

  it('is not possible with options that do not fit', () => {
    expect(openTable(orchard, 3, { frost: 'hard' })).toEqual({
      error: { field: 'frost', reason: 'must be true or false; "hard" given', rule: 'O-6' },
    });
    expect(openTable(orchard, 3, [])).toMatchObject({ error: { field: 'options' } });
  });

  it('is not possible where options and seats together do not fit', () => {
    expect(openTable(orchard, 4, { frost: true })).toEqual({
      error: { field: 'frost', reason: 'is for three at most', rule: 'O-6' },
    });
    expect('table' in openTable(orchard, 3, { frost: true })).toBe(true);
  });

  it('needs no further check where the game has none', () => {
    const { checkSetup: _, ...plain } = orchard;
    expect('table' in openTable(plain, 4, { frost: true })).toBe(true);
  });
});

describe('dealing', () => {
  it('runs the rules from the seed to the first decision', () => {
    const opened = openTable(orchard, 3);
    if ('error' in opened) throw new Error(opened.error.reason);
    const { table } = opened;
    table.because = 'left over';
    deal(table, 'plum');
    expect(waitingSeats(table)).toBe(1);
    expect([1, 2, 3].map((zone) => sizeOf(table, zone))).toEqual([1, 1, 1]);
    expect(sizeOf(table, 0)).toBe(5);
  });

  it('begins under no rule, also on a table that was not opened for a game', () => {
    const rules: string[] = [];
    const t = makeTable(
      smallSpec({
        begin(table) {
          rules.push(table.because);
          table.because = 'left over';
          table.cells[0] = 1;
          table.cells[table.at.round] = read(table, 'round') + 1;
        },
      }),
      2,
    );
    deal(t, 'a');
    deal(t, 'a');
    expect(rules).toEqual(['', '']);
    expect(read(t, 'round')).toBe(1);
  });
});
