import type { Table } from '../spec.ts';
import { BATCHES, EVENTS, MAX_SEATS, REACH } from '../state/layout.ts';

/**
 * What viewers remember of cards they lost sight of.
 *
 * Every shuffle is a batch. A slot carries the batch its face last went through;
 * a card carries, for each viewer, the batch in which that viewer last lost it
 * (0: never seen). A card lost in batch b can only be in a slot whose batch is in
 * `reach(b)`: b itself, and every later batch that took slots in from there.
 * So a card that everyone saw on the discard pile is never dealt, by
 * determinizing, to a hand that was not part of the reshuffle.
 *
 * One word a slot: four bits for the slot's batch, then four for each viewer.
 */
const VIEWERS = MAX_SEATS + 1;

export const batchIn = (word: number): number => word & 15;
export const lostIn = (word: number, viewer: number): number => (word >>> (4 + viewer * 4)) & 15;
export const withBatch = (word: number, batch: number): number => (word & ~15) | batch;
export const withLost = (word: number, viewer: number, batch: number): number =>
  (word & ~(15 << (4 + viewer * 4))) | (batch << (4 + viewer * 4));

export const reachOf = (cells: readonly number[], batch: number): number =>
  ((cells[REACH + (batch >> 1)] as number) >>> ((batch & 1) * 16)) & 0xffff;

function setReach(t: Table, batch: number, mask: number): void {
  const at = REACH + (batch >> 1);
  const shift = (batch & 1) * 16;
  t.cells[at] = ((t.cells[at] as number) & ~(0xffff << shift)) | (mask << shift);
}

/** Batches that some slot last went through. */
function present(t: Table): number {
  let mask = 0;
  for (let s = 0; s < t.layout.remembered; s++) {
    mask |= 1 << batchIn(t.cells[t.layout.memory + s] as number);
  }
  return mask;
}

/**
 * Frees the numbers of batches that need none, and returns those in use. A batch
 * whose cards can be nowhere any more is over; one whose cards can be in the same
 * slots as another's is that one. Only what everybody sees decides this, the
 * slots' batches and what reaches what: or the numbers would tell of hidden cards.
 */
function tidy(t: Table): number {
  const slots = present(t);
  let used = slots | 1;
  let renamed = false;
  for (let b = 1; b < BATCHES; b++) {
    const reach = reachOf(t.cells, b) & slots;
    setReach(t, b, reach);
    if (reach !== 0) used |= 1 << b;
    becomes[b] = b;
  }
  for (let b = 1; b < BATCHES; b++) {
    if ((slots >> b) & 1 || !((used >> b) & 1)) continue;
    const same = alike(t, b, used, slots);
    if (same === b) continue;
    becomes[b] = same;
    used &= ~(1 << b);
    setReach(t, b, 0);
    renamed = true;
  }
  if (renamed) rename(t);
  return used;
}

/** For each batch the one it becomes. */
const becomes = new Array<number>(BATCHES).fill(0);

/** A batch with the same reach that keeps its number: an earlier one, or one of some slot. */
function alike(t: Table, batch: number, used: number, slots: number): number {
  const reach = reachOf(t.cells, batch);
  for (let b = 1; b < BATCHES; b++) {
    const keeps = b < batch ? used : slots;
    if (b !== batch && (keeps >> b) & 1 && reachOf(t.cells, b) === reach) return b;
  }
  return batch;
}

function rename(t: Table): void {
  for (let s = 0; s < t.layout.remembered; s++) {
    const at = t.layout.memory + s;
    let word = t.cells[at] as number;
    for (let v = 0; v < VIEWERS; v++) {
      const lost = lostIn(word, v);
      if (lost !== 0) word = withLost(word, v, becomes[lost] as number);
    }
    t.cells[at] = word;
  }
}

/**
 * Gives up one batch when all are in use: what was lost in it counts as never
 * seen, and its slots as never shuffled. That forgets, and never knows too much.
 */
function retire(t: Table, batch: number): void {
  for (let s = 0; s < t.layout.remembered; s++) {
    const at = t.layout.memory + s;
    let word = t.cells[at] as number;
    if (batchIn(word) === batch) word = withBatch(word, 0);
    for (let v = 0; v < VIEWERS; v++) if (lostIn(word, v) === batch) word = withLost(word, v, 0);
    t.cells[at] = word;
  }
  for (let b = 1; b < BATCHES; b++) {
    const reach = reachOf(t.cells, b);
    if ((reach >> batch) & 1) setReach(t, b, (reach & ~(1 << batch)) | 1);
  }
}

/** Opens a new batch for the given slots and returns its number. */
export function openBatch(t: Table, slots: readonly number[], count: number): number {
  let from = 0;
  for (let i = 0; i < count; i++) {
    from |= 1 << batchIn(t.cells[t.layout.memory + (slots[i] as number)] as number);
  }
  const used = tidy(t);
  let batch = 1;
  while (batch < BATCHES && (used >> batch) & 1) batch++;
  if (batch === BATCHES) {
    batch = 1 + ((t.cells[EVENTS] as number) % (BATCHES - 1));
    retire(t, batch);
    if ((from >> batch) & 1) from |= 1;
  }
  for (let b = 1; b < BATCHES; b++) {
    // The number may have been another batch's before: who reached that one does not reach this.
    const reach = (used >> b) & 1 ? reachOf(t.cells, b) & ~(1 << batch) : 0;
    setReach(t, b, reach & from ? reach | (1 << batch) : reach);
  }
  setReach(t, batch, 1 << batch);
  return batch;
}
