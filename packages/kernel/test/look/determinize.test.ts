import {
  faceOf,
  listOf,
  lookAt,
  mix,
  move,
  moveAll,
  push,
  Rng,
  random,
  reveal,
  shuffle,
  zoneOf,
} from '@conclave/kernel';
import { determinize, faceIn, positionOf, SPECTATOR, viewOf } from '@conclave/kernel/look';
import { lay } from '@conclave/kernel/play';
import { describe, expect, it } from 'vitest';
import { memoryEntry } from '../../src/look/view.ts';
import { EVENTS, KEY } from '../../src/state/layout.ts';
import { knownBy } from '../../src/table/zones.ts';
import { type SmallSpec, type SmallTable, smallTable } from '../small.ts';
import { chiSquare, chiSquareBound, tally } from '../statistics.ts';

const cards = (faces: readonly number[], zone = 'deck') =>
  [{ name: 'trees', faces, zone, reshuffled: true }] as const;

/** What a viewer imagines of some zones, many times, in names. */
function imagined(
  t: SmallTable,
  viewer: number,
  times: number,
  zones: readonly number[],
): string[] {
  const rng = new Rng('imagined');
  const state = t.cells;
  const view = viewOf(t, viewer);
  const out = Array.from({ length: times }, () => {
    lay(t, determinize(t, view, rng));
    const names = zones.map((zone) =>
      listOf(t, zone).map((slot) => t.spec.faces[faceOf(t, slot)]?.id),
    );
    lay(t, state);
    return names.map((list) => list.join(' ')).join(' | ');
  });
  return out;
}

function expectAlike(samples: readonly string[], possible: readonly string[]): void {
  expect(chiSquare(tally(possible, samples))).toBeLessThan(chiSquareBound(possible.length));
}

describe('a deal imagined from a view', () => {
  it('leaves the view and the table as they are', () => {
    const t = smallTable();
    move(t, 0, t.zone.hand);
    const state = [...t.cells];
    const view = viewOf(t, 0);
    const copy = JSON.stringify(view);
    determinize(t, view, new Rng('x'));
    expect(JSON.stringify(view)).toBe(copy);
    expect(t.cells).toEqual(state);
  });

  it('has a key of its own and starts its random events anew', () => {
    const t = smallTable();
    random(t, 6);
    const rng = new Rng('keys');
    const first = determinize(t, viewOf(t, 0), rng);
    const second = determinize(t, viewOf(t, 0), rng);
    const key = (cells: readonly number[]): string => cells.slice(KEY, KEY + 4).join();
    expect(new Set([key(first), key(second), key(t.cells), '0,0,0,0']).size).toBe(4);
    expect(first[EVENTS]).toBe(0);
  });

  it('is the same for the same generator', () => {
    const t = smallTable();
    const view = viewOf(t, 0);
    expect(determinize(t, view, new Rng('a'))).toEqual(determinize(t, view, new Rng('a')));
    expect(determinize(t, view, new Rng('a'))).not.toEqual(determinize(t, view, new Rng('b')));
  });

  it('keeps what the viewer knows', () => {
    const t = smallTable();
    move(t, 2, zoneOf(t, 'hand', 1));
    reveal(t, 5);
    for (const deal of imagined(t, 1, 30, [zoneOf(t, 'hand', 1), t.zone.deck])) {
      expect(deal).toMatch(/^cedar \| \w+ \w+ \w+ \w+ fir \w+ \w+$/);
    }
  });

  it('keeps the backs that show', () => {
    const t = smallTable();
    for (const slot of [1, 3, 4]) move(t, slot, zoneOf(t, 'hand', 2));
    for (const deal of imagined(t, 0, 50, [zoneOf(t, 'hand', 2), t.zone.deck])) {
      // Blue, blue, red in the hand and a red one on the pile, behind which anything may lie.
      expect(deal).toMatch(
        /^(birch|dogwood|fir|holly) (birch|dogwood|fir|holly) (ash|cedar|elm|gorse) \| (ash|cedar|elm|gorse)( \w+){4}$/,
      );
    }
  });

  it('lets whoever sees a card where it lies know it', () => {
    const t = smallTable();
    move(t, 0, zoneOf(t, 'hand', 1));
    lookAt(t, 1, 2);
    const state = determinize(t, viewOf(t, 0), new Rng('seen'));
    lay(t, state);
    expect(knownBy(t, 0)).toBe(0b10);
    expect(knownBy(t, 1)).toBe(0);
  });

  it('of a viewer who knows everything is the state itself but for the key', () => {
    const t = smallTable();
    moveAll(t, t.zone.deck, t.zone.row);
    const state = determinize(t, viewOf(t, SPECTATOR), new Rng('all'));
    expect(positionOf(t, state)).toEqual(positionOf(t, t.cells));
  });
});

