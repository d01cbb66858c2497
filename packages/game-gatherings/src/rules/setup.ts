import {
  faceOf,
  move,
  moveAll,
  note,
  push,
  random,
  shuffle,
  shuffleEach,
  sizeOf,
  topOf,
  zoneOf,
} from '@conclave/kernel';
import { NEVER_HELD } from '../content/faces.ts';
import { PILES } from '../content/objects.ts';
import { STEP } from './steps.ts';
import { CLOSED_SPOTS, type GatheringsTable } from './table.ts';

/** G-2.2, G-2.3: piles shuffled, the starting player chosen, then the cards laid out. */
export function setUp(t: GatheringsTable): void {
  t.because = 'G-2.2';
  shuffleEach(t, t.zone.pile, PILES.length);
  t.because = 'G-2.3';
  const { startingSeat } = t.facts;
  push(t, STEP.turn, startingSeat < 0 ? random(t, t.seats) : startingSeat);
  push(t, STEP.layOut);
}

/** All table cards go back to the draw pile. */
export function clearTable(t: GatheringsTable): void {
  moveAll(t, t.zone.open, t.zone.deck);
  for (let spot = 0; spot < CLOSED_SPOTS; spot++)
    moveAll(t, zoneOf(t, t.zone.closed, spot), t.zone.deck);
}

/**
 * G-2.1, G-2.4: a fresh set-up from the cards of the draw pile, laid out again
 * until the face-up card is one that may be held.
 */
export function layOut(t: GatheringsTable): void {
  if (sizeOf(t, t.zone.deck) <= CLOSED_SPOTS) throw new Error('a set-up needs four cards');
  t.because = 'G-2.1';
  for (;;) {
    shuffle(t, t.zone.deck);
    for (let spot = 0; spot < CLOSED_SPOTS; spot++) {
      move(t, topOf(t, t.zone.deck), zoneOf(t, t.zone.closed, spot));
    }
    move(t, topOf(t, t.zone.deck), t.zone.open);
    const open = topOf(t, t.zone.open);
    if (faceOf(t, open) !== NEVER_HELD) {
      if (t.events !== undefined)
        note(t, -1, 'The table is laid out; {0} lies face up', 'G-2.1', open);
      return;
    }
    t.because = 'G-2.4';
    clearTable(t);
  }
}

/** G-3.6: discard pile, table cards and the rest of the pile are laid out anew. */
export function gatherAndLayOut(t: GatheringsTable): void {
  t.because = 'G-3.6';
  moveAll(t, t.zone.discard, t.zone.deck);
  clearTable(t);
  push(t, STEP.layOut);
}
