import {
  faceOf,
  hasSeat,
  isOver,
  NONE,
  nextOf,
  read,
  type Seat,
  slotsIn,
  topOf,
  winnersOf,
  zoneOf,
} from '@conclave/kernel';
import { ENCHANTERS, FIRST_AIR } from '../content/enchanters.ts';
import { isAir, isElemental, isEnchanter, isTrick } from '../content/faces.ts';
import { gatheringTypes } from './gatherings.ts';
import { pointsOf } from './points.ts';
import type { GatheringsTable } from './table.ts';

const WON = 1000;

/** What things are worth in spell points; found by playing. */
const WORTH = {
  /** Taking from each pile, Stones and an Alea's extra turn included. */
  pile: [3.6, 2.1, 2.5, 2.9, 3.3, 3.7, 4.4],
  newGathering: 1,
  /** A gathering that lies ready in the hand is not yet organised. */
  ready: 0.4,
  readyWithArea: 0.3,
  /** Each further gathering that lies ready. */
  spare: 0.05,
  /** Two Enchanters that lack a third, by what the three would earn. */
  pair: 0.05,
  pairWithArea: 0.02,
  air: 0.6,
  /** A Trick in the hand keeps an Enchanter out of it. */
  trick: -0.3,
  elemental: 0.2,
  stone: 2.2,
  extraTurn: 2.7,
  waiting: 2.5,
  rival: 0.25,
} as const;

function bestType(types: number): number {
  let best = 0;
  for (let type = 0, rest = types; rest !== 0; type++, rest >>= 1) {
    if (rest & 1) best = Math.max(best, WORTH.pile[type] as number);
  }
  return best;
}

const people: number[] = [];
const area: number[] = [];

/** The cards of a hand by themselves; its Enchanters' faces are in `people` afterwards. */
function cardsWorth(t: GatheringsTable, seat: Seat): number {
  let worth = 0;
  people.length = 0;
  for (let s = topOf(t, zoneOf(t, t.zone.hand, seat)); s !== NONE; s = nextOf(t, s)) {
    const face = faceOf(t, s);
    if (isEnchanter(face)) people.push(face);
    if (isAir(face)) worth += WORTH.air;
    else if (isTrick(face)) worth += WORTH.trick;
    else if (isElemental(face)) worth += WORTH.elemental;
  }
  return worth;
}

/** The gatherings that lie ready in a hand, alone or with the Magical Area. */
function readyWorth(t: GatheringsTable): number {
  let best = 0;
  let ready = 0;
  const add = (types: number, share: number, gift: number): void => {
    if (types === 0) return;
    ready++;
    best = Math.max(best, (bestType(types) + gift) * share);
  };
  const inArea = slotsIn(t, t.zone.area, area);
  for (let i = 0; i < people.length; i++) {
    const a = people[i] as number;
    for (let j = i + 1; j < people.length; j++) {
      const b = people[j] as number;
      for (let k = j + 1; k < people.length; k++) {
        add(gatheringTypes(a, b, people[k] as number), WORTH.ready, WORTH.newGathering);
      }
      for (let k = 0; k < inArea; k++) {
        const c = faceOf(t, area[k] as number);
        if (!isAir(c)) add(gatheringTypes(a, b, c), WORTH.readyWithArea, 0);
      }
    }
  }
  return best + WORTH.spare * Math.min(ready, 5) + pairsWorth(t, inArea);
}

/** What the best third Enchanter would earn with each two. */
const N = ENCHANTERS.length;
const PAIRS = Array.from({ length: N * N }, (_, pair) => {
  const thirds = Array.from({ length: FIRST_AIR }, (_third, c) =>
    bestType(gatheringTypes(Math.floor(pair / N), pair % N, c)),
  );
  return Math.max(...thirds);
});

function pairsWorth(t: GatheringsTable, inArea: number): number {
  let worth = 0;
  for (let i = 0; i < people.length; i++) {
    const a = (people[i] as number) * N;
    for (let j = i + 1; j < people.length; j++) {
      worth += WORTH.pair * (PAIRS[a + (people[j] as number)] as number);
    }
    for (let k = 0; k < inArea; k++) {
      worth += WORTH.pairWithArea * (PAIRS[a + faceOf(t, area[k] as number)] as number);
    }
  }
  return worth;
}

function stonesOf(t: GatheringsTable, seat: Seat): number {
  let stones = 0;
  for (let s = topOf(t, zoneOf(t, t.zone.objects, seat)); s !== NONE; s = nextOf(t, s)) {
    if (t.facts.stone[faceOf(t, s)]) stones++;
  }
  return stones;
}

const standing = (t: GatheringsTable, seat: Seat): number =>
  pointsOf(t, seat) + WORTH.stone * stonesOf(t, seat);

/** How good the position is for a seat: its points and prospects against the best of the others. */
export function evaluate(t: GatheringsTable, seat: Seat): number {
  if (isOver(t)) return hasSeat(winnersOf(t), seat) ? WON : -WON;
  let rival = 0;
  for (let other = 0; other < t.seats; other++) {
    if (other !== seat) rival = Math.max(rival, standing(t, other));
  }
  const own = read(t, t.at.active) === seat;
  const extra = own && read(t, t.at.extraTurn) === 1 ? WORTH.extraTurn : 0;
  const waiting = topOf(t, zoneOf(t, t.zone.front, seat)) === NONE ? 0 : WORTH.waiting;
  const hand = cardsWorth(t, seat) + readyWorth(t);
  return standing(t, seat) + hand + extra + waiting - WORTH.rival * rival;
}
