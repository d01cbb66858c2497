import {
  everySeat,
  hasSeat,
  onlySeat,
  push,
  type Seat,
  type Slot,
  withSeat,
} from '@conclave/kernel';
import { attackOf, defenseOf } from './measure.ts';
import { happen } from './moments.ts';
import { tellOf } from './notes.ts';
import { withoutShielded } from './players.ts';
import { fights, healthOf, strengthOf } from './stats.ts';
import { STEP } from './steps.ts';
import type { EnchantersTable as T } from './table.ts';
import { EVENT, fire } from './triggers.ts';
import { addWounds } from './wounds.ts';

/** E-10.1 */
export const isDefeated = (t: T, slot: Slot, seat: Seat): boolean =>
  attackOf(t, seat) >= healthOf(t, slot, seat);

/** E-10.7, E-16.8: whom a creature attacks when a seat fights it. */
export function attackedBy(t: T, slot: Slot, seat: Seat): number {
  if (!fights(t, slot, 'attacksEach', seat)) return onlySeat(seat);
  return withoutShielded(t, everySeat(t), seat, slot);
}

/** E-10.3, E-10.6: the wounds a creature would deal to one player. */
export function woundsFrom(t: T, slot: Slot, seat: Seat, victim: Seat): number {
  const through = Math.max(0, strengthOf(t, slot, seat) - defenseOf(t, victim));
  return fights(t, slot, 'doubleDamage', seat) ? 2 * through : through;
}

/** E-10.2: it attacks although it is defeated, the active player first (E-10.7). */
function creatureAttacks(t: T, slot: Slot, seat: Seat): void {
  const mask = attackedBy(t, slot, seat);
  let wounded = 0;
  for (let i = 0; i < t.seats; i++) {
    const victim = (seat + i) % t.seats;
    if (!hasSeat(mask, victim)) continue;
    const wounds = woundsFrom(t, slot, seat, victim);
    addWounds(t, victim, wounds);
    if (wounds > 0) wounded = withSeat(wounded, victim);
  }
  if (wounded !== 0) fire(t, EVENT.takeWounds, wounded, slot);
}

/** J4: the fight with a picked creature. Returns whether it was won (E-7.9). */
export function fight(t: T, slot: Slot, seat: Seat): boolean {
  if (!isDefeated(t, slot, seat)) return false;
  if (t.events !== undefined) {
    const text = `${t.names[seat]} defeats {0} with ${attackOf(t, seat)} Attack`;
    tellOf(t, seat, text, 'E-10.1', slot);
  }
  push(t, STEP.defeated, seat, slot);
  creatureAttacks(t, slot, seat);
  return true;
}

/** E-9.13: at the end of the fight. */
export function defeated(t: T, seat: Seat, slot: Slot): void {
  push(t, STEP.immediate, seat, slot);
  happen(t, t.facts.moments.defeated, seat, slot);
  fire(t, EVENT.afterDefeating, onlySeat(seat), slot);
}
