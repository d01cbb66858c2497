import { move, Rng, write, zoneOf } from '@conclave/kernel';
import { determinize, positionOf, viewOf } from '@conclave/kernel/look';
import { describe, expect, it } from 'vitest';
import { withFace } from '../../src/state/slots.ts';
import { smallTable, TREES } from '../small.ts';

describe('a position in names', () => {
  it('lists each zone top first and each counter', () => {
    const t = smallTable();
    move(t, 4, zoneOf(t, 'hand', 2));
    move(t, 1, zoneOf(t, 'hand', 2));
    move(t, 7, zoneOf(t, 'row', 1));
    write(t, 'score', -3, 1);
    expect(positionOf(t, t.cells)).toEqual({
      zones: {
        deck: [['ash', 'cedar', 'dogwood', 'fir', 'gorse']],
        hand: [[], [], ['elm', 'birch']],
        row: [[], ['holly']],
        cellar: [[]],
      },
      counters: { round: [0], score: [0, -3, 0], vault: [0, 0, 0], fate: [0] },
    });
  });

  it('has a question mark for an unknown card, with the back where that shows', () => {
    const t = smallTable();
    move(t, 1, zoneOf(t, 'hand', 1));
    expect(positionOf(t, viewOf(t, 0).cells).zones).toMatchObject({
      deck: [['?red', '?', '?', '?', '?', '?', '?']],
      hand: [[], ['?blue'], []],
    });
  });

  it('is of the cells given, not of what lies on the table', () => {
    const t = smallTable();
    const imagined = determinize(t, viewOf(t, 0), new Rng('x'));
    move(t, 0, t.zone.row);
    expect(positionOf(t, imagined).zones['deck']?.[0]).toHaveLength(TREES.length);
    expect(positionOf(t, t.cells).zones['deck']?.[0]).toHaveLength(TREES.length - 1);
  });

  it('names a face that is in no catalogue by its number', () => {
    const t = smallTable();
    const { slots } = t.layout;
    t.cells[slots] = withFace(t.cells[slots] ?? 0, 555);
    expect(positionOf(t, t.cells).zones['deck']?.[0]?.[0]).toBe('face-555');
  });
});
