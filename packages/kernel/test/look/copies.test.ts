import { faceOf, lookAt, move, reveal, shuffle, viewOf } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { memoryEntry } from '../../src/look/view.ts';
import { type SmallTable, smallTable } from '../small.ts';

const ASH = 0;

/** Seat 0 has seen one of two Ashes in the cellar, and it was shuffled there. */
function shuffled(seed: string, other: 'in the cellar' | 'in its hand'): SmallTable {
  const sets = [{ name: 'trees', faces: [ASH, ASH, 2, 4], zone: 'cellar', reshuffled: true }];
  const t = smallTable({ sets }, 3, seed);
  if (other === 'in its hand') move(t, 1, t.zone.hand);
  lookAt(t, 0, 0);
  shuffle(t, t.zone.cellar);
  return t;
}

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

describe('copies of a card', () => {
  it('cannot be told apart: one that comes up may be the one that was lost', () => {
    for (const seed of SEEDS) {
      const t = shuffled(seed, 'in the cellar');
      expect(viewOf(t, 0).memory).toHaveLength(1);
      const slot = [0, 1, 2, 3].find((s) => faceOf(t, s) === ASH) ?? -1;
      reveal(t, slot);
      expect(viewOf(t, 0).memory).toEqual([]);
    }
  });

  it('are remembered beside one that cannot be it', () => {
    for (const seed of SEEDS) {
      const { memory } = viewOf(shuffled(seed, 'in its hand'), 0);
      expect(memory).toEqual([memoryEntry(1, ASH)]);
    }
  });

  it('that others see count for them alone', () => {
    const t = shuffled('a', 'in the cellar');
    const slot = [0, 1, 2, 3].find((s) => faceOf(t, s) === ASH) ?? -1;
    lookAt(t, slot, 1);
    expect(viewOf(t, 1).memory).toEqual([]);
    expect(viewOf(t, 0).memory).toHaveLength(1);
  });
});
