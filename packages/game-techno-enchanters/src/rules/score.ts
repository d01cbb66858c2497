import {
  cardName,
  faceOf,
  finish,
  NONE,
  nextOf,
  note,
  onlySeat,
  read,
  reveal,
  type Seat,
  type SeatScore,
  sizeOf,
  topOf,
  withSeat,
  type Zone,
  zoneOf,
} from '@conclave/kernel';
import { COLOUR_OF, VALUE_OF } from '../content/faces.ts';
import { isOut, isRevealed, signOf } from './seats.ts';
import { BETWEEN_ROUNDS } from './steps.ts';
import type { TechnoTable } from './table.ts';

/** T-8.2: what so many own-colour treasures lying face up are worth. */
export const SET_SCORES = [0, 1, 3, 6, 10, 15] as const;

/** The values of the treasures in a zone. */
export function valueIn(t: TechnoTable, zone: Zone): number {
  let sum = 0;
  for (let s = topOf(t, zone); s !== NONE; s = nextOf(t, s)) sum += VALUE_OF[faceOf(t, s)] ?? 0;
  return sum;
}

/** T-8.2: what lies face up counts by number, and only for a revealed player. */
const setScore = (t: TechnoTable, seat: Seat): number =>
  isRevealed(t, seat) ? (SET_SCORES[sizeOf(t, zoneOf(t, t.zone.shown, seat))] ?? 15) : 0;

/** T-8.3 */
const cardsOf = (t: TechnoTable, seat: Seat): number =>
  sizeOf(t, zoneOf(t, t.zone.hand, seat)) + sizeOf(t, zoneOf(t, t.zone.aside, seat));

/** T-8.4: the score of a seat as it stands; in the first round its treasures alone count. */
export function totalOf(t: TechnoTable, seat: Seat): number {
  const before = read(t, t.at.score, seat);
  if (read(t, t.at.part) === BETWEEN_ROUNDS) return before;
  const treasures = valueIn(t, zoneOf(t, t.zone.treasures, seat));
  if (read(t, t.at.round) === 1) return treasures;
  return before + treasures + setScore(t, seat) + cardsOf(t, seat);
}

/** T-8.4: own-colour treasures of a seat, wherever they lie: how many, and their values. */
function ownColour(t: TechnoTable, seat: Seat): { count: number; value: number } {
  const sign = signOf(t, seat);
  let count = 0;
  let value = 0;
  for (const zone of [zoneOf(t, t.zone.treasures, seat), zoneOf(t, t.zone.shown, seat)]) {
    for (let s = topOf(t, zone); s !== NONE; s = nextOf(t, s)) {
      if (COLOUR_OF[faceOf(t, s)] !== sign) continue;
      count++;
      value += VALUE_OF[faceOf(t, s)] ?? 0;
    }
  }
  return { count, value };
}

/** T-8.4: highest score, then most own-colour treasures, then their value, then shared. */
function winnersByScore(t: TechnoTable): number {
  let best: readonly number[] = [];
  let winners = 0;
  for (let seat = 0; seat < t.seats; seat++) {
    if (isOut(t, seat)) continue;
    const { count, value } = ownColour(t, seat);
    const rank = [totalOf(t, seat), count, value];
    const at = rank.findIndex((number, i) => number !== best[i]);
    if (winners !== 0 && at < 0) winners = withSeat(winners, seat);
    else if (winners === 0 || (rank[at] ?? 0) > (best[at] ?? 0)) {
      winners = onlySeat(seat);
      best = rank;
    }
  }
  return winners;
}

/** T-8.1: the Queen was turned up the second time. */
export function endByQueen(t: TechnoTable): void {
  endGame(t, winnersByScore(t), 'T-8.1');
}

/** T-8.5: characters and treasures are shown, and everyone's points are told. */
export function endGame(t: TechnoTable, winners: number, rule: string): void {
  t.because = 'T-8.5';
  for (let seat = 0; seat < t.seats; seat++) {
    reveal(t, topOf(t, zoneOf(t, t.zone.character, seat)));
    for (let s = topOf(t, zoneOf(t, t.zone.treasures, seat)); s !== NONE; s = nextOf(t, s))
      reveal(t, s);
  }
  if (t.events !== undefined) {
    for (const { seat, total } of scoresOf(t)) {
      note(t, seat, `${t.names[seat]} has ${total} points`, 'T-8.4');
    }
  }
  finish(t, winners, rule);
}

/** Everyone's points, item by item. */
export function scoresOf(t: TechnoTable): SeatScore[] {
  return Array.from({ length: t.seats }, (_, seat) => {
    const items: { what: string; points: number }[] = [];
    const before = read(t, t.at.score, seat);
    const between = read(t, t.at.part) === BETWEEN_ROUNDS;
    const second = read(t, t.at.round) > 1;
    if (between || second) items.push({ what: 'First round', points: before });
    if (!between) {
      for (let s = topOf(t, zoneOf(t, t.zone.treasures, seat)); s !== NONE; s = nextOf(t, s)) {
        const face = faceOf(t, s);
        const what = cardName(t, face);
        // In a view a treasure may be unknown, and with it the sum.
        items.push({ what, points: VALUE_OF[face] ?? Number.NaN });
      }
    }
    if (second && !between) {
      const set = sizeOf(t, zoneOf(t, t.zone.shown, seat));
      if (set > 0) {
        const what = `${set} of their own colour, face up`;
        items.push({ what, points: setScore(t, seat) });
      }
      const cards = cardsOf(t, seat);
      if (cards > 0) items.push({ what: 'Cards in hand and set aside', points: cards });
    }
    return { seat, total: items.reduce((sum, { points }) => sum + points, 0), items };
  });
}
