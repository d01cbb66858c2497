import { read } from '@conclave/kernel';
import type { Cost } from '../content/vocabulary.ts';
import { type Hit, targetsOf, withoutShielded } from './players.ts';
import { canHeal } from './stats.ts';
import type { EnchantersTable as T } from './table.ts';

type CostOf<K extends Cost['kind']> = Extract<Cost, { readonly kind: K }>;

/** EF-4.4: another player who has as many wounds and can be healed. */
export const anotherHeals: Hit<CostOf<'anotherHeals'>> = {
  players: () => 'another',
  eligible: (t, cost, _seat, other) => read(t, t.at.wounds + other) >= cost.n && canHeal(t, other),
};

export const healTargets = (
  t: T,
  cost: CostOf<'anotherHeals'>,
  seat: number,
  slot: number,
): number => targetsOf(t, anotherHeals, cost, seat, slot);

/** EF-4.11: who can receive a card from a seat. */
export const receivers = (t: T, seat: number, slot: number): number =>
  withoutShielded(t, ((1 << t.seats) - 1) & ~(1 << seat), seat, slot);
