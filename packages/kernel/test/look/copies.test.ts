import { faceOf, listOf, lookAt, move, reveal, shuffle, topOf } from '@conclave/kernel';
import { viewOf } from '@conclave/kernel/look';
import { describe, expect, it } from 'vitest';
import { smallTable } from '../small.ts';

/** Two copies of one card and three others; seat 0 has looked at one copy before a shuffle. */
function lostOne(seed: string) {
  const sets = [{ name: 'trees', faces: [0, 0, 1, 2, 3], zone: 'deck', reshuffled: true }];
  const t = smallTable({ sets }, 2, seed);
  lookAt(t, topOf(t, t.zone.deck), 0);
  shuffle(t, t.zone.deck);
  return t;
}

describe('copies of a card that was lost sight of', () => {
  it('are not told apart: whichever copy shows, the view is the same', () => {
    const memories = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const t = lostOne(`copies ${i}`);
      expect(viewOf(t, 0).memory).toHaveLength(1);
      const slot = listOf(t, t.zone.deck).find((other) => faceOf(t, other) === 0) as number;
      reveal(t, slot);
      memories.add(JSON.stringify(viewOf(t, 0).memory));
    }
    expect([...memories]).toEqual(['[]']);
  });

  it('one that was never in the shuffle leaves the memory alone', () => {
    const sets = [{ name: 'trees', faces: [0, 0, 1, 2, 3], zone: 'deck', reshuffled: true }];
    const t = smallTable({ sets }, 2);
    const [own, other] = listOf(t, t.zone.deck) as [number, number];
    move(t, own, t.zone.hand);
    lookAt(t, other, 0);
    shuffle(t, t.zone.deck);
    expect(viewOf(t, 0).memory).toHaveLength(1);
  });
});
