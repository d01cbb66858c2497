import type { Game } from '@conclave/kernel';
import { breakGame, type FaultName, type Faults } from './faults/index.ts';
import { lanterns } from './lanterns.ts';

/** Lanterns, whole, or broken on purpose in the ways given. */
export function toy(faults: Faults = {}): Game {
  return breakGame(lanterns, faults);
}

export type { FaultName, Faults };
