import { move, moveAll, NONE, type Seat, shuffle, topOf, zoneOf } from '@conclave/kernel';
import type { LanternsTable } from './table.ts';

/** L-3.2: draws one card, from the shuffled discard pile if need be. */
export function drawCard(t: LanternsTable, seat: Seat): void {
  if (topOf(t, t.zone.deck) === NONE) {
    if (topOf(t, t.zone.discard) === NONE) return;
    t.because = 'L-3.2';
    moveAll(t, t.zone.discard, t.zone.deck);
    shuffle(t, t.zone.deck);
  }
  move(t, topOf(t, t.zone.deck), zoneOf(t, 'hand', seat));
}
