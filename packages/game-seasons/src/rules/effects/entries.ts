import {
  type EffectEntry,
  effect,
  type FieldCheck,
  oneOf,
  type Seat,
  type Slot,
  wholeNumber,
} from '@conclave/kernel';
import type { SeasonsTable } from '../table.ts';
import { type Effect, type EffectOf, ENERGIES } from '../vocabulary.ts';
import { WORTH } from '../worth.ts';

/**
 * What an effect brings a seat at once, roughly and in points. At the end of the game the
 * table is given as well, and what depends on it is known.
 */
export type Worth = (effect: Effect, t?: SeasonsTable, seat?: Seat, slot?: Slot) => number;

/** Everything that is known of a kind of effect. */
export interface Entry<E> extends Required<EffectEntry<E, SeasonsTable, Effect>> {
  worth(effect: E, worthOf: Worth, t: SeasonsTable | undefined, seat: Seat, slot: Slot): number;
}

/** The entries of some kinds; `effects.ts` puts all of them together. */
export type Entries<K extends Effect['kind']> = {
  readonly [Kind in K]: Entry<EffectOf<Kind>>;
};

/** What a field may lack. */
export const optional =
  (check: FieldCheck): FieldCheck =>
  (value) =>
    value === undefined ? undefined : check(value);

export const maybeEffect = optional(effect);
export const anEnergy = oneOf(...ENERGIES);
export const flag: FieldCheck = (value) =>
  typeof value === 'boolean' ? undefined : 'must be true or false';
export const amount = { amount: wholeNumber(1, 40) };

/** An effect that can be started at any time. */
export const never = (): undefined => undefined;
/** An effect of which no more is known. */
export const rough = (): number => WORTH.effect;
