import { NONE, nextOf, read, topOf } from '@conclave/kernel';
import { addReserve } from './energy.ts';
import { addTokenAt, mark, powerAt, sumOver } from './places.ts';
import { worthOf } from './season.ts';
import { addCrystals, enchanted, tellAll } from './seat.ts';
import type { SeasonsTable } from './table.ts';
import { ENERGIES } from './vocabulary.ts';
import { crystals } from './words.ts';

/** Cards that permit to transmute because the die gave crystals. */
function permitting(t: SeasonsTable, seat: number): number[] {
  const out: number[] = [];
  if (read(t, t.at.dieCrystals) === 0) return out;
  let place = 0;
  for (let slot = topOf(t, t.zone.play + seat); slot !== NONE; slot = nextOf(t, slot)) {
    if (powerAt(t, slot, seat, place++).dieTransmutes) out.push(slot);
  }
  return out;
}

/** S-7.1 */
export const mayTransmute = (t: SeasonsTable, seat: number): boolean =>
  read(t, t.at.permit) === 1 || permitting(t, seat).length > 0;

/** S-7.4: what each token brings beyond its own worth. */
export const extraWorth = (t: SeasonsTable, seat: number): number =>
  read(t, t.at.extra) +
  sumOver(t, seat, 'transmuteMore') +
  (enchanted(t, 'transmuteMore')?.amount ?? 0);

/** S-7.3: one token of the reserve or of a card is turned into crystals. */
export function transmute(t: SeasonsTable, seat: number, source: number, type: number): void {
  t.because = 'S-7.3';
  if (source === 0) addReserve(t, seat, type, -1);
  else addTokenAt(t, seat, source - 1, type, -1);
  const worth = worthOf(t, type) + extraWorth(t, seat);
  addCrystals(t, seat, worth);
  for (const slot of permitting(t, seat)) mark(t, 'earned', slot);
  if (t.events !== undefined) {
    tellAll(t, seat, `transmutes ${ENERGIES[type]} for ${crystals(worth)}`, 'S-7.3');
  }
}
