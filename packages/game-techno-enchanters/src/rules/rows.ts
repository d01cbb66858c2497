import {
  bottomOf,
  faceOf,
  indexIn,
  NONE,
  nextOf,
  type Seat,
  type Slot,
  sizeOf,
  topOf,
  whereIs,
  type Zone,
  zoneOf,
} from '@conclave/kernel';
import { beats } from '../content/components.ts';
import { LINK_OF, SPELL_OF, SYMBOL_OF, starsAt } from '../content/faces.ts';
import { ROW_LENGTH, type TechnoTable } from './table.ts';

/** T-3.3: a seat's rows are 0 and 1. */
export const ROWS = 2;
export const ROW_NAMES = ['first', 'second'] as const;
export const POSITION_NAMES = ['first', 'second', 'third'] as const;

export const rowOf = (t: TechnoTable, seat: Seat, row: number): number =>
  zoneOf(t, row === 0 ? t.zone.rowA : t.zone.rowB, seat);

/** The seat a row's zone belongs to, or -1 for a zone that is no row. */
export const seatOfRow = (t: TechnoTable, zone: Zone): Seat =>
  Math.max(indexIn(t, t.zone.rowA, zone), indexIn(t, t.zone.rowB, zone));

/** A card's position in its row, from 0. */
export function positionOfSlot(t: TechnoTable, slot: Slot): number {
  let position = 0;
  for (let s = topOf(t, whereIs(t, slot)); s !== slot && s !== NONE; s = nextOf(t, s)) position++;
  return position;
}

/** T-1.9: the stars a row shows. */
export function starsIn(t: TechnoTable, zone: Zone): number {
  let stars = 0;
  let position = 0;
  for (let s = topOf(t, zone); s !== NONE; s = nextOf(t, s)) {
    stars += starsAt(faceOf(t, s), position++);
  }
  return stars;
}

/** T-4.1: the stars of both rows of a seat. */
export const starsOf = (t: TechnoTable, seat: Seat): number =>
  starsIn(t, rowOf(t, seat, 0)) + starsIn(t, rowOf(t, seat, 1));

/** What three visions cast, read from the zone they lie in. */
export interface Trimagic {
  readonly spell: number;
  /** T-4.5: cards for each target. */
  readonly amount: number;
  /** T-4.4: whether there may be a second target. */
  readonly linked: boolean;
}

export function trimagicIn(t: TechnoTable, zone: Zone): Trimagic {
  const first = topOf(t, zone);
  const second = nextOf(t, first);
  const third = faceOf(t, nextOf(t, second));
  const middle = faceOf(t, second);
  const stars = starsAt(middle, 1) + starsAt(third, 2);
  return {
    spell: SPELL_OF[faceOf(t, first)] ?? 0,
    amount: stars >= 2 ? 2 : 1,
    linked: (LINK_OF[middle] ?? false) || (LINK_OF[third] ?? false),
  };
}

/** T-3.6: whether a vision at the end of one of a seat's rows beats this symbol. */
export function hasBeaterOf(t: TechnoTable, seat: Seat, symbol: number): boolean {
  for (let row = 0; row < ROWS; row++) {
    const last = bottomOf(t, rowOf(t, seat, row));
    if (last !== NONE && beats(SYMBOL_OF[faceOf(t, last)] ?? -1, symbol)) return true;
  }
  return false;
}

/** Whether a seat's second row is as good as its first one: both are empty. */
const isTwin = (t: TechnoTable, seat: Seat, row: number): boolean =>
  row === 1 && sizeOf(t, rowOf(t, seat, 0)) === 0 && sizeOf(t, rowOf(t, seat, 1)) === 0;

/** Whether a vision may be laid on a row, in the given position or in any. */
export function hasRoom(t: TechnoTable, seat: Seat, row: number, position = -1): boolean {
  const length = sizeOf(t, rowOf(t, seat, row));
  if (length >= ROW_LENGTH || isTwin(t, seat, row)) return false;
  return position < 0 || length === position;
}
