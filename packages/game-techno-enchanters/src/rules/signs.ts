import {
  exchangeCards,
  faceOf,
  knows,
  type Rng,
  read,
  type Seat,
  type Table,
  topOf,
  zoneOf,
} from '@conclave/kernel';
import { sightOf, type View } from '@conclave/kernel/look';
import { SIGN_OF } from '../content/faces.ts';
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
  const give = (seat: Seat): void => {
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
  const { zones, counters } = sightOf(table, view.cells);
  const known = (zones['character'] ?? []).map(
    ([card]) => SIGN_OF[card?.face ?? UNDECIDED] ?? UNDECIDED,
  );
  const ruledOut = counters['ruledOut'] ?? [];
  const possible = known.map(() => new Array<boolean>(table.seats).fill(false));
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
  for (let seat = 0; seat < t.seats; seat++) {
    const slot = topOf(t, zoneOf(t, t.zone.character, seat));
    const sign = SIGN_OF[faceOf(t, slot)] ?? UNDECIDED;
    known.push(knows(t, viewer, slot) ? sign : UNDECIDED);
    ruledOut.push(read(t, t.at.ruledOut, seat));
    if (known[seat] === UNDECIDED && ruledOut[seat] !== 0) anyRuledOut = true;
  }
  if (!anyRuledOut) return;
  const deals: number[][] = [];
  eachDeal(known, ruledOut, (signs) => deals.push([...signs]));
  const signs = deals[rng.below(deals.length)];
  const characters = known.map((_, seat) => topOf(t, zoneOf(t, t.zone.character, seat)));
  for (const [seat, slot] of characters.entries()) {
    const sign = signs?.[seat];
    if (sign === undefined || known[seat] !== UNDECIDED) continue;
    const bearer = characters.find((other) => SIGN_OF[faceOf(t, other)] === sign);
    if (bearer !== undefined) exchangeCards(t, slot, bearer);
  }
}
