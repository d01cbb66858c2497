import {
  couldLieIn,
  exchangeCards,
  type FaceId,
  faceOf,
  indexIn,
  knows,
  NONE,
  nextOf,
  type Rng,
  type Slot,
  topOf,
  whereIs,
  type Zone,
  zoneOf,
} from '@conclave/kernel';
import { COLOUR_OF } from '../content/faces.ts';
import { isRevealed, signOf } from './seats.ts';
import { imagineSigns } from './signs.ts';
import type { TechnoTable } from './table.ts';

/** Makes an imagined deal one that the rules allow, as far as the kernel cannot tell. */
export function imagineHidden(t: TechnoTable, viewer: number, rng: Rng): void {
  imagineSigns(t, viewer, rng);
  for (let seat = 0; seat < t.seats; seat++) {
    if (!isRevealed(t, seat)) continue;
    const zone = zoneOf(t, t.zone.treasures, seat);
    for (let s = topOf(t, zone); s !== NONE; s = nextOf(t, s)) {
      if (!knows(t, viewer, s) && isFaceUpIn(t, zone, faceOf(t, s))) moveAway(t, viewer, s, rng);
    }
  }
}

/** T-6.3: whether a treasure lies face up with whom the zone belongs to, so not in the zone. */
function isFaceUpIn(t: TechnoTable, zone: Zone, face: FaceId): boolean {
  const seat = indexIn(t, t.zone.treasures, zone);
  if (seat < 0 || !isRevealed(t, seat)) return false;
  return COLOUR_OF[face] === signOf(t, seat);
}

/**
 * A treasure that cannot lie where it was dealt changes places with another; where none
 * will do, several move on along the shortest ring. There is one: the true deal fits.
 */
function moveAway(t: TechnoTable, viewer: number, stray: Slot, rng: Rng): void {
  const holes = unseenTreasures(t, viewer);
  rng.shuffle(holes);
  const before = new Map<number, number>();
  const queue = [stray];
  for (const card of queue) {
    if (card !== stray && fits(t, viewer, card, stray)) {
      closeRing(t, card, stray, before);
      return;
    }
    for (const hole of holes) {
      if (hole === stray || before.has(hole) || !fits(t, viewer, card, hole)) continue;
      before.set(hole, card);
      queue.push(hole);
    }
  }
}

/** Where treasures lie that the viewer does not see; the Queen is none. */
function unseenTreasures(t: TechnoTable, viewer: number): number[] {
  const out: number[] = [];
  for (let s = 0; s < t.layout.slotCount; s++) {
    if ((COLOUR_OF[faceOf(t, s)] ?? -1) >= 0 && !knows(t, viewer, s)) out.push(s);
  }
  return out;
}

/** Whether the treasure dealt to one slot may lie in another, also by what the viewer remembers. */
function fits(t: TechnoTable, viewer: number, card: number, hole: Slot): boolean {
  if (isFaceUpIn(t, whereIs(t, hole), faceOf(t, card))) return false;
  return couldLieIn(t, viewer, card, hole);
}

/** Each card goes where the next one of the ring lay, and the last one to the stray's place. */
function closeRing(
  t: TechnoTable,
  last: number,
  stray: Slot,
  before: ReadonlyMap<number, number>,
): void {
  exchangeCards(t, last, stray);
  let slot = last;
  for (let from = before.get(slot); from !== undefined && from !== stray; from = before.get(slot)) {
    exchangeCards(t, slot, from);
    slot = from;
  }
}
