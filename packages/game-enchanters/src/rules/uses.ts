import { read, type Slot, write, writeAll } from '@conclave/kernel';
import type { EnchantersTable as T } from './table.ts';

/** E-6.11: uses are counted for each printed action of each card: two bits for each of four. */
const shiftOf = (slot: Slot, index: number): number => (slot & 3) * 8 + index * 2;

export const usesOf = (t: T, slot: Slot, index: number): number =>
  (read(t, t.at.uses, slot >> 2) >>> shiftOf(slot, index)) & 3;

export function useOnce(t: T, slot: Slot, index: number): void {
  const more = (read(t, t.at.uses, slot >> 2) + (1 << shiftOf(slot, index))) | 0;
  write(t, t.at.uses, more, slot >> 2);
}

/** E-6.13: a card that changes hands forgets how often it was used. */
export function forgetUses(t: T, slot: Slot): void {
  const others = read(t, t.at.uses, slot >> 2) & ~(255 << ((slot & 3) * 8));
  write(t, t.at.uses, others, slot >> 2);
}

/** E-6.12: at the end of a turn every count begins anew. */
export function resetUses(t: T): void {
  writeAll(t, t.at.uses, 0);
}
