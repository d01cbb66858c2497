import {
  faceOf,
  indexIn,
  move,
  NONE,
  nextOf,
  read,
  type Seat,
  type Slot,
  sizeOf,
  topOf,
  whereIs,
  write,
  zoneOf,
} from '@conclave/kernel';
import { type Power, SAYS, type Said, type Thing } from './power.ts';
import { enchanted, gaugeOf, printedPower } from './seat.ts';
import type { SeasonsTable } from './table.ts';

/**
 * What lies on a card in play is kept by its place in front of its player, the
 * first card being place 0. One word a place:
 *
 *   air 5 | water 5 | fire 5 | earth 5 | what it copies 8
 *
 * A copy is one more than the slot of the copied card or, once that has left play,
 * one more than the number of slots plus its face. 0 is none.
 */
const TOKEN_BITS = 5;
const TOKENS = (1 << TOKEN_BITS) - 1;
const COPY_AT = 20;
const COPY = 0xff;

/** The counters that have a bit for each place. */
const MASKS = ['turned', 'done', 'committed', 'earned'] as const;
export type PlaceMask = (typeof MASKS)[number];

export const isInPlay = (t: SeasonsTable, slot: Slot): boolean => {
  return indexIn(t, t.zone.play, whereIs(t, slot)) >= 0;
};

/** Who controls a card in play. */
export const controllerOf = (t: SeasonsTable, slot: Slot): Seat =>
  indexIn(t, t.zone.play, whereIs(t, slot));

export function placeOf(t: SeasonsTable, slot: Slot): number {
  let place = 0;
  for (let s = topOf(t, whereIs(t, slot)); s !== slot; s = nextOf(t, s)) place++;
  return place;
}

export function slotAt(t: SeasonsTable, seat: Seat, place: number): number {
  let slot = topOf(t, zoneOf(t, t.zone.play, seat));
  for (let i = 0; i < place; i++) slot = nextOf(t, slot);
  return slot;
}

const wordAt = (t: SeasonsTable, seat: Seat, place: number): number =>
  read(t, t.at.place, seat, place);

const wordOn = (t: SeasonsTable, slot: Slot): number =>
  wordAt(t, controllerOf(t, slot), placeOf(t, slot));

export const tokensAt = (t: SeasonsTable, seat: Seat, place: number, type: number): number =>
  (wordAt(t, seat, place) >> (type * TOKEN_BITS)) & TOKENS;

export const tokensOn = (t: SeasonsTable, slot: Slot, type: number): number =>
  (wordOn(t, slot) >> (type * TOKEN_BITS)) & TOKENS;

export function allTokensOn(t: SeasonsTable, slot: Slot): number {
  const word = wordOn(t, slot);
  let sum = 0;
  for (let type = 0; type < 4; type++) sum += (word >> (type * TOKEN_BITS)) & TOKENS;
  return sum;
}

export function addTokenAt(
  t: SeasonsTable,
  seat: Seat,
  place: number,
  type: number,
  amount: number,
): void {
  const now = tokensAt(t, seat, place, type) + amount;
  // A store of more than 31 tokens of one energy would take a game of as many rounds.
  if (now < 0 || now > TOKENS) return;
  const word = wordAt(t, seat, place) + amount * 2 ** (type * TOKEN_BITS);
  write(t, t.at.place, word, seat, place);
}

export const addTokenOn = (t: SeasonsTable, slot: Slot, type: number, amount: number): void =>
  addTokenAt(t, controllerOf(t, slot), placeOf(t, slot), type, amount);

export const isMarked = (t: SeasonsTable, mask: PlaceMask, seat: Seat, place: number): boolean =>
  ((read(t, t.at[mask], seat) >> place) & 1) === 1;

export function mark(t: SeasonsTable, mask: PlaceMask, slot: Slot): void {
  const seat = controllerOf(t, slot);
  write(t, t.at[mask], read(t, t.at[mask], seat) | (1 << placeOf(t, slot)), seat);
}

export const isTurned = (t: SeasonsTable, slot: Slot): boolean =>
  isMarked(t, 'turned', controllerOf(t, slot), placeOf(t, slot));

const copyIn = (t: SeasonsTable, seat: Seat, place: number): number =>
  (wordAt(t, seat, place) >> COPY_AT) & COPY;

function setCopy(t: SeasonsTable, seat: Seat, place: number, code: number): void {
  const others = wordAt(t, seat, place) & ~(COPY << COPY_AT);
  write(t, t.at.place, others | (code << COPY_AT), seat, place);
}

/** The slot a card copies, or -1. */
export function copiedBy(t: SeasonsTable, slot: Slot): number {
  const code = copyIn(t, controllerOf(t, slot), placeOf(t, slot));
  return code >= 1 && code <= t.layout.remembered ? code - 1 : -1;
}

export function setCopied(t: SeasonsTable, slot: Slot, copied: number): void {
  setCopy(t, controllerOf(t, slot), placeOf(t, slot), copied + 1);
}

