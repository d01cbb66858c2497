import type { Rng } from '../random/rng.ts';
import type { Table } from '../spec.ts';
import {
  ABSENT,
  backOfUnknown,
  faceIn,
  isUnknown,
  setKnown,
  withFace,
  zoneIn,
} from '../state/slots.ts';
import type { State, View } from '../state/state.ts';
import { batchIn, lostIn, reachOf, withLost } from '../table/memory.ts';
import { batchOfEntry, faceOfEntry, memoryEntry } from './view.ts';

/** Whoever naturally sees a card where it lies knows it in the deal as well. */
export function fill(t: Table, cells: State, slot: number, face: number): void {
  const at = t.layout.slots + slot;
  const word = cells[at] as number;
  cells[at] = withFace(word, face);
  setKnown(cells, t.layout.known, slot, t.layout.faceMask[zoneIn(word)] as number);
}

/** The batch in which the viewer lost the card dealt to a slot, or 0. */
const lostAt = (t: Table, cells: State, viewer: number, slot: number): number =>
  slot < t.layout.remembered ? lostIn(cells[t.layout.memory + slot] as number, viewer) : 0;

const faceAt = (t: Table, cells: readonly number[], slot: number): number =>
  faceIn(cells[t.layout.slots + slot] as number);

/**
 * Finishes a deal in which some cards found no place where they can be: they come
 * there by exchanges along a ring. There is always such a ring, since the true
 * deal is one in which every card lies right.
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
    const word = view.cells[t.layout.slots + s] as number;
    if (word !== ABSENT && isUnknown(faceIn(word))) holes.push(s);
  }
  markRemembered(t, cells, view, entries, holes);
  for (const slot of [...holes]) {
    if (fits(t, cells, view, slot, slot)) continue;
    rng.shuffle(holes);
    const ring = findRing(t, cells, view, slot, holes);
    if (ring !== undefined) turnRing(t, cells, view.viewer, ring);
  }
}

/** Marks the remembered cards that were dealt as unseen ones. */
function markRemembered(
  t: Table,
  cells: State,
  view: View,
  entries: readonly number[],
  holes: readonly number[],
): void {
  const owed = [...entries];
  const unmarked: number[] = [];
  for (const slot of holes) {
    const lost = lostAt(t, cells, view.viewer, slot);
    if (lost === 0) unmarked.push(slot);
    else owed.splice(owed.indexOf(memoryEntry(lost, faceAt(t, cells, slot))), 1);
  }
  for (const entry of owed) {
    const k = unmarked.findIndex((slot) => faceAt(t, cells, slot) === faceOfEntry(entry));
    const at = t.layout.memory + (unmarked.splice(k, 1)[0] as number);
    cells[at] = withLost(cells[at] as number, view.viewer, batchOfEntry(entry));
  }
}

/** Whether the card dealt to one hole could lie in the other. */
function fits(t: Table, cells: State, view: View, card: number, hole: number): boolean {
  const { layout } = t;
  const face = faceAt(t, cells, card);
  const back = backOfUnknown(faceAt(t, view.cells, hole));
  if (back >= 0 && t.backOf[face] !== back) return false;
  if (layout.never.get(face)?.has(zoneIn(cells[layout.slots + hole] as number))) return false;
  const lost = lostAt(t, cells, view.viewer, card);
  if (lost === 0) return true;
  const batch = batchIn(cells[layout.memory + hole] as number);
  return ((reachOf(cells, lost) >> batch) & 1) === 1;
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
    face: faceAt(t, cells, slot),
    lost: lostAt(t, cells, viewer, slot),
  }));
  for (const [i, { face, lost }] of cards.entries()) {
    const slot = ring[(i + 1) % ring.length] as number;
    fill(t, cells, slot, face);
    if (slot >= t.layout.remembered) continue;
    const at = t.layout.memory + slot;
    cells[at] = withLost(cells[at] as number, viewer, lost);
  }
}
