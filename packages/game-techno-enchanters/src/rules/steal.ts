import {
  bottomOf,
  cardName,
  faceOf,
  listOf,
  move,
  NONE,
  note,
  type Question,
  type Reason,
  type Seat,
  type Slot,
  sizeOf,
  type Table,
  type WhyNot,
  whereIs,
} from '@conclave/kernel';
import { SYMBOLS } from '../content/components.ts';
import { SYMBOL_OF } from '../content/faces.ts';
import {
  hasBeaterOf,
  hasRoom,
  POSITION_NAMES,
  positionOfSlot,
  ROW_NAMES,
  ROWS,
  rowOf,
  seatOfRow,
} from './rows.ts';
import { stir } from './seats.ts';
import { PASS, type TechnoTable } from './table.ts';

/** T-3.6, T-3.7: why a seat cannot steal a vision that lies in another seat's row, if it cannot. */
function stealBlocked(t: TechnoTable, seat: Seat, slot: Slot): Reason | undefined {
  const zone = whereIs(t, slot);
  const symbol = SYMBOL_OF[faceOf(t, slot)] ?? -1;
  if (symbol < 0) return { reason: 'a vision without a symbol cannot be stolen', rule: 'T-3.7' };
  if (bottomOf(t, zone) !== slot) {
    return { reason: 'only the last vision of a row can be stolen', rule: 'T-3.6' };
  }
  if (!hasBeaterOf(t, seat, symbol)) {
    const beater = SYMBOLS[(symbol + SYMBOLS.length - 1) % SYMBOLS.length];
    const reason = `no row of yours ends with a ${beater}, which beats ${SYMBOLS[symbol]}`;
    return { reason, rule: 'T-3.6' };
  }
  const position = sizeOf(t, zone) - 1;
  if (!hasRoom(t, seat, 0, position) && !hasRoom(t, seat, 1, position)) {
    const reason = `it would have to lie ${POSITION_NAMES[position]} in a row of yours, and cannot`;
    return { reason, rule: 'T-3.6' };
  }
  return undefined;
}

export function anyToSteal(t: TechnoTable, seat: Seat): boolean {
  for (let other = 0; other < t.seats; other++) {
    if (other === seat) continue;
    for (let row = 0; row < ROWS; row++) {
      const last = bottomOf(t, rowOf(t, other, row));
      if (last !== NONE && stealBlocked(t, seat, last) === undefined) return true;
    }
  }
  return false;
}

/** A vision of another seat, and why it cannot be stolen, if it cannot. */
export interface StealChance {
  readonly slot: Slot;
  readonly blocked: Reason | undefined;
}

/** Every vision of the others as one seat's prey; public, like the rows. */
export function stealChances(table: Table, seat: Seat): StealChance[] {
  const t = table as TechnoTable;
  return Array.from({ length: t.seats }, (_, other) => other)
    .filter((other) => other !== seat)
    .flatMap((other) => [...listOf(t, rowOf(t, other, 0)), ...listOf(t, rowOf(t, other, 1))])
    .map((slot) => ({ slot, blocked: stealBlocked(t, seat, slot) }));
}

const nameOf = (t: TechnoTable, slot: Slot): string =>
  `${cardName(t, faceOf(t, slot))} of ${t.names[seatOfRow(t, whereIs(t, slot))]}`;

/** T-3.6: codes are the vision and, 8 bits up, the row of one's own it goes to. */
export const askSteal: Question<TechnoTable> = {
  rule: 'T-3.6',
  prompt: () => 'Steal a vision, or go on.',
  options(t, seat, out) {
    out.add(PASS);
    for (let other = 0; other < t.seats; other++) {
      if (other === seat) continue;
      for (let row = 0; row < ROWS; row++) {
        const last = bottomOf(t, rowOf(t, other, row));
        if (last === NONE || stealBlocked(t, seat, last) !== undefined) continue;
        const position = sizeOf(t, rowOf(t, other, row)) - 1;
        for (let own = 0; own < ROWS; own++) {
          if (hasRoom(t, seat, own, position)) out.add(last | (own << 8));
        }
      }
    }
  },
  tell(t, _seat, code) {
    if (code === PASS) return { label: 'Steal nothing', does: 'You go on.', rule: 'T-3.1' };
    const slot = code & 255;
    return {
      label: `Steal ${nameOf(t, slot)} to your ${ROW_NAMES[code >> 8]} row`,
      does: `It lies ${POSITION_NAMES[positionOfSlot(t, slot)]} in your row as it did in theirs. You draw no card for it.`,
      rule: 'T-3.6',
      slots: [slot],
      seat: seatOfRow(t, whereIs(t, slot)),
    };
  },
  whyNot: (t, seat) =>
    stealChances(t, seat).flatMap(({ slot, blocked }): WhyNot[] =>
      blocked === undefined ? [] : [{ label: nameOf(t, slot), slots: [slot], ...blocked }],
    ),
  refuse(t, seat, code) {
    const slot = code & 255;
    if (code < 0 || code >> 8 >= ROWS || slot >= t.layout.slotCount) return undefined;
    const owner = seatOfRow(t, whereIs(t, slot));
    if (owner < 0 || owner === seat) {
      return { reason: "that is no vision of another player's", rule: 'T-3.6' };
    }
    const blocked = stealBlocked(t, seat, slot);
    if (blocked !== undefined) return blocked;
    return { reason: 'it must land in the position it had', rule: 'T-3.6' };
  },
  apply(t, seat, picks) {
    const code = picks[0] as number;
    if (code === PASS) return;
    stir(t);
    const slot = code & 255;
    const owner = seatOfRow(t, whereIs(t, slot));
    move(t, slot, rowOf(t, seat, code >> 8));
    if (t.events !== undefined) {
      note(t, seat, `${t.names[seat]} steals {0} from ${t.names[owner]}`, 'T-3.6', slot);
    }
  },
};
