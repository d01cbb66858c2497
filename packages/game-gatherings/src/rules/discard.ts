import {
  ask,
  cardName,
  faceOf,
  move,
  NONE,
  nextOf,
  note,
  type Question,
  type Seat,
  sizeOf,
  topOf,
  zoneOf,
} from '@conclave/kernel';
import { ASK } from './steps.ts';
import { type GatheringsTable, HAND_LIMIT } from './table.ts';

/** G-3.4: only a hand above the limit is discarded from. */
export function maybeDiscard(t: GatheringsTable, seat: Seat): void {
  const over = sizeOf(t, zoneOf(t, t.zone.hand, seat)) - HAND_LIMIT;
  if (over > 0) ask(t, ASK.discard, seat, over);
}

export const askDiscard: Question<GatheringsTable> = {
  rule: 'G-3.4',
  prompt: (_t, _seat, over) =>
    `Discard ${over === 1 ? 'a card' : `${over} cards`}: you keep ${HAND_LIMIT}.`,
  options(t, seat, out, over) {
    out.subset(over, over);
    for (let s = topOf(t, zoneOf(t, t.zone.hand, seat)); s !== NONE; s = nextOf(t, s)) out.add(s);
  },
  tell: (t, _seat, slot) => ({
    label: cardName(t, faceOf(t, slot)),
    does: 'It goes to the discard pile, face up.',
    rule: 'G-3.4',
    slots: [slot],
  }),
  apply(t, seat, picks) {
    for (const slot of picks) move(t, slot, t.zone.discard);
    if (t.events !== undefined) {
      const cards = picks.map((_, i) => `{${i}}`).join(', ');
      note(t, seat, `${t.names[seat]} discards ${cards}`, 'G-3.4', ...picks);
    }
  },
};
