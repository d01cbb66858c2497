import { ask, moveAll, note, push, read, type Seat, sizeOf, write, zoneOf } from '@conclave/kernel';
import { askToCollect } from './collect.ts';
import { drawTo } from './draw.ts';
import { ROWS, rowOf, starsOf } from './rows.ts';
import { isOut, leftOf, seatsIn } from './seats.ts';
import { anyToSteal } from './steal.ts';
import { ASK, PART, STEP } from './steps.ts';
import { ROW_LENGTH, STARS_FOR_TREASURE, type TechnoTable, VISIONS_A_TURN } from './table.ts';
import { beginCast } from './trimagic.ts';

export function turn(t: TechnoTable, seat: Seat): void {
  write(t, t.at.active, seat);
  write(t, t.at.turns, read(t, t.at.turns) + 1);
  write(t, t.at.plays, VISIONS_A_TURN);
  push(t, STEP.part, PART.enchant);
  if (read(t, t.at.quiet) >= seatsIn(t)) endStandstill(t);
}

/** T-3.14: nobody has done anything for a whole round of turns. */
function endStandstill(t: TechnoTable): void {
  t.because = 'T-3.14';
  write(t, t.at.quiet, 0);
  for (let seat = 0; seat < t.seats; seat++) {
    if (!isOut(t, seat)) drawTo(t, zoneOf(t, t.zone.hand, seat));
  }
  if (t.events !== undefined) note(t, -1, 'Nothing happens: everyone draws a card', 'T-3.14');
}

/** T-3.1: one part of the turn; what comes next is put below it. */
export function part(t: TechnoTable, now: number): void {
  const seat = read(t, t.at.active);
  write(t, t.at.part, now);
  if (now === PART.over) {
    write(t, t.at.quiet, read(t, t.at.quiet) + 1);
    push(t, STEP.turn, leftOf(t, seat));
    return;
  }
  push(t, STEP.part, now + 1);
  switch (now) {
    case PART.enchant:
      // T-3.12: without a card there is nothing to play and nothing to exchange.
      if (sizeOf(t, zoneOf(t, t.zone.hand, seat)) > 0) ask(t, ASK.enchant, seat);
      return;
    case PART.steal:
      if (anyToSteal(t, seat)) ask(t, ASK.steal, seat);
      return;
    case PART.visions:
      push(t, STEP.vision, seat);
      return;
    case PART.stars:
      stars(t, seat);
      return;
    case PART.trimagic:
      push(t, STEP.trimagic, seat);
      return;
    case PART.cards:
      askToCollect(t, seat);
      return;
  }
}

/** T-4.1: three stars or more earn a displayed treasure. */
function stars(t: TechnoTable, seat: Seat): void {
  t.because = 'T-3.4';
  // An enchantment that lasted while visions were played has ended.
  moveAll(t, t.zone.inUse, t.zone.discard);
  const shown = starsOf(t, seat);
  if (shown < STARS_FOR_TREASURE || sizeOf(t, t.zone.display) === 0) return;
  if (t.events !== undefined) note(t, seat, `${t.names[seat]} shows ${shown} stars`, 'T-4.1');
  ask(t, ASK.starTreasure, seat);
}

/** T-4.2: rows of three cast one after the other, in an order of their player's choice. */
export function trimagic(t: TechnoTable, seat: Seat): void {
  let full = 0;
  let row = 0;
  for (let r = 0; r < ROWS; r++) {
    if (sizeOf(t, rowOf(t, seat, r)) < ROW_LENGTH) continue;
    full++;
    row = r;
  }
  if (full === 0) return;
  push(t, STEP.trimagic, seat);
  if (full > 1) ask(t, ASK.rowFirst, seat);
  else beginCast(t, seat, row);
}
