import { read, write, writeAll } from '@conclave/kernel';
import type { Recorded } from '@conclave/kernel/play';
import { describe, expect, it } from 'vitest';
import { smallTable } from '../small.ts';

const counters = {
  loud: { title: 'loud', of: 'seat', see: 'all' },
  still: { title: 'still', of: 3, see: 'all', quiet: true },
} as const;

describe('counters', () => {
  it('tell of their changes, unless the rules keep them for themselves', () => {
    const t = smallTable({ counters } as never, 2) as never as import('@conclave/kernel').Table;
    const events: Recorded[] = [];
    t.events = events;
    t.because = 'C-1';
    write(t, 'loud', 4, 1);
    write(t, 'loud', 4, 1);
    write(t, 'still', 9, 2);
    expect(events).toEqual([{ kind: 'count', cell: 1, before: 0, value: 4, rule: 'C-1' }]);
    expect(read(t, 'still', 2)).toBe(9);
  });

  it('of one name are set together', () => {
    const t = smallTable({ counters } as never, 2) as never as import('@conclave/kernel').Table;
    for (let i = 0; i < 3; i++) write(t, 'still', i + 1, i);
    write(t, 'loud', 4, 1);
    writeAll(t, 'still', 0);
    expect(t.cells.slice(t.layout.counters, t.layout.counters + 5)).toEqual([0, 4, 0, 0, 0]);
  });
});
