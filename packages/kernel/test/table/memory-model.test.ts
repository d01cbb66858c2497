import { type Table, zoneOf } from '@conclave/kernel';
import { type View, viewOf } from '@conclave/kernel/look';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { batchOfEntry, faceOfEntry } from '../../src/look/view.ts';
import { batchIn, reachOf } from '../../src/table/memory.ts';
import { holds } from '../holds.ts';
import { smallTable } from '../small.ts';
import { type Command, commandsOn, perform } from './commands.ts';
import { crowdedTable, PILES } from './crowded.ts';
import { Model } from './model.ts';

const VIEWERS = [0, 1, 2, 6];
const size = { slots: 8, zones: 7, seats: 3 };

/** Where a view says that a card lost in this batch may be. */
function placesIn(t: Table, view: View, batch: number): Set<number> {
  const reach = reachOf(view.cells, batch);
  const slots = Array.from({ length: t.layout.remembered }, (_, slot) => slot);
  return new Set(
    slots.filter((slot) => (reach >> batchIn(view.cells[t.layout.memory + slot] ?? 0)) & 1),
  );
}

const lookedUp = (t: Table, view: View): Map<number, Set<number>> =>
  new Map(view.memory.map((entry) => [faceOfEntry(entry), placesIn(t, view, batchOfEntry(entry))]));

const plain = (memory: Map<number, Set<number>>): [number, number[]][] =>
  [...memory]
    .map(([card, places]): [number, number[]] => [card, [...places].sort((a, b) => a - b)])
    .sort(([a], [b]) => a - b);

function play(t: Table, commands: readonly Command[], check: (model: Model) => void): void {
  const model = new Model(t);
  for (const command of commands) {
    perform(t, command);
    model.perform(command);
    check(model);
  }
}

/** Nothing is remembered that was not lost, and no slot left out in which it may be. */
function expectNothingWrong(t: Table, model: Model): void {
  for (const viewer of VIEWERS) {
    const truth = model.remembered(viewer);
    for (const [card, places] of lookedUp(t, viewOf(t, viewer))) {
      const possible = [...(truth.get(card) ?? [-1])];
      if (!possible.every((place) => places.has(place))) {
        expect({ card, places: [...places] }).toEqual({ card, places: possible });
      }
    }
  }
}

const shuffles = (commands: readonly Command[]): number =>
  commands.filter(({ kind }) => kind === 'shuffle' || kind === 'mix').length;

describe('what a viewer remembers of cards it lost sight of', () => {
  it('is each of them, and exactly the slots it can be in', () => {
    holds(
      200,
      fc.property(commandsOn(size, { maxLength: 40 }), fc.nat({ max: 99 }), (commands, seed) => {
        fc.pre(shuffles(commands) <= 15);
        const t = smallTable({}, 3, `${seed}`);
        play(t, commands, (model) => {
          expect(VIEWERS.map((viewer) => plain(lookedUp(t, viewOf(t, viewer))))).toEqual(
            VIEWERS.map((viewer) => plain(model.remembered(viewer))),
          );
        });
      }),
    );
  });

  it('is less after very many shuffles, and never wrong', () => {
    const runs = commandsOn(size, { minLength: 60, maxLength: 100 });
    holds(
      25,
      fc.property(runs, fc.nat({ max: 99 }), (commands, seed) => {
        const t = smallTable({}, 3, `${seed}`);
        play(t, commands, (model) => expectNothingWrong(t, model));
      }),
    );
  });

  it('is less where more piles are shuffled than there are numbers, and never wrong', () => {
    const piles = commandsOn({ slots: 36, zones: 22, seats: 3 }, { minLength: 60, maxLength: 90 });
    holds(
      25,
      fc.property(piles, fc.nat({ max: 99 }), (commands, seed) => {
        const t = crowdedTable(`${seed}`);
        const full = Array.from({ length: PILES }, (_, pile): Command[] => [
          { kind: 'reveal', slot: pile },
          { kind: 'shuffle', zone: zoneOf(t, 'row', pile) },
        ]).flat();
        play(t, [...full, ...commands], (model) => expectNothingWrong(t, model));
      }),
    );
  });
});
