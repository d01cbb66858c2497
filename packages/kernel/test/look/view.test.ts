import {
  faceOf,
  listOf,
  lookAt,
  move,
  push,
  random,
  reveal,
  shuffle,
  UNKNOWN,
  withFace,
  write,
  zoneOf,
} from '@conclave/kernel';
import { faceIn, INFO, positionOf, SPECTATOR, viewOf } from '@conclave/kernel/look';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEPTH, EVENTS, EVERYONE, KEY } from '../../src/state/layout.ts';
import { backOfUnknown, knownIn } from '../../src/state/slots.ts';
import { holds } from '../holds.ts';
import { type SmallTable, smallTable, TREES } from '../small.ts';
import { commandsOn, perform } from '../table/commands.ts';

const faceSeen = (t: SmallTable, viewer: number, slot: number): number =>
  faceIn(viewOf(t, viewer).cells[t.layout.slots + slot] ?? 0);

describe('a view', () => {
  it('is plain data of its own', () => {
    const t = smallTable();
    const view = viewOf(t, 1);
    expect(view.viewer).toBe(1);
    expect(view.cells).toHaveLength(t.layout.size);
    expect(view.cells).not.toBe(t.cells);
    expect(JSON.parse(JSON.stringify(view))).toEqual(view);
  });

  it('leaves the state as it is', () => {
    const t = smallTable();
    shuffle(t, t.zone.deck);
    const before = [...t.cells];
    for (const viewer of [0, 1, 2, SPECTATOR]) viewOf(t, viewer);
    expect(t.cells).toEqual(before);
  });

  it('shows no face of a zone that shows none, and not even a back below the top', () => {
    const t = smallTable();
    expect(positionOf(t, viewOf(t, 0).cells).zones['deck']).toEqual([
      ['?red', '?', '?', '?', '?', '?', '?', '?'],
    ]);
  });

  it('shows nothing at all of a zone that shows nothing', () => {
    const t = smallTable();
    move(t, 3, t.zone.cellar);
    for (const viewer of [0, 1, 2, SPECTATOR]) {
      expect(faceSeen(t, viewer, 3)).toBe(UNKNOWN);
      expect(backOfUnknown(faceSeen(t, viewer, 3))).toBeLessThan(0);
    }
  });

  it('shows a hand to its owner, and its backs to the others and to onlookers', () => {
    const t = smallTable();
    move(t, 3, zoneOf(t, 'hand', 1));
    expect(faceSeen(t, 1, 3)).toBe(3);
    for (const viewer of [0, 2, SPECTATOR]) expect(backOfUnknown(faceSeen(t, viewer, 3))).toBe(1);
  });

  it('shows what lies open to everyone, onlookers too', () => {
    const t = smallTable();
    move(t, 3, zoneOf(t, 'row', 1));
    for (const viewer of [0, 1, 2, SPECTATOR]) expect(faceSeen(t, viewer, 3)).toBe(3);
  });

  it('shows a card where a seat looked at it, to that seat alone', () => {
    const t = smallTable();
    lookAt(t, 4, 2);
    expect([0, 1, 2, SPECTATOR].map((viewer) => faceSeen(t, viewer, 4))).toEqual([
      UNKNOWN,
      UNKNOWN,
      4,
      UNKNOWN,
    ]);
  });

  it('of onlookers shows what was revealed and no hand', () => {
    const t = smallTable();
    reveal(t, 5);
    move(t, 0, t.zone.hand);
    expect(positionOf(t, viewOf(t, SPECTATOR).cells).zones).toMatchObject({
      deck: [['?blue', '?', '?', '?', 'fir', '?', '?']],
      hand: [['?red'], [], []],
    });
  });

  it('tells who else knows a card only to those who know it', () => {
    const t = smallTable();
    move(t, 0, t.zone.hand);
    lookAt(t, 0, 2);
    const known = (viewer: number): number => knownIn(viewOf(t, viewer).cells, t.layout.known, 0);
    expect([0, 1, 2, SPECTATOR].map(known)).toEqual([0b101, 0, 0b101, 0]);
  });

  it('shows counters to all, to their owner or to nobody', () => {
    const t = smallTable();
    write(t, 'round', 1);
    write(t, 'fate', 9);
    for (const seat of [0, 1, 2]) {
      write(t, 'score', 10 + seat, seat);
      write(t, 'vault', 20 + seat, seat);
    }
    const seen = (viewer: number) => positionOf(t, viewOf(t, viewer).cells).counters;
    expect(seen(1)).toEqual({ round: [1], score: [10, 11, 12], vault: [0, 21, 0], fate: [0] });
    expect(seen(SPECTATOR)).toEqual({
      round: [1],
      score: [10, 11, 12],
      vault: [0, 0, 0],
      fate: [0],
    });
  });

  it('has neither the key of the random events nor their number nor that of things learned', () => {
    const t = smallTable();
    random(t, 6);
    random(t, 6);
    expect(t.cells.slice(KEY, KEY + 4).every((word) => word !== 0)).toBe(true);
    for (const viewer of [0, 1, 2, SPECTATOR]) {
      const { cells } = viewOf(t, viewer);
      expect(cells.slice(KEY, KEY + 4)).toEqual([0, 0, 0, 0]);
      expect(cells[EVENTS]).toBe(0);
      expect(cells[INFO]).toBe(0);
    }
  });

  it('has the stack and the order of every zone, which everybody may know', () => {
    const t = smallTable();
    move(t, 3, zoneOf(t, 'hand', 1));
    push(t, 5, 6, 7);
    const { cells } = viewOf(t, 0);
    const { zones, slots, stack, size } = t.layout;
    expect(cells.slice(zones, slots)).toEqual(t.cells.slice(zones, slots));
    expect(cells.slice(stack, size)).toEqual(t.cells.slice(stack, size));
    expect(cells[DEPTH]).toBe(3);
  });

  it('has the whole stack also where no card is remembered', () => {
    const sets = [{ name: 'once', faces: [0, 1, 2, 3], zone: 'deck' }];
    const t = smallTable({ sets });
    push(t, 0x12345678, 0x23456789, 0x3456789a);
    const { cells, memory } = viewOf(t, 0);
    expect(cells.slice(t.layout.stack)).toEqual(t.cells.slice(t.layout.stack));
    expect(memory).toEqual([]);
  });

  it('has a hole for every card its viewer does not know and no other', () => {
    holds(
      80,
      fc.property(
        commandsOn({ slots: 8, zones: 7, seats: 3 }, { maxLength: 25 }),
        fc.constantFrom(0, 1, 2, SPECTATOR),
        (commands, viewer) => {
          const t = smallTable();
          for (const command of commands) perform(t, command);
          for (let slot = 0; slot < TREES.length; slot++) {
            const known = (knownIn(t.cells, t.layout.known, slot) >> viewer) & 1;
            const seen = faceSeen(t, viewer, slot);
            if (known) expect(seen).toBe(faceOf(t, slot));
            else expect(seen).toBeGreaterThan(900);
          }
        },
      ),
    );
  });
});

