import { faceOf, type Seat, type Slot } from '@conclave/kernel';
import { type FaceFacts, FILTER } from '../content/facts.ts';
import type { Effect, Filter } from '../content/vocabulary.ts';
import type { EffectKind } from './kinds.ts';
import type { EnchantersTable as T } from './table.ts';

export const factsOf = (t: T, slot: Slot): FaceFacts => t.facts.faces[faceOf(t, slot)] as FaceFacts;

/** EF-3.22; an icon counts wherever on the card it is (EF-2.5). */
export const matches = (facts: FaceFacts, filter: Filter): boolean =>
  (facts.filters & FILTER[filter]) !== 0;

/** E-10.1 */
export const isCreature = (t: T, slot: Slot): boolean => factsOf(t, slot).fights;

/** The entry of an effect's kind. */
export const kindOf = <E extends Effect = Effect>(t: T, effect: E): EffectKind<E, T> =>
  t.facts.kinds.effects[effect.kind] as unknown as EffectKind<E, T>;

/** E-6.18: whether an effect can be carried out in full now. */
export const canDo = (t: T, effect: Effect, seat: Seat, slot: Slot): boolean =>
  kindOf(t, effect).blocked(t, effect, seat, slot) === undefined;
