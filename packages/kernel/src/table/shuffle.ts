import { sha256Words } from '../random/sha256.ts';
import type { Table } from '../spec.ts';
import type { Seat, Slot, Zone } from '../state/ids.ts';
import { KEY, KEY_WORDS } from '../state/layout.ts';
import { faceIn, knownIn, setKnown, withFace } from '../state/slots.ts';
import { below, openEvent } from './chance.ts';
import { write } from './counters.ts';
import { openBatch, withBatch, withLost } from './memory.ts';
import type { Seats } from './seats.ts';
import { slotsIn } from './zones.ts';

/** A seed's key is not its published hash: that would give the deal away. */
export function seedKey(t: Table, seed: string): void {
  const words = sha256Words(`conclave deal ${seed}`);
  for (let i = 0; i < KEY_WORDS; i++) t.cells[KEY + i] = words[i] as number;
}

/** A random whole number from 0 to n - 1: a die, a starting seat. */
export function random(t: Table, n: number): number {
  openEvent(t);
  const value = below(t, n);
  if (t.events !== undefined) {
    t.events.push({ kind: 'roll', sides: n, value, rule: t.because });
  }
  return value;
}

/** The numbers from 0 to n - 1 in a random order, as one random event. */
export function inRandomOrder(t: Table, n: number): number[] {
  openEvent(t);
  const from = Array.from({ length: n }, (_, i) => i);
  const out = new Array<number>(n);
  for (let i = n - 1; i >= 0; i--) {
    const j = below(t, i + 1);
    out[i] = from[j] as number;
    from[j] = from[i] as number;
  }
  return out;
}

/**
 * Writes a random whole number from 0 to n - 1 to a counter. Only those who may see
 * the counter learn it.
 */
export function randomInto(t: Table, name: string, n: number, index: Seat | number = 0): void {
  openEvent(t);
  write(t, name, below(t, n), index);
}

const slots: number[] = [];
const faces: number[] = [];
const knowers: number[] = [];
const memories: number[] = [];
const order: number[] = [];

/** Whether a shuffle takes anything from anyone, or anyone still remembers an earlier one. */
function matters(t: Table, count: number, keep: number): boolean {
  const { cells, layout } = t;
  for (let i = 0; i < count; i++) {
    if (knownIn(cells, layout.known, slots[i] as number) & ~keep) return true;
  }
  for (let s = 0; s < layout.remembered; s++) if (cells[layout.memory + s] !== 0) return true;
  return false;
}

/** Lifts a zone's cards: what each viewer outside `keep` knew of them is now memory. */
function lift(t: Table, count: number, keep: number): boolean {
  const { cells, layout } = t;
  const set = layout.setOf[slots[0] as number];
  const remembers = (slots[0] as number) < layout.remembered;
  const batch = remembers && matters(t, count, keep) ? openBatch(t, slots, count) : 0;
  for (let i = 0; i < count; i++) {
    const slot = slots[i] as number;
    if (layout.setOf[slot] !== set)
      throw new Error('cards of two sets cannot be shuffled together');
    const known = knownIn(cells, layout.known, slot);
    faces[i] = faceIn(cells[layout.slots + slot] as number);
    knowers[i] = known & keep;
    order[i] = i;
    if (!remembers) continue;
    let memory = cells[layout.memory + slot] as number;
    for (let v = 0, losing = known & ~keep; losing !== 0; v++, losing >>>= 1) {
      if (losing & 1) memory = withLost(memory, v, batch);
    }
    memories[i] = withBatch(memory, batch);
  }
  return remembers;
}

/** Permutes the faces among a zone's slots and returns where the followed card is now. */
function permute(t: Table, zone: number, witnesses: number, follow: number): number {
  const { cells, layout } = t;
  const count = slotsIn(t, zone, slots);
  // Whoever sees the faces of this zone cannot lose them by a shuffle in it.
  const keep = witnesses | (layout.faceMask[zone] as number);
  const remembers = count > 0 && lift(t, count, keep);
  let followed = follow;
  for (let i = count - 1; i >= 0; i--) {
    const j = below(t, i + 1);
    const from = order[j] as number;
    order[j] = order[i] as number;
    const slot = slots[i] as number;
    if (slots[from] === follow) followed = slot;
    const at = layout.slots + slot;
    cells[at] = withFace(cells[at] as number, faces[from] as number);
    setKnown(cells, layout.known, slot, knowers[from] as number);
    if (remembers) cells[layout.memory + slot] = memories[from] as number;
  }
  if (t.events !== undefined) {
    t.events.push({ kind: 'shuffle', zone, seenBy: keep, rule: t.because });
  }
  return followed;
}

/** Shuffles a zone. Nobody knows its order afterwards; everybody remembers what went in. */
export function shuffle(t: Table, zone: Zone): void {
  openEvent(t);
  permute(t, zone, 0, -1);
}

/** Shuffles several zones that stand together, each for itself, as one random event. */
export function shuffleEach(t: Table, first: Zone, count: number): void {
  openEvent(t);
  for (let i = 0; i < count; i++) permute(t, first + i, 0, -1);
}

/**
 * Mixes a zone under the eyes of the seats in `keep` only, as a hand is mixed
 * behind its backs before a card leaves it unseen. Returns the slot in which the
 * card that lay in `slot` lies now.
 */
export function mix(t: Table, zone: Zone, keep: Seats, slot: Slot): Slot {
  openEvent(t);
  return permute(t, zone, keep, slot);
}
