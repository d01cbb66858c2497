import {
  bottomOf,
  move,
  moveAll,
  note,
  push,
  random,
  shuffle,
  topOf,
  write,
  zoneOf,
} from '@conclave/kernel';
import { drawTo } from './draw.ts';
import { STEP } from './steps.ts';
import { DISPLAY_SIZE, FIRST_HAND, type TechnoTable, WITH_QUEEN } from './table.ts';

/** T-2.1 to T-2.3. */
export function setUp(t: TechnoTable): void {
  t.because = 'T-2.1';
  shuffle(t, t.zone.lot);
  for (let seat = 0; seat < t.seats; seat++)
    move(t, topOf(t, t.zone.lot), zoneOf(t, t.zone.character, seat));
  // The Queen is the last card of her set, and in the box nothing has been mixed yet.
  move(t, bottomOf(t, t.zone.treasureDeck), t.zone.queen);
  buildTreasureDeck(t, 'T-2.2');
  t.because = 'T-2.3';
  shuffle(t, t.zone.deck);
  for (let i = 0; i < FIRST_HAND; i++) {
    for (let seat = 0; seat < t.seats; seat++) drawTo(t, zoneOf(t, t.zone.hand, seat));
  }
  write(t, t.at.round, 1);
  const { startingSeat } = t.facts;
  push(t, STEP.turn, startingSeat < 0 ? random(t, t.seats) : startingSeat);
}

/** T-2.2: the Queen and four treasures under the others, all shuffled, and three turned up. */
export function buildTreasureDeck(t: TechnoTable, rule: string): void {
  t.because = rule;
  shuffle(t, t.zone.treasureDeck);
  for (let i = 0; i < WITH_QUEEN; i++) move(t, topOf(t, t.zone.treasureDeck), t.zone.bottom);
  moveAll(t, t.zone.queen, t.zone.bottom);
  shuffle(t, t.zone.bottom);
  for (let i = 0; i < DISPLAY_SIZE; i++) {
    const slot = topOf(t, t.zone.treasureDeck);
    move(t, slot, t.zone.display);
    if (t.events !== undefined) note(t, -1, '{0} is turned up', rule, slot);
  }
}
