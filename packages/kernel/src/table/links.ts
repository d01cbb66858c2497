import type { Layout } from '../state/layout.ts';
import type { CardSet } from '../state/parts.ts';
import {
  countIn,
  EMPTY_ZONE,
  firstIn,
  halfIn,
  lastIn,
  MOST_IN_A_ZONE,
  NONE,
  setHalf,
  withZone,
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
  const { links } = layout;
  const at = layout.zones + zone;
  const word = cells[at] as number;
  const first = firstIn(word);
  const after = halfIn(cells, links, slot);
  const count = countIn(word) - 1;
  if (count === 0) cells[at] = EMPTY_ZONE;
  else if (first === slot) cells[at] = zoneWord(after, lastIn(word), count);
  else {
    let before = first;
    for (let next = halfIn(cells, links, before); next !== slot; ) {
      before = next;
      next = halfIn(cells, links, before);
    }
    setHalf(cells, links, before, after);
    cells[at] = zoneWord(first, after === NONE ? before : lastIn(word), count);
  }
}

// Apart, so that linking stays small enough to be compiled into its callers.
function zoneIsFull(): never {
  throw new Error(`a zone holds at most ${MOST_IN_A_ZONE} cards`);
}

function claim(cells: number[], layout: Layout, slot: number, zone: number): number {
  const at = layout.slots + slot;
  cells[at] = withZone(cells[at] as number, zone);
  const word = cells[layout.zones + zone] as number;
  if (countIn(word) === MOST_IN_A_ZONE) zoneIsFull();
  return word;
}

/** Puts a slot behind what lies in a zone. */
export function linkLast(cells: number[], layout: Layout, slot: number, zone: number): void {
  const word = claim(cells, layout, slot, zone);
  const count = countIn(word);
  setHalf(cells, layout.links, slot, NONE);
  if (count > 0) setHalf(cells, layout.links, lastIn(word), slot);
  cells[layout.zones + zone] = zoneWord(count > 0 ? firstIn(word) : slot, slot, count + 1);
}

/** Puts a slot before what lies in a zone. */
export function linkFirst(cells: number[], layout: Layout, slot: number, zone: number): void {
  const word = claim(cells, layout, slot, zone);
  const count = countIn(word);
  setHalf(cells, layout.links, slot, count > 0 ? firstIn(word) : NONE);
  cells[layout.zones + zone] = zoneWord(slot, count > 0 ? lastIn(word) : slot, count + 1);
}
