import { faceOf, listOf, NONE, push, read, topOf, write, zoneOf } from '@conclave/kernel';
import { INFO } from '@conclave/kernel/look';
import { STEP } from '../table.ts';
import { inQuestion, inStep } from './break.ts';

let calls = 0;

/** Rules that do not end, ask in vain, or do not keep to what they offer. */
export const RULE_FAULTS = {
  neverEnds: inStep('night', () => (t) => push(t, STEP.dusk)),
  goesInCircles: inStep('night', () => (t) => push(t, STEP.night)),
  pilesUp: inStep('night', () => (t) => {
    push(t, STEP.night);
    push(t, STEP.night);
  }),
  /** Comes to an end, and only just. */
  dawdles: inStep('night', (night) => (t, a, waited, ...args) => {
    if (waited < 500) push(t, STEP.night, a, waited + 1);
    else night(t, a, 0, ...args);
  }),
  asksInVain: inQuestion('act', () => ({
    options(t, seat, out) {
      for (const slot of listOf(t, zoneOf(t, 'hand', seat))) {
        if (topOf(t, zoneOf(t, 'row', seat)) === NONE) out.add(slot + 1);
      }
    },
  })),
  trips: inQuestion('letGo', () => ({
    apply() {
      throw new Error('nobody thought of this');
    },
  })),
  offersTwice: inQuestion('arrange', ({ options }) => ({
    options(t, seat, out, ...args) {
      options(t, seat, out, ...args);
      out.add(out.codes[0] as number);
    },
  })),
  offersByMood: inQuestion('act', ({ options }) => ({
    options(t, seat, out, ...args) {
      options(t, seat, out, ...args);
      if (calls++ % 2 === 0) out.add(t.layout.slotCount + 1);
    },
    tell: () => ({ label: 'Something', does: 'Who knows.', rule: 'L-4.1' }),
    apply: () => {},
  })),
  refusesWithoutReason: inQuestion('act', () => ({
    refuse: () => ({ reason: '', rule: 'L-4.1' }),
  })),
  refusesByNoRule: inQuestion('act', () => ({
    refuse: () => ({ reason: 'no', rule: 'L-9.9' }),
  })),
  refusalLeavesTrace: inQuestion('act', () => ({
    refuse(t, seat) {
      write(t, 'oil', read(t, 'oil', seat) + 1, seat);
      return undefined;
    },
  })),
  optionWithoutWords: inQuestion('act', ({ tell }) => ({
    tell: (t, seat, code, ...args) => ({ ...tell(t, seat, code, ...args), does: '' }),
  })),
  /** Forgets that somebody has just learned something. */
  undoTooFree: inQuestion('act', ({ apply }) => ({
    apply(t, seat, picks, ...args) {
      const info = t.cells[INFO] as number;
      apply(t, seat, picks, ...args);
      t.cells[INFO] = info;
    },
  })),
  /** Who bids first makes a difference, though all bid at the same time. */
  bidsInTurn: inQuestion('bid', ({ apply }) => ({
    apply(t, seat, picks, ...args) {
      apply(t, seat, picks, ...args);
      write(t, 'embers', 2 * read(t, 'embers') + (seat & 1));
    },
  })),
  /** Tells the next star by a counter, and lets that be taken back. */
  tellsAndTakesBack: inQuestion('act', ({ apply }) => ({
    apply(t, seat, picks, ...args) {
      apply(t, seat, picks, ...args);
      write(t, 'letGo', topOf(t, t.zone.sky) === NONE ? 0 : faceOf(t, topOf(t, t.zone.sky)));
    },
  })),
} as const;
