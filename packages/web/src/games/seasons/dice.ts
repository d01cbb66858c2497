import { type Die, ENERGIES, SETUP, type SeasonsTable, sideOf } from '@conclave/game-seasons';
import { plural } from '@conclave/kernel';
import type { Sign } from './signs.ts';

const PER_SEASON = 30;

/** A die of the season, and the side that shows. */
export interface ShownDie {
  readonly place: number;
  readonly season: number;
  readonly side: Die;
}

/** The die a counter tells of; 0 is none. */
export function dieFrom(table: SeasonsTable, code: number, place: number): ShownDie | undefined {
  if (code === 0) return undefined;
  return { place, season: Math.floor((code - 1) / PER_SEASON), side: sideOf(table, code) };
}

/** S-4.2: the dice nobody has taken yet, by their places. */
export const diceOnTable = (table: SeasonsTable, rolled: readonly number[]): ShownDie[] =>
  rolled.flatMap((code, place) => {
    const die = dieFrom(table, code, place);
    return die === undefined ? [] : [die];
  });

/** What is drawn on a side, sign by sign; a number stands beside what is not drawn several times. */
export function signsOn(side: Die): { readonly sign: Sign; readonly n: number }[] {
  const signs: { sign: Sign; n: number }[] = ENERGIES.flatMap((sign, type) =>
    Array.from({ length: side.energy[type] ?? 0 }, () => ({ sign, n: 0 })),
  );
  if (side.crystals > 0) signs.push({ sign: 'crystals', n: side.crystals });
  if (side.star) signs.push({ sign: 'gauge', n: 0 });
  if (side.card) signs.push({ sign: 'card', n: 0 });
  return signs;
}

/** A side in words, for ears. */
export function sideWords(side: Die): string {
  const parts = ENERGIES.flatMap((type, i) => {
    const n = side.energy[i] ?? 0;
    return n === 0 ? [] : [`${n} ${type}`];
  });
  if (side.crystals > 0) parts.push(plural(side.crystals, 'crystal'));
  if (side.star) parts.push('a star');
  if (side.card) parts.push('a card');
  if (side.transmute) parts.push('transmutation');
  return `${parts.join(', ')}; ${plural(side.pips, 'dot')}`;
}

/** S-14.6: where the marker would come to, and whether the season or the year would change. */
export function afterPips(
  space: number,
  pips: number,
): { readonly space: number; readonly season: boolean; readonly year: boolean } {
  const to = ((space - 1 + pips) % SETUP.spaces) + 1;
  const year = space + pips > SETUP.spaces;
  const each = SETUP.spaces / 4;
  return { space: to, season: Math.ceil(space / each) !== Math.ceil(to / each), year };
}
