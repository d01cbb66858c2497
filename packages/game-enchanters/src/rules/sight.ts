import { NONE, nextOf, read, topOf } from '@conclave/kernel';
import type { PartFacts } from '../content/facts.ts';
import { factsOf } from './faces.ts';
import type { Sight, Source } from './ports.ts';
import type { EnchantersTable as T } from './table.ts';

export const newSight = (): Sight => ({ slots: [], parts: [] });

/** Parts of any sort, even those on which nothing stands that is looked for. */
export const ALL = -1;

/** Writes a part to `into` if it is of the sort, and returns how many there are then. */
function see(slot: number, part: PartFacts, sort: number, into: Sight, n: number): number {
  if (sort !== ALL && (part.shows & sort) === 0) return n;
  into.slots[n] = slot;
  into.parts[n] = part;
  return n + 1;
}

/** E-3.2: a pile shows all of its top card, and of the others the lower part. */
export function seePile(t: T, pile: number, sort: number, into: Sight, before: number): number {
  let n = before;
  const top = topOf(t, pile);
  for (let s = top; s !== NONE; s = nextOf(t, s)) {
    const { upper, lower } = factsOf(t, s);
    if (s === top) n = see(s, upper, sort, into, n);
    n = see(s, lower, sort, into, n);
  }
  return n;
}

/** All of a card that is covered by nothing. */
export function seeCard(t: T, slot: number, sort: number, into: Sight, n: number): number {
  const { upper, lower } = factsOf(t, slot);
  return see(slot, lower, sort, into, see(slot, upper, sort, into, n));
}

/** What the modules show. */
function seeMore(
  t: T,
  sources: readonly Source<T>[],
  seat: number,
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
export const shows = (t: T, seat: number, sort: number): boolean =>
  (read(t, t.at.abilities + seat) & sort) !== 0;

const scratch = newSight();

/** Whether anything of a sort shows to everybody. */
export function showsToAll(t: T, sort: number): boolean {
  const village = topOf(t, t.zone.village);
  if (village !== NONE && (factsOf(t, village).upper.shows & sort) !== 0) return true;
  const { toAll } = t.facts.sources;
  return toAll.length > 0 && seeMore(t, toAll, 0, sort, scratch, 0) > 0;
}

/** Whether anything of a sort shows to a seat. */
export const inSight = (t: T, seat: number, sort: number): boolean =>
  shows(t, seat, sort) || showsToAll(t, sort);

/** The parts of some sort that show to everybody, added to `n` seen before. */
export function lookAround(t: T, sort: number, into: Sight, n: number): number {
  const village = topOf(t, t.zone.village);
  const { toAll } = t.facts.sources;
  const seen = village === NONE ? n : see(village, factsOf(t, village).upper, sort, into, n);
  return toAll.length === 0 ? seen : seeMore(t, toAll, 0, sort, into, seen);
}

/** The parts of some sort that show before a seat, added to those seen before. */
export function lookBefore(t: T, seat: number, sort: number, into: Sight, seen: number): number {
  if (sort !== ALL && !shows(t, seat, sort)) return seen;
  let n = seePile(t, t.zone.item + seat, sort, into, seen);
  n = seePile(t, t.zone.enchantment + seat, sort, into, n);
  n = seePile(t, t.zone.trophy + seat, sort, into, n);
  const { before } = t.facts.sources;
  return before.length === 0 ? n : seeMore(t, before, seat, sort, into, n);
}

/**
 * E-3.2, E-6.5: the parts with an ability of some sort that a seat can see: on the
 * Village, then in its piles. Writes them to `into` and returns how many there are.
 */
export const look = (t: T, seat: number, sort: number, into: Sight): number =>
  lookBefore(t, seat, sort, into, lookAround(t, sort, into, 0));
