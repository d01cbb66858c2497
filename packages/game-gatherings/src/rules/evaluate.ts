import { faceOf, isOver, NONE, nextOf, read, topOf, winnersOf } from '@conclave/kernel';
import { isAir, isEnchanter, isTrick } from '../content/faces.ts';
import { gatheringTypes } from './gatherings.ts';
import { pointsOf } from './points.ts';
import type { GatheringsTable } from './table.ts';

/** Rough worth of an object of each pile, and of having a gathering of that type in hand. */
const PILE_WORTH = [1.8, 2, 2.3, 2.8, 3.2, 3.8, 4.6];
const WON = 1000;

const faces: number[] = [];

function bestInHand(t: GatheringsTable, seat: number): number {
  let n = 0;
  let worth = 0;
  for (let s = topOf(t, t.zone.hand + seat); s !== NONE; s = nextOf(t, s)) {
    const face = faceOf(t, s);
    if (isEnchanter(face)) faces[n++] = face;
    if (isAir(face)) worth += 0.5;
    if (isTrick(face)) worth += 0.6;
  }
  let best = 0;
  for (let i = 0; i < n; i++) {
    for (let j = i + 1; j < n; j++) {
      for (let k = j + 1; k < n; k++) {
        const own = worthOf(
          gatheringTypes(faces[i] as number, faces[j] as number, faces[k] as number),
        );
        if (own > 0) best = Math.max(best, own + 1);
      }
      for (let s = topOf(t, t.zone.area); s !== NONE; s = nextOf(t, s)) {
        const face = faceOf(t, s);
        if (isAir(face)) continue;
        best = Math.max(
          best,
          worthOf(gatheringTypes(faces[i] as number, faces[j] as number, face)) * 0.7,
        );
      }
    }
  }
  return worth + best * 0.5;
}

function worthOf(types: number): number {
  let best = 0;
  for (let type = 0; type < PILE_WORTH.length; type++) {
    if ((types >> type) & 1) best = Math.max(best, PILE_WORTH[type] as number);
  }
  return best;
}

function stonesOf(t: GatheringsTable, seat: number): number {
  let stones = 0;
  for (let s = topOf(t, t.zone.objects + seat); s !== NONE; s = nextOf(t, s)) {
    if (t.facts.stone[faceOf(t, s)]) stones++;
  }
  return stones;
}

/** How good the position is for a seat: its points and prospects against the best of the others. */
export function evaluate(t: GatheringsTable, seat: number): number {
  if (isOver(t)) return (winnersOf(t) >> seat) & 1 ? WON : -WON;
  let rival = 0;
  for (let other = 0; other < t.seats; other++) {
    if (other !== seat) rival = Math.max(rival, pointsOf(t, other));
  }
  const extra = read(t, t.at.extraTurn) === 1 && read(t, t.at.active) === seat ? 1.5 : 0;
  const waiting = topOf(t, t.zone.front + seat) === NONE ? 0 : 1.5;
  return (
    pointsOf(t, seat) + 2 * stonesOf(t, seat) + bestInHand(t, seat) + extra + waiting - 0.5 * rival
  );
}
