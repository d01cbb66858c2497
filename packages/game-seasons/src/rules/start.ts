import type { Effects, Reason, Seat, Slot } from '@conclave/kernel';
import type { SeasonsTable } from './table.ts';
import type { Effect } from './vocabulary.ts';

/**
 * Steps start effects, and effects start steps. This file lies below both: the
 * prepared effects are handed to it once, when the game is loaded.
 */
let prepared: Effects<Effect, SeasonsTable> | undefined;

export function bind(effects: Effects<Effect, SeasonsTable>): void {
  prepared = effects;
}

function bound(): Effects<Effect, SeasonsTable> {
  if (prepared === undefined) throw new Error('the effects have not been prepared');
  return prepared;
}

/** Puts an effect on the stack for a seat and the card it stands on, -1 if on none. */
export function start(t: SeasonsTable, effect: Effect, seat: Seat, slot: Slot): void {
  bound().start(t, effect, seat, slot);
}

/** In a frame, the number of an effect that is none. */
export const NO_EFFECT = -1;

/** Starts the effect a frame names, if it names one. */
export function startNumbered(t: SeasonsTable, id: number, seat: Seat, slot: Slot): void {
  if (id !== NO_EFFECT) start(t, effectNumbered(id), seat, slot);
}

/** Why a seat cannot start an effect now. */
export const whyBlocked = (
  t: SeasonsTable,
  effect: Effect,
  seat: Seat,
  slot: Slot,
): Reason | undefined => bound().blocked(t, effect, seat, slot);

export const wordsFor = (effect: Effect): string => bound().words(effect);
export const tagsFor = (effect: Effect): readonly string[] => bound().tags(effect);
export const numberOf = (effect: Effect): number => bound().idOf(effect);
export const effectNumbered = (id: number): Effect => bound().nodes[id] as Effect;
