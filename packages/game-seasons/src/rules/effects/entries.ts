import { type EffectTable, effect, type FieldCheck, oneOf, wholeNumber } from '@conclave/kernel';
import type { SeasonsTable } from '../table.ts';
import { type Effect, ENERGIES } from '../vocabulary.ts';

/** The entries of some kinds; `effects.ts` puts all of them together. */
export type Entries<K extends Effect['kind']> = Pick<EffectTable<Effect, SeasonsTable>, K>;

/** What a field may lack. */
const optional =
  (check: FieldCheck): FieldCheck =>
  (value) =>
    value === undefined ? undefined : check(value);

export const maybeEffect = optional(effect);
export const anEnergy = oneOf(...ENERGIES);
export const flag: FieldCheck = (value) =>
  typeof value === 'boolean' ? undefined : 'must be true or false';
export const amount = { amount: wholeNumber(1, 40) };

/** Effects that only say what holds; nothing is carried out. */
export const nothing = (): void => {};
