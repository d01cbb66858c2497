import { bottomOf, faceOf, listOf, NONE, nextOf, sizeOf, topOf, whereIs } from '@conclave/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knownBy } from '../../src/table/zones.ts';
import { holds } from '../holds.ts';
import { type SmallTable, smallTable } from '../small.ts';
import { commandsOn, perform } from './commands.ts';
import { Model, maskOf } from './model.ts';

const runs = commandsOn({ slots: 8, zones: 7, seats: 3 }, { maxLength: 30 });

/** Everything that is to be known of where the cards lie. */
const whereabouts = (t: SmallTable, model: Model) =>
  model.zones.map((_, zone) => ({
    top: topOf(t, zone),
    bottom: bottomOf(t, zone),
    size: sizeOf(t, zone),
    cards: listOf(t, zone).map((slot) => ({ slot, zone: whereIs(t, slot), next: nextOf(t, slot) })),
  }));

const expected = (model: Model) =>
  model.zones.map((list, zone) => ({
    top: list[0] ?? NONE,
    bottom: list.at(-1) ?? NONE,
    size: list.length,
    cards: list.map((slot, i) => ({ slot, zone, next: list[i + 1] ?? NONE })),
  }));

describe('any run of verbs', () => {
  it('leaves each zone with the cards, the order and the count of a plain list', () => {
    holds(
      100,
      fc.property(runs, fc.string({ maxLength: 3 }), (commands, seed) => {
        const t = smallTable({}, 3, seed);
        const model = new Model(t);
        for (const command of commands) {
          perform(t, command);
          model.perform(command);
          expect(whereabouts(t, model)).toEqual(expected(model));
        }
      }),
    );
  });

  it('keeps every card, and a shuffle only moves faces within its zone', () => {
    holds(
      100,
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
    );
  });

  it('leaves each card known to those who saw it and to nobody else', () => {
    holds(
      100,
      fc.property(runs, fc.string({ maxLength: 3 }), (commands, seed) => {
        const t = smallTable({}, 3, seed);
        const model = new Model(t);
        for (const command of commands) {
          perform(t, command);
          model.perform(command);
          expect(t.layout.setOf.map((_, slot) => knownBy(t, slot))).toEqual(
            t.layout.setOf.map((_, slot) => maskOf(model.knowers(faceOf(t, slot)))),
          );
        }
      }),
    );
  });

  it('follows a card through a mix', () => {
    holds(
      100,
      fc.property(runs, (commands) => {
        const t = smallTable();
        for (const command of commands) {
          const face = command.kind === 'mix' ? faceOf(t, command.slot) : NONE;
          const now = perform(t, command);
          if (command.kind === 'mix') expect(faceOf(t, now)).toBe(face);
        }
      }),
    );
  });
});
