import { Rng, type Table } from '@conclave/kernel';
import { determinize, faceIn, isUnknown, viewOf } from '@conclave/kernel/look';
import { lay } from '@conclave/kernel/play';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faceOfEntry } from '../../src/look/view.ts';
import { holds } from '../holds.ts';
import { type SmallSpec, smallTable, TREES } from '../small.ts';
import { type Command, commandsOn, perform } from '../table/commands.ts';
import { Model } from '../table/model.ts';

const VIEWERS = [0, 1, 2, 6];
const size = { slots: 8, zones: 7, seats: 3 };

function played(commands: readonly Command[], over: Partial<SmallSpec>, seed: string) {
  const t = smallTable(over, 3, seed);
  const model = new Model(t);
  for (const command of commands) {
    perform(t, command);
    model.perform(command);
  }
  return { t: t as Table, model };
}

const faceAt = (t: Table, cells: readonly number[], slot: number): number =>
  faceIn(cells[t.layout.slots + slot] ?? 0);

const whole = [
  { name: 'trees', faces: TREES.map((_, i) => i), zone: 'deck', reshuffled: true },
] as const;
const halves = [
  { name: 'low', faces: [0, 1, 2, 3], zone: 'deck', reshuffled: true },
  { name: 'high', faces: [4, 5, 6, 7], zone: 'cellar', reshuffled: true },
] as const;
const oneForgotten = [
  { name: 'low', faces: [0, 1, 2, 3], zone: 'deck', reshuffled: true },
  { name: 'high', faces: [4, 5, 6, 7], zone: 'cellar' },
] as const;

/** Whether a run mixes cards of two sets, which the kernel refuses. */
function keepsSetsApart(commands: readonly Command[], over: Partial<SmallSpec>): boolean {
  try {
    played(commands, over, 'apart');
    return true;
  } catch {
    return false;
  }
}

describe('a deal imagined where there are several copies of a card', () => {
  const copies: Partial<SmallSpec> = {
    sets: [{ name: 'copies', faces: [0, 0, 0, 1, 1, 2, 2, 3], zone: 'deck', reshuffled: true }],
  };

  it('looks the same to the viewer and has every copy', () => {
    holds(
      100,
      fc.property(
        commandsOn(size, { maxLength: 40 }),
        fc.nat({ max: 99 }),
        fc.constantFrom(...VIEWERS),
        (commands, seed, viewer) => {
          const t = smallTable(copies, 3, `${seed}`);
          for (const command of commands) perform(t, command);
          const view = viewOf(t, viewer);
          const rng = new Rng(`${seed}`);
          for (let i = 0; i < 5; i++) {
            lay(t, determinize(t, view, rng));
            expect(viewOf(t, viewer)).toEqual(view);
            expect(TREES.map((_, slot) => faceAt(t, t.cells, slot)).sort()).toEqual([
              0, 0, 0, 1, 1, 2, 2, 3,
            ]);
          }
        },
      ),
    );
  });
});

describe.each([
  ['one set', whole],
  ['two sets that are reshuffled', halves],
  ['a set that is not reshuffled behind one that is', oneForgotten],
])('a deal imagined from a view, with %s', (_, sets) => {
  const over: Partial<SmallSpec> = { sets };
  const runs = commandsOn(size, { maxLength: 40 }).filter((c) => keepsSetsApart(c, over));

  it('looks the same to the viewer', () => {
    holds(
      60,
      fc.property(runs, fc.nat({ max: 99 }), (commands, seed) => {
        const { t } = played(commands, over, `${seed}`);
        const rng = new Rng(`${seed}`);
        for (const viewer of VIEWERS) {
          const state = t.cells;
          const view = viewOf(t, viewer);
          for (let i = 0; i < 5; i++) {
            lay(t, determinize(t, view, rng));
            expect(viewOf(t, viewer)).toEqual(view);
          }
          lay(t, state);
        }
      }),
    );
  });

  it('has every card once, of its own set', () => {
    holds(
      60,
      fc.property(runs, fc.nat({ max: 99 }), (commands, seed) => {
        const { t } = played(commands, over, `${seed}`);
        const rng = new Rng(`${seed}`);
        for (const viewer of VIEWERS) {
          const cells = determinize(t, viewOf(t, viewer), rng);
          expect(cells).toHaveLength(t.layout.size);
          let from = 0;
          for (const set of sets) {
            const dealt = set.faces.map((_face, i) => faceAt(t, cells, from + i));
            expect(dealt.sort()).toEqual([...set.faces]);
            from += set.faces.length;
          }
        }
      }),
    );
  });

  it('puts a card that the viewer lost sight of where it can be', () => {
    holds(
      60,
      fc.property(runs, fc.nat({ max: 99 }), (commands, seed) => {
        const { t, model } = played(commands, over, `${seed}`);
        const rng = new Rng(`${seed}`);
        for (const viewer of VIEWERS) {
          const view = viewOf(t, viewer);
          for (let i = 0; i < 5; i++) {
            const cells = determinize(t, view, rng);
            for (const [card, places] of model.remembered(viewer)) {
              if (view.memory.every((entry) => faceOfEntry(entry) !== card)) continue;
              const slot = TREES.findIndex((_tree, s) => faceAt(t, cells, s) === card);
              expect(places).toContain(slot);
              expect(isUnknown(faceAt(t, view.cells, slot))).toBe(true);
            }
          }
        }
      }),
    );
  });
});
