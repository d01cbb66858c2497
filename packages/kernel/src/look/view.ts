import type { Table } from '../spec.ts';
import { ALL_BACKS, EVENTS, INFO, KEY, KEY_WORDS, SPECTATOR, TOP_BACK } from '../state/layout.ts';
import {
  faceIn,
  firstIn,
  knownIn,
  setKnown,
  UNKNOWN,
  unknownWithBack,
  withFace,
  zoneIn,
} from '../state/slots.ts';
import type { View } from '../state/state.ts';
import { batchIn, lostIn, reachOf } from '../table/memory.ts';

export { SPECTATOR };

const FACE_BITS = 12;

/** A remembered card in a view: the batch it was lost in, and its face. */
export const memoryEntry = (batch: number, face: number): number => (batch << FACE_BITS) | face;
export const batchOfEntry = (entry: number): number => entry >> FACE_BITS;
export const faceOfEntry = (entry: number): number => entry & ((1 << FACE_BITS) - 1);

/**
 * What a viewer may know of the state on the table: a seat, or `SPECTATOR`.
 * Every hole is made here, from what the kernel tracked; no game takes part.
 */
export function viewOf(t: Table, viewer: number): View {
  const { layout } = t;
  const cells: number[] = t.cells.slice();
  // The key would tell the future, and the counts tell how often somebody learned something.
  for (let i = 0; i < KEY_WORDS; i++) cells[KEY + i] = 0;
  cells[EVENTS] = 0;
  cells[INFO] = 0;
  for (let c = 0; c < layout.counterCount; c++) {
    if (!(((layout.counterMask[c] as number) >> viewer) & 1)) cells[layout.counters + c] = 0;
  }
  const memory: number[] = [];
  viewing++;
  for (let s = 0; s < layout.slotCount; s++) {
    const at = layout.slots + s;
    const word = cells[at] as number;
    const known = (knownIn(cells, layout.known, s) >> viewer) & 1;
    if (s < layout.remembered) {
      const memoryAt = layout.memory + s;
      const own = cells[memoryAt] as number;
      const lost = lostIn(own, viewer);
      if (!known && lost !== 0) memory.push(memoryEntry(lost, faceIn(word)));
      cells[memoryAt] = batchIn(own);
      if (known) seenIn[faceIn(word)] = viewing;
    }
    if (known) continue;
    cells[at] = withFace(word, hidden(t, s, word));
    setKnown(cells, layout.known, s, 0);
  }
  if (memory.length > 1) memory.sort((a, b) => a - b);
  return { viewer, cells, memory: memory.filter((entry) => !mayBeSeen(t, cells, entry)) };
}

/** Per face the last view that shows one, so that few slots are looked through. */
const seenIn: number[] = [];
let viewing = 0;

/**
 * Whether a card that was lost sight of may be one of the same face that the viewer
 * sees now: nobody can tell copies apart, so it is remembered no longer.
 */
function mayBeSeen(t: Table, cells: readonly number[], entry: number): boolean {
  const { layout } = t;
  if (seenIn[faceOfEntry(entry)] !== viewing) return false;
  const reach = reachOf(cells, batchOfEntry(entry));
  for (let s = 0; s < layout.remembered; s++) {
    if (faceIn(cells[layout.slots + s] as number) !== faceOfEntry(entry)) continue;
    if ((reach >> batchIn(cells[layout.memory + s] as number)) & 1) return true;
  }
  return false;
}

function hidden(t: Table, slot: number, word: number): number {
  const zone = zoneIn(word);
  const backs = t.layout.backs[zone];
  const shows =
    backs === ALL_BACKS ||
    (backs === TOP_BACK && firstIn(t.cells[t.layout.zones + zone] as number) === slot);
  return shows ? unknownWithBack(t.backOf[faceIn(word)] as number) : UNKNOWN;
}
