import {
  move,
  moveAll,
  NONE,
  type Seat,
  shuffle,
  sizeOf,
  topOf,
  type Zone,
  zoneOf,
} from '@conclave/kernel';
import type { TechnoTable } from './table.ts';

/** T-2.3: an exhausted draw pile is the shuffled discard pile. */
function reshuffle(t: TechnoTable): void {
  const before = t.because;
  t.because = 'T-2.3';
  moveAll(t, t.zone.discard, t.zone.deck);
  shuffle(t, t.zone.deck);
  t.because = before;
}

/** Draws the top card to a zone. T-3.13: where no card is left, nothing is drawn. */
export function drawTo(t: TechnoTable, zone: Zone): number {
  if (sizeOf(t, t.zone.deck) === 0) {
    if (sizeOf(t, t.zone.discard) === 0) return NONE;
    reshuffle(t);
  }
  const slot = topOf(t, t.zone.deck);
  move(t, slot, zone);
  return slot;
}

/** T-3.2: a card is set aside face down and unseen. */
export function setAside(t: TechnoTable, seat: Seat): void {
  const before = t.because;
  t.because = 'T-3.2';
  drawTo(t, zoneOf(t, t.zone.aside, seat));
  t.because = before;
}
