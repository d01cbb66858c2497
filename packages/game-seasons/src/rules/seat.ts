import {
  faceOf,
  NONE,
  note,
  read,
  type Seat,
  type Slot,
  sizeOf,
  topOf,
  write,
  zoneOf,
} from '@conclave/kernel';
import { SETUP } from '../content/setup.ts';
import { NOTHING, type Power, type Said } from './power.ts';
import type { SeasonsTable } from './table.ts';

/** Every seat once, clockwise from the first given. */
export function around(t: SeasonsTable, first: number): number[] {
  return Array.from({ length: t.seats }, (_, i) => (first + i) % t.seats);
}

export const leftOf = (t: SeasonsTable, seat: Seat): number => (seat + 1) % t.seats;

export const crystalsOf = (t: SeasonsTable, seat: Seat): number => read(t, t.at.crystals, seat);

/** S-1.12, S-10.15: no count falls below 0. Returns how many really changed hands. */
export function addCrystals(t: SeasonsTable, seat: Seat, amount: number): number {
  const before = crystalsOf(t, seat);
  const after = Math.max(0, before + amount);
  write(t, t.at.crystals, after, seat);
  return after - before;
}

/** S-10.15: only what is there is given. */
export function giveCrystals(t: SeasonsTable, from: number, to: number, amount: number): number {
  const given = -addCrystals(t, from, -amount);
  addCrystals(t, to, given);
  return given;
}

export const gaugeOf = (t: SeasonsTable, seat: Seat): number => read(t, t.at.gauge, seat);

/** S-10.16 */
export function addGauge(t: SeasonsTable, seat: Seat, amount: number): void {
  const gauge = Math.max(0, Math.min(SETUP.gauge, gaugeOf(t, seat) + amount));
  write(t, t.at.gauge, gauge, seat);
}

/** What the enchantment in force says. */
export function enchanted(t: SeasonsTable): Readonly<Said> {
  const slot = topOf(t, t.zone.enchantment);
  if (slot === NONE) return NOTHING;
  return t.facts.enchantments[faceOf(t, slot) - t.facts.firstEnchantment] as Readonly<Said>;
}

export const printedPower = (t: SeasonsTable, slot: Slot): Power =>
  t.facts.powers[faceOf(t, slot)] as Power;

export const nameOf = (t: SeasonsTable, slot: Slot): string => printedPower(t, slot).name;

/** Tells everyone what a seat does. */
export function tellAll(
  t: SeasonsTable,
  seat: Seat,
  text: string,
  rule: string,
  ...slots: number[]
): void {
  if (t.events === undefined) return;
  note(t, seat, `${t.names[seat]} ${text}`, rule, ...slots);
}

export const handSize = (t: SeasonsTable, seat: Seat): number =>
  sizeOf(t, zoneOf(t, t.zone.hand, seat));
