import {
  bottomOf,
  lookAt,
  mix,
  move,
  moveAll,
  moveOnTop,
  NONE,
  nextOf,
  onlySeat,
  push,
  read,
  reveal,
  type Seat,
  type Slot,
  shuffle,
  sizeOf,
  topOf,
  write,
  type Zone,
  zoneOf,
} from '@conclave/kernel';
import { enchanted } from './seat.ts';
import { type SeasonsTable, STEP } from './table.ts';

/** S-13.5: the discard pile, shuffled, goes under what is left of the draw pile. */
function refill(t: SeasonsTable): void {
  if (sizeOf(t, t.zone.discard) === 0) return;
  t.because = 'S-13.5';
  shuffle(t, t.zone.discard);
  moveAll(t, t.zone.discard, t.zone.deck);
}

/**
 * S-13.5: an empty draw pile is made anew at once. S-19.17: where the top cards lie
 * open, there are always so many, and they are shown.
 */
export function tidyDeck(t: SeasonsTable): void {
  const open = enchanted(t).openTop?.count ?? 0;
  const wanted = Math.max(1, open);
  if (sizeOf(t, t.zone.deck) < wanted) refill(t);
  let slot = topOf(t, t.zone.deck);
  t.because = 'S-19.17';
  for (let i = 0; i < open && slot !== NONE; i++) {
    reveal(t, slot);
    slot = nextOf(t, slot);
  }
}

/** Tidies the draw pile when the draw that is going on is complete. */
export function tidyLater(t: SeasonsTable): void {
  push(t, STEP.tidyDeck);
}

/** S-13.6, S-13.8: takes the top card of the draw pile to a zone; `NONE` if there is none at all. */
export function drawTo(t: SeasonsTable, zone: Zone): number {
  let slot = topOf(t, t.zone.deck);
  if (slot === NONE) {
    refill(t);
    slot = topOf(t, t.zone.deck);
    if (slot === NONE) return NONE;
  }
  move(t, slot, zone);
  // S-13.5: the last card taken makes the pile anew at once.
  if (topOf(t, t.zone.deck) === NONE) refill(t);
  return slot;
}

/** Draws several cards to the place where their player looks at them; returns how many. */
export function drawSeveral(t: SeasonsTable, seat: Seat, count: number): number {
  let drawn = 0;
  while (drawn < count && drawTo(t, zoneOf(t, t.zone.drawn, seat)) !== NONE) drawn++;
  return drawn;
}

/** S-13.7: the slots on top of the draw pile, which is filled up for it. */
function topCards(t: SeasonsTable, count: number): number[] {
  if (sizeOf(t, t.zone.deck) < count) refill(t);
  const out: number[] = [];
  let slot = topOf(t, t.zone.deck);
  while (out.length < count && slot !== NONE) {
    out.push(slot);
    slot = nextOf(t, slot);
  }
  return out;
}

export function lookAtTop(t: SeasonsTable, seat: Seat, count: number): number[] {
  const cards = topCards(t, count);
  for (const slot of cards) lookAt(t, slot, seat);
  return cards;
}

/** S-13.3: a card goes on top of the discard pile. */
export function discard(t: SeasonsTable, slot: Slot): void {
  moveOnTop(t, slot, t.zone.discard);
}

/** Mixes cards only their holder sees, so that nobody can follow one of them out of there. */
export function conceal(t: SeasonsTable, zone: Zone, seat: Seat, slot: Slot): number {
  return sizeOf(t, zone) > 1 ? mix(t, zone, onlySeat(seat), slot) : slot;
}

/** Puts a card of one's hand on the discard pile unseen (S-13.12). */
export function discardFromHand(t: SeasonsTable, seat: Seat, slot: Slot): void {
  discard(t, conceal(t, zoneOf(t, t.zone.hand, seat), seat, slot));
}

/** S-19.11: a card joins a hand, and whoever keeps it has collected. */
export function collect(t: SeasonsTable, seat: Seat, slot: Slot): void {
  move(t, slot, zoneOf(t, t.zone.hand, seat));
  if (enchanted(t).collectPenalty !== undefined) {
    write(t, t.at.collected, read(t, t.at.collected) | onlySeat(seat));
  }
}

/** The newest cards of the discard pile, leaving out one. */
export function newestDiscards(t: SeasonsTable, count: number, except: number): number[] {
  const out: number[] = [];
  let slot = topOf(t, t.zone.discard);
  while (out.length < count && slot !== NONE) {
    if (slot !== except) out.push(slot);
    slot = nextOf(t, slot);
  }
  return out;
}

/** Puts a card underneath the discard pile. */
export function bury(t: SeasonsTable, slot: Slot): void {
  if (bottomOf(t, t.zone.discard) !== slot) move(t, slot, t.zone.discard);
}
