import {
  bottomOf,
  faceOf,
  knownBy,
  listOf,
  NONE,
  nextOf,
  sizeOf,
  topOf,
  zoneOf,
} from '@conclave/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SmallTable, smallTable } from '../small.ts';
import { commandsOn, perform } from './commands.ts';
import { Model, maskOf } from './model.ts';

const runs = commandsOn({ slots: 8, zones: 7, seats: 3 }, { maxLength: 30 });

function expectSameZones(t: SmallTable, model: Model): void {
  for (const [zone, list] of model.zones.entries()) {
    expect(listOf(t, zone)).toEqual(list);
    expect(sizeOf(t, zone)).toBe(list.length);
    expect(topOf(t, zone)).toBe(list[0] ?? NONE);
    expect(bottomOf(t, zone)).toBe(list.at(-1) ?? NONE);
    for (const [i, slot] of list.entries()) {
      expect(zoneOf(t, slot)).toBe(zone);
      expect(nextOf(t, slot)).toBe(list[i + 1] ?? NONE);
    }
  }
}

describe('any run of verbs', () => {
  it('leaves each zone with the cards, the order and the count of a plain list', () => {
    fc.assert(
      fc.property(runs, fc.string({ maxLength: 3 }), (commands, seed) => {
        const t = smallTable({}, 3, seed);
        const model = new Model(t);
        for (const command of commands) {
          perform(t, command);
          model.perform(command);
          expectSameZones(t, model);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('keeps every card, and a shuffle only moves faces within its zone', () => {
    fc.assert(
      fc.property(runs, (commands) => {
        const t = smallTable();
        for (const command of commands) {
          const before = listOf(t, t.zone.deck).map((slot) => faceOf(t, slot));
          perform(t, command);
          if (command.kind !== 'shuffle' || command.zone !== t.zone.deck) continue;
          const after = listOf(t, t.zone.deck).map((slot) => faceOf(t, slot));
          expect(after.sort()).toEqual(before.sort());
        }
        const all = t.layout.setOf.map((_, slot) => faceOf(t, slot));
        expect(all.sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
      }),
      { numRuns: 150 },
    );
  });

  it('leaves each card known to those who saw it and to nobody else', () => {
    fc.assert(
      fc.property(runs, fc.string({ maxLength: 3 }), (commands, seed) => {
        const t = smallTable({}, 3, seed);
        const model = new Model(t);
        for (const command of commands) {
          perform(t, command);
          model.perform(command);
          for (let slot = 0; slot < 8; slot++) {
            expect(knownBy(t, slot)).toBe(maskOf(model.knowers(faceOf(t, slot))));
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  it('follows a card through a mix', () => {
    fc.assert(
      fc.property(runs, (commands) => {
        const t = smallTable();
        for (const command of commands) {
          const face = command.kind === 'mix' ? faceOf(t, command.slot) : NONE;
          const now = perform(t, command);
          if (command.kind === 'mix') expect(faceOf(t, now)).toBe(face);
        }
      }),
      { numRuns: 100 },
    );
  });
});
