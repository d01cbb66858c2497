import {
  ask,
  type Counter,
  cardName,
  faceOf,
  nextOf,
  push,
  type Question,
  read,
  type Seat,
  type Slot,
  sizeOf,
  topOf,
  write,
  zoneOf,
} from '@conclave/kernel';
import { SETUP } from '../content/setup.ts';
import { addTokenOn, mostOver, placeOf, saying, sumOver, tokensAt, tokensOn } from './places.ts';
import { tellAll } from './seat.ts';
import { ASK, type SeasonsTable, STEP } from './table.ts';
import { ENERGIES, type Energy } from './vocabulary.ts';

export const TYPES = ENERGIES.length;
export const typeNumber = (type: Energy): number => ENERGIES.indexOf(type);

/** The counter of an energy, by its number. */
function energyAt({ at }: SeasonsTable, type: number): Counter {
  if (type < 2) return type === 0 ? at.air : at.water;
  return type === 2 ? at.fire : at.earth;
}

export const reserveOf = (t: SeasonsTable, seat: Seat, type: number): number =>
  read(t, energyAt(t, type), seat);

export function reserveSize(t: SeasonsTable, seat: Seat): number {
  let sum = 0;
  for (let type = 0; type < TYPES; type++) sum += reserveOf(t, seat, type);
  return sum;
}

export function addReserve(t: SeasonsTable, seat: Seat, type: number, amount: number): void {
  write(t, energyAt(t, type), reserveOf(t, seat, type) + amount, seat);
}

/** S-6.1, S-6.2 */
export function reserveLimit(t: SeasonsTable, seat: Seat): number {
  const less = sumOver(t, seat, 'reserveLess') + read(t, t.at.droughtTokens, seat);
  return Math.max(0, Math.max(SETUP.reserve, mostOver(t, seat, 'reserve')) - less);
}

/** S-6.10: a place where tokens may be spent from. 0 is the reserve, otherwise a place in play. */
export function spendableAt(t: SeasonsTable, seat: Seat, source: number, type: number): number {
  return source === 0 ? reserveOf(t, seat, type) : tokensAt(t, seat, source - 1, type);
}

/** How many tokens of an energy a seat may spend: its reserve and what lies on certain cards. */
export function spendable(t: SeasonsTable, seat: Seat, type: number): number {
  let sum = reserveOf(t, seat, type);
  const n = saying(t, seat, 'spendable', stores);
  for (let i = 0; i < n; i++) sum += tokensOn(t, stores[i] as number, type);
  return sum;
}

const stores: number[] = [];

export function hasEnergy(t: SeasonsTable, seat: Seat): boolean {
  for (let type = 0; type < TYPES; type++) if (spendable(t, seat, type) > 0) return true;
  return false;
}

/** Writes what a seat may spend of each energy to a list: one look at its cards for all four. */
export function spendables(t: SeasonsTable, seat: Seat, out: number[]): void {
  for (let type = 0; type < TYPES; type++) out[type] = reserveOf(t, seat, type);
  const n = saying(t, seat, 'spendable', stores);
  for (let i = 0; i < n; i++) {
    for (let type = 0; type < TYPES; type++) {
      out[type] = (out[type] as number) + tokensOn(t, stores[i] as number, type);
    }
  }
}

/** Every source a seat may spend from, the reserve first. */
export function sourcesOf(t: SeasonsTable, seat: Seat): number[] {
  const out = [0];
  const n = saying(t, seat, 'spendable', stores);
  for (let i = 0; i < n; i++) out.push(placeOf(t, stores[i] as number) + 1);
  return out;
}

/** S-6.6: gains tokens of the seat's choice, in the reserve or, where a card is given, on it. */
export function gainEnergy(t: SeasonsTable, seat: Seat, count: number, slot = -1): void {
  if (count > 0) push(t, STEP.gain, count, seat, slot);
}

