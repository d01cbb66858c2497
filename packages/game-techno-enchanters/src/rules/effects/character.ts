import { lookAt, note, type Question, type Seat, topOf, zoneOf } from '@conclave/kernel';
import { isOut, isRevealed } from '../seats.ts';
import type { TechnoTable } from '../table.ts';

const isHidden = (t: TechnoTable, seat: Seat): boolean => !isRevealed(t, seat) && !isOut(t, seat);

export function anyCharacterToLookAt(t: TechnoTable, seat: Seat): boolean {
  for (let other = 0; other < t.seats; other++) {
    if (other !== seat && isHidden(t, other)) return true;
  }
  return false;
}

/** T-1.10: one seat learns a hidden sign; everybody sees whose. */
export const askLookAtCharacter: Question<TechnoTable> = {
  rule: 'T-1.10',
  prompt: () => 'Whose character do you look at?',
  options(t, seat, out) {
    for (let other = 0; other < t.seats; other++) {
      if (other !== seat && isHidden(t, other)) out.add(other);
    }
  },
  tell: (t, _seat, other) => ({
    label: `${t.names[other]}`,
    does: 'You alone see the card; it stays face down.',
    rule: 'T-1.10',
    slots: [topOf(t, zoneOf(t, t.zone.character, other))],
    seat: other,
  }),
  whyNot: (t, seat) =>
    t.names.flatMap((name, other) =>
      other === seat || isHidden(t, other)
        ? []
        : [{ label: name, reason: 'that character is face up', rule: 'T-1.10' }],
    ),
  refuse(t, seat, other) {
    if (other < 0 || other >= t.seats) return undefined;
    if (other === seat) return { reason: 'it must be another player', rule: 'T-1.10' };
    return { reason: 'that character is face up', rule: 'T-1.10' };
  },
  apply(t, seat, picks) {
    const other = picks[0] as number;
    lookAt(t, topOf(t, zoneOf(t, t.zone.character, other)), seat);
    if (t.events !== undefined) {
      note(t, seat, `${t.names[seat]} looks at the character of ${t.names[other]}`, 'T-1.10');
    }
  },
};
