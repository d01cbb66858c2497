import {
  dropAll,
  faceOf,
  move,
  moveAll,
  NONE,
  note,
  push,
  read,
  type Seat,
  type Slot,
  sizeOf,
  topOf,
} from '@conclave/kernel';
import { COLOUR_OF, QUEEN } from '../content/faces.ts';
import { endByQueen } from './score.ts';
import { isRevealed, signOf } from './seats.ts';
import { PART, STEP } from './steps.ts';
import { DISPLAY_SIZE, type TechnoTable } from './table.ts';

/** T-4.7, T-6.3: a treasure comes to a seat, face up if its sign is revealed and of its colour. */
export function gain(t: TechnoTable, seat: Seat, slot: Slot): void {
  const own = isRevealed(t, seat) && COLOUR_OF[faceOf(t, slot)] === signOf(t, seat);
  move(t, slot, (own ? t.zone.shown : t.zone.treasures) + seat);
}

/** T-2.2: the empty places of the display are filled, one at a time. */
export function refill(t: TechnoTable): void {
  t.because = 'T-4.1';
  while (sizeOf(t, t.zone.display) < DISPLAY_SIZE) {
    const deck = sizeOf(t, t.zone.treasureDeck) > 0 ? t.zone.treasureDeck : t.zone.bottom;
    const slot = topOf(t, deck);
    if (slot === NONE) return;
    if (faceOf(t, slot) === QUEEN) {
      turnUpQueen(t, slot);
      return;
    }
    move(t, slot, t.zone.display);
    if (t.events !== undefined) note(t, -1, '{0} is turned up', 'T-4.1', slot);
  }
}

/**
 * T-5.1: whatever was still to be done is dropped, and the cards that were taking
 * effect are discarded (T-5.5). Everything that outlives the Queen is on the table,
 * none of it on the stack.
 */
function turnUpQueen(t: TechnoTable, queen: number): void {
  t.because = 'T-5.1';
  move(t, queen, t.zone.queen);
  if (t.events !== undefined) {
    const round = read(t, t.at.round);
    note(t, -1, `{0} is turned up: round ${round} ends`, 'T-5.1', queen);
  }
  dropAll(t);
  moveAll(t, t.zone.inUse, t.zone.discard);
  if (read(t, t.at.round) > 1) {
    endByQueen(t);
    return;
  }
  push(t, STEP.part, partAfterQueen(read(t, t.at.part)));
  push(t, STEP.endRound);
}

/** T-6.2: the part after the one that turned her up. T-6.4: another full row still casts. */
const partAfterQueen = (part: number): number => (part === PART.trimagic ? part : part + 1);
