import {
  ask,
  finish,
  onlySeat,
  push,
  type Question,
  random,
  read,
  type Seat,
  write,
} from '@conclave/kernel';
import { DICE, type Die, SIDES } from '../content/dice.ts';
import { SETUP } from '../content/setup.ts';
import { comesTo } from './effects/conditions.ts';
import { powerOn, saying } from './places.ts';
import { cardsInPlay, scoresOf } from './score.ts';
import { moveMarker, seasonOf } from './season.ts';
import { around, tellAll } from './seat.ts';
import { start, tagsFor } from './start.ts';
import { ASK, type SeasonsTable, STEP } from './table.ts';
import { MOMENT, trigger } from './triggers.ts';
import { type Effect, ENERGIES } from './vocabulary.ts';
import { crystals } from './words.ts';

/** The number of a side among all sides of all dice. */
const sideNumber = (season: number, die: number, side: number): number =>
  (season * DICE + die) * SIDES + side;

/** The side a counter of a die tells; counters hold one more, since 0 is no die. */
export const sideOf = (t: SeasonsTable, code: number): Die => t.facts.dice[code - 1] as Die;

/** S-4.2, S-4.3: the dice of the season are rolled. */
export function roundStep(t: SeasonsTable): void {
  t.because = 'S-4.2';
  const season = seasonOf(t);
  const used = read(t, t.at.winterDice, season);
  let at = 0;
  for (let die = 0; die < DICE; die++) {
    if (!((used >> die) & 1)) continue;
    write(t, t.at.rolled, sideNumber(season, die, random(t, SIDES)) + 1, at);
    at++;
  }
  for (let seat = 0; seat < t.seats; seat++) write(t, t.at.die, 0, seat);
  const first = read(t, t.at.first);
  write(t, t.at.active, first);
  push(t, STEP.endRound);
  for (let i = t.seats - 1; i >= 0; i--) push(t, STEP.turn, (first + i) % t.seats);
  for (let i = t.seats - 1; i >= 0; i--) push(t, STEP.die, (first + i) % t.seats);
}

export function dieStep(t: SeasonsTable, seat: Seat): void {
  ask(t, ASK.die, seat);
}

/** A side in words. */
export function tellSide(side: Die): string {
  const parts = side.energy.flatMap((count, type) =>
    count === 0 ? [] : [`${count} ${ENERGIES[type]}`],
  );
  if (side.crystals > 0) parts.push(crystals(side.crystals));
  if (side.star) parts.push('star');
  if (side.card) parts.push('card');
  if (side.transmute) parts.push('transmute');
  return `${parts.join(', ')} (${side.pips})`;
}

/** S-4.4: codes are the dice's places on the table. */
export const askDie: Question<SeasonsTable> = {
  rule: 'S-4.4',
  prompt: () => 'Choose a die.',
  options(t, _seat, out) {
    for (let at = 0; at < DICE; at++) if (read(t, t.at.rolled, at) !== 0) out.add(at);
  },
  tell: (t, _seat, at) => ({
    label: tellSide(sideOf(t, read(t, t.at.rolled, at))),
    does: 'You carry out its actions in your turn.',
    rule: 'S-4.4',
  }),
  refuse: (_t, _seat, at) =>
    at >= 0 && at < DICE ? { reason: 'that die is not there', rule: 'S-4.4' } : undefined,
  apply(t, seat, picks) {
    const at = picks[0] as number;
    const die = read(t, t.at.rolled, at);
    write(t, t.at.rolled, 0, at);
    write(t, t.at.die, die, seat);
    if (t.events !== undefined) {
      tellAll(t, seat, `takes the die ${tellSide(sideOf(t, die))}`, 'S-4.4');
    }
  },
};

/** Rolls one's own die again, and only that one. */
export function reroll(t: SeasonsTable, seat: Seat): void {
  const die = Math.floor((read(t, t.at.die, seat) - 1) / SIDES);
  write(t, t.at.die, die * SIDES + random(t, SIDES) + 1, seat);
  if (t.events !== undefined) {
    tellAll(t, seat, `rolls ${tellSide(sideOf(t, read(t, t.at.die, seat)))}`, 'S-5.2');
  }
}

/** S-14.1: the steps of the end of a round, in order. */
export function endRoundStep(t: SeasonsTable): void {
  t.because = 'S-14.2';
  push(t, STEP.nextRound);
  push(t, STEP.pips);
  push(t, STEP.straighten);
  trigger(t, MOMENT.roundEnd, read(t, t.at.first), t.seats);
}

/** S-14.5 */
export function straightenStep(t: SeasonsTable): void {
  t.because = 'S-14.5';
  for (let seat = 0; seat < t.seats; seat++) {
    write(t, t.at.turned, 0, seat);
    write(t, t.at.earned, 0, seat);
  }
}

/** S-14.6: the die nobody chose moves the marker. */
export function pipsStep(t: SeasonsTable): void {
  for (let at = 0; at < DICE; at++) {
    const code = read(t, t.at.rolled, at);
    if (code === 0) continue;
    write(t, t.at.rolled, 0, at);
    moveMarker(t, sideOf(t, code).pips, read(t, t.at.first), 'S-14.6');
    return;
  }
}

/** S-14.11, S-14.12 */
export function nextRoundStep(t: SeasonsTable): void {
  if (read(t, t.at.year) > SETUP.lastYear) {
    push(t, STEP.score);
    push(t, STEP.gameEnd);
    return;
  }
  t.because = 'S-14.12';
  write(t, t.at.first, (read(t, t.at.first) + 1) % t.seats);
  push(t, STEP.round);
}

/** Cards with something to do when the game ends, those that bring a loss first (S-16.2). */
function gameEndCards(t: SeasonsTable, seat: Seat): number[] {
  const losing: number[] = [];
  const others: number[] = [];
  const n = saying(t, seat, 'gameEnd', found);
  for (const slot of found.slice(0, n)) {
    const now = comesTo(t, powerOn(t, slot).gameEnd as Effect, seat, slot);
    const loses = now !== undefined && tagsFor(now).includes('loses');
    (loses ? losing : others).push(slot);
  }
  return [...losing, ...others];
}

const found: number[] = [];

/** S-16.1, S-16.2: what cards do at the end of the game, for each player losses first. */
export function gameEndStep(t: SeasonsTable): void {
  t.because = 'S-16.1';
  for (let seat = 0; seat < t.seats; seat++) write(t, t.at.die, 0, seat);
  for (const seat of around(t, read(t, t.at.first)).reverse()) {
    for (const slot of gameEndCards(t, seat).reverse()) {
      start(t, powerOn(t, slot).gameEnd as Effect, seat, slot);
    }
  }
}

/** S-16.7: the highest score, then the most cards in play; else the victory is shared. */
export function scoreStep(t: SeasonsTable): void {
  t.because = 'S-16.7';
  const totals = scoresOf(t).map(({ total }) => total);
  const best = Math.max(...totals);
  const tied = around(t, 0).filter((seat) => totals[seat] === best);
  const cards = Math.max(...tied.map((seat) => cardsInPlay(t, seat)));
  const winners = tied.filter((seat) => cardsInPlay(t, seat) === cards);
  finish(
    t,
    winners.reduce((mask, seat) => mask | onlySeat(seat), 0),
    'S-16.7',
  );
}
