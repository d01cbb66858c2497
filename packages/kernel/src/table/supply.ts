import type { Table } from '../spec.ts';
import type { FaceId, Zone } from '../state/ids.ts';
import {
  ABSENT,
  faceIn,
  halfIn,
  NONE,
  setHalf,
  setKnown,
  slotWord,
  withFace,
} from '../state/slots.ts';
import { below, openEvent } from './chance.ts';
import { linkLast } from './links.ts';

/**
 * Sets of which only some cards are in play: the kingdoms of a collection, the Villages nobody
 * visits. A slot whose card is not in play lies nowhere. The faces that are in play stand in
 * the set's pool, for everybody to see, unless they were drawn unseen.
 */
function setNamed(t: Table, name: string): number {
  const set = t.spec.sets.findIndex((one) => one.name === name);
  if (t.spec.sets[set]?.room === undefined) throw new Error(`the set ${name} is not brought in`);
  return set;
}

/** The first slot of a set that holds no card yet. */
function freeSlot(t: Table, set: number): number {
  const { cells, layout } = t;
  const first = layout.setStart[set] as number;
  const room = t.spec.sets[set]?.room ?? 0;
  for (let slot = first; slot < first + room; slot++) {
    if (cells[layout.slots + slot] === ABSENT) return slot;
  }
  throw new Error(`the set ${t.spec.sets[set]?.name} has room for ${room} cards and no more`);
}

function put(t: Table, set: number, face: number, zone: number): void {
  const { cells, layout } = t;
  const slot = freeSlot(t, set);
  cells[layout.slots + slot] = slotWord(face, zone, NONE);
  setKnown(cells, layout.known, slot, layout.faceMask[zone] as number);
  linkLast(cells, layout, slot, zone);
  const pool = layout.pools[set] as number;
  if (pool >= 0) setHalf(cells, pool, slot - (layout.setStart[set] as number), face + 1);
}

/** Brings cards of a set into play, in this order, to the bottom of a zone. */
export function bring(t: Table, set: string, faces: readonly FaceId[], zone: Zone): void {
  const number = setNamed(t, set);
  for (const face of faces) put(t, number, face, zone);
}

/** The faces of a set that are in play, written to `out`; or all of them where nobody sees which. */
export function facesInPlay(
  t: Table,
  cells: readonly number[],
  set: number,
  out: number[],
): number {
  const { faces, room } = t.spec.sets[set] as { faces: readonly number[]; room?: number };
  const pool = t.layout.pools[set] as number;
  let n = 0;
  if (room === undefined || pool < 0) {
    for (const face of faces) out[n++] = face;
    return n;
  }
  for (let i = 0; i < room; i++) {
    const face = halfIn(cells, pool, i);
    if (face > 0) out[n++] = face - 1;
  }
  return n;
}

/** Puts another card of a set into play for the one in a slot; the pool tells nothing of where. */
export function exchange(t: Table, set: number, slot: number, face: number): void {
  const { cells, layout } = t;
  const at = layout.slots + slot;
  const before = faceIn(cells[at] as number);
  cells[at] = withFace(cells[at] as number, face);
  const pool = layout.pools[set] as number;
  if (pool < 0) return;
  const faces: number[] = [];
  facesInPlay(t, cells, set, faces);
  faces[faces.indexOf(before)] = face;
  faces.sort((a, b) => a - b);
  for (const [i, one] of faces.entries()) setHalf(cells, pool, i, one + 1);
}

/** Draws cards of a set that are not in play at random, unseen, to the bottom of a zone. */
export function drawUnseen(t: Table, set: string, count: number, zone: Zone): void {
  const number = setNamed(t, set);
  const { faces, unseen } = t.spec.sets[number] as { faces: readonly number[]; unseen?: boolean };
  if (!unseen) throw new Error(`the set ${set} is not drawn unseen`);
  const left = [...faces];
  const { cells, layout } = t;
  for (let slot = layout.setStart[number] as number; layout.setOf[slot] === number; slot++) {
    const word = cells[layout.slots + slot] as number;
    if (word !== ABSENT) left.splice(left.indexOf(faceIn(word)), 1);
  }
  if (count > left.length) {
    throw new Error(`${count} cards of the set ${set} are drawn, and ${left.length} are left`);
  }
  openEvent(t);
  for (let i = 0; i < count; i++) {
    const [face] = left.splice(below(t, left.length), 1);
    put(t, number, face as number, zone);
  }
}
