import {
  finish,
  note,
  onlySeat,
  plural,
  read,
  type Seat,
  type SeatScore,
  sizeOf,
} from '@conclave/kernel';
import { GLORY, type PartFacts } from '../content/facts.ts';
import type { Glory } from '../content/vocabulary.ts';
import { factsOf } from './faces.ts';
import type { GloryKind } from './kinds.ts';
import { PILES, zoneOfPile } from './piles.ts';
import type { Sight } from './ports.ts';
import { lookAround, lookBefore, newSight } from './sight.ts';
import type { EnchantersTable as T } from './table.ts';
import { woundsOf } from './wounds.ts';

/** The parts with Glory that show to a seat: before it, then before all. */
const lookForGlory = (t: T, seat: Seat, into: Sight): number =>
  lookAround(t, GLORY, into, lookBefore(t, seat, GLORY, into, 0));

/** EF-17: what the formulas of a part are worth to a seat. */
function pointsOf(t: T, { glory }: PartFacts, seat: Seat): number {
  let sum = 0;
  for (let i = 0; i < glory.length; i++) {
    const formula = glory[i] as Glory;
    const kind = t.facts.kinds.glory[formula.kind] as GloryKind<Glory, T>;
    sum += kind.points(t, formula, seat);
  }
  return sum;
}

/** E-15.4, E-15.6 */
export function totalOf(t: T, seat: Seat): number {
  const sight = newSight();
  const n = lookForGlory(t, seat, sight);
  let sum = 0 - woundsOf(t, seat);
  for (let i = 0; i < n; i++) sum += pointsOf(t, sight.parts[i] as PartFacts, seat);
  return sum;
}

/** E-15.9 */
const cardsOf = (t: T, seat: Seat): number =>
  PILES.reduce((n, pile) => n + sizeOf(t, zoneOfPile(t, pile, seat)), 0);

export function scoresOf(t: T): SeatScore[] {
  return t.names.map((_, seat) => {
    const items: { what: string; points: number }[] = [];
    const sight = newSight();
    const n = lookForGlory(t, seat, sight);
    for (let i = 0; i < n; i++) {
      const what = factsOf(t, sight.slots[i] as number).name;
      for (const formula of (sight.parts[i] as PartFacts).glory) {
        const points = t.facts.kinds.glory[formula.kind]?.points(t, formula, seat) ?? 0;
        if (points !== 0) items.push({ what, points });
      }
    }
    const wounds = woundsOf(t, seat);
    if (wounds > 0) items.push({ what: plural(wounds, 'wound'), points: -wounds });
    return { seat, total: totalOf(t, seat), items };
  });
}

/** E-15.7 to E-15.10: the most of each in turn, until one is left. */
function winnersNow(t: T): number {
  const measures: readonly ((seat: Seat) => number)[] = [
    (seat) => totalOf(t, seat),
    (seat) => read(t, t.at.crystals, seat),
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
