import { framesOf } from '../play/run.ts';
import type { Table } from '../spec.ts';
import { hashOf } from './hash.ts';
import { EVENTS, OVER, WAITING } from './layout.ts';
import { faceIn, firstIn, knownIn, NONE, nextIn } from './slots.ts';

/** Says of what kind a fingerprint is, since logs keep it. */
const KIND = 'v2-';
/** One of the kind before: it was of the cells as they lay, and nothing of it can be told any more. */
const BEFORE = /^[0-9a-f]{16}$/;

/** A text as one number. */
function numberOf(text: string): number {
  let n = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) n = Math.imul(n ^ text.charCodeAt(i), 0x01000193);
  return n | 0;
}

/**
 * The fingerprint of the state on the table, by the names of things and not by where they lie
 * in it: it stays what it is when the layout of a state changes. What is empty or 0 does not
 * count, so that a further zone or counter leaves the fingerprints of older games alone.
 */
export function fingerprintOf(t: Table): string {
  const { cells, layout, spec } = t;
  const words: number[] = [cells[OVER], cells[WAITING], cells[EVENTS]] as number[];
  for (let c = 0; c < layout.counterCount; c++) {
    const value = cells[layout.counters + c] as number;
    if (value === 0) continue;
    words.push(numberOf(layout.counterName[c] as string), layout.counterIndex[c] as number, value);
  }
  for (let z = 0; z < layout.zoneCount; z++) {
    let slot = firstIn(cells[layout.zones + z] as number);
    if (slot === NONE) continue;
    words.push(numberOf(layout.zoneName[z] as string), layout.zoneIndex[z] as number);
    while (slot !== NONE) {
      const word = cells[layout.slots + slot] as number;
      words.push(numberOf(spec.faces[faceIn(word)]?.id ?? ''), knownIn(cells, layout.known, slot));
      slot = nextIn(word);
    }
  }
  for (const { name, args } of framesOf(t)) words.push(numberOf(name), ...args);
  return `${KIND}${hashOf(words)}`;
}

/** Whether a fingerprint that was kept is of this state, as far as it can be told. */
export const isFingerprintOf = (t: Table, kept: string): boolean =>
  BEFORE.test(kept) || kept === fingerprintOf(t);
