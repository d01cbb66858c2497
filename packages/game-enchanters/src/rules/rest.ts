import { push } from '@conclave/kernel';
import { happen } from './moments.ts';
import { STEP } from './steps.ts';
import type { EnchantersTable as T } from './table.ts';
import { EVENT, fire } from './triggers.ts';

/** R4, then R5: E-9.11, E-8.5. */
export function rested(t: T, seat: number): void {
  push(t, STEP.firstCardLeaves, seat);
  happen(t, t.facts.moments.rested, seat, 0);
  fire(t, EVENT.afterRest, 1 << seat, 0);
}
