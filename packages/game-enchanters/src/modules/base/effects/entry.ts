import type { Seat, Slot } from '@conclave/kernel';
import type { Cost, Doing, Effect } from '../../../content/vocabulary.ts';
import type { CostKind, EffectKind, Hit, Prospect, Wounds } from '../../../rules/kinds.ts';
import { aim, targetsOf } from '../../../rules/players.ts';
import { NOTHING } from '../../../rules/prospect.ts';
import type { EnchantersTable as T } from '../../../rules/table.ts';

type Member<U extends { readonly kind: string }, K extends U['kind']> = Extract<
  U,
  { readonly kind: K }
>;
export type Of<K extends Effect['kind']> = Member<Effect, K>;
export type Entry<K extends Doing['kind']> = EffectKind<Of<K>, T>;
export type CostEntry<K extends Cost['kind']> = CostKind<Of<K>, T>;

/** For what has nothing of the sort; each entry still says so itself. */
export const free = (): undefined => undefined;
export const nothing = (): Prospect => NOTHING;
const NOBODY: Wounds = { self: false, others: false };
export const nobody = (): Wounds => NOBODY;
export const once = (): number => 1;

/** E-6.18 */
export const NOT_IN_FULL = { reason: 'it cannot be carried out in full', rule: 'E-6.18' } as const;
export const unless = (can: boolean): typeof NOT_IN_FULL | undefined =>
  can ? undefined : NOT_IN_FULL;

/** What an effect has that is aimed at players: running it is taking aim. */
export const aiming = <E extends Effect>(
  hit: Hit<E, T>,
): Pick<EffectKind<E, T>, 'hit' | 'run'> => ({
  hit,
  run: (t, effect, seat, slot, value) => aim(t, hit, effect, seat, slot, value),
});

/** E-13.6: an effect that would reach nobody cannot be carried out in full. */
export const reaches = <E extends Effect>(
  t: T,
  hit: Hit<E, T>,
  effect: E,
  seat: Seat,
  slot: Slot,
): typeof NOT_IN_FULL | undefined => unless(targetsOf(t, hit, effect, seat, slot) !== 0);