/** Ends a copy for good. */
export function clearCopy(t: SeasonsTable, slot: Slot): void {
  setCopy(t, controllerOf(t, slot), placeOf(t, slot), 0);
}

/** S-12.6: whether what a card copied has left play. */
export const hasLostCopied = (t: SeasonsTable, seat: Seat, place: number): boolean =>
  copyIn(t, seat, place) > t.layout.remembered;

/** Marks the copies of a card that leaves play. */
function loseCopied(t: SeasonsTable, slot: Slot): void {
  for (let seat = 0; seat < t.seats; seat++) {
    const cards = sizeOf(t, zoneOf(t, t.zone.play, seat));
    for (let place = 0; place < cards; place++) {
      if (copyIn(t, seat, place) === slot + 1) {
        setCopy(t, seat, place, t.layout.remembered + 1 + faceOf(t, slot));
      }
    }
  }
}

/** The power a card in play acts by: its own, or that of the item it copies. */
export function powerAt(t: SeasonsTable, slot: Slot, seat: Seat, place: number): Power {
  const own = printedPower(t, slot);
  if (!own.goesWithCopied) return own;
  const code = copyIn(t, seat, place);
  if (code === 0 || code > t.layout.remembered) return own;
  return printedPower(t, code - 1);
}

export const powerOn = (t: SeasonsTable, slot: Slot): Power =>
  powerAt(t, slot, controllerOf(t, slot), placeOf(t, slot));

/** by which a card acts in the moment it is sacrificed. */
export function lastPowerOn(t: SeasonsTable, slot: Slot): Power {
  const code = copyIn(t, controllerOf(t, slot), placeOf(t, slot));
  const face = code - t.layout.remembered - 1;
  return face >= 0 ? (t.facts.powers[face] as Power) : powerOn(t, slot);
}

/**
 * The cards in front of a seat that say a thing, in order. Writes their slots to `out`
 * and returns how many there are.
 */
export function saying(t: SeasonsTable, seat: Seat, what: Thing, out: number[]): number {
  const bit = SAYS[what];
  let n = 0;
  let place = 0;
  for (let slot = topOf(t, zoneOf(t, t.zone.play, seat)); slot !== NONE; slot = nextOf(t, slot)) {
    if (powerAt(t, slot, seat, place++).says & bit) out[n++] = slot;
  }
  return n;
}

/** What is said in numbers. */
type Figure = {
  [K in Thing]: Said[K] extends number ? K : never;
}[Thing];

/** Adds up what the cards of a seat say. */
export function sumOver(t: SeasonsTable, seat: Seat, figure: Figure): number {
  const bit = SAYS[figure];
  let sum = 0;
  let place = 0;
  for (let slot = topOf(t, zoneOf(t, t.zone.play, seat)); slot !== NONE; slot = nextOf(t, slot)) {
    const power = powerAt(t, slot, seat, place++);
    if (power.says & bit) sum += power[figure];
  }
  return sum;
}

/** The same of everything in force before a seat: its cards and the enchantment. */
export function inForce(t: SeasonsTable, seat: Seat, figure: Figure): number {
  const said = enchanted(t);
  return sumOver(t, seat, figure) + (said.says & SAYS[figure] ? said[figure] : 0);
}

/** The highest figure that the cards of a seat say, or 0. */
export function mostOver(t: SeasonsTable, seat: Seat, figure: Figure): number {
  const n = saying(t, seat, figure, found);
  let most = 0;
  for (let i = 0; i < n; i++) most = Math.max(most, powerOn(t, found[i] as number)[figure]);
  return most;
}

const found: number[] = [];

function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** S-8.2, S-12.10: how many more cards a seat may bring into play. */
export function freeSlots(t: SeasonsTable, seat: Seat): number {
  const leaving = countBits(read(t, t.at.committed, seat));
  return gaugeOf(t, seat) - sizeOf(t, zoneOf(t, t.zone.play, seat)) + leaving;
}

/** Lays a card in front of a seat, upright and empty. */
export function layDown(t: SeasonsTable, seat: Seat, slot: Slot): void {
  move(t, slot, zoneOf(t, t.zone.play, seat));
}

/** S-12.4: clears what lies on a card that is about to leave, and closes the gap. */
export function liftUp(t: SeasonsTable, slot: Slot): void {
  const seat = controllerOf(t, slot);
  const cards = sizeOf(t, zoneOf(t, t.zone.play, seat));
  const gap = placeOf(t, slot);
  for (let place = gap; place < cards; place++) {
    write(t, t.at.place, place + 1 < cards ? wordAt(t, seat, place + 1) : 0, seat, place);
  }
  for (const mask of MASKS) {
    const bits = read(t, t.at[mask], seat);
    write(t, t.at[mask], (bits & ((1 << gap) - 1)) | ((bits >> (gap + 1)) << gap), seat);
  }
  loseCopied(t, slot);
}
