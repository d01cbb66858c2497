import {
  bottomOf,
  cardName,
  faceOf,
  move,
  NONE,
  note,
  type Question,
  whereIs,
} from '@conclave/kernel';
import { ROWS, rowOf, seatOfRow } from '../rows.ts';
import type { TechnoTable } from '../table.ts';

export function anyVision(t: TechnoTable): boolean {
  for (let seat = 0; seat < t.seats; seat++) {
    for (let row = 0; row < ROWS; row++) if (bottomOf(t, rowOf(t, seat, row)) !== NONE) return true;
  }
  return false;
}

/** T-1.10: the last vision of any row, one's own too. */
export const askDiscardVision: Question<TechnoTable> = {
  rule: 'T-1.10',
  prompt: () => 'Discard the last vision of which row?',
  options(t, _seat, out) {
    for (let seat = 0; seat < t.seats; seat++) {
      for (let row = 0; row < ROWS; row++) {
        const last = bottomOf(t, rowOf(t, seat, row));
        if (last !== NONE) out.add(last);
      }
    }
  },
  tell(t, _seat, slot) {
    const owner = seatOfRow(t, whereIs(t, slot));
    return {
      label: `${cardName(t, faceOf(t, slot))} of ${t.names[owner]}`,
      does: 'It goes to the discard pile.',
      rule: 'T-1.10',
      slots: [slot],
      seat: owner,
    };
  },
  refuse(t, _seat, slot) {
    if (slot < 0 || slot >= t.layout.slotCount) return undefined;
    if (seatOfRow(t, whereIs(t, slot)) < 0) return undefined;
    return { reason: 'only the last vision of a row can be discarded', rule: 'T-1.10' };
  },
  apply(t, seat, picks) {
    const slot = picks[0] as number;
    const owner = seatOfRow(t, whereIs(t, slot));
    move(t, slot, t.zone.discard);
    if (t.events !== undefined) {
      note(t, seat, `{0} of ${t.names[owner]} is discarded`, 'T-1.10', slot);
    }
  },
};
