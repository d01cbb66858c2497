import { faceOf, listOf, Rng, type Table, type ZoneSpec } from '@conclave/kernel';
import { determinize, viewOf } from '@conclave/kernel/look';
import { fork, lay } from '@conclave/kernel/play';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../holds.ts';
import { faces, type SmallSpec, smallTable, TREES } from '../small.ts';
import { chiSquare, chiSquareBound, tally } from '../statistics.ts';
import { type Command, commandsOn, perform } from '../table/commands.ts';
import { dealIn, possibleDeals } from './worlds.ts';

const CARDS = 6;
const ids = TREES.slice(0, 4);
const barred = fc.subarray([...ids]);

const zone = (seen: 'all' | 'owner' | 'none', of: 'seat' | number | undefined) =>
  fc
    .record({
      backs: fc.constantFrom('none' as const, 'top' as const, 'all' as const),
      never: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, { weight: 3, arbitrary: barred }),
    })
    .map(
      ({ backs, never }): ZoneSpec => ({
        title: seen,
        faces: seen,
        backs,
        never,
        ...(of === undefined ? {} : { of }),
      }),
    );

/** Small tables of every kind: several zones that bar cards, backs, copies, one or two sets. */
const tables: fc.Arbitrary<Partial<SmallSpec>> = fc
  .record({
    deck: zone('none', undefined),
    hand: zone('owner', 'seat'),
    row: zone('all', undefined),
    cellar: zone('none', 2),
    backs: fc.array(fc.nat({ max: 1 }), { minLength: 4, maxLength: 4 }),
    copies: fc.array(fc.nat({ max: 3 }), { minLength: CARDS, maxLength: CARDS }),
    sets: fc.constantFrom<readonly boolean[]>([true], [false], [true, true], [true, false]),
  })
  .map(({ deck, hand, row, cellar, backs, copies, sets }) => ({
    zones: { deck: { ...deck, never: [] }, hand, row, cellar, vault: { ...deck, never: [] } },
    faces: faces(ids).map((face, i) => ({ ...face, back: backs[i] ?? 0 })),
    sets: sets.map((reshuffled, i) => ({
      name: `${i}`,
      // A face belongs to one set.
      faces:
        sets.length === 1 ? copies : copies.slice(i * 3, i * 3 + 3).map((f) => (f % 2) + 2 * i),
      zone: i === 0 ? 'deck' : 'vault',
      reshuffled,
    })),
  }));

/** Whether the rules of the table allow it: no card comes to a zone that bars it. */
function allowed(t: Table, command: Command): boolean {
  if (!('zone' in command) || command.kind === 'shuffle' || command.kind === 'mix') return true;
  const slots = command.kind === 'moveAll' ? listOf(t, command.from) : [command.slot];
  return slots.every((slot) => !t.layout.never.get(faceOf(t, slot))?.has(command.zone));
}

/** Cards of two sets are not shuffled together. */
const mixesSets = (t: Table, command: Command): boolean =>
  (command.kind === 'shuffle' || command.kind === 'mix') &&
  new Set(listOf(t, command.zone).map((slot) => t.layout.setOf[slot])).size > 1;

const runs = fc.record({
  over: tables,
  commands: commandsOn({ slots: CARDS, zones: 7, seats: 2 }, { maxLength: 30 }),
  seed: fc.nat({ max: 999 }),
});

function played({
  over,
  commands,
  seed,
}: {
  over: Partial<SmallSpec>;
  commands: readonly Command[];
  seed: number;
}): Table {
  const t = smallTable(over, 2, `${seed}`) as Table;
  for (const command of commands)
    if (allowed(t, command) && !mixesSets(t, command)) perform(t, command);
  return t;
}

describe('the deals imagined on any small table', () => {
  it('are among those that fit what the viewer knows', () => {
    holds(
      300,
      fc.property(runs, (run) => {
        const t = played(run);
        const rng = new Rng(`${run.seed}`);
        const state = fork(t.cells);
        for (const viewer of [0, 1, 6]) {
          lay(t, state);
          const view = viewOf(t, viewer);
          const possible = possibleDeals(t, view);
          expect(possible).toContain(dealIn(t, view, state));
          const found = new Set<string>();
          for (let i = 0; i < 6; i++) {
            const cells = determinize(t, view, rng);
            found.add(dealIn(t, view, cells));
            lay(t, cells);
            expect(viewOf(t, viewer)).toEqual(view);
          }
          for (const deal of found) expect(possible).toContain(deal);
        }
      }),
    );
  });

  it('are all of those', () => {
    holds(
      300,
      fc.property(runs, fc.constantFrom(0, 1, 6), (run, viewer) => {
        const t = played(run);
        const rng = new Rng(`${run.seed}`);
        const view = viewOf(t, viewer);
        const possible = possibleDeals(t, view);
        fc.pre(possible.size < 25);
        const most = 100 * possible.size;
        for (let i = 0; i < most && possible.size > 0; i++) {
          possible.delete(dealIn(t, view, determinize(t, view, rng)));
        }
        expect([...possible]).toEqual([]);
      }),
    );
  });

  it('come alike where nothing is remembered and at most one sort of card is barred', () => {
    holds(
      150,
      fc.property(runs, fc.constantFrom(0, 1, 6), (run, viewer) => {
        const t = played(run);
        const rng = new Rng(`${run.seed}`);
        const view = viewOf(t, viewer);
        const possible = [...possibleDeals(t, view)];
        const hidden = new Set(possible[0]?.split(' ').map(Number));
        const barredHere = [...t.layout.never.keys()].filter((face) => hidden.has(face));
        fc.pre(view.memory.length === 0 && barredHere.length < 2);
        fc.pre(possible.length > 1 && possible.length < 20);
        const deals = Array.from({ length: 60 * possible.length }, () =>
          dealIn(t, view, determinize(t, view, rng)),
        );
        expect(chiSquare(tally(possible, deals))).toBeLessThan(chiSquareBound(possible.length));
      }),
    );
  });
});
