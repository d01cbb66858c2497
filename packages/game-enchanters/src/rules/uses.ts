import { read } from '@conclave/kernel';
import type { EnchantersTable as T } from './table.ts';

/** E-6.11: uses are counted for each printed action of each card: two bits for each of four. */
const shiftOf = (slot: number, index: number): number => (slot & 3) * 8 + index * 2;

export const usesOf = (t: T, slot: number, index: number): number =>
  (read(t, t.at.uses + (slot >> 2)) >>> shiftOf(slot, index)) & 3;

export function useOnce(t: T, slot: number, index: number): void {
  const at = t.at.uses + (slot >> 2);
  t.cells[at] = ((t.cells[at] as number) + (1 << shiftOf(slot, index))) | 0;
}

/** E-6.12: at the end of a turn every count begins anew. */
export function resetUses(t: T): void {
  t.cells.fill(0, t.at.uses, t.at.uses + Math.ceil(t.layout.slotCount / 4));
}
