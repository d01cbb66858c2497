import { push, type Reason, read, reveal, type Seat, type Slot, write } from '@conclave/kernel';
import { checkLimit, reserveLimit, reserveSize, spendables, TYPES } from './energy.ts';
import { covers, dueOf, pay } from './pay.ts';
import {
  allTokensOn,
  freeSlots,
  inForce,
  isTurned,
  layDown,
  mark,
  powerOn,
  saying,
  sumOver,
} from './places.ts';
import {
  addCrystals,
  around,
  crystalsOf,
  enchanted,
  giveCrystals,
  printedPower,
  tellAll,
} from './seat.ts';
import { start, whyBlocked } from './start.ts';
import { type SeasonsTable, STEP } from './table.ts';
import { MOMENT, trigger } from './triggers.ts';
import type { Effect } from './vocabulary.ts';
import { crystals } from './words.ts';

/** S-8.10: crystals all opponents demand before a summon. */
function summonToll(t: SeasonsTable, seat: Seat): number {
  let toll = 0;
  for (let other = 0; other < t.seats; other++) {
    if (other !== seat) toll += sumOver(t, other, 'summonToll');
  }
  return toll;
}

/** What decides whether a seat can summon, looked up once for a whole hand. */
export interface Means {
  left: number;
  free: number;
  toll: number;
  crystals: number;
  any: number;
  cheaper: number;
  readonly have: number[];
}

const means: Means = {
  left: 0,
  free: 0,
  toll: 0,
  crystals: 0,
  any: 0,
  cheaper: 0,
  have: [0, 0, 0, 0],
};

export function meansOf(t: SeasonsTable, seat: Seat): Means {
  const { summonLimit } = enchanted(t);
  means.left = summonLimit === 0 ? 1 : summonLimit - read(t, t.at.summons);
  means.free = freeSlots(t, seat);
  means.toll = summonToll(t, seat);
  means.crystals = crystalsOf(t, seat);
  means.any = inForce(t, seat, 'dearer');
  means.cheaper = inForce(t, seat, 'cheaper');
  spendables(t, seat, means.have);
  return means;
}

/** S-8.7: the energy of a cost with everything that changes it. */
function dueWith({ any, cheaper }: Means, energy: readonly number[]): number {
  let total = any;
  for (let type = 0; type < TYPES; type++) total += energy[type] ?? 0;
  return dueOf(energy, any, Math.min(cheaper, Math.max(0, total - 1)));
}

export const dueFor = (t: SeasonsTable, seat: Seat, energy: readonly number[]): number =>
  dueWith(meansOf(t, seat), energy);

/** S-8.13: energies as a mask, one token of each. */
export const energiesIn = (mask: number): readonly number[] =>
  [0, 1, 2, 3].map((type) => (mask >> type) & 1);

/** Whether some declaration of a cost that is chosen can be paid: the cheapest has one token. */
function canDeclare(given: Means): boolean {
  for (let mask = 1; mask < 16; mask++) {
    if (covers(given.have, dueWith(given, energiesIn(mask)))) return true;
  }
  return false;
}

/** S-8.5: why a card of the hand cannot be summoned now. */
export function whyNoSummon(
  t: SeasonsTable,
  seat: Seat,
  slot: Slot,
  given = meansOf(t, seat),
): Reason | undefined {
  const power = printedPower(t, slot);
  const { toll } = given;
  const price = toll + power.crystals;
  if (given.left <= 0) {
    return { reason: 'only one card may be summoned in a turn', rule: 'S-19.7' };
  }
  if (given.free <= 0) {
    return { reason: 'your gauge has no room for another card', rule: 'S-8.2' };
  }
  if (given.crystals < toll) {
    return { reason: `you owe ${crystals(toll)} before you summon`, rule: 'S-8.10' };
  }
  if (given.crystals < price) {
    return { reason: `it costs ${crystals(price)}`, rule: 'S-8.5' };
  }
  const payable = power.declared
    ? canDeclare(given)
    : covers(given.have, dueWith(given, power.energy));
  return payable ? undefined : { reason: 'you lack the energy', rule: 'S-8.6' };
}

/** S-8.4: announces a card; its price is paid, then it comes into play. */
export function summon(t: SeasonsTable, seat: Seat, slot: Slot): void {
  t.because = 'S-8.4';
  reveal(t, slot);
  push(t, STEP.settle, seat);
  if (printedPower(t, slot).declared) push(t, STEP.declare, slot, seat);
  else payFor(t, seat, slot, printedPower(t, slot).energy);
}

