import {
  faceOf,
  isOver,
  listOf,
  read,
  type Seat,
  type SeatScore,
  winnersOf,
  type Zone,
  zoneOf,
} from '@conclave/kernel';
import type { LanternsTable } from './table.ts';

const WON = 1000;

function sumOf(t: LanternsTable, zone: Zone): number {
  return listOf(t, zone).reduce((sum, slot) => sum + (t.facts.value[faceOf(t, slot)] as number), 0);
}

/** L-6.1: each seat's points, item by item. */
export function scoresOf(t: LanternsTable): SeatScore[] {
  return Array.from({ length: t.seats }, (_, seat) => {
    const items = [
      { what: 'Row', points: sumOf(t, zoneOf(t, 'row', seat)) },
      { what: 'Shade', points: sumOf(t, zoneOf(t, 'shade', seat)) },
      { what: 'Stars', points: sumOf(t, zoneOf(t, 'stars', seat)) },
      { what: 'Oil', points: read(t, 'oil', seat) },
    ];
    return { seat, total: items.reduce((sum, item) => sum + item.points, 0), items };
  });
}

/** How good the position is for a seat: its points against the best of the others. */
export function evaluate(t: LanternsTable, seat: Seat): number {
  if (isOver(t)) return (winnersOf(t) >> seat) & 1 ? WON : -WON;
  const totals = scoresOf(t).map(({ total }) => total);
  const rival = Math.max(...totals.filter((_, other) => other !== seat));
  return (totals[seat] as number) - rival;
}
