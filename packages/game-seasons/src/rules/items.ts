import {
  ask,
  NONE,
  nextOf,
  type Question,
  type Seat,
  type Slot,
  topOf,
  zoneOf,
} from '@conclave/kernel';
import { takeBack } from './leave.ts';
import { inForce, isMarked, powerOn } from './places.ts';
import { nameOf, printedPower } from './seat.ts';
import { ASK, type SeasonsTable } from './table.ts';

/** One's own items that may go back to the hand, for a card that takes any or only some. */
function returnable(t: SeasonsTable, seat: Seat, slot: Slot, which: number): number[] {
  const out: number[] = [];
  const own = which === COSTS_ENERGY ? powerOn(t, slot).id : '';
  let place = 0;
  for (let s = topOf(t, zoneOf(t, t.zone.play, seat)); s !== NONE; s = nextOf(t, s)) {
    const power = printedPower(t, s);
    const costs = power.energies > 0 || power.declared || inForce(t, seat, 'dearer') > 0;
    const fits = which === ANY || (power.id !== own && costs);
    if (power.item && fits && !isMarked(t, 'committed', seat, place)) out.push(s);
    place++;
  }
  return out;
}

export const ANY = 0;
export const COSTS_ENERGY = 1;

/** S-12.5: an item goes back to hand, of its player's choice. */
export function returnItem(t: SeasonsTable, seat: Seat, slot: Slot, which: number): void {
  const items = returnable(t, seat, slot, which);
  if (items.length === 1) takeBack(t, items[0] as number);
  else if (items.length > 1) ask(t, ASK.returnItem, seat, slot, which);
}

export const askReturnItem: Question<SeasonsTable> = {
  rule: 'S-12.5',
  prompt: () => 'Which of your magic items goes back to your hand?',
  card: (_t, slot) => slot,
  options(t, seat, out, slot, which) {
    for (const item of returnable(t, seat, slot, which)) out.add(item);
  },
  tell: (t, _seat, slot) => ({
    label: nameOf(t, slot),
    does: 'It goes back to your hand.',
    rule: 'S-12.5',
    slots: [slot],
  }),
  apply(t, _seat, picks) {
    takeBack(t, picks[0] as number);
  },
};
