import {
  cardName,
  faceOf,
  mix,
  move,
  NONE,
  nextOf,
  note,
  onlySeat,
  push,
  type Question,
  topOf,
  type WhyNot,
  whereIs,
  zoneOf,
} from '@conclave/kernel';
import { isOut } from '../seats.ts';
import { STEP } from '../steps.ts';
import type { TechnoTable } from '../table.ts';
import { gain } from '../treasures.ts';

/** T-1.10: a displayed treasure goes under the deck, for all to see, and the display is refilled. */
export const askBuryTreasure: Question<TechnoTable> = {
  rule: 'T-1.10',
  prompt: () => 'Put which displayed treasure under the treasure deck?',
  options(t, _seat, out) {
    for (let s = topOf(t, t.zone.display); s !== NONE; s = nextOf(t, s)) out.add(s);
  },
  tell: (t, _seat, slot) => ({
    label: cardName(t, faceOf(t, slot)),
    does: 'It goes under the treasure deck and another one is turned up.',
    rule: 'T-1.10',
    slots: [slot],
  }),
  apply(t, seat, picks) {
    const slot = picks[0] as number;
    move(t, slot, t.zone.under);
    if (t.events !== undefined) {
      note(t, seat, `${t.names[seat]} puts {0} under the treasure deck`, 'T-1.10', slot);
    }
    push(t, STEP.refill);
  },
};

/** T-1.10: codes are a face-down treasure of one's own and, 8 bits up, who gets it. */
export const askGiveTreasure: Question<TechnoTable> = {
  rule: 'T-1.10',
  prompt: () => 'Give which of your face-down treasures, and to whom?',
  options(t, seat, out) {
    for (let s = topOf(t, zoneOf(t, t.zone.treasures, seat)); s !== NONE; s = nextOf(t, s)) {
      for (let other = 0; other < t.seats; other++) {
        if (other !== seat && !isOut(t, other)) out.add(s | (other << 8));
      }
    }
  },
  tell(t, _seat, code) {
    const slot = code & 255;
    const other = code >> 8;
    return {
      label: `${cardName(t, faceOf(t, slot))} to ${t.names[other]}`,
      does: `${t.names[other]} gets it; the others do not see which one it is.`,
      rule: 'T-1.10',
      slots: [slot],
      seat: other,
    };
  },
  refuse(t, seat, code) {
    const slot = code & 255;
    const other = code >> 8;
    if (code < 0 || slot >= t.layout.slotCount || other >= t.seats) return undefined;
    if (whereIs(t, slot) === zoneOf(t, t.zone.shown, seat)) {
      return { reason: 'a face-up treasure can never be given away', rule: 'T-6.3' };
    }
    if (whereIs(t, slot) !== zoneOf(t, t.zone.treasures, seat)) {
      return { reason: 'that is not one of your treasures', rule: 'T-1.10' };
    }
    if (other === seat) return { reason: 'it must be another player', rule: 'T-1.10' };
    return { reason: `${t.names[other]} is out of the game`, rule: 'T-7.3' };
  },
  whyNot(t, seat) {
    const out: WhyNot[] = [];
    for (let s = topOf(t, zoneOf(t, t.zone.shown, seat)); s !== NONE; s = nextOf(t, s)) {
      const label = cardName(t, faceOf(t, s));
      const reason = 'a face-up treasure can never be given away';
      out.push({ label, reason, rule: 'T-6.3', slots: [s] });
    }
    return out;
  },
  apply(t, seat, picks) {
    const code = picks[0] as number;
    const other = code >> 8;
    // The rest of the table sees a face-down card go over, not which one.
    const slot = mix(t, zoneOf(t, t.zone.treasures, seat), onlySeat(seat), code & 255);
    gain(t, other, slot);
    if (t.events !== undefined) {
      note(t, seat, `${t.names[seat]} gives a treasure to ${t.names[other]}`, 'T-1.10');
    }
  },
};
