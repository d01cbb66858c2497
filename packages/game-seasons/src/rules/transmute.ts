import { read, type Seat } from '@conclave/kernel';
import { addReserve } from './energy.ts';
import { addTokenAt, inForce, mark, saying } from './places.ts';
import { worthOf } from './season.ts';
import { addCrystals, tellAll } from './seat.ts';
import type { SeasonsTable } from './table.ts';
import { ENERGIES } from './vocabulary.ts';
import { crystals } from './words.ts';

/** Finds the cards that permit to transmute because the die gave crystals. */
function permitting(t: SeasonsTable, seat: Seat): number {
  if (read(t, t.at.dieCrystals) === 0) return 0;
  return saying(t, seat, 'transmuteWithDieCrystals', found);
}

const found: number[] = [];

/** S-7.1 */
export const mayTransmute = (t: SeasonsTable, seat: Seat): boolean =>
  read(t, t.at.permit) === 1 || permitting(t, seat) > 0;

/** S-7.4: what each token brings beyond its own worth. */
export const extraWorth = (t: SeasonsTable, seat: Seat): number =>
  read(t, t.at.extra) + inForce(t, seat, 'transmuteMore');

/** S-7.3: one token of the reserve or of a card is turned into crystals. */
export function transmute(t: SeasonsTable, seat: Seat, source: number, type: number): void {
  t.because = 'S-7.3';
  if (source === 0) addReserve(t, seat, type, -1);
  else addTokenAt(t, seat, source - 1, type, -1);
  const worth = worthOf(t, type) + extraWorth(t, seat);
  addCrystals(t, seat, worth);
  const n = permitting(t, seat);
  for (let i = 0; i < n; i++) mark(t, 'earned', found[i] as number);
  if (t.events !== undefined) {
    tellAll(t, seat, `transmutes ${ENERGIES[type]} for ${crystals(worth)}`, 'S-7.3');
  }
}