/** S-6.3: asks for tokens to be discarded as soon as there are too many. */
export function checkLimit(t: SeasonsTable, seat: Seat): void {
  push(t, STEP.limit, seat);
}

export function gainStep(t: SeasonsTable, count: number, seat: Seat, slot: Slot): void {
  if (slot < 0) checkLimit(t, seat);
  ask(t, ASK.energy, seat, count, slot);
}

export const askEnergy: Question<SeasonsTable> = {
  rule: 'S-6.6',
  prompt: (_t, _seat, count) =>
    count > 1 ? `Choose an energy; ${count} to take.` : 'Choose an energy to take.',
  options(_t, _seat, out) {
    for (let type = 0; type < TYPES; type++) out.add(type);
  },
  tell: (_t, _seat, type, _count, slot) => ({
    label: `${ENERGIES[type]}`,
    does: slot < 0 ? 'It goes to your reserve.' : 'It goes onto the card.',
    rule: 'S-6.6',
  }),
  apply(t, seat, picks, count, slot) {
    const type = picks[0] as number;
    if (slot < 0) addReserve(t, seat, type, 1);
    else addTokenOn(t, slot, type, 1);
    tellAll(t, seat, `takes ${ENERGIES[type]}`, 'S-6.6');
    if (count > 1) ask(t, ASK.energy, seat, count - 1, slot);
  },
};

/** S-6.4, S-6.5 */
export function limitStep(t: SeasonsTable, seat: Seat): void {
  const over = reserveSize(t, seat) - reserveLimit(t, seat);
  if (over > 0) push(t, STEP.discardEnergy, over, seat);
}

/** Discards tokens of the reserve, of the owner's choice. */
export function discardEnergyStep(t: SeasonsTable, count: number, seat: Seat): void {
  t.because = 'S-6.3';
  if (count >= reserveSize(t, seat)) {
    emptyReserve(t, seat);
    return;
  }
  const only = onlyType(t, seat);
  if (only < 0) ask(t, ASK.discardEnergy, seat, count);
  else addReserve(t, seat, only, -count);
}

/** The energy of a reserve that has no other, or -1. */
function onlyType(t: SeasonsTable, seat: Seat): number {
  let only = -1;
  for (let type = 0; type < TYPES; type++) {
    if (reserveOf(t, seat, type) === 0) continue;
    if (only >= 0) return -1;
    only = type;
  }
  return only;
}

export const askDiscardEnergy: Question<SeasonsTable> = {
  rule: 'S-6.3',
  prompt: (_t, _seat, count) =>
    `Discard ${count === 1 ? 'a token' : `${count} tokens`} of your reserve.`,
  options(t, seat, out) {
    for (let type = 0; type < TYPES; type++) if (reserveOf(t, seat, type) > 0) out.add(type);
  },
  tell: (_t, _seat, type) => ({
    label: `${ENERGIES[type]}`,
    does: 'It returns to the supply.',
    rule: 'S-6.3',
  }),
  apply(t, seat, picks, count) {
    addReserve(t, seat, picks[0] as number, -1);
    tellAll(t, seat, `discards ${ENERGIES[picks[0] as number]}`, 'S-6.3');
    if (count > 1) push(t, STEP.discardEnergy, count - 1, seat);
  },
};

export function emptyReserve(t: SeasonsTable, seat: Seat): void {
  for (let type = 0; type < TYPES; type++) {
    addReserve(t, seat, type, -reserveOf(t, seat, type));
  }
}

/** Where a token comes from, in words. */
export function sourceName(t: SeasonsTable, seat: Seat, source: number): string {
  if (source === 0) return 'your reserve';
  let slot = topOf(t, zoneOf(t, t.zone.play, seat));
  for (let place = 1; place < source && place < sizeOf(t, zoneOf(t, t.zone.play, seat)); place++) {
    slot = nextOf(t, slot);
  }
  return cardName(t, faceOf(t, slot));
}
