import {
  bottomOf,
  indexIn,
  move,
  moveOnTop,
  NONE,
  nextOf,
  read,
  type Seat,
  type Slot,
  sizeOf,
  topOf,
  whereIs,
  write,
  type Zone,
  zoneOf,
} from '@conclave/kernel';
import { ABILITIES, ANY, type PartFacts, SHOWS } from '../content/facts.ts';
import type { Filter, Pile } from '../content/vocabulary.ts';
import { factsOf, matches } from './faces.ts';
import { tellOf } from './notes.ts';
import { lookBefore, newSight } from './sight.ts';
import type { EnchantersTable as T } from './table.ts';
import { forgetUses } from './uses.ts';

/** The pile of a player in which a card belongs. */
function pileFor(t: T, slot: Slot, seat: Seat): number {
  const { name, pile } = factsOf(t, slot);
  if (pile === 'none') throw new Error(`${name} belongs in no pile`);
  return zoneOf(t, t.zone[pile], seat);
}

export const zoneOfPile = (t: T, pile: Pile, seat: Seat): number => zoneOf(t, t.zone[pile], seat);

/** The three piles of a seat, in the order of E-3.13. */
export const PILES: readonly Pile[] = ['item', 'enchantment', 'trophy'];

/** Whose pile a card lies in, or -1. */
export function ownerOf(t: T, slot: Slot): number {
  const zone = whereIs(t, slot);
  const first = t.zone.item;
  return zone >= first && zone < zoneOf(t, t.zone.trophy, t.seats) ? (zone - first) % t.seats : -1;
}

const add = { attack: 0, defense: 0, undead: 0, shows: 0, cap: 0 };
/** More than any cap that is printed. */
const NO_CAP = 1 << 20;

function addPart(part: PartFacts): void {
  add.attack += part.attack;
  add.defense += part.defense;
  add.undead += part.undead;
  add.shows |= part.shows;
  if (part.shows & SHOWS.crystalCap) add.cap = Math.min(add.cap, part.cap);
}

const sight = newSight();

/** E-3.8: adds up again what shows before a seat. */
export function refresh(t: T, seat: Seat): void {
  add.attack = 0;
  add.defense = 0;
  add.undead = 0;
  add.shows = 0;
  add.cap = NO_CAP;
  const n = lookBefore(t, seat, ANY, sight, 0);
  for (let i = 0; i < n; i++) addPart(sight.parts[i] as PartFacts);
  write(t, t.at.attackIcons, add.attack, seat);
  write(t, t.at.defenseIcons, add.defense, seat);
  write(t, t.at.undeadIcons, add.undead, seat);
  write(t, t.at.abilities, add.shows & ABILITIES, seat);
  // EF-16.3: what is above a cap that comes to light goes back at once.
  if (read(t, t.at.crystals, seat) > add.cap) write(t, t.at.crystals, add.cap, seat);
}

/** E-3.1, E-14.10: puts a card on its pile, on top or at the bottom. */
export function give(t: T, slot: Slot, seat: Seat, atBottom = false): void {
  const before = ownerOf(t, slot);
  const pile = pileFor(t, slot, seat);
  if (atBottom) move(t, slot, pile);
  else moveOnTop(t, slot, pile);
  if (before >= 0 && before !== seat) {
    forgetUses(t, slot);
    refresh(t, before);
  }
  refresh(t, seat);
}

function leave(t: T, slot: Slot, zone: Zone): void {
  const before = ownerOf(t, slot);
  moveOnTop(t, slot, zone);
  if (before >= 0) refresh(t, before);
}

/** E-12.6; E-3.12: a starting card is removed instead. */
export function discard(t: T, slot: Slot): void {
  if (factsOf(t, slot).start) remove(t, slot);
  else leave(t, slot, t.zone.graveyard);
}

/** E-12.9 */
export function remove(t: T, slot: Slot): void {
  leave(t, slot, t.zone.removed);
}

/** E-14.3, EF-4.9: a lone card and the bottom one cannot be buried. */
export const canBury = (t: T, slot: Slot): boolean => bottomOf(t, whereIs(t, slot)) !== slot;

/** E-14.2 */
export function bury(t: T, slot: Slot): void {
  const seat = ownerOf(t, slot);
  if (seat < 0 || !canBury(t, slot)) return;
  move(t, slot, whereIs(t, slot));
  refresh(t, seat);
  if (t.events !== undefined) tellOf(t, seat, `{0} is buried`, 'E-14.2', slot);
}

/** E-14.4 */
export function unbury(t: T, slot: Slot): void {
  const seat = ownerOf(t, slot);
  if (seat < 0 || topOf(t, whereIs(t, slot)) === slot) return;
  moveOnTop(t, slot, whereIs(t, slot));
  refresh(t, seat);
  if (t.events !== undefined) tellOf(t, seat, `{0} is unburied`, 'E-14.4', slot);
}

/** Which piles can hold what a filter means: bits 1, 2, 4 for Items, Enchantments, Trophies. */
const IN_PILES: Readonly<Record<Filter, number>> = {
  any: 7,
  item: 1,
  enchantment: 2,
  artifact: 3,
  monster: 4,
  dragon: 4,
  creature: 4,
  undead: 7,
};

/** Writes the slots of a seat's cards that a filter means to `out`; returns how many. */
export function cardsOf(t: T, seat: Seat, filter: Filter, out: number[]): number {
  let n = 0;
  const piles = IN_PILES[filter];
  for (let p = 0; p < 3; p++) {
    if (!((piles >> p) & 1)) continue;
    const zone = zoneOfPile(t, PILES[p] as Pile, seat);
    for (let s = topOf(t, zone); s !== NONE; s = nextOf(t, s)) {
      if (matches(factsOf(t, s), filter)) out[n++] = s;
    }
  }
  return n;
}

const counted: number[] = [];

/** EF-2.5: covered or not, starting cards included. */
export function countOf(t: T, seat: Seat, filter: Filter): number {
  if (filter === 'item') return sizeOf(t, zoneOf(t, t.zone.item, seat));
  if (filter === 'enchantment') return sizeOf(t, zoneOf(t, t.zone.enchantment, seat));
  if (filter === 'creature') return sizeOf(t, zoneOf(t, t.zone.trophy, seat));
  return cardsOf(t, seat, filter, counted);
}

/** E-3.9: the last card of an Item or Enchantment pile stays. */
export function canLeave(t: T, slot: Slot): boolean {
  const zone = whereIs(t, slot);
  const keepsOne = indexIn(t, t.zone.item, zone) >= 0 || indexIn(t, t.zone.enchantment, zone) >= 0;
  return !keepsOne || sizeOf(t, zone) > 1;
}

/** Whether a card shows its upper part: it does on top of its pile (E-3.2). */
export const isOnTop = (t: T, slot: Slot): boolean => topOf(t, whereIs(t, slot)) === slot;
