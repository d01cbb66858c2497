import {
  ask,
  cardName,
  faceOf,
  knows,
  move,
  NONE,
  note,
  type Question,
  reveal,
  type Seat,
  type Slot,
  topOf,
  UNKNOWN,
  zoneOf,
} from '@conclave/kernel';
import { ELEMENT_BACKS } from '../content/enchanters.ts';
import { isElemental, NEVER_HELD } from '../content/faces.ts';
import { meet } from './effects.ts';
import { checkWin } from './points.ts';
import { ASK } from './steps.ts';
import { CLOSED_SPOTS, type GatheringsTable } from './table.ts';

/** A table card is chosen by its spot: 0 is the face-up one, then the face-down ones. */
export const spotZone = (t: GatheringsTable, spot: number): number =>
  spot === 0 ? t.zone.open : zoneOf(t, t.zone.closed, spot - 1);

export function askToDraw(t: GatheringsTable, seat: Seat): void {
  ask(t, ASK.draw, seat);
}

/** What a seat can call a card: its name if known, else its back, which shows on the table. */
function nameFor(t: GatheringsTable, seat: Seat, slot: Slot): string {
  const face = faceOf(t, slot);
  if (knows(t, seat, slot)) return cardName(t, face);
  return cardName(t, UNKNOWN - 1 - (t.backOf[face] as number));
}

/** G-3.2: one of the table cards, never from the draw pile. */
export const askDraw: Question<GatheringsTable> = {
  rule: 'G-3.2',
  prompt: () => 'Draw a card from the table.',
  options(t, _seat, out) {
    for (let spot = 0; spot <= CLOSED_SPOTS; spot++) {
      if (topOf(t, spotZone(t, spot)) !== NONE) out.add(spot);
    }
  },
  tell(t, seat, spot) {
    const slot = topOf(t, spotZone(t, spot));
    return {
      label: spot === 0 ? nameFor(t, seat, slot) : `${nameFor(t, seat, slot)}, spot ${spot}`,
      does: 'It goes to your hand.',
      rule: 'G-3.2',
      slots: [slot],
    };
  },
  whyNot: (t) => [
    {
      label: `The draw pile (${topBack(t)} back on top)`,
      reason: 'You draw from the table, never from the draw pile.',
      rule: 'G-3.2',
    },
  ],
  refuse(t, _seat, spot) {
    if (spot < 0 || spot > CLOSED_SPOTS) return undefined;
    if (topOf(t, spotZone(t, spot)) !== NONE) return undefined;
    return { reason: 'that spot is empty until the end of your turn', rule: 'G-3.5' };
  },
  apply(t, seat, picks) {
    const slot = topOf(t, spotZone(t, picks[0] as number));
    const face = faceOf(t, slot);
    if (face === NEVER_HELD) {
      reveal(t, slot);
      meet(t, seat, slot);
      return;
    }
    move(t, slot, zoneOf(t, t.zone.hand, seat));
    if (t.events !== undefined) note(t, seat, `${t.names[seat]} draws {0}`, 'G-3.2', slot);
    if (isElemental(face)) checkWin(t, seat);
  },
};

function topBack(t: GatheringsTable): string {
  const slot = topOf(t, t.zone.deck);
  return slot === NONE ? 'no' : (ELEMENT_BACKS[t.backOf[faceOf(t, slot)] as number] as string);
}
