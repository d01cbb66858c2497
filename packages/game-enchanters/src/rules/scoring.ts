import {
  finish,
  NONE,
  nextOf,
  note,
  plural,
  read,
  type SeatScore,
  sizeOf,
  topOf,
} from '@conclave/kernel';
import type { Glory } from '../content/vocabulary.ts';
import { lastingAttack, lastingDefense } from './measure.ts';
import { countOf, factsOf, PILES, zoneOfPile } from './piles.ts';
import type { EnchantersTable as T } from './table.ts';

const per = (value: number, every: number, n: number): number => Math.floor(value / every) * n;

/** EF-17: what a formula is worth to a seat now; each is rounded down for itself (EF-17.10). */
function gloryOf(t: T, glory: Glory, seat: number): number {
  switch (glory.kind) {
    case 'flat':
      return glory.n;
    case 'perWound':
      return per(read(t, t.at.wounds + seat), glory.every, glory.n);
    case 'perStat':
      if (glory.stat === 'undead') return read(t, t.at.undeadIcons + seat);
      return glory.stat === 'attack' ? lastingAttack(t, seat) : lastingDefense(t, seat);
    case 'perCrystals':
      return per(read(t, t.at.crystals + seat), glory.every, glory.n);
    case 'perCard':
      return per(countOf(t, seat, glory.filter), glory.every, glory.n);
    case 'perPair':
      return glory.n * Math.min(countOf(t, seat, 'item'), countOf(t, seat, 'enchantment'));
  }
}

/** Calls `each` with every formula that shows before a seat: the card and what it is worth. */
function forGlory(t: T, seat: number, each: (slot: number, points: number) => void): void {
  for (const pile of PILES) {
    const top = topOf(t, zoneOfPile(t, pile, seat));
    for (let s = top; s !== NONE; s = nextOf(t, s)) {
      const { upper, lower } = factsOf(t, s);
      if (s === top) for (const glory of upper.glory) each(s, gloryOf(t, glory, seat));
      for (const glory of lower.glory) each(s, gloryOf(t, glory, seat));
    }
  }
  const village = topOf(t, t.zone.village);
  if (village === NONE) return;
  for (const glory of factsOf(t, village).upper.glory) each(village, gloryOf(t, glory, seat));
}

/** E-15.4, E-15.6 */
export function totalOf(t: T, seat: number): number {
  let sum = 0 - read(t, t.at.wounds + seat);
  forGlory(t, seat, (_slot, points) => {
    sum += points;
  });
  return sum;
}

/** E-15.9 */
const cardsOf = (t: T, seat: number): number =>
  PILES.reduce((n, pile) => n + sizeOf(t, zoneOfPile(t, pile, seat)), 0);

export function scoresOf(t: T): SeatScore[] {
  return t.names.map((_, seat) => {
    const items: { what: string; points: number }[] = [];
    forGlory(t, seat, (slot, points) => {
      if (points !== 0) items.push({ what: factsOf(t, slot).name, points });
    });
    const wounds = read(t, t.at.wounds + seat);
    if (wounds > 0) items.push({ what: plural(wounds, 'wound'), points: -wounds });
    return { seat, total: totalOf(t, seat), items };
  });
}

/** E-15.7 to E-15.10: the most of each in turn, until one is left. */
function winnersNow(t: T): number {
  const measures: readonly ((seat: number) => number)[] = [
    (seat) => totalOf(t, seat),
    (seat) => read(t, t.at.crystals + seat),
    (seat) => -read(t, t.at.wounds + seat),
    (seat) => cardsOf(t, seat),
  ];
  let left = t.names.map((_, seat) => seat);
  for (const measure of measures) {
    const best = Math.max(...left.map(measure));
    left = left.filter((seat) => measure(seat) === best);
  }
  return left.reduce((mask, seat) => mask | (1 << seat), 0);
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