/**
 * Seat 0 saw the ash go into the pile, draws the top card and puts it back unseen.
 * Whether that was the ash is for seat 0 alone to know.
 */
function redrawn(seed: string) {
  const zones = {
    deck: { title: 'pile', faces: 'none', backs: 'none' },
    hand: { title: 'hand', of: 'seat', faces: 'owner', backs: 'none' },
    row: { title: 'row', of: 2, faces: 'all', backs: 'all' },
    cellar: { title: 'cellar', faces: 'none', backs: 'none' },
  } as const;
  const t = smallTable({ zones }, 3, seed);
  lookAt(t, 0, 0);
  shuffle(t, t.zone.deck);
  move(t, 0, t.zone.hand);
  const wasAsh = faceOf(t, 0) === 0;
  move(t, 0, t.zone.deck);
  for (let i = 0; i < 3; i++) shuffle(t, t.zone.deck);
  return { t, wasAsh };
}

describe('what others remember', () => {
  it('does not show in a view, not by the numbers of the shuffles either', () => {
    const runs = Array.from({ length: 40 }, (_, i) => redrawn(`again ${i}`));
    expect(new Set(runs.map(({ wasAsh }) => wasAsh)).size).toBe(2);
    for (const viewer of [1, 2, SPECTATOR]) {
      const views = new Set(runs.map(({ t }) => JSON.stringify(viewOf(t, viewer))));
      expect(views.size).toBe(1);
    }
  });
});

describe('two positions that differ in what a viewer cannot see', () => {
  const blind = commandsOn({ slots: 8, zones: 7, seats: 3 }, { maxLength: 30 });

  it('look the same to it, whatever is done with them', () => {
    holds(
      120,
      fc.property(blind, fc.constantFrom(1, 2, SPECTATOR), (commands, viewer) => {
        // Cards 0 and 2 have the same back and change places before anything happens.
        const worlds = [smallTable(), smallTable()] as const;
        const [a, b] = worlds;
        const swap = (slot: number): number => (slot === 0 ? 2 : slot === 2 ? 0 : slot);
        for (const slot of listOf(a, a.zone.deck)) {
          b.cells[b.layout.slots + slot] = withFace(
            a.cells[a.layout.slots + slot] ?? 0,
            swap(slot),
          );
        }
        for (const command of commands) {
          for (const t of worlds) perform(t, command);
          const told = worlds.some((t) =>
            TREES.some(
              (_, slot) =>
                [0, 2].includes(faceOf(t, slot)) && faceSeen(t, viewer, slot) === faceOf(t, slot),
            ),
          );
          // Once it has seen one of the two it may tell the worlds apart for ever.
          if (told) return;
          expect(viewOf(a, viewer)).toEqual(viewOf(b, viewer));
        }
      }),
    );
  });
});

describe('everyone', () => {
  it('is six seats and the onlookers', () => {
    expect(EVERYONE).toBe(2 ** 7 - 1);
  });
});
