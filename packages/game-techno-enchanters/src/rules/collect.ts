import {
  ask,
  cardName,
  faceOf,
  move,
  moveAll,
  NONE,
  nextOf,
  note,
  push,
  type Question,
  type Seat,
  sizeOf,
  topOf,
  zoneOf,
} from '@conclave/kernel';
import { ASK, STEP } from './steps.ts';
import { HAND_LIMIT, type TechnoTable } from './table.ts';

/** T-4.6: a hand above six is discarded from, then the cards set aside are added. */
export function askToCollect(t: TechnoTable, seat: Seat): void {
  push(t, STEP.collect, seat);
  const over = sizeOf(t, zoneOf(t, t.zone.hand, seat)) - HAND_LIMIT;
  if (over > 0) ask(t, ASK.discard, seat, over);
}

export function collect(t: TechnoTable, seat: Seat): void {
  t.because = 'T-4.6';
  let added = 0;
  while (
    sizeOf(t, zoneOf(t, t.zone.aside, seat)) > 0 &&
    sizeOf(t, zoneOf(t, t.zone.hand, seat)) < HAND_LIMIT
  ) {
    move(t, topOf(t, zoneOf(t, t.zone.aside, seat)), zoneOf(t, t.zone.hand, seat));
    added++;
  }
  const left = sizeOf(t, zoneOf(t, t.zone.aside, seat));
  moveAll(t, zoneOf(t, t.zone.aside, seat), t.zone.discard);
  if (t.events === undefined || added + left === 0) return;
  const cards = added === 1 ? 'a card' : `${added} cards`;
  const rest = left === 0 ? '' : `; ${left} more did not fit`;
  note(t, seat, `${t.names[seat]} takes up ${cards} set aside${rest}`, 'T-4.6');
}

export const askDiscard: Question<TechnoTable> = {
  rule: 'T-4.6',
  prompt: (_t, _seat, over) =>
    `Discard ${over === 1 ? 'a card' : `${over} cards`}: you keep ${HAND_LIMIT}.`,
  options(t, seat, out, over) {
    out.subset(over, over);
    for (let s = topOf(t, zoneOf(t, t.zone.hand, seat)); s !== NONE; s = nextOf(t, s)) out.add(s);
  },
  tell: (t, _seat, slot) => ({
    label: cardName(t, faceOf(t, slot)),
    does: 'It goes to the discard pile, face up.',
    rule: 'T-4.6',
    slots: [slot],
  }),
  apply(t, seat, picks) {
    discardFromHand(t, seat, picks, 'T-4.6');
  },
};

/** Discards cards of one's choice, for all to see. */
export function discardFromHand(
  t: TechnoTable,
  seat: Seat,
  picks: readonly number[],
  rule: string,
): void {
  for (const slot of picks) move(t, slot, t.zone.discard);
  if (t.events === undefined) return;
  const cards = picks.map((_, i) => `{${i}}`).join('; ');
  note(t, seat, `${t.names[seat]} discards ${cards}`, rule, ...picks);
}
