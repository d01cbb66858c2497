import {
  ask,
  moveAll,
  note,
  push,
  type Question,
  read,
  type Seat,
  write,
  zoneOf,
} from '@conclave/kernel';
import { SEASONS } from '../content/dice.ts';
import { SETUP } from '../content/setup.ts';
import { crystalsOf, enchanted, tellAll } from './seat.ts';
import { start } from './start.ts';
import { ASK, type SeasonsTable, STEP, ZONES } from './table.ts';
import { MOMENT, trigger } from './triggers.ts';

/** S-1.10: three spaces a season. */
const PER_SEASON = SETUP.spaces / SEASONS.length;
const seasonAt = (space: number): number => Math.floor((space - 1) / PER_SEASON);

export const seasonOf = (t: SeasonsTable): number => seasonAt(read(t, t.at.space));

/** S-7.3: what a token is worth now, before any extra. */
export const worthOf = (t: SeasonsTable, type: number): number =>
  SETUP.transmutation[seasonOf(t)]?.[type] ?? 0;

/** S-19.16: the last space of spring; going on from it dries the land. */
const LAST_OF_SPRING = 2 * PER_SEASON;

/**
 * S-14.6 to S-14.9, S-15: the marker moves, the year with it; libraries are taken, and
 * what a change of season sets off follows, starting with `first`.
 */
export function moveMarker(t: SeasonsTable, spaces: number, first: number, rule: string): void {
  t.because = rule;
  const from = read(t, t.at.space);
  const to = ((from - 1 + spaces + SETUP.spaces) % SETUP.spaces) + 1;
  write(t, t.at.space, to);
  if (from + spaces > SETUP.spaces) beginYear(t, read(t, t.at.year) + 1);
  if (from + spaces < 1) write(t, t.at.year, read(t, t.at.year) - 1);
  if (seasonAt(from) === seasonAt(to)) return;
  if (t.events !== undefined) note(t, -1, `${SEASONS[seasonAt(to)]} begins`, 'S-14.9');
  trigger(t, MOMENT.season, first, t.seats);
  if (from <= LAST_OF_SPRING && from + spaces > LAST_OF_SPRING) push(t, STEP.drought, first);
}

/** S-14.7, S-14.8, S-15.5: a library is taken when its year begins for the first time. */
function beginYear(t: SeasonsTable, year: number): void {
  write(t, t.at.year, year);
  const taken = read(t, t.at.libraries);
  if (year < 2 || year > 3 || (taken >> year) & 1) return;
  t.because = 'S-14.8';
  write(t, t.at.libraries, taken | (1 << year));
  const name = year === 2 ? 'library2' : 'library3';
  const library = t.zone[name];
  if (t.events !== undefined) {
    note(t, -1, `year ${year} begins: everybody takes their ${ZONES[name].title}`, 'S-14.8');
  }
  for (let seat = 0; seat < t.seats; seat++)
    moveAll(t, library + seat, zoneOf(t, t.zone.hand, seat));
}

/** The seat that has more crystals than each of the others, or -1. */
function leaderOf(t: SeasonsTable): number {
  let leader = 0;
  let tied = false;
  for (let seat = 1; seat < t.seats; seat++) {
    const more = crystalsOf(t, seat) - crystalsOf(t, leader);
    if (more > 0) leader = seat;
    tied = more > 0 ? false : tied || more === 0;
  }
  return tied ? -1 : leader;
}

/** S-19.16: at most once a year, and not on a tie. */
export function droughtStep(t: SeasonsTable, active: number): void {
  const { drought } = enchanted(t);
  if (drought === undefined) return;
  const year = read(t, t.at.year);
  const past = read(t, t.at.droughts);
  const leader = leaderOf(t);
  if (leader < 0 || (past >> year) & 1) return;
  t.because = 'S-19.16';
  write(t, t.at.droughts, past | (1 << year));
  tellAll(t, leader, 'has the most crystals and suffers from the drought', 'S-19.16');
  push(t, STEP.settle, active);
  start(t, drought, leader, -1);
}

/** Codes: spaces forward, with 12 added so that going back is a number as well. */
const ORIGIN = 12;

export const askMoveSeason: Question<SeasonsTable> = {
  rule: 'S-15.1',
  prompt: () => 'Move the season marker.',
  options(_t, _seat, out, least, most) {
    for (let spaces = least; spaces <= most; spaces++) {
      out.add(ORIGIN + spaces);
      out.add(ORIGIN - spaces);
    }
  },
  tell(t, _seat, code) {
    const spaces = code - ORIGIN;
    const to = ((read(t, t.at.space) - 1 + spaces + SETUP.spaces) % SETUP.spaces) + 1;
    const way = spaces > 0 ? 'forward' : 'back';
    return {
      label: `${Math.abs(spaces)} ${way}`,
      does: `The marker comes to space ${to}, ${SEASONS[seasonAt(to)]}.`,
      rule: 'S-15.1',
    };
  },
  apply(t, seat, picks) {
    moveMarker(t, (picks[0] as number) - ORIGIN, seat, 'S-15.1');
  },
};

export function askSeason(t: SeasonsTable, seat: Seat, least: number, most: number): void {
  ask(t, ASK.moveSeason, seat, least, most);
}
