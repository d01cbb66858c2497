import {
  cardName,
  faceOf,
  listOf,
  move,
  NONE,
  nextOf,
  note,
  type Question,
  type Seat,
  sizeOf,
  topOf,
  whereIs,
  type Zone,
} from '@conclave/kernel';
import { POSITION_NAMES, positionOfSlot, ROWS, rowOf, seatOfRow } from '../rows.ts';
import type { TechnoTable } from '../table.ts';

/** The vision in a position of a row, or NONE. */
function visionAt(t: TechnoTable, zone: Zone, position: number): number {
  let slot = topOf(t, zone);
  for (let i = 0; i < position && slot !== NONE; i++) slot = nextOf(t, slot);
  return slot;
}

/** Calls for each pair of visions in the same position, one of a seat and one of another seat. */
function eachSwap(t: TechnoTable, seat: Seat, found: (own: number, other: Seat) => void): void {
  for (let row = 0; row < ROWS; row++) {
    let position = 0;
    for (let own = topOf(t, rowOf(t, seat, row)); own !== NONE; own = nextOf(t, own)) {
      for (let other = 0; other < t.seats; other++) {
        if (other === seat) continue;
        for (let r = 0; r < ROWS; r++) {
          const slot = visionAt(t, rowOf(t, other, r), position);
          if (slot !== NONE) found(own, slot);
        }
      }
      position++;
    }
  }
}

/** Whether any position is taken in a row of a seat and in a row of another. */
export function anySwap(t: TechnoTable, seat: Seat): boolean {
  if (sizeOf(t, rowOf(t, seat, 0)) + sizeOf(t, rowOf(t, seat, 1)) === 0) return false;
  // Rows have no gaps: with a vision on both sides, the first positions can be exchanged.
  for (let other = 0; other < t.seats; other++) {
    if (other === seat) continue;
    if (sizeOf(t, rowOf(t, other, 0)) + sizeOf(t, rowOf(t, other, 1)) > 0) return true;
  }
  return false;
}

/** Exchanges two visions that lie in different rows, each in the other's place. */
function exchange(t: TechnoTable, a: number, b: number): void {
  const rowOfA = whereIs(t, a);
  const rowOfB = whereIs(t, b);
  const afterA = listOf(t, rowOfA).slice(positionOfSlot(t, a) + 1);
  const afterB = listOf(t, rowOfB).slice(positionOfSlot(t, b) + 1);
  // A card is laid behind the others, so those that followed come after it once more.
  move(t, a, rowOfB);
  for (const slot of afterB) move(t, slot, rowOfB);
  move(t, b, rowOfA);
  for (const slot of afterA) move(t, slot, rowOfA);
}

/** T-1.10: codes are one's own vision and, 8 bits up, the other's. */
export const askSwapVisions: Question<TechnoTable> = {
  rule: 'T-1.10',
  prompt: () => 'Which of your visions do you exchange, and for which one?',
  options(t, seat, out) {
    eachSwap(t, seat, (own, other) => out.add(own | (other << 8)));
  },
  tell(t, _seat, code) {
    const own = code & 255;
    const other = code >> 8;
    const owner = seatOfRow(t, whereIs(t, other));
    return {
      label: `${cardName(t, faceOf(t, own))} for ${cardName(t, faceOf(t, other))} of ${t.names[owner]}`,
      does: `Each takes the other's place, ${POSITION_NAMES[positionOfSlot(t, own)]} in its row.`,
      rule: 'T-1.10',
      slots: [own, other],
      seat: owner,
    };
  },
  refuse(t, seat, code) {
    const own = code & 255;
    const other = code >> 8;
    const known = t.layout.slotCount;
    if (code < 0 || own >= known || other >= known) return undefined;
    if (seatOfRow(t, whereIs(t, own)) !== seat) {
      return { reason: 'the first must be one of your visions', rule: 'T-1.10' };
    }
    const owner = seatOfRow(t, whereIs(t, other));
    if (owner < 0 || owner === seat) {
      return { reason: "the second must be another player's vision", rule: 'T-1.10' };
    }
    return { reason: 'the two lie in different positions', rule: 'T-1.10' };
  },
  apply(t, seat, picks) {
    const own = (picks[0] as number) & 255;
    const other = (picks[0] as number) >> 8;
    const owner = seatOfRow(t, whereIs(t, other));
    exchange(t, own, other);
    if (t.events !== undefined) {
      const text = `${t.names[seat]} exchanges {0} for {1} of ${t.names[owner]}`;
      note(t, seat, text, 'T-1.10', own, other);
    }
  },
};
