import { NONE, nextOf, read, topOf } from '@conclave/kernel';
import type { PartFacts } from '../content/facts.ts';
import { attackOf, defenseOf, lasts } from './measure.ts';
import { factsOf, PILES, zoneOfPile } from './piles.ts';
import type { EnchantersTable as T } from './table.ts';

/** One thing that adds to Attack or Defense: a card's icons, what it adds while something holds. */
interface Share {
  readonly slot: number;
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

export function breakdown(t: T, seat: number, stat: 'attack' | 'defense'): Breakdown {
  const shares: Share[] = [];
  const add = (slot: number, part: 'upper' | 'lower', facts: PartFacts): void => {
    if (facts[stat] !== 0) shares.push({ slot, from: 'icons', part, n: facts[stat] });
    for (const { modifier, while: condition } of facts.statics) {
      if (modifier.kind !== 'bonus' || modifier[stat] === 0) continue;
      if (condition !== undefined && !lasts(t, condition, seat)) continue;
      shares.push({ slot, from: 'bonus', part, n: modifier[stat] });
    }
  };
  for (const pile of PILES) {
    const top = topOf(t, zoneOfPile(t, pile, seat));
    for (let slot = top; slot !== NONE; slot = nextOf(t, slot)) {
      const facts = factsOf(t, slot);
      if (slot === top) add(slot, 'upper', facts.upper);
      add(slot, 'lower', facts.lower);
    }
  }
  const village = topOf(t, t.zone.village);
  if (village !== NONE) add(village, 'upper', factsOf(t, village).upper);
  const attack = stat === 'attack';
  return {
    total: attack ? attackOf(t, seat) : defenseOf(t, seat),
    shares,
    boost: read(t, (attack ? t.at.attackBoost : t.at.defenseBoost) + seat),
  };
}
