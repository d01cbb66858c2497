import type { Layout } from '../state/layout.ts';
import type { CardSet } from '../state/parts.ts';
import {
  countIn,
  EMPTY_ZONE,
  firstIn,
  lastIn,
  MOST_IN_A_ZONE,
  NONE,
  nextIn,
  withNext,
  withPlace,
  zoneWord,
} from '../state/slots.ts';

/** The zone in which the cards of a set begin. */
export function homeOf(layout: Layout, set: CardSet): number {
  const start = layout.zoneStart.get(set.zone);
  if (start === undefined) throw new Error(`the set ${set.name} lies in no zone of the table`);
  return start + (set.index ?? 0);
}

/** Takes a slot out of its zone; where it is then, the caller says. */
export function unlink(cells: number[], layout: Layout, slot: number, zone: number): void {
  const { slots } = layout;
  const at = layout.zones + zone;
  const word = cells[at] as number;
  const first = firstIn(word);
  const after = nextIn(cells[slots + slot] as number);
  const count = countIn(word) - 1;
  if (count === 0) cells[at] = EMPTY_ZONE;
  else if (first === slot) cells[at] = zoneWord(after, lastIn(word), count);
  else {
    let before = slots + first;
    let beforeWord = cells[before] as number;
    while (nextIn(beforeWord) !== slot) {
      before = slots + nextIn(beforeWord);
      beforeWord = cells[before] as number;
    }
    cells[before] = withNext(beforeWord, after);
    cells[at] = zoneWord(first, after === NONE ? before - slots : lastIn(word), count);
  }
}

// Apart, so that linking stays small enough to be compiled into its callers.
function zoneIsFull(): never {
  throw new Error(`a zone holds at most ${MOST_IN_A_ZONE} cards`);
}

/** Puts a slot behind what lies in a zone. */
export function linkLast(cells: number[], layout: Layout, slot: number, zone: number): void {
  const zoneAt = layout.zones + zone;
  const word = cells[zoneAt] as number;
  const count = countIn(word);
  if (count === MOST_IN_A_ZONE) zoneIsFull();
  const at = layout.slots + slot;
  cells[at] = withPlace(cells[at] as number, zone, NONE);
  if (count === 0) {
    cells[zoneAt] = zoneWord(slot, slot, 1);
    return;
  }
  const last = layout.slots + lastIn(word);
  cells[last] = withNext(cells[last] as number, slot);
  cells[zoneAt] = zoneWord(firstIn(word), slot, count + 1);
}

/** Puts a slot before what lies in a zone. */
export function linkFirst(cells: number[], layout: Layout, slot: number, zone: number): void {
  const zoneAt = layout.zones + zone;
  const word = cells[zoneAt] as number;
  const count = countIn(word);
  if (count === MOST_IN_A_ZONE) zoneIsFull();
  const at = layout.slots + slot;
  cells[at] = withPlace(cells[at] as number, zone, count > 0 ? firstIn(word) : NONE);
  cells[zoneAt] = zoneWord(slot, count > 0 ? lastIn(word) : slot, count + 1);
}
