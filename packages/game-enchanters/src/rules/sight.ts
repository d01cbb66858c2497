import { NONE, nextOf, topOf } from '@conclave/kernel';
import type { PartFacts } from '../content/facts.ts';
import { factsOf, shows } from './piles.ts';
import type { EnchantersTable as T } from './table.ts';

/** Parts of cards that show, each with its slot. Lists are filled again and again. */
export interface Sight {
  readonly slots: number[];
  readonly parts: PartFacts[];
}

export const newSight = (): Sight => ({ slots: [], parts: [] });

/** Whether anything of a sort shows to a seat: a look at two numbers. */
export function inSight(t: T, seat: number, sort: number): boolean {
  const village = topOf(t, t.zone.village);
  return (
    shows(t, seat, sort) || (village !== NONE && (factsOf(t, village).upper.shows & sort) !== 0)
  );
}

/**
 * E-3.2, E-6.5: the parts with an ability of some sort that a seat can see: on the
 * Village, then in its piles. Writes them to `into` and returns how many there are.
 */
export function look(t: T, seat: number, sort: number, into: Sight): number {
  let n = 0;
  const village = topOf(t, t.zone.village);
  if (village !== NONE && factsOf(t, village).upper.shows & sort) {
    into.slots[n] = village;
    into.parts[n++] = factsOf(t, village).upper;
  }
  if (!shows(t, seat, sort)) return n;
  n = lookAt(t, t.zone.item + seat, sort, into, n);
  n = lookAt(t, t.zone.enchantment + seat, sort, into, n);
  return lookAt(t, t.zone.trophy + seat, sort, into, n);
}

function lookAt(t: T, pile: number, sort: number, into: Sight, before: number): number {
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
