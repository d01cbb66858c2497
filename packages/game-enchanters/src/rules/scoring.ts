import {
  finish,
  note,
  onlySeat,
  plural,
  read,
  type Seat,
  type SeatScore,
  type Slot,
  sizeOf,
} from '@conclave/kernel';
import { GLORY, type PartFacts } from '../content/facts.ts';
import type { Glory } from '../content/vocabulary.ts';
import { factsOf } from './faces.ts';
import type { GloryKind } from './kinds.ts';
import { PILES, zoneOfPile } from './piles.ts';
import { lookAround, lookBefore, newSight } from './sight.ts';
import type { EnchantersTable as T } from './table.ts';
import { woundsOf } from './wounds.ts';

/** Calls `each` with every formula that shows to a seat: the card and what it is worth. */
function forGlory(t: T, seat: Seat, each: (slot: Slot, points: number) => void): void {
  const sight = newSight();
  const n = lookAround(t, GLORY, sight, lookBefore(t, seat, GLORY, sight, 0));
  for (let i = 0; i < n; i++) {
    for (const glory of (sight.parts[i] as PartFacts).glory) {
      const kind = t.facts.kinds.glory[glory.kind] as GloryKind<Glory, T>;
      each(sight.slots[i] as number, kind.points(t, glory, seat));
    }
  }
}

/** E-15.4, E-15.6 */
export function totalOf(t: T, seat: Seat): number {
  let sum = 0 - woundsOf(t, seat);
  forGlory(t, seat, (_slot, points) => {
    sum += points;
  });
  return sum;
}

/** E-15.9 */
const cardsOf = (t: T, seat: Seat): number =>
  PILES.reduce((n, pile) => n + sizeOf(t, zoneOfPile(t, pile, seat)), 0);

export function scoresOf(t: T): SeatScore[] {
  return t.names.map((_, seat) => {
    const items: { what: string; points: number }[] = [];
    forGlory(t, seat, (slot, points) => {
      if (points !== 0) items.push({ what: factsOf(t, slot).name, points });
    });
    const wounds = woundsOf(t, seat);
    if (wounds > 0) items.push({ what: plural(wounds, 'wound'), points: -wounds });
    return { seat, total: totalOf(t, seat), items };
  });
}

/** E-15.7 to E-15.10: the most of each in turn, until one is left. */
function winnersNow(t: T): number {
  const measures: readonly ((seat: Seat) => number)[] = [
    (seat) => totalOf(t, seat),
    (seat) => read(t, 'crystals', seat),
    (seat) => -woundsOf(t, seat),
    (seat) => cardsOf(t, seat),
  ];
  let left = t.names.map((_, seat) => seat);
  for (const measure of measures) {
    const best = Math.max(...left.map(measure));
    left = left.filter((seat) => measure(seat) === best);
  }
  return left.reduce((mask, seat) => mask | onlySeat(seat), 0);
}

export function score(t: T): void {
  const winners = winnersNow(t);
  if (t.events !== undefined) {
    for (const { seat, total } of scoresOf(t)) {
      note(t, seat, `${t.names[seat]} has ${total} Glory`, 'E-15.4');
    }
  }
  finish(t, winners, 'E-15.7');
}
