import { read, type Seat, type Slot } from '@conclave/kernel';
import { type FaceFacts, OF_ALL, type PartFacts, type Static } from '../content/facts.ts';
import type { Modifier } from '../content/vocabulary.ts';
import { factsOf } from './faces.ts';
import type { ModifierKind } from './kinds.ts';
import { holds, modifiers } from './measure.ts';
import { lookAround, newSight } from './sight.ts';
import type { EnchantersTable as T } from './table.ts';

/** What modifiers of creatures add to one that a seat fights. */
function added(
  t: T,
  statics: readonly Static[],
  creature: FaceFacts,
  seat: Seat,
  stat: 'health' | 'strength',
): number {
  let sum = 0;
  for (const { modifier, while: condition } of statics) {
    if (condition !== undefined && !holds(t, condition, seat)) continue;
    const kind = t.facts.kinds.modifiers[modifier.kind] as ModifierKind<Modifier, T>;
    sum += kind.adds(t, modifier, creature, seat, stat);
  }
  return sum;
}

const around = newSight();

/** EF-16.24: printed, then what the creature says of itself, then what the Village says of all. */
function creatureStat(t: T, slot: Slot, seat: Seat, stat: 'health' | 'strength'): number {
  const facts = factsOf(t, slot);
  let value = facts[stat];
  if (facts.ofItself.length > 0) value += added(t, facts.ofItself, facts, seat, stat);
  const n = lookAround(t, OF_ALL, around, 0);
  for (let i = 0; i < n; i++) {
    value += added(t, (around.parts[i] as PartFacts).ofAll, facts, seat, stat);
  }
  return Math.max(0, value);
}

export const healthOf = (t: T, slot: Slot, seat: Seat): number =>
  creatureStat(t, slot, seat, 'health');
export const strengthOf = (t: T, slot: Slot, seat: Seat): number =>
  creatureStat(t, slot, seat, 'strength');

/** Whether a creature has a way of fighting, in either part. */
export function fights(
  t: T,
  slot: Slot,
  kind: 'doubleDamage' | 'attacksEach',
  seat: Seat,
): boolean {
  const facts = factsOf(t, slot);
  for (const part of [facts.upper, facts.lower]) {
    for (const entry of part.statics) {
      if (entry.modifier.kind !== kind) continue;
      if (entry.while === undefined || holds(t, entry.while, seat)) return true;
    }
  }
  return false;
}

/** EF-16.2 */
export const canHeal = (t: T, seat: Seat): boolean => modifiers(t, seat, 'cannotHeal').length === 0;

/** E-16.1 */
export const isUntargetable = (t: T, seat: Seat): boolean =>
  modifiers(t, seat, 'untargetable').length > 0;

/** EF-16.3: the lowest cap wins (EF-16.26). */
export const crystalCap = (t: T, seat: Seat): number =>
  modifiers(t, seat, 'crystalCap').reduce(
    (least, { n }) => Math.min(least, n),
    Number.MAX_SAFE_INTEGER,
  );

/** E-7.2: replacement prices first, "free" last. */
export function priceOf(t: T, place: number, seat: Seat): number {
  if (read(t, t.at.freeJourney) === 1) return 0;
  let price = place;
  for (const { from, price: cap } of modifiers(t, seat, 'journeyPriceCap')) {
    if (place >= from) price = Math.min(price, cap);
  }
  return price;
}
