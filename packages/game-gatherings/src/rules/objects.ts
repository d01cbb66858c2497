import {
  ask,
  move,
  NONE,
  note,
  type Question,
  read,
  type Seat,
  sizeOf,
  topOf,
  write,
  zoneOf,
} from '@conclave/kernel';
import { PILES } from '../content/objects.ts';
import { checkWin, endByExhaustion } from './points.ts';
import { ASK } from './steps.ts';
import type { GatheringsTable } from './table.ts';

/** G-4.7: how far the nearest non-empty pile is, or -1 if none is left. */
function nearest(t: GatheringsTable, pile: number): number {
  for (let distance = 0; distance < PILES.length; distance++) {
    if (hasObject(t, pile - distance) || hasObject(t, pile + distance)) return distance;
  }
  return -1;
}

function hasObject(t: GatheringsTable, pile: number): boolean {
  return pile >= 0 && pile < PILES.length && sizeOf(t, zoneOf(t, t.zone.pile, pile)) > 0;
}

/** G-4.7: a seat takes the top object of a pile, or of the nearest that is not empty. */
export function takeObject(t: GatheringsTable, seat: Seat, pile: number): void {
  const distance = nearest(t, pile);
  if (distance < 0) {
    write(t, t.at.lastPile, 0);
    return;
  }
  const before = hasObject(t, pile - distance);
  const after = hasObject(t, pile + distance);
  if (distance > 0 && before && after) ask(t, ASK.pile, seat, pile, distance);
  else draw(t, seat, before ? pile - distance : pile + distance);
}

function draw(t: GatheringsTable, seat: Seat, pile: number): void {
  t.because = 'G-4.7';
  const object = topOf(t, zoneOf(t, t.zone.pile, pile));
  move(t, object, zoneOf(t, t.zone.objects, seat));
  write(t, t.at.lastPile, pile + 1);
  if (t.events !== undefined) {
    note(t, seat, `${t.names[seat]} takes from pile ${PILES[pile]}: {0}`, 'G-4.7', object);
  }
  checkWin(t, seat);
}

/** Which of two equally near piles. */
export const askPile: Question<GatheringsTable> = {
  rule: 'G-4.7',
  prompt: (_t, _seat, pile) =>
    `Pile ${PILES[pile]} is empty. Take an object from one of the nearest piles.`,
  options(_t, _seat, out, pile, distance) {
    out.add(pile - distance);
    out.add(pile + distance);
  },
  tell: (t, _seat, code) => ({
    label: `Pile ${PILES[code]}`,
    does: `Take the top object of pile ${PILES[code]}.`,
    rule: 'G-4.7',
    zone: zoneOf(t, t.zone.pile, code),
  }),
  apply(t, seat, picks) {
    draw(t, seat, picks[0] as number);
  },
};

/** G-4.8: one New Gathering card while any is left. */
export function takeNewGathering(t: GatheringsTable, seat: Seat): void {
  const card = topOf(t, t.zone.newGatherings);
  if (card === NONE) return;
  t.because = 'G-4.8';
  move(t, card, zoneOf(t, t.zone.objects, seat));
  if (t.events !== undefined) {
    note(t, seat, `${t.names[seat]} earns a New Gathering card`, 'G-4.8');
  }
  checkWin(t, seat);
}

/** Whether an object is left in any of the piles. */
function objectsLeft(t: GatheringsTable): boolean {
  return nearest(t, 0) >= 0;
}

/** G-6.7: at the end of the turn in which the last object was taken the game ends. */
export function maybeEndByExhaustion(t: GatheringsTable): boolean {
  if (objectsLeft(t)) return false;
  endByExhaustion(t);
  return true;
}

/** G-5.1: the pile the organiser's object came from serves whoever waits; none, if there was none. */
export function samePile(t: GatheringsTable): number {
  return read(t, t.at.lastPile) - 1;
}
