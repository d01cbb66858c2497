import { faceOf, listOf, Rng, type Table } from '@conclave/kernel';
import { determinize, faceIn, viewOf } from '@conclave/kernel/look';
import { lay } from '@conclave/kernel/play';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faceOfEntry } from '../../src/look/view.ts';
import { zoneIn } from '../../src/state/slots.ts';
import { holds } from '../holds.ts';
import { type SmallSpec, type SmallTable, smallTable, TREES, ZONES } from '../small.ts';
import { type Command, commandsOn, perform } from '../table/commands.ts';
import { Model } from '../table/model.ts';

const ASH = 0;
const HOLLY = 7;
const zones = {
  ...ZONES,
  hand: { ...ZONES.hand, never: ['ash', 'holly'] },
  cellar: { ...ZONES.cellar, never: ['holly'] },
};

/** Whether the rules of such a table allow it: the barred cards come to no zone that bars them. */
function allowed(t: SmallTable, command: Command): boolean {
  const slots =
    command.kind === 'move' || command.kind === 'moveOnTop'
      ? [command.slot]
      : command.kind === 'moveAll'
        ? listOf(t, command.from)
        : [];
  if (slots.length === 0 || !('zone' in command)) return true;
  const barred = t.layout.zoneName[command.zone] === 'hand' ? [ASH, HOLLY] : [HOLLY];
  if (!['hand', 'cellar'].includes(t.layout.zoneName[command.zone] ?? '')) return true;
  return slots.every((slot) => !barred.includes(faceOf(t, slot)));
}

function expectPossible(t: Table, cells: readonly number[]): void {
  for (let slot = 0; slot < TREES.length; slot++) {
    const face = faceIn(cells[t.layout.slots + slot] ?? 0);
    const zone = t.layout.zoneName[zoneIn(cells[t.layout.slots + slot] ?? 0)];
    if (face === ASH) expect(zone).not.toBe('hand');
    if (face === HOLLY) expect(['deck', 'row']).toContain(zone);
  }
}

describe.each([
  ['that is reshuffled', true],
  ['that is not', false],
])('a deal imagined where zones bar cards of a set %s', (_what, reshuffled) => {
  const sets: SmallSpec['sets'] = [
    { name: 'trees', faces: TREES.map((_tree, i) => i), zone: 'deck', reshuffled },
  ];
  const runs = commandsOn({ slots: 8, zones: 7, seats: 3 }, { maxLength: 40 });

  it('keeps to it, to the view, and to what was lost sight of', () => {
    holds(
      150,
      fc.property(runs, fc.nat({ max: 99 }), (commands, seed) => {
        const t = smallTable({ zones, sets }, 3, `${seed}`);
        const model = new Model(t);
        for (const command of commands) {
          if (!allowed(t, command)) continue;
          perform(t, command);
          model.perform(command);
        }
        const rng = new Rng(`${seed}`);
        const state = t.cells;
        for (const viewer of [0, 1, 2, 6]) {
          lay(t, state);
          const view = viewOf(t, viewer);
          for (let i = 0; i < 4; i++) {
            const cells = determinize(t, view, rng);
            expectPossible(t, cells);
            lay(t, cells);
            expect(viewOf(t, viewer)).toEqual(view);
            if (!reshuffled) continue;
            for (const [card, places] of model.remembered(viewer)) {
              if (view.memory.every((entry) => faceOfEntry(entry) !== card)) continue;
              expect(places).toContain(TREES.findIndex((_tree, s) => faceOf(t, s) === card));
            }
          }
        }
      }),
    );
  });
});