/** S-8.10, S-8.6: the opponents' toll, the crystals, and then the energy. */
export function payFor(t: SeasonsTable, seat: Seat, slot: Slot, energy: readonly number[]): void {
  for (const other of around(t, seat)) {
    if (other === seat) continue;
    const toll = sumOver(t, other, 'summonToll');
    if (toll > 0) giveCrystals(t, seat, other, toll);
  }
  addCrystals(t, seat, -printedPower(t, slot).crystals);
  push(t, STEP.summoned, slot, seat);
  pay(t, seat, dueFor(t, seat, energy), slot);
}

export function summonedStep(t: SeasonsTable, slot: Slot, seat: Seat): void {
  t.because = 'S-8.4';
  write(t, t.at.summons, read(t, t.at.summons) + 1);
  layDown(t, seat, slot);
  tellAll(t, seat, 'summons {0}', 'S-8.4', slot);
  entered(t, seat, slot, true);
}

/** S-9.1, S-9.5: a card comes into play without being summoned. */
export function putIntoPlay(t: SeasonsTable, seat: Seat, slot: Slot): void {
  layDown(t, seat, slot);
  tellAll(t, seat, 'puts {0} into play', 'S-9.1', slot);
  write(t, t.at.declared, 15);
  entered(t, seat, slot, false);
}

/**
 * S-8.4, S-10.1: what a card does when it comes into play. A smaller reserve comes first
 * (S-6.5, S-17.5), then what its player's other cards do for a summon.
 */
function entered(t: SeasonsTable, seat: Seat, slot: Slot, summoned: boolean): void {
  const { enter } = printedPower(t, slot);
  if (enter !== undefined) start(t, enter, seat, slot);
  // S-8.11: the card itself is passed over.
  if (summoned) trigger(t, MOMENT.summon, seat, 1, slot);
  if (reserveSize(t, seat) > reserveLimit(t, seat)) checkLimit(t, seat);
}

const BARRED: Reason = { reason: 'this card is never put into play by another', rule: 'S-9.4' };
const NO_ROOM: Reason = { reason: 'your gauge has no room for another card', rule: 'S-9.2' };

/** Why a card cannot be put into play. */
export function whyNotIntoPlay(t: SeasonsTable, seat: Seat, slot: Slot): Reason | undefined {
  if (printedPower(t, slot).neverPutIntoPlay) return BARRED;
  return freeSlots(t, seat) > 0 ? undefined : NO_ROOM;
}

/** S41: crystals an activation costs before its own price. */
export function activationToll(t: SeasonsTable, seat: Seat): number {
  let toll = 0;
  for (let other = 0; other < t.seats; other++) {
    if (other !== seat) toll += sumOver(t, other, 'activationToll');
  }
  return toll;
}

/** Why a card in play cannot be activated for one of its effects. */
export const whyNoActivation = (
  t: SeasonsTable,
  seat: Seat,
  slot: Slot,
  effect: Effect,
): Reason | undefined =>
  isTurned(t, slot)
    ? { reason: 'it is turned already', rule: 'S-10.6' }
    : whyBlocked(t, effect, seat, slot);

/** S-10.5, S-10.6: turns a card for one of its effects; others may profit, own cards react. */
export function activate(t: SeasonsTable, seat: Seat, slot: Slot, effect: Effect): void {
  t.because = 'S-10.5';
  push(t, STEP.settle, seat);
  // S-17.4: clockwise, since the crystals may not be enough for all.
  for (let i = 1; i < t.seats; i++) {
    const other = (seat + i) % t.seats;
    const toll = sumOver(t, other, 'activationToll');
    if (toll === 0) continue;
    giveCrystals(t, seat, other, toll);
    addCrystals(t, other, toll);
  }
  mark(t, 'turned', slot);
  tellAll(t, seat, 'activates {0}', 'S-10.5', slot);
  start(t, effect, seat, slot);
  const n = saying(t, seat, 'whenYouActivate', found);
  for (let i = 0; i < n; i++) {
    const own = found[i] as number;
    // Once a turn: what was placed stays until the round ends.
    if (allTokensOn(t, own) === 0) start(t, powerOn(t, own).whenYouActivate as Effect, seat, own);
  }
}

const found: number[] = [];
