import type { Rng } from '../random/rng.ts';
import type { Table } from '../spec.ts';
import { backOfUnknown, faceIn, isUnknown, withFace, withKnown, zoneIn } from '../state/slots.ts';
import type { State, View } from '../state/state.ts';
import { batchIn, lostIn, reachOf, withLost } from '../table/memory.ts';
import { batchOfEntry, faceOfEntry, memoryEntry } from './view.ts';

/** Whoever naturally sees a card where it lies knows it in the deal as well. */
export function fill(t: Table, cells: State, slot: number, face: number): void {
  const at = t.layout.slots + slot;
  const word = cells[at] as number;
  cells[at] = withFace(withKnown(word, t.layout.faceMask[zoneIn(word)] as number), face);
}

/**
 * Finishes a deal in which some of the remembered cards found no place of their
 * own: by exchanges along a ring they come to where they can be. There is always
 * such a ring, since the true deal is one in which every card lies right.
 */
export function mend(
  t: Table,
  cells: State,
  view: View,
  entries: readonly number[],
  slots: { readonly from: number; readonly to: number },
  rng: Rng,
): void {
  const holes: number[] = [];
  for (let s = slots.from; s < slots.to; s++) {
    if (isUnknown(faceIn(view.cells[t.layout.slots + s] as number))) holes.push(s);
  }
  for (const stray of markStrays(t, cells, view, entries, holes)) {
    rng.shuffle(holes);
    const ring = findRing(t, cells, view, stray, holes);
    if (ring !== undefined) turnRing(t, cells, view.viewer, ring);
  }
}

/** Marks the remembered cards that were dealt as unseen ones, and returns their slots. */
function markStrays(
  t: Table,
  cells: State,
  view: View,
  entries: readonly number[],
  holes: readonly number[],
): number[] {
  const faceAt = (slot: number): number => faceIn(cells[t.layout.slots + slot] as number);
  const lostAt = (slot: number): number =>
    lostIn(cells[t.layout.memory + slot] as number, view.viewer);
  const owed = [...entries];
  const unmarked: number[] = [];
  for (const slot of holes) {
    if (lostAt(slot) === 0) unmarked.push(slot);
    else owed.splice(owed.indexOf(memoryEntry(lostAt(slot), faceAt(slot))), 1);
  }
  return owed.map((entry) => {
    const k = unmarked.findIndex((slot) => faceAt(slot) === faceOfEntry(entry));
    const slot = unmarked.splice(k, 1)[0] as number;
    const at = t.layout.memory + slot;
    cells[at] = withLost(cells[at] as number, view.viewer, batchOfEntry(entry));
    return slot;
  });
}

/** Whether the card dealt to one hole could lie in the other. */
function fits(t: Table, cells: State, view: View, card: number, hole: number): boolean {
  const { layout } = t;
  const back = backOfUnknown(faceIn(view.cells[layout.slots + hole] as number));
  if (back >= 0 && t.backOf[faceIn(cells[layout.slots + card] as number)] !== back) return false;
  const lost = lostIn(cells[layout.memory + card] as number, view.viewer);
  const batch = batchIn(cells[layout.memory + hole] as number);
  return lost === 0 || ((reachOf(cells, lost) >> batch) & 1) === 1;
}

/** The shortest ring from a stray card back to it, in which each card fits where the next one lies. */
function findRing(
  t: Table,
  cells: State,
  view: View,
  stray: number,
  holes: readonly number[],
): number[] | undefined {
  const before = new Map<number, number>();
  const queue = [stray];
  for (const card of queue) {
    if (fits(t, cells, view, card, stray)) {
      const ring = [card];
      for (let slot = card; slot !== stray; ring.unshift(slot)) slot = before.get(slot) as number;
      return ring;
    }
    for (const hole of holes) {
      if (before.has(hole) || !fits(t, cells, view, card, hole)) continue;
      before.set(hole, card);
      queue.push(hole);
    }
  }
  return undefined;
}

/** Each card of the ring goes to the slot of the next one. */
function turnRing(t: Table, cells: State, viewer: number, ring: readonly number[]): void {
  const cards = ring.map((slot) => ({
    face: faceIn(cells[t.layout.slots + slot] as number),
    lost: lostIn(cells[t.layout.memory + slot] as number, viewer),
  }));
  for (const [i, { face, lost }] of cards.entries()) {
    const slot = ring[(i + 1) % ring.length] as number;
    const at = t.layout.memory + slot;
    fill(t, cells, slot, face);
    cells[at] = withLost(cells[at] as number, viewer, lost);
  }
}