describe('every possible deal', () => {
  it('of three unknown cards comes alike', () => {
    const t = smallTable({ sets: cards([0, 2, 4], 'cellar') });
    expectAlike(imagined(t, 0, 3000, [t.zone.cellar]), [
      'ash cedar elm',
      'ash elm cedar',
      'cedar ash elm',
      'cedar elm ash',
      'elm ash cedar',
      'elm cedar ash',
    ]);
  });

  it('comes alike where the last card of a back that shows elsewhere is left', () => {
    const t = smallTable({ sets: cards([0, 2, 4, 1], 'cellar') });
    move(t, 0, zoneOf(t, 'hand', 1));
    move(t, 1, zoneOf(t, 'hand', 1));
    const blue = imagined(t, 0, 4000, [t.zone.cellar]).map((deal) => deal.indexOf('birch') > 0);
    expectAlike(
      blue.map((last) => (last ? 'below' : 'on top')),
      ['on top', 'below'],
    );
  });

  it('comes alike where backs show', () => {
    const t = smallTable({ sets: cards([0, 1, 2, 3], 'cellar') });
    move(t, 0, zoneOf(t, 'hand', 1));
    move(t, 1, zoneOf(t, 'hand', 1));
    expectAlike(imagined(t, 0, 4000, [zoneOf(t, 'hand', 1), t.zone.cellar]), [
      'ash birch | cedar dogwood',
      'ash birch | dogwood cedar',
      'ash dogwood | birch cedar',
      'ash dogwood | cedar birch',
      'cedar birch | ash dogwood',
      'cedar birch | dogwood ash',
      'cedar dogwood | ash birch',
      'cedar dogwood | birch ash',
    ]);
  });

  it('comes alike where a card was lost sight of in a shuffle', () => {
    // The ash went into the pile of two under everybody's eyes; the hand was dealt before.
    const t = smallTable({ sets: cards([0, 2, 4, 6], 'cellar') });
    move(t, 2, zoneOf(t, 'hand', 1));
    move(t, 3, zoneOf(t, 'hand', 1));
    reveal(t, 0);
    shuffle(t, t.zone.cellar);
    expectAlike(imagined(t, 0, 6000, [t.zone.cellar, zoneOf(t, 'hand', 1)]), [
      'ash cedar | elm gorse',
      'ash cedar | gorse elm',
      'ash elm | cedar gorse',
      'ash elm | gorse cedar',
      'ash gorse | cedar elm',
      'ash gorse | elm cedar',
      'cedar ash | elm gorse',
      'cedar ash | gorse elm',
      'elm ash | cedar gorse',
      'elm ash | gorse cedar',
      'gorse ash | cedar elm',
      'gorse ash | elm cedar',
    ]);
  });

  it('comes alike where two cards were lost in one shuffle and one was drawn since', () => {
    const t = smallTable({ sets: cards([0, 2, 4], 'cellar') });
    reveal(t, 0);
    reveal(t, 1);
    shuffle(t, t.zone.cellar);
    move(t, 0, zoneOf(t, 'hand', 1));
    expectAlike(imagined(t, 0, 3000, [zoneOf(t, 'hand', 1), t.zone.cellar]), [
      'ash | cedar elm',
      'ash | elm cedar',
      'cedar | ash elm',
      'cedar | elm ash',
      'elm | ash cedar',
      'elm | cedar ash',
    ]);
  });

  it('and only a possible one comes where backs and memory together leave one', () => {
    // A red and a blue card, both seen, are shuffled; one of them now shows its back.
    const t = smallTable({ sets: cards([0, 1, 2, 3, 4, 5], 'cellar') }, 3, 'two');
    for (const slot of [0, 1]) move(t, slot, t.zone.row);
    moveAll(t, t.zone.row, t.zone.deck);
    shuffle(t, t.zone.deck);
    const truth = listOf(t, t.zone.deck).map((slot) => t.spec.faces[faceOf(t, slot)]?.id);
    expect(new Set(imagined(t, 2, 300, [t.zone.deck]))).toEqual(new Set([truth.join(' ')]));
  });

  it('reaches each possibility where several lost cards must make room for each other', () => {
    const t = smallTable({ sets: cards([0, 2, 4, 6], 'cellar') });
    // Two piles of two, each with a card everybody saw, then one of each pile into a third.
    for (const slot of [2, 3]) move(t, slot, t.zone.row);
    moveAll(t, t.zone.row, t.zone.deck);
    shuffle(t, t.zone.deck);
    reveal(t, 0);
    shuffle(t, t.zone.cellar);
    const hand = zoneOf(t, 'hand', 1);
    move(t, 0, hand);
    move(t, 2, hand);
    mix(t, hand, 0b10, 0);
    const seen = new Set(imagined(t, 0, 400, [t.zone.cellar, t.zone.deck, hand]));
    for (const deal of seen) {
      const [cellar, deck] = deal.split(' | ');
      // The ash cannot have come to the deck, nor elm and gorse to the cellar.
      expect(deck).not.toBe('ash');
      expect(['elm', 'gorse']).not.toContain(cellar);
    }
    expect(seen.size).toBe(10);
  });
});

