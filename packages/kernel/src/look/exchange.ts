import type { Table } from '../spec.ts';
import type { Seat, Slot } from '../state/ids.ts';
import { faceIn, withFace } from '../state/slots.ts';
import { batchIn, lostIn, reachOf, withBatch } from '../table/memory.ts';

/** For positions that are imagined: what a game says of hidden cards, it says with these. */

const memoryAt = (t: Table, slot: Slot): number =>
  slot < t.layout.remembered ? (t.cells[t.layout.memory + slot] as number) : 0;

/** Whether the card imagined in one slot could lie in another, by what a viewer lost sight of when. */
export function couldLieIn(t: Table, viewer: Seat, card: Slot, slot: Slot): boolean {
  const lost = lostIn(memoryAt(t, card), viewer);
  return lost === 0 || ((reachOf(t.cells, lost) >> batchIn(memoryAt(t, slot))) & 1) === 1;
}

/**
 * Exchanges the cards imagined in two slots, and what is remembered of them. The slots keep
 * their places, and what is known of a slot stays with it.
 */
export function exchangeCards(t: Table, a: Slot, b: Slot): void {
  const { cells, layout } = t;
  const [atA, atB] = [layout.slots + a, layout.slots + b];
  const face = faceIn(cells[atA] as number);
  cells[atA] = withFace(cells[atA] as number, faceIn(cells[atB] as number));
  cells[atB] = withFace(cells[atB] as number, face);
  if (a >= layout.remembered) return;
  const [memoryA, memoryB] = [memoryAt(t, a), memoryAt(t, b)];
  cells[layout.memory + a] = withBatch(memoryB, batchIn(memoryA));
  cells[layout.memory + b] = withBatch(memoryA, batchIn(memoryB));
}
