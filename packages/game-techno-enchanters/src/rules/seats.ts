import { faceOf, read, type Seat, topOf, write, zoneOf } from '@conclave/kernel';
import { OPPOSING_OF, SIGN_OF } from '../content/faces.ts';
import type { TechnoTable } from './table.ts';

const characterOf = (t: TechnoTable, seat: Seat): number =>
  faceOf(t, topOf(t, zoneOf(t, t.zone.character, seat)));

export const signOf = (t: TechnoTable, seat: Seat): number => SIGN_OF[characterOf(t, seat)] ?? -1;
/** T-1.2: the sign a seat hunts. */
export const opposingOf = (t: TechnoTable, seat: Seat): number =>
  OPPOSING_OF[characterOf(t, seat)] ?? -1;

export const isRevealed = (t: TechnoTable, seat: Seat): boolean =>
  read(t, t.at.revealed, seat) === 1;
export const isOut = (t: TechnoTable, seat: Seat): boolean => read(t, t.at.out, seat) === 1;

/** T-2.3: the next seat to the left that is still in. */
export function leftOf(t: TechnoTable, seat: Seat): number {
  for (let i = 1; i < t.seats; i++) {
    const other = (seat + i) % t.seats;
    if (!isOut(t, other)) return other;
  }
  return seat;
}

/** T-3.14: something happens in this turn. */
export function stir(t: TechnoTable): void {
  write(t, t.at.quiet, -1);
}

/** How many seats are still in. */
export function seatsIn(t: TechnoTable): number {
  let count = 0;
  for (let seat = 0; seat < t.seats; seat++) if (!isOut(t, seat)) count++;
  return count;
}
