import {
  ask,
  moveOnTop,
  NONE,
  onlySeat,
  push,
  read,
  type Seat,
  type Slot,
  sizeOf,
  topOf,
  write,
  zoneOf,
} from '@conclave/kernel';
import { hasMinorAction } from './actions.ts';
import { cardAt } from './journey.ts';
import { happen } from './moments.ts';
import { tellOf } from './notes.ts';
import { refresh } from './piles.ts';
import { ASK, STEP } from './steps.ts';
import { PLACES, type EnchantersTable as T } from './table.ts';
import { EVENT, fire } from './triggers.ts';
import { resetUses } from './uses.ts';

/** Adds up what shows before every seat, as after a position was arranged by hand. */
export function resume(t: T, seat: Seat): void {
  for (let who = 0; who < t.seats; who++) refresh(t, who);
  push(t, STEP.turn, seat);
}

/** The turn of a player comes, and with the first player's a round. */
export function nextTurn(t: T, seat: Seat): void {
  push(t, STEP.turn, seat);
  if (seat === read(t, t.at.first)) happen(t, t.facts.moments.roundBegins, seat, 0);
}

/** T1: E-9.12. */
export function turn(t: T, seat: Seat): void {
  write(t, t.at.active, seat);
  write(t, t.at.turns, read(t, t.at.turns) + 1);
  push(t, STEP.act, seat);
  happen(t, t.facts.moments.turnBegins, seat, 0);
  fire(t, EVENT.turnBegins, onlySeat(seat), 0);
}

/** T2 and T3: minor actions as long as wanted, then the Major Action (E-5.1). */
export function act(t: T, seat: Seat): void {
  ask(t, ASK.act, seat);
}

/** J3: E-7.5; E-5.11: passes by itself where nothing can be used. */
export function prepare(t: T, seat: Seat, slot: Slot): void {
  if (hasMinorAction(t, seat)) ask(t, ASK.prepare, seat, slot);
  else push(t, STEP.resolve, seat, slot);
}

/** T4. */
export function after(t: T, seat: Seat): void {
  if (hasMinorAction(t, seat)) ask(t, ASK.after, seat);
  else push(t, STEP.turnEnds, seat);
}

/** E-5.7: after the last window and before the cards slide. */
export function turnEnds(t: T, seat: Seat): void {
  push(t, STEP.slide, seat);
  happen(t, t.facts.moments.turnEnds, seat, 0);
  fire(t, EVENT.turnEnds, onlySeat(seat), 0);
}

/** T5: E-12.1. */
export function slide(t: T, seat: Seat): void {
  let free = 0;
  for (let place = 0; place < PLACES; place++) {
    const slot = cardAt(t, place);
    if (slot === NONE) continue;
    if (place !== free) moveOnTop(t, slot, zoneOf(t, t.zone.track, free));
    free++;
  }
  push(t, STEP.turnOver, seat);
  push(t, STEP.refill, seat);
  happen(t, t.facts.moments.slid, seat, 0);
}

/** E-2.9, E-17.5: the parts of the Adventure Deck, in the order in which they are drawn. */
const DECK = ['seeded', 'deck', 'lowerDeck', 'depths'] as const;

export function deckSize(t: T): number {
  let n = 0;
  for (const part of DECK) n += sizeOf(t, t.zone[part]);
  return n;
}

function drawTo(t: T, place: number): boolean {
  for (const part of DECK) {
    const slot = topOf(t, t.zone[part]);
    if (slot === NONE) continue;
    moveOnTop(t, slot, zoneOf(t, t.zone.track, place));
    return true;
  }
  return false;
}

function drawTold(t: T, place: number): boolean {
  if (!drawTo(t, place)) return false;
  if (t.events !== undefined && read(t, t.at.turns) > 0) {
    const text = '{0} comes onto the Journey Track';
    tellOf(t, read(t, t.at.active), text, 'E-12.2', cardAt(t, place));
  }
  return true;
}

/** E-12.2, E-12.3 */
export function fillTrack(t: T): void {
  for (let place = 0; place < PLACES; place++) {
    if (cardAt(t, place) === NONE && !drawTold(t, place)) return;
  }
}

/** T6. Where a module looks at each card that comes, there is one step for each. */
export function refill(t: T, seat: Seat): void {
  const { entersTrack, filled } = t.facts.moments;
  if (entersTrack.length === 0) fillTrack(t);
  else {
    for (let place = 0; place < PLACES; place++) {
      if (cardAt(t, place) !== NONE) continue;
      if (!drawTold(t, place)) break;
      push(t, STEP.refill, seat);
      happen(t, entersTrack, cardAt(t, place), place);
      return;
    }
  }
  happen(t, filled, seat, 0);
}

function trackIsEmpty(t: T): boolean {
  for (let place = 0; place < PLACES; place++) if (cardAt(t, place) !== NONE) return false;
  return true;
}

/** E-5.8, E-6.12: what lasted for the turn is over. */
function forgetTurn(t: T): void {
  for (let seat = 0; seat < t.seats; seat++) {
    write(t, t.at.attackBoost, 0, seat);
    write(t, t.at.defenseBoost, 0, seat);
    write(t, t.at.woundsJustTaken, 0, seat);
  }
  write(t, t.at.freeJourney, 0);
  resetUses(t);
}

/** E-5.9, E-15.1, E-15.2: the next turn, unless nothing is left to journey to. */
export function turnOver(t: T, seat: Seat): void {
  forgetTurn(t);
  happen(t, t.facts.moments.turnOver, seat, 0);
  if (deckSize(t) === 0 && trackIsEmpty(t)) {
    push(t, STEP.gameEnds, 0);
    return;
  }
  nextTurn(t, (seat + 1) % t.seats);
}

/** E-15.3: from the first player clockwise. */
export function gameEnds(t: T, done: number): void {
  if (done === t.seats) {
    push(t, STEP.score);
    happen(t, t.facts.moments.scoring, 0, 0);
    return;
  }
  const seat = (read(t, t.at.first) + done) % t.seats;
  write(t, t.at.active, seat);
  push(t, STEP.gameEnds, done + 1);
  fire(t, EVENT.gameEnds, onlySeat(seat), 0);
}
