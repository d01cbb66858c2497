import {
  moveAll,
  note,
  onlySeat,
  read,
  reveal,
  type Seat,
  shuffle,
  sizeOf,
  topOf,
  write,
  zoneOf,
} from '@conclave/kernel';
import { drawTo } from './draw.ts';
import { ROWS, rowOf } from './rows.ts';
import { endGame } from './score.ts';
import { leftOf, opposingOf, seatsIn, signOf } from './seats.ts';
import type { TechnoTable } from './table.ts';
import { gain } from './treasures.ts';

/** T-7.1: a seat's effect has left another seat without a card. */
export function eliminate(t: TechnoTable, by: number, victim: Seat): void {
  if (read(t, t.at.round) === 1) {
    t.because = 'T-7.2';
    drawTo(t, zoneOf(t, t.zone.hand, victim));
    if (t.events !== undefined) {
      note(t, victim, `${t.names[victim]} is left without a card and draws one`, 'T-7.2');
    }
    return;
  }
  t.because = 'T-7.3';
  write(t, t.at.out, 1, victim);
  const character = topOf(t, zoneOf(t, t.zone.character, victim));
  reveal(t, character);
  if (t.events !== undefined) {
    note(t, by, `${t.names[by]} eliminates ${t.names[victim]}, who was {0}`, 'T-7.3', character);
  }
  if (opposingOf(t, by) === signOf(t, victim)) {
    endGame(t, onlySeat(by), 'T-7.3');
    return;
  }
  if (seatsIn(t) === 1) {
    endGame(t, onlySeat(by), 'T-7.5');
    return;
  }
  ruleOutHunter(t, by, victim);
  dealEstate(t, by, victim);
}

/** T-7.3: the game goes on, so everybody knows one sign the eliminator does not have. */
function ruleOutHunter(t: TechnoTable, by: number, victim: Seat): void {
  const hunter = (signOf(t, victim) + t.seats - 1) % t.seats;
  write(t, t.at.ruledOut, read(t, t.at.ruledOut, by) | (1 << hunter), by);
}

/** T-7.4: the victim's treasures go to those still in, everything else is discarded. */
function dealEstate(t: TechnoTable, by: number, victim: Seat): void {
  t.because = 'T-7.4';
  moveAll(t, zoneOf(t, t.zone.treasures, victim), t.zone.estate);
  moveAll(t, zoneOf(t, t.zone.shown, victim), t.zone.estate);
  if (sizeOf(t, t.zone.estate) > 0) shuffle(t, t.zone.estate);
  for (let seat = leftOf(t, by); sizeOf(t, t.zone.estate) > 0; seat = leftOf(t, seat)) {
    const slot = topOf(t, t.zone.estate);
    gain(t, seat, slot);
    if (t.events !== undefined) {
      note(
        t,
        seat,
        `${t.names[seat]} gets {0} from the treasures of ${t.names[victim]}`,
        'T-7.4',
        slot,
      );
    }
  }
  for (let row = 0; row < ROWS; row++) moveAll(t, rowOf(t, victim, row), t.zone.discard);
  moveAll(t, zoneOf(t, t.zone.hand, victim), t.zone.discard);
  moveAll(t, zoneOf(t, t.zone.aside, victim), t.zone.discard);
}
