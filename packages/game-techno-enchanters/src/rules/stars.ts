import {
  ask,
  cardName,
  faceOf,
  NONE,
  nextOf,
  note,
  push,
  type Question,
  type Seat,
  sizeOf,
  topOf,
  whereIs,
} from '@conclave/kernel';
import { isOut, stir } from './seats.ts';
import { ASK, STEP } from './steps.ts';
import type { TechnoTable } from './table.ts';
import { gain } from './treasures.ts';

/** T-4.1: codes are the treasure and, 8 bits up, who gets it. */
export const askStarTreasure: Question<TechnoTable> = {
  rule: 'T-4.1',
  prompt: () => 'Your stars earn a treasure: which one, and for whom?',
  options(t, seat, out) {
    for (let i = 0; i < t.seats; i++) {
      const other = (seat + i) % t.seats;
      if (isOut(t, other)) continue;
      for (let s = topOf(t, t.zone.display); s !== NONE; s = nextOf(t, s))
        out.add(s | (other << 8));
    }
  },
  tell(t, seat, code) {
    const slot = code & 255;
    const other = code >> 8;
    const name = cardName(t, faceOf(t, slot));
    return {
      label: other === seat ? `Keep ${name}` : `Give ${name} to ${t.names[other]}`,
      does:
        other === seat
          ? 'It joins your treasures and another one is turned up.'
          : `${t.names[other]} must accept it, and another one is turned up.`,
      rule: 'T-4.1',
      slots: [slot],
      seat: other,
    };
  },
  refuse: (t, _seat, code) => refuseDisplayed(t, code, 'T-4.1'),
  apply(t, seat, picks) {
    const slot = (picks[0] as number) & 255;
    const other = (picks[0] as number) >> 8;
    stir(t);
    gain(t, other, slot);
    if (t.events !== undefined) {
      const text =
        other === seat
          ? `${t.names[seat]} takes {0}`
          : `${t.names[seat]} gives {0} to ${t.names[other]}`;
      note(t, seat, text, 'T-4.1', slot);
    }
    push(t, STEP.refill);
  },
};

/** Why a treasure for somebody is no option. */
function refuseDisplayed(
  t: TechnoTable,
  code: number,
  rule: string,
): { reason: string; rule: string } | undefined {
  const slot = code & 255;
  const other = code >> 8;
  if (code < 0 || slot >= t.layout.slotCount || other >= t.seats) return undefined;
  if (whereIs(t, slot) !== t.zone.display) {
    return { reason: 'that is not a displayed treasure', rule };
  }
  return { reason: `${t.names[other]} is out of the game`, rule: 'T-7.3' };
}

/** T-4.3, find: one displayed treasure for the target; it is asked for once a card. */
export function findOne(t: TechnoTable, caster: Seat, target: number): void {
  if (sizeOf(t, t.zone.display) > 0) ask(t, ASK.findTreasure, caster, target);
}

export const askFindTreasure: Question<TechnoTable> = {
  rule: 'T-4.3',
  prompt: (t, seat, target) =>
    `Which displayed treasure for ${target === seat ? 'yourself' : t.names[target]}?`,
  options(t, _seat, out) {
    for (let s = topOf(t, t.zone.display); s !== NONE; s = nextOf(t, s)) out.add(s);
  },
  tell: (t, seat, slot, target) => ({
    label: cardName(t, faceOf(t, slot)),
    does: `It joins ${target === seat ? 'your' : `${t.names[target]}'s`} treasures and another one is turned up.`,
    rule: 'T-4.3',
    slots: [slot],
  }),
  refuse: (t, _seat, slot) =>
    slot < 0 || slot >= t.layout.slotCount ? undefined : refuseDisplayed(t, slot, 'T-4.3'),
  apply(t, seat, picks, target) {
    const slot = picks[0] as number;
    gain(t, target, slot);
    if (t.events !== undefined) {
      note(t, seat, `${t.names[seat]} finds {0} for ${t.names[target]}`, 'T-4.3', slot);
    }
    push(t, STEP.refill);
  },
};
