import {
  ask,
  listOf,
  NONE,
  plural,
  push,
  type Question,
  type Seat,
  type Slot,
  sizeOf,
} from '@conclave/kernel';
import { collect, discard, drawTo, tidyDeck } from './deck.ts';
import { nameOf, printedPower, tellAll } from './seat.ts';
import { ASK, type SeasonsTable, STEP } from './table.ts';
import { ENERGIES } from './vocabulary.ts';

/** What a search looks for: a familiar, or an item that costs an energy, which is named first. */
const FAMILIAR = -1;
/** The first time what is found may be rejected. */
const FIRST = 0;
const AGAIN = 1;

export function beginSearch(t: SeasonsTable, seat: Seat, named: boolean): void {
  if (named) ask(t, ASK.nameType, seat, FIRST);
  else push(t, STEP.search, FAMILIAR, seat, FIRST);
}

export const askNameType: Question<SeasonsTable> = {
  rule: 'S-13.9',
  prompt: () => 'Name an energy.',
  options(_t, _seat, out) {
    for (const [type] of ENERGIES.entries()) out.add(type);
  },
  tell: (_t, _seat, type) => ({
    label: `${ENERGIES[type]}`,
    does: `Cards are revealed until a magic item costs ${ENERGIES[type]}.`,
    rule: 'S-13.9',
  }),
  apply(t, seat, picks, turn) {
    tellAll(t, seat, `names ${ENERGIES[picks[0] as number]}`, 'S-13.9');
    push(t, STEP.search, picks[0], seat, turn);
  },
};

function fits(t: SeasonsTable, slot: Slot, wanted: number): boolean {
  const power = printedPower(t, slot);
  if (wanted === FAMILIAR) return !power.item;
  return power.item && (power.declared || (power.energy[wanted] ?? 0) > 0);
}

/** Reveals cards until one fits; the second time it must be kept. */
export function searchStep(t: SeasonsTable, wanted: number, seat: Seat, turn: number): void {
  t.because = 'S-13.9';
  const zone = t.zone.aside;
  for (;;) {
    const slot = drawTo(t, zone);
    if (slot === NONE) {
      clearAside(t);
      return;
    }
    if (!fits(t, slot, wanted)) continue;
    tellAll(t, seat, `reveals ${plural(sizeOf(t, zone), 'card')} and finds {0}`, 'S-13.9', slot);
    if (turn === AGAIN) keepFound(t, seat, slot);
    else ask(t, ASK.keepFound, seat, slot, wanted);
    return;
  }
}

function keepFound(t: SeasonsTable, seat: Seat, slot: Slot): void {
  collect(t, seat, slot);
  clearAside(t);
}

/** The revealed cards are discarded in the order in which they were revealed. */
function clearAside(t: SeasonsTable): void {
  for (const slot of listOf(t, t.zone.aside)) discard(t, slot);
  tidyDeck(t);
}

export const askKeepFound: Question<SeasonsTable> = {
  rule: 'S-13.9',
  prompt: (t, _seat, slot) => `You found ${nameOf(t, slot)}.`,
  card: (_t, slot) => slot,
  options(_t, _seat, out) {
    out.add(1);
    out.add(0);
  },
  tell: (t, _seat, keep, slot) => ({
    label: keep === 1 ? `Keep ${nameOf(t, slot)}` : `Reject ${nameOf(t, slot)}`,
    does:
      keep === 1
        ? 'It goes to your hand; the other cards are discarded.'
        : 'All revealed cards are discarded, and you must keep what you find next.',
    rule: 'S-13.9',
    slots: [slot],
  }),
  apply(t, seat, picks, slot, wanted) {
    if (picks[0] === 1) {
      keepFound(t, seat, slot);
      return;
    }
    clearAside(t);
    if (wanted === FAMILIAR) push(t, STEP.search, FAMILIAR, seat, AGAIN);
    else ask(t, ASK.nameType, seat, AGAIN);
  },
};
