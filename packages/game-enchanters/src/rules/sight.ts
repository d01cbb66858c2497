import { NONE, nextOf, read, type Seat, type Slot, topOf, zoneOf } from '@conclave/kernel';
import { factsOf } from './faces.ts';
import type { Sight, Source } from './ports.ts';
import type { EnchantersTable as T } from './table.ts';

export const newSight = (): Sight => ({ slots: [], parts: [] });

/** E-3.2: a pile shows all of its top card, and of the others the lower part. */
export function seePile(t: T, pile: number, sort: number, into: Sight, before: number): number {
  let n = before;
  const top = topOf(t, pile);
  for (let s = top; s !== NONE; s = nextOf(t, s)) {
    const { upper, lower } = factsOf(t, s);
    if (s === top && upper.shows & sort) {
      into.slots[n] = s;
      into.parts[n++] = upper;
    }
    if (lower.shows & sort) {
      into.slots[n] = s;
      into.parts[n++] = lower;
    }
  }
  return n;
}

/** All of a card that is covered by nothing. */
export function seeCard(t: T, slot: Slot, sort: number, into: Sight, n: number): number {
  let seen = n;
  const { upper, lower } = factsOf(t, slot);
  for (const part of [upper, lower]) {
    if ((part.shows & sort) === 0) continue;
    into.slots[seen] = slot;
    into.parts[seen++] = part;
  }
  return seen;
}

/** What the modules show. */
function seeMore(
  t: T,
  sources: readonly Source<T>[],
  seat: Seat,
  sort: number,
  into: Sight,
  before: number,
): number {
  let n = before;
  for (let i = 0; i < sources.length; i++) {
    n = (sources[i] as Source<T>)(t, seat, sort, into, n);
  }
  return n;
}

/** Whether anything of a sort shows before a seat: a look at one number. */
export const shows = (t: T, seat: Seat, sort: number): boolean =>
  (read(t, t.at.abilities, seat) & sort) !== 0;

const scratch = newSight();

/** Whether anything of a sort shows to everybody. */
export function showsToAll(t: T, sort: number): boolean {
  const village = topOf(t, t.zone.village);
  if (village !== NONE && (factsOf(t, village).upper.shows & sort) !== 0) return true;
  const { shownToAll } = t.facts;
  return shownToAll.length > 0 && seeMore(t, shownToAll, 0, sort, scratch, 0) > 0;
}

/** Whether anything of a sort shows to a seat. */
export function inSight(t: T, seat: Seat, sort: number): boolean {
  return (read(t, t.at.abilities, seat) & sort) !== 0 || showsToAll(t, sort);
}

/** The parts of some sort that show to everybody, added to those seen before. */
export function lookAround(t: T, sort: number, into: Sight, seen: number): number {
  let n = seen;
  const village = topOf(t, t.zone.village);
  if (village !== NONE && factsOf(t, village).upper.shows & sort) {
    into.slots[n] = village;
    into.parts[n++] = factsOf(t, village).upper;
  }
  const { shownToAll } = t.facts;
  return shownToAll.length === 0 ? n : seeMore(t, shownToAll, 0, sort, into, n);
}

/** The parts of some sort that show before a seat, added to those seen before. */
export function lookBefore(t: T, seat: Seat, sort: number, into: Sight, seen: number): number {
  let n = seePile(t, zoneOf(t, t.zone.item, seat), sort, into, seen);
  n = seePile(t, zoneOf(t, t.zone.enchantment, seat), sort, into, n);
  n = seePile(t, zoneOf(t, t.zone.trophy, seat), sort, into, n);
  const { shownBefore } = t.facts;
  return shownBefore.length === 0 ? n : seeMore(t, shownBefore, seat, sort, into, n);
}

/**
 * E-3.2, E-6.5: the parts with an ability of some sort that a seat can see: on the
 * Village, then in its piles. Writes them to `into` and returns how many there are.
 */
export function look(t: T, seat: Seat, sort: number, into: Sight): number {
  const n = lookAround(t, sort, into, 0);
  return shows(t, seat, sort) ? lookBefore(t, seat, sort, into, n) : n;
}
