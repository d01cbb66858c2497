import {
  faceIn,
  faceOf,
  firstIn,
  isUnknown,
  knows,
  type Rng,
  read,
  type Table,
  topOf,
  type View,
  withFace,
} from '@conclave/kernel';
import { FIRST_CHARACTER, SIGN_OF } from '../content/faces.ts';
import type { TechnoTable } from './table.ts';

const UNDECIDED = -1;

/** Calls for each way to give every seat another sign, with the known signs in their places. */
function eachDeal(
  known: readonly number[],
  ruledOut: readonly number[],
  found: (signs: readonly number[]) => void,
): void {
  const signs = [...known];
  let used = 0;
  for (const sign of known) if (sign !== UNDECIDED) used |= 1 << sign;
  const give = (seat: number): void => {
    if (seat === known.length) {
      found(signs);
      return;
    }
    if (known[seat] !== UNDECIDED) {
      give(seat + 1);
      return;
    }
    for (let sign = 0; sign < known.length; sign++) {
      if (((used | (ruledOut[seat] ?? 0)) >> sign) & 1) continue;
      used |= 1 << sign;
      signs[seat] = sign;
      give(seat + 1);
      used &= ~(1 << sign);
    }
    signs[seat] = UNDECIDED;
  };
  give(0);
}

/**
 * For each seat and each sign in play whether the seat may have it, as far as one
 * viewer can tell: from the characters it has seen, and from eliminations that did
 * not win the game (T-7.3). Exact: a sign is left only if some deal fits it.
 */
export function possibleSigns(table: Table, view: View): boolean[][] {
  const { layout, seats } = table;
  const cell = (start: number | undefined, seat: number): number =>
    view.cells[(start ?? 0) + seat] as number;
  const known = Array.from({ length: seats }, (_, seat) => {
    const slot = firstIn(cell(layout.zones + (layout.zoneStart.get('character') ?? 0), seat));
    const face = faceIn(view.cells[layout.slots + slot] as number);
    return isUnknown(face) ? UNDECIDED : (SIGN_OF[face] ?? UNDECIDED);
  });
  const ruledOut = known.map((_, seat) => cell(layout.counterStart.get('ruledOut'), seat));
  const possible = known.map(() => new Array<boolean>(seats).fill(false));
  eachDeal(known, ruledOut, (signs) => {
    for (const [seat, sign] of signs.entries()) {
      const row = possible[seat];
      if (row !== undefined) row[sign] = true;
    }
  });
  return possible;
}

/**
 * Deals the characters a viewer does not know once more, if an elimination has ruled
 * something out: every deal that fits is as likely as any other.
 */
export function imagineSigns(t: TechnoTable, viewer: number, rng: Rng): void {
  let anyRuledOut = false;
  const ruledOut: number[] = [];
  const known: number[] = [];
  let firstFace = FIRST_CHARACTER;
  for (let seat = 0; seat < t.seats; seat++) {
    const slot = topOf(t, t.zone.character + seat);
    const sign = SIGN_OF[faceOf(t, slot)] ?? UNDECIDED;
    firstFace = faceOf(t, slot) - sign;
    known.push(knows(t, viewer, slot) ? sign : UNDECIDED);
    ruledOut.push(read(t, t.at.ruledOut + seat));
    if (known[seat] === UNDECIDED && ruledOut[seat] !== 0) anyRuledOut = true;
  }
  if (!anyRuledOut) return;
  const deals: number[][] = [];
  eachDeal(known, ruledOut, (signs) => deals.push([...signs]));
  const signs = deals[rng.below(deals.length)];
  for (let seat = 0; seat < t.seats; seat++) {
    const at = t.layout.slots + topOf(t, t.zone.character + seat);
    const sign = signs?.[seat];
    if (sign === undefined || known[seat] !== UNDECIDED) continue;
    t.cells[at] = withFace(t.cells[at] as number, firstFace + sign);
  }
}