describe('a deal that has to be mended', () => {
  it('takes no card of another set', () => {
    // As above, with a second set of which nothing is known behind the first.
    const sets: SmallSpec['sets'] = [
      { name: 'low', faces: [0, 1, 2, 3, 4, 5], zone: 'cellar', reshuffled: true },
      { name: 'high', faces: [6, 7], zone: 'cellar', reshuffled: true },
    ];
    const t = smallTable({ sets });
    for (const slot of [0, 1]) move(t, slot, t.zone.row);
    moveAll(t, t.zone.row, t.zone.deck);
    shuffle(t, t.zone.deck);
    const truth = listOf(t, t.zone.deck).map((slot) => t.spec.faces[faceOf(t, slot)]?.id);
    for (const deal of imagined(t, 2, 300, [t.zone.deck, t.zone.cellar])) {
      const [deck, cellar] = deal.split(' | ');
      expect(deck).toBe(truth.join(' '));
      expect(cellar).toMatch(/^(cedar|dogwood|elm|fir)( (cedar|dogwood|elm|fir)){3} \w+ \w+$/);
    }
  });

  it.each([true, false])(
    'keeps to what zones can never hold, in a set that is reshuffled: %s',
    (reshuffled) => {
      // Ash can be in two of the three places and Holly in one: whoever comes first may be wrong.
      const dark = { title: 'dark', faces: 'none', backs: 'none' } as const;
      const t = smallTable({
        zones: {
          deck: dark,
          hand: { ...dark, of: 'seat', never: ['ash', 'holly'] },
          row: dark,
          cellar: { ...dark, never: ['holly'] },
        },
        sets: [{ name: 'trees', faces: [0, 7, 2], zone: 'deck', reshuffled }],
      });
      push(t, 0x12345678, 0x12345678);
      move(t, 2, zoneOf(t, 'hand', 1));
      move(t, 0, t.zone.cellar);
      const zones = [zoneOf(t, 'hand', 1), t.zone.cellar, t.zone.deck];
      expect(new Set(imagined(t, 0, 200, zones))).toEqual(new Set(['cedar | ash | holly']));
      const { stack } = t.layout;
      const cells = determinize(t, viewOf(t, 0), new Rng('stack'));
      expect(cells.slice(stack)).toEqual(t.cells.slice(stack));
    },
  );

  it('keeps to it for a copy nobody saw beside one that was lost sight of', () => {
    const dark = { title: 'dark', faces: 'none', backs: 'none' } as const;
    const t = smallTable({
      zones: {
        deck: dark,
        hand: { ...dark, of: 'seat', never: ['ash'] },
        row: dark,
        cellar: dark,
      },
      sets: [{ name: 'trees', faces: [0, 0, 2, 4, 6], zone: 'deck', reshuffled: true }],
    });
    for (const slot of [2, 3]) move(t, slot, zoneOf(t, 'hand', 1));
    reveal(t, 0);
    shuffle(t, t.zone.deck);
    for (const deal of imagined(t, 0, 200, [zoneOf(t, 'hand', 1), t.zone.deck])) {
      expect(deal.split(' | ')[0]).not.toContain('ash');
    }
  });
});

describe('a view that cannot be', () => {
  it('still gives every card once', () => {
    // It says that the ash was lost in a shuffle which no slot went through.
    const t = smallTable({ sets: cards([0, 2, 4], 'cellar') });
    const view = { ...viewOf(t, 0), memory: [memoryEntry(3, 0)] };
    const cells = determinize(t, view, new Rng('forged'));
    expect([...(positionOf(t, cells).zones['cellar']?.[0] ?? [])].sort()).toEqual([
      'ash',
      'cedar',
      'elm',
    ]);
  });
});

describe('two sets on one table', () => {
  const sets: SmallSpec['sets'] = [
    { name: 'low', faces: [0, 1, 2, 3], zone: 'deck', reshuffled: true },
    { name: 'high', faces: [4, 5, 6, 7], zone: 'cellar', reshuffled: true },
  ];

  it('are imagined each for itself, with what is remembered of each', () => {
    const t = smallTable({ sets });
    reveal(t, 1);
    reveal(t, 6);
    move(t, 3, t.zone.row);
    shuffle(t, t.zone.deck);
    shuffle(t, t.zone.cellar);
    const view = viewOf(t, 0);
    const rng = new Rng('sets');
    for (let i = 0; i < 40; i++) {
      const cells = determinize(t, view, rng);
      expect(Object.keys(cells)).toHaveLength(t.layout.size);
      const faces = t.layout.setOf.map((_, slot) => faceIn(cells[t.layout.slots + slot] ?? 0));
      expect(faces.slice(0, 4).sort()).toEqual([0, 1, 2, 3]);
      expect(faces.slice(4).sort()).toEqual([4, 5, 6, 7]);
      const state = t.cells;
      lay(t, cells);
      expect(viewOf(t, 0)).toEqual(view);
      lay(t, state);
    }
  });
});
