import { read, type Seat, type Slot } from '@conclave/kernel';
import { ANY, type PartFacts } from '../content/facts.ts';
import { factsOf } from './faces.ts';
import { attackOf, defenseOf, lasts } from './measure.ts';
import { lookAround, lookBefore, newSight } from './sight.ts';
import type { EnchantersTable as T } from './table.ts';

/** One thing that adds to Attack or Defense: a card's icons, what it adds while something holds. */
interface Share {
  readonly slot: Slot;
  readonly from: 'icons' | 'bonus';
  readonly part: 'upper' | 'lower';
  readonly n: number;
}

/** E-4.1 to E-4.6: where a seat's Attack or Defense comes from. */
export interface Breakdown {
  readonly total: number;
  readonly shares: readonly Share[];
  /** What was added until the end of the turn. */
  readonly boost: number;
}

export function breakdown(t: T, seat: Seat, stat: 'attack' | 'defense'): Breakdown {
  const shares: Share[] = [];
  const sight = newSight();
  const n = lookAround(t, ANY, sight, lookBefore(t, seat, ANY, sight, 0));
  for (let i = 0; i < n; i++) {
    const slot = sight.slots[i] as number;
    const facts = sight.parts[i] as PartFacts;
    const part = facts === factsOf(t, slot).upper ? 'upper' : 'lower';
    if (facts[stat] !== 0) shares.push({ slot, from: 'icons', part, n: facts[stat] });
    for (const { modifier, while: condition } of facts.statics) {
      if (modifier.kind !== 'bonus' || modifier[stat] === 0) continue;
      if (condition !== undefined && !lasts(t, condition, seat)) continue;
      shares.push({ slot, from: 'bonus', part, n: modifier[stat] });
    }
  }
  const attack = stat === 'attack';
  return {
    total: attack ? attackOf(t, seat) : defenseOf(t, seat),
    shares,
    boost: read(t, attack ? t.at.attackBoost : t.at.defenseBoost, seat),
  };
}
