import {
  ask,
  faceOf,
  move,
  NONE,
  nextOf,
  note,
  push,
  type Question,
  type Seat,
  type Slot,
  sizeOf,
  topOf,
  type Zone,
  zoneOf,
} from '@conclave/kernel';
import { ELEMENT_BACKS } from '../content/enchanters.ts';
import { NEVER_HELD } from '../content/faces.ts';
import { spotZone } from './draw.ts';
import { meet } from './effects.ts';
import { gatherAndLayOut } from './setup.ts';
import { ASK, STEP } from './steps.ts';
import { CLOSED_SPOTS, type GatheringsTable } from './table.ts';

const isEmpty = (t: GatheringsTable, zone: Zone): boolean => topOf(t, zone) === NONE;

/** G-3.5: the empty spots get the top cards of the draw pile. */
export function replace(t: GatheringsTable, seat: Seat): void {
  const openEmpty = isEmpty(t, t.zone.open);
  let empty = 0;
  for (let spot = 0; spot <= CLOSED_SPOTS; spot++) if (isEmpty(t, spotZone(t, spot))) empty++;
  if (sizeOf(t, t.zone.deck) < empty) {
    gatherAndLayOut(t);
    return;
  }
  t.because = 'G-3.5';
  for (let i = 0; i < empty; i++) move(t, topOf(t, t.zone.deck), t.zone.fresh);
  if (openEmpty && empty > 1) ask(t, ASK.replace, seat);
  else place(t, seat, openEmpty ? topOf(t, t.zone.fresh) : NONE);
}

/** The given new card goes to the face-up spot, the rest face down. */
function place(t: GatheringsTable, seat: Seat, faceUp: number): void {
  if (faceUp !== NONE) {
    push(t, STEP.turnUp, seat);
    move(t, faceUp, t.zone.open);
    if (t.events !== undefined) note(t, seat, '{0} is laid face up', 'G-3.5', faceUp);
  }
  for (let spot = 0; spot < CLOSED_SPOTS; spot++) {
    const zone = zoneOf(t, t.zone.closed, spot);
    const card = topOf(t, t.zone.fresh);
    if (card === NONE || !isEmpty(t, zone)) continue;
    move(t, card, zone);
    if (t.events !== undefined) note(t, seat, '{0} is laid face down', 'G-3.5', card);
  }
}

/** G-5.7: a card that may not be held takes effect when it is turned up. */
export function turnUp(t: GatheringsTable, seat: Seat): void {
  const card = topOf(t, t.zone.open);
  if (faceOf(t, card) === NEVER_HELD) meet(t, seat, card);
}

const backOf = (t: GatheringsTable, slot: Slot): string =>
  ELEMENT_BACKS[t.backOf[faceOf(t, slot)] as number] as string;

/** G-3.5: which of the two new cards is turned up, seeing only their backs. */
export const askReplace: Question<GatheringsTable> = {
  rule: 'G-3.5',
  prompt: () => 'Which of the two new cards goes face up? The other stays face down.',
  options(t, _seat, out) {
    for (let s = topOf(t, t.zone.fresh); s !== NONE; s = nextOf(t, s)) out.add(s);
  },
  tell: (t, _seat, slot) => ({
    label: `The ${slot === topOf(t, t.zone.fresh) ? 'first' : 'second'} card (${backOf(t, slot)} back)`,
    does: 'It is turned face up; the other new card is laid face down.',
    rule: 'G-3.5',
    slots: [slot],
  }),
  apply(t, seat, picks) {
    place(t, seat, picks[0] as number);
  },
};
