import {
  ask,
  cardName,
  faceOf,
  indexIn,
  move,
  moveAll,
  NONE,
  nextOf,
  note,
  type Question,
  type Reason,
  reveal,
  type Seat,
  type Slot,
  sizeOf,
  topOf,
  whereIs,
  zoneOf,
} from '@conclave/kernel';
import { VALUE_OF } from '../content/faces.ts';
import { discardFromHand } from './collect.ts';
import { drawTo } from './draw.ts';
import { ASK } from './steps.ts';
import type { TechnoTable } from './table.ts';

/** T-3.5: cards discarded at most, and cards drawn. */
const CARDS = 4;

/** Why one of a seat's own treasures may not be exchanged. */
export function exchangeBlocked(t: TechnoTable, slot: Slot): Reason | undefined {
  if ((VALUE_OF[faceOf(t, slot)] ?? 0) < 1) {
    return { reason: 'only a treasure valued 1, 2 or 3 may be exchanged', rule: 'T-3.5' };
  }
  if (indexIn(t, t.zone.shown, whereIs(t, slot)) >= 0) {
    return { reason: 'a face-up treasure stays where it is', rule: 'T-3.11' };
  }
  return undefined;
}

/** T-3.5, T-3.11: the treasure is shown and goes under the treasure deck. */
export function beginExchange(t: TechnoTable, seat: Seat, treasure: number): void {
  t.because = 'T-3.5';
  reveal(t, treasure);
  move(t, treasure, t.zone.under);
  if (t.events !== undefined) {
    note(t, seat, `${t.names[seat]} puts {0} under the treasure deck`, 'T-3.5', treasure);
  }
  ask(t, ASK.exchangeDiscard, seat);
}

export const askExchangeDiscard: Question<TechnoTable> = {
  rule: 'T-3.5',
  prompt: () => 'Discard one to four cards; you then draw four and keep as many as you discarded.',
  options(t, seat, out) {
    out.subset(1, CARDS);
    for (let s = topOf(t, zoneOf(t, t.zone.hand, seat)); s !== NONE; s = nextOf(t, s)) out.add(s);
  },
  tell: (t, _seat, slot) => ({
    label: cardName(t, faceOf(t, slot)),
    does: 'It goes to the discard pile, face up.',
    rule: 'T-3.5',
    slots: [slot],
  }),
  apply(t, seat, picks) {
    discardFromHand(t, seat, picks, 'T-3.5');
    for (let i = 0; i < CARDS; i++) drawTo(t, zoneOf(t, t.zone.looking, seat));
    const keep = picks.length;
    if (keep < sizeOf(t, zoneOf(t, t.zone.looking, seat))) ask(t, ASK.exchangeKeep, seat, keep);
    // T-3.11: no more than were drawn.
    else moveAll(t, zoneOf(t, t.zone.looking, seat), zoneOf(t, t.zone.hand, seat));
  },
};

export const askExchangeKeep: Question<TechnoTable> = {
  rule: 'T-3.5',
  prompt: (_t, _seat, keep) => `Keep ${keep === 1 ? 'one card' : `${keep} cards`} of these.`,
  options(t, seat, out, keep) {
    out.subset(keep, keep);
    for (let s = topOf(t, zoneOf(t, t.zone.looking, seat)); s !== NONE; s = nextOf(t, s))
      out.add(s);
  },
  tell: (t, _seat, slot) => ({
    label: cardName(t, faceOf(t, slot)),
    does: 'It goes to your hand; what you do not keep is discarded.',
    rule: 'T-3.5',
    slots: [slot],
  }),
  apply(t, seat, picks) {
    for (const slot of picks) move(t, slot, zoneOf(t, t.zone.hand, seat));
    moveAll(t, zoneOf(t, t.zone.looking, seat), t.zone.discard);
    if (t.events !== undefined) {
      note(t, seat, `${t.names[seat]} keeps ${picks.length} of the cards drawn`, 'T-3.5');
    }
  },
};
