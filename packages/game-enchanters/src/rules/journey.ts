import {
  cardName,
  faceOf,
  moveOnTop,
  NONE,
  onlySeat,
  plural,
  push,
  read,
  type Seat,
  type Slot,
  topOf,
  whereIs,
  write,
  zoneOf,
} from '@conclave/kernel';
import { fight } from './combat.ts';
import { factsOf, isCreature } from './faces.ts';
import { happen } from './moments.ts';
import { tellOf } from './notes.ts';
import { discard, give } from './piles.ts';
import { reachOf, shortfall } from './reach.ts';
import { priceOf } from './stats.ts';
import { STEP } from './steps.ts';
import { PLACES, type EnchantersTable as T } from './table.ts';
import { EVENT, fire } from './triggers.ts';
import { addCrystals } from './wounds.ts';

/** The place of a card that was not picked from the track (E-7.19). */
const NOWHERE = -1;

export const cardAt = (t: T, place: number): number => topOf(t, zoneOf(t, t.zone.track, place));

/** Notes what is picked now; what was picked before comes back when this journey is over (EF-18.10). */
function pick(t: T, slot: Slot, place: number): void {
  push(t, STEP.restorePick, read(t, t.at.picked), read(t, t.at.pickedFrom));
  write(t, t.at.picked, slot + 1);
  write(t, t.at.pickedFrom, place + 1);
  moveOnTop(t, slot, t.zone.limbo);
}

export function restorePick(t: T, slot: Slot, from: number): void {
  write(t, t.at.picked, slot);
  write(t, t.at.pickedFrom, from);
}

/** J1 and J2: picks a card of the track and pays for it (E-7.1). */
export function journey(t: T, seat: Seat, place: number): void {
  const slot = cardAt(t, place);
  const price = priceOf(t, place, seat);
  if (t.events !== undefined) {
    const paid = price === 0 ? '' : ` for ${plural(price, 'crystal')}`;
    tellOf(t, seat, `${t.names[seat]} journeys to {0}${paid}`, 'E-7.1', slot);
  }
  pick(t, slot, place);
  if (price > 0) addCrystals(t, seat, -price);
  push(t, STEP.prepare, seat, slot);
  happen(t, t.facts.moments.journeyBegins, seat, slot);
}

/** E-7.15, E-7.16: whether a journey to the Graveyard can happen at all. */
export function canJourneyToGraveyard(t: T, seat: Seat): boolean {
  const slot = topOf(t, t.zone.graveyard);
  if (slot === NONE) return false;
  if (!isCreature(t, slot)) return true;
  const crystals = read(t, t.at.crystals, seat);
  const { attack, health, gain } = shortfall(t, seat, slot, NOWHERE, crystals, reachOf(t, seat));
  return attack + gain >= health;
}

/** E-7.13: for the top card of the Graveyard, at no price. */
export function journeyToGraveyard(t: T, seat: Seat): void {
  if (!canJourneyToGraveyard(t, seat)) return;
  const slot = topOf(t, t.zone.graveyard);
  if (t.events !== undefined) {
    tellOf(t, seat, `${t.names[seat]} journeys to the Graveyard for {0}`, 'E-7.13', slot);
  }
  pick(t, slot, NOWHERE);
  push(t, STEP.prepare, seat, slot);
  happen(t, t.facts.moments.journeyBegins, seat, slot);
}

/** J4: a creature must be fought, anything else is taken right away. */
export function resolve(t: T, seat: Seat, slot: Slot): void {
  if (!isCreature(t, slot)) push(t, STEP.immediate, seat, slot);
  else if (!fight(t, slot, seat)) fail(t, seat, slot);
}

/** E-7.9: nothing happens but that the first card of the track leaves, as after a rest. */
function fail(t: T, seat: Seat, slot: Slot): void {
  if (t.events !== undefined) {
    tellOf(t, seat, `${t.names[seat]} cannot defeat {0} and gives up`, 'E-7.9', slot);
  }
  const from = read(t, t.at.pickedFrom) - 1;
  if (from === NOWHERE) {
    moveOnTop(t, slot, t.zone.graveyard);
    return;
  }
  moveOnTop(t, slot, zoneOf(t, t.zone.track, from));
  push(t, STEP.firstCardLeaves, seat);
}

/** J5: E-9.1; E-7.11: nothing is fought any more. */
export function immediate(t: T, seat: Seat, slot: Slot): void {
  write(t, t.at.picked, 0);
  push(t, STEP.taken, seat, slot);
  const { immediates } = factsOf(t, slot);
  for (let i = immediates.length - 1; i >= 0; i--) {
    const effect = immediates[i];
    if (effect !== undefined) t.facts.effects.start(t, effect, seat, slot);
  }
  happen(t, t.facts.moments.takes, seat, slot);
}

/** J6: E-9.7, before the card is in a pile; E-9.9: even if it was given away. */
export function taken(t: T, seat: Seat, slot: Slot): void {
  push(t, STEP.keep, seat, slot);
  happen(t, t.facts.moments.taken, seat, slot);
  fire(t, EVENT.afterTaking, onlySeat(seat), slot);
}

/** J7: E-3.1, E-9.10: unless it went somewhere else already. */
export function keep(t: T, seat: Seat, slot: Slot): void {
  push(t, STEP.journeyEnds, seat, slot);
  if (whereIs(t, slot) !== t.zone.limbo) return;
  give(t, slot, seat);
  if (t.events !== undefined) tellOf(t, seat, `${t.names[seat]} takes {0}`, 'E-7.10', slot);
  happen(t, t.facts.moments.kept, seat, slot);
}

/** E-9.14 */
export function journeyEnds(t: T, seat: Seat, slot: Slot): void {
  fire(t, EVENT.afterJourney, onlySeat(seat), slot);
}

/** R5, E-8.4, E-8.7: the card nearest to the Village goes to the Graveyard. */
export function firstCardLeaves(t: T): void {
  for (let place = 0; place < PLACES; place++) {
    const slot = cardAt(t, place);
    if (slot === NONE) continue;
    discard(t, slot);
    if (t.events !== undefined) {
      const where =
        whereIs(t, slot) === t.zone.graveyard ? 'goes to the Graveyard' : 'leaves the game';
      tellOf(t, read(t, t.at.active), `{0} ${where}`, 'E-8.4', slot);
    }
    happen(t, t.facts.moments.invades, read(t, t.at.active), slot);
    return;
  }
}

export const nameOf = (t: T, slot: Slot): string => cardName(t, faceOf(t, slot));
