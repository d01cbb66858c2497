import { ask, push, type Question, type Seat, type Slot } from '@conclave/kernel';
import {
  addReserve,
  sourceName,
  sourcesOf,
  spendable,
  spendableAt,
  spendables,
  TYPES,
} from './energy.ts';
import { addTokenAt } from './places.ts';
import { nameOf } from './seat.ts';
import { ASK, type SeasonsTable, STEP } from './table.ts';
import { ENERGIES } from './vocabulary.ts';

/**
 * What is due, in one number: four bits for each energy, then tokens of any
 * energy, then how many of all these may be left out (S-8.7).
 */
const DUE = 15;
/** The most of one energy that is due at a time. */
export const MOST_DUE = DUE;
const ANY = 4;
const LEAVE = 5;
const part = (due: number, which: number): number => (due >> (which * 4)) & DUE;
const less = (due: number, which: number): number => due - (1 << (which * 4));

export function dueOf(energy: readonly number[], any: number, leave: number): number {
  let due = (any << (ANY * 4)) | (leave << (LEAVE * 4));
  for (let type = 0; type < TYPES; type++) due |= (energy[type] ?? 0) << (type * 4);
  return due;
}

/** How many tokens must at least be left out so that the rest can be paid. */
function missing(t: SeasonsTable, seat: Seat, due: number): number {
  if (due === 0) return 0;
  spendables(t, seat, owned);
  return missingOf(owned, due);
}

function missingOf(have: readonly number[], due: number): number {
  let short = 0;
  let spare = 0;
  for (let type = 0; type < TYPES; type++) {
    const rest = (have[type] as number) - part(due, type);
    if (rest < 0) short -= rest;
    else spare += rest;
  }
  return short + Math.max(0, part(due, ANY) - spare);
}

const owned: number[] = [0, 0, 0, 0];

/** As `canPay`, for tokens that were counted already. */
export const covers = (have: readonly number[], due: number): boolean =>
  missingOf(have, due) <= part(due, LEAVE);

export const canPay = (t: SeasonsTable, seat: Seat, due: number): boolean =>
  missing(t, seat, due) <= part(due, LEAVE);

/** Puts a payment, for a card or -1 for none, on the stack; what was put there before it comes after it. */
export function pay(t: SeasonsTable, seat: Seat, due: number, slot: Slot): void {
  if (due !== 0) push(t, STEP.pay, due, seat, slot);
}

/** One more than the part left out; 0 is to pay everything. */
function leavable(t: SeasonsTable, seat: Seat, due: number, out: number[]): number {
  let n = 0;
  if (missing(t, seat, due) === 0) out[n++] = 0;
  for (let which = 0; which <= ANY; which++) {
    if (part(due, which) > 0 && canPay(t, seat, less(less(due, which), LEAVE)))
      out[n++] = which + 1;
  }
  return n;
}

const found: number[] = [];

export function payStep(t: SeasonsTable, due: number, seat: Seat, slot: Slot): void {
  t.because = 'S-8.6';
  if (part(due, LEAVE) > 0) {
    if (leavable(t, seat, due, found) === 1) leaveOut(t, seat, found[0] as number, due, slot);
    else ask(t, ASK.leaveOut, seat, due, slot);
    return;
  }
  let rest = due;
  for (let type = 0; type < TYPES; type++) {
    const count = part(rest, type);
    if (count === 0) continue;
    const only = onlySource(t, seat, type);
    if (only >= 0) spend(t, seat, only, type, count);
    else if (spendable(t, seat, type) === count) spendAll(t, seat, type);
    else {
      ask(t, ASK.source, seat, rest, slot);
      return;
    }
    rest -= count << (type * 4);
  }
  if (rest !== 0) payAny(t, seat, rest, slot);
}

/** The one source that has tokens of an energy, or -1 if there are several. */
function onlySource(t: SeasonsTable, seat: Seat, type: number): number {
  let only = -1;
  for (const source of sourcesOf(t, seat)) {
    if (spendableAt(t, seat, source, type) === 0) continue;
    if (only >= 0) return -1;
    only = source;
  }
  return only;
}

