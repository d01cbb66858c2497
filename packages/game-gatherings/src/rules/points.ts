import {
  faceOf,
  finish,
  isOver,
  NONE,
  nextOf,
  note,
  onlySeat,
  reveal,
  type Seat,
  type SeatScore,
  topOf,
  withSeat,
  zoneOf,
} from '@conclave/kernel';
import { ELEMENTAL_MASTER_POINTS, ELEMENTALS_FOR_MASTER, isElemental } from '../content/faces.ts';
import type { GatheringsTable } from './table.ts';

function elementalsIn(t: GatheringsTable, seat: Seat): number {
  let count = 0;
  for (let s = topOf(t, zoneOf(t, t.zone.hand, seat)); s !== NONE; s = nextOf(t, s)) {
    if (isElemental(faceOf(t, s))) count++;
  }
  return count;
}

function objectPoints(t: GatheringsTable, seat: Seat): number {
  let sum = 0;
  for (let s = topOf(t, zoneOf(t, t.zone.objects, seat)); s !== NONE; s = nextOf(t, s)) {
    sum += t.facts.points[faceOf(t, s)] as number;
  }
  return sum;
}

/** G-6.3: five more with three Elementals, only if these bring the seat to the total. */
function masterPoints(t: GatheringsTable, elementals: number, others: number): number {
  const { total } = t.facts;
  const takesThere = others < total && others + ELEMENTAL_MASTER_POINTS >= total;
  return elementals >= ELEMENTALS_FOR_MASTER && takesThere ? ELEMENTAL_MASTER_POINTS : 0;
}

/** G-6.1: a seat's spell points. */
export function pointsOf(t: GatheringsTable, seat: Seat): number {
  const elementals = elementalsIn(t, seat);
  const sum = objectPoints(t, seat) + elementals;
  return sum + masterPoints(t, elementals, sum);
}

/** G-6.5: two Stones and another object, which may be a third Stone. */
function hasStones(t: GatheringsTable, seat: Seat): boolean {
  let stones = 0;
  let objects = 0;
  for (let s = topOf(t, zoneOf(t, t.zone.objects, seat)); s !== NONE; s = nextOf(t, s)) {
    objects++;
    if (t.facts.stone[faceOf(t, s)]) stones++;
  }
  return stones >= 2 && objects >= 3;
}

/** G-6.2, G-6.5: looks whether a seat that has just gained something has won. */
export function checkWin(t: GatheringsTable, seat: Seat): void {
  if (isOver(t)) return;
  if (pointsOf(t, seat) >= t.facts.total) endGame(t, onlySeat(seat), 'G-6.2');
  else if (hasStones(t, seat)) endGame(t, onlySeat(seat), 'G-6.5');
}

/** G-6.6: everybody's objects, and the Elementals that count, are shown. */
function endGame(t: GatheringsTable, winners: number, rule: string): void {
  t.because = 'G-6.6';
  for (let seat = 0; seat < t.seats; seat++) {
    for (let s = topOf(t, zoneOf(t, t.zone.objects, seat)); s !== NONE; s = nextOf(t, s))
      reveal(t, s);
    for (let s = topOf(t, zoneOf(t, t.zone.hand, seat)); s !== NONE; s = nextOf(t, s)) {
      if (isElemental(faceOf(t, s))) reveal(t, s);
    }
  }
  if (t.events !== undefined) {
    for (const { seat, total } of scoresOf(t)) {
      note(t, seat, `${t.names[seat]} has ${total} spell points`, 'G-6.6');
    }
  }
  finish(t, winners, rule);
}

/** G-6.7: the piles are empty and nobody has won: most spell points wins, ties are shared. */
export function endByExhaustion(t: GatheringsTable): void {
  let best = -1;
  let winners = 0;
  for (let seat = 0; seat < t.seats; seat++) {
    const points = pointsOf(t, seat);
    if (points > best) winners = 0;
    if (points >= best) {
      best = points;
      winners = withSeat(winners, seat);
    }
  }
  endGame(t, winners, 'G-6.7');
}

/** The spell points of every seat, item by item. */
export function scoresOf(t: GatheringsTable): SeatScore[] {
  return Array.from({ length: t.seats }, (_, seat) => {
    const items: { what: string; points: number }[] = [];
    for (let s = topOf(t, zoneOf(t, t.zone.objects, seat)); s !== NONE; s = nextOf(t, s)) {
      const face = faceOf(t, s);
      items.push({
        what: t.spec.faces[face]?.name ?? '',
        points: t.facts.points[face] as number,
      });
    }
    const elementals = elementalsIn(t, seat);
    if (elementals > 0) items.push({ what: 'Elementals in hand', points: elementals });
    const sum = items.reduce((total, item) => total + item.points, 0);
    const master = masterPoints(t, elementals, sum);
    if (master > 0) items.push({ what: 'Elemental Master', points: master });
    return { seat, total: sum + master, items };
  });
}
