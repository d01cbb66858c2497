import {
  askAll,
  faceOf,
  listOf,
  move,
  push,
  Rng,
  random,
  read,
  write,
  zoneOf,
} from '@conclave/kernel';
import { determinize, positionOf, viewOf } from '@conclave/kernel/look';
import { carryOut, lay } from '@conclave/kernel/play';
import { describe, expect, it } from 'vitest';
import { run } from '../../src/play/run.ts';
import { question, type SmallSpec, type SmallTable, smallTable } from '../small.ts';

/** A table whose secret numbers are from 1 to 3 once they are there. */
const imagining: Partial<SmallSpec> = {
  imagine(t: SmallTable, viewer, rng) {
    for (let seat = 0; seat < t.seats; seat++) {
      if (seat !== viewer) write(t, 'vault', 1 + rng.below(3), seat);
    }
    t.because = 'imagined';
  },
};

function vaults(t: SmallTable, viewer: number, deals: number): (readonly number[])[] {
  const rng = new Rng('vaults');
  const view = viewOf(t, viewer);
  return Array.from(
    { length: deals },
    () => positionOf(t, determinize(t, view, rng)).counters['vault'] ?? [],
  );
}

describe('secrets that are no cards', () => {
  it('are 0 in a deal that is imagined, when the table does not say better', () => {
    const t = smallTable();
    for (const seat of [0, 1, 2]) write(t, 'vault', 5 + seat, seat);
    expect(vaults(t, 1, 1)).toEqual([[0, 6, 0]]);
  });

  it('are what the table makes of them', () => {
    const t = smallTable(imagining);
    for (const seat of [0, 1, 2]) write(t, 'vault', 5 + seat, seat);
    const found = vaults(t, 1, 60);
    expect(new Set(found.map((vault) => vault[1]))).toEqual(new Set([6]));
    expect(new Set(found.map((vault) => `${vault[0]} ${vault[2]}`)).size).toBe(9);
  });

  it('are made on the position imagined: the table and its story stay as they were', () => {
    const t = smallTable(imagining);
    t.events = [];
    random(t, 6);
    t.because = 'before';
    const { cells, events } = t;
    vaults(t, 0, 3);
    expect(t.cells).toBe(cells);
    expect(t.events).toBe(events);
    expect(t.events).toHaveLength(1);
    expect(t.because).toBe('before');
    expect(read(t, 'vault', 1)).toBe(0);
  });
});

describe('an open answer that is imagined', () => {
  /** Each seat has a card and is asked for it; seat 0 has the Ash and has answered. */
  function asked(over: Parameters<typeof question>[0]): SmallTable {
    const t = smallTable({
      steps: [(table) => askAll(table, 0, 0b011, 40, 2)],
      questions: [question(over)],
    });
    for (const seat of [0, 1]) move(t, seat * 2, zoneOf(t, 'hand', seat));
    push(t, 0);
    run(t);
    carryOut(t, 0, [0]);
    return t;
  }

  it('keeps to what the seat could choose, and is left out where it could choose nothing', () => {
    const t = asked({
      options(table, seat, out) {
        for (const slot of listOf(table, zoneOf(table, 'hand', seat))) {
          if (faceOf(table, slot) === 0) out.add(slot);
        }
      },
      apply: (table, seat, picks) => write(table, 'vault', 7 + (picks[0] ?? 90), seat),
    });
    const view = viewOf(t, 1);
    const rng = new Rng('left out');
    const found = Array.from({ length: 60 }, () => {
      const { zones, counters } = positionOf(t, determinize(t, view, rng));
      return `${zones['hand']?.[0]?.[0] === 'ash'} ${counters['vault']?.join()}`;
    });
    expect(new Set(found)).toEqual(new Set(['true 7,0,0', 'false 0,0,0']));
  });

  it('has the arguments of the question, and changes only what the viewer cannot see', () => {
    const t = asked({
      codes: [0],
      apply(table, seat, _picks, a, b) {
        write(table, 'vault', a + b, seat);
        write(table, 'fate', 9);
        write(table, 'score', read(table, 'score', seat) + 1, seat);
        move(table, 6, table.zone.row);
      },
    });
    const view = viewOf(t, 1);
    const state = determinize(t, view, new Rng('open'));
    expect(positionOf(t, state).counters).toMatchObject({ vault: [42, 0, 0], fate: [9] });
    lay(t, state);
    expect(viewOf(t, 1)).toEqual(view);
  });

  it('is not made up for seats that were not asked, or have not answered', () => {
    const t = asked({ apply: (table, seat) => write(table, 'vault', 5, seat) });
    const state = determinize(t, viewOf(t, 2), new Rng('not asked'));
    expect(positionOf(t, state).counters['vault']).toEqual([5, 0, 0]);
  });
});