function spendAll(t: SeasonsTable, seat: Seat, type: number): void {
  for (const source of sourcesOf(t, seat)) {
    spend(t, seat, source, type, spendableAt(t, seat, source, type));
  }
}

export function spend(
  t: SeasonsTable,
  seat: Seat,
  source: number,
  type: number,
  count: number,
): void {
  if (source === 0) addReserve(t, seat, type, -count);
  else addTokenAt(t, seat, source - 1, type, -count);
}

/** Tokens of any energy: all there are, the only kind there is, or the seat chooses. */
function payAny(t: SeasonsTable, seat: Seat, due: number, slot: Slot): void {
  const count = part(due, ANY);
  let all = 0;
  for (let type = 0; type < TYPES; type++) all += spendable(t, seat, type);
  if (all === count) {
    for (let type = 0; type < TYPES; type++) spendAll(t, seat, type);
    return;
  }
  const kinds = offers(t, seat, due, found);
  if (kinds > 1) ask(t, ASK.source, seat, due, slot);
  else spend(t, seat, (found[0] as number) >> 2, (found[0] as number) & 3, count);
}

/** Tokens that may be given next: those of the first energy due, or of any. */
function offers(t: SeasonsTable, seat: Seat, due: number, out: number[]): number {
  let wanted = 0;
  while (wanted < TYPES && part(due, wanted) === 0) wanted++;
  let n = 0;
  for (const source of sourcesOf(t, seat)) {
    for (let type = 0; type < TYPES; type++) {
      if (wanted < TYPES && type !== wanted) continue;
      if (spendableAt(t, seat, source, type) > 0) out[n++] = source * 4 + type;
    }
  }
  return n;
}

function leaveOut(t: SeasonsTable, seat: Seat, code: number, due: number, slot: Slot): void {
  const left = code === 0 ? due & ~(DUE << (LEAVE * 4)) : less(less(due, code - 1), LEAVE);
  pay(t, seat, left, slot);
}

const forWhat = (t: SeasonsTable, slot: Slot): string =>
  slot < 0 ? '' : ` for ${nameOf(t, slot)}`;

/** S-8.7: which token of a cost is left out. */
export const askLeaveOut: Question<SeasonsTable> = {
  rule: 'S-8.7',
  prompt: (t, _seat, _due, slot) => `Which token do you leave out${forWhat(t, slot)}?`,
  card: (_t, _due, slot) => slot,
  options(t, seat, out, due) {
    const list: number[] = [];
    const n = leavable(t, seat, due, list);
    for (let i = 0; i < n; i++) out.add(list[i] as number);
  },
  tell: (_t, _seat, code) => ({
    label:
      code === 0
        ? 'Pay everything'
        : code === ANY + 1
          ? 'Leave out the additional token'
          : `Leave out ${ENERGIES[code - 1]}`,
    does: code === 0 ? 'Nothing is left out.' : 'The rest is paid.',
    rule: 'S-8.7',
  }),
  apply(t, seat, picks, due, slot) {
    leaveOut(t, seat, picks[0] as number, due, slot);
  },
};

/** S-6.10: which token is given. */
export const askSource: Question<SeasonsTable> = {
  rule: 'S-6.10',
  prompt: (t, _seat, _due, slot) => `Which token do you give${forWhat(t, slot)}?`,
  options(t, seat, out, due) {
    const list: number[] = [];
    const n = offers(t, seat, due, list);
    for (let i = 0; i < n; i++) out.add(list[i] as number);
  },
  tell: (t, seat, code) => ({
    label: `${ENERGIES[code & 3]} from ${sourceName(t, seat, code >> 2)}`,
    does: 'It is discarded.',
    rule: 'S-6.10',
  }),
  apply(t, seat, picks, due, slot) {
    const code = picks[0] as number;
    spend(t, seat, code >> 2, code & 3, 1);
    const type = code & 3;
    pay(t, seat, less(due, part(due, type) > 0 ? type : ANY), slot);
  },
};
