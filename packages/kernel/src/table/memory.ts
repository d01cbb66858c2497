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

/** Batches that some slot or somebody's memory still refers to. */
function inUse(t: Table): number {
  let used = 1;
  for (let s = 0; s < t.layout.remembered; s++) {
    const word = t.cells[t.layout.memory + s] as number;
    used |= 1 << batchIn(word);
    for (let lost = word >>> 4; lost !== 0; lost >>>= 4) used |= 1 << (lost & 15);
  }
  return used;
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
  const used = inUse(t);
  let batch = 1;
  while (batch < BATCHES && (used >> batch) & 1) batch++;
  if (batch === BATCHES) {
    batch = 1 + ((t.cells[EVENTS] as number) % (BATCHES - 1));
    retire(t, batch);
    if ((from >> batch) & 1) from |= 1;
  }
  for (let b = 1; b < BATCHES; b++) {
    if (b === batch || !((used >> b) & 1)) setReach(t, b, 0);
    else if (reachOf(t.cells, b) & from) setReach(t, b, reachOf(t.cells, b) | (1 << batch));
  }
  setReach(t, batch, 1 << batch);
  return batch;
}
