import type { Game } from '@conclave/kernel';
import type { Break } from './break.ts';
import { CONTENT_FAULTS } from './content.ts';
import { LEAK_FAULTS } from './leaks.ts';
import { RULE_FAULTS } from './rules.ts';
import { STATE_FAULTS } from './state.ts';

const FAULTS = { ...RULE_FAULTS, ...STATE_FAULTS, ...LEAK_FAULTS, ...CONTENT_FAULTS } as const;

/** Everything that can be broken on purpose: one way at least for each check to fail. */
export type FaultName = keyof typeof FAULTS;
export type Faults = Readonly<Partial<Record<FaultName, boolean>>>;

export function breakGame(game: Game, faults: Faults): Game {
  let broken = game;
  for (const [name, breaks] of Object.entries(FAULTS) as [FaultName, Break][]) {
    if (faults[name]) broken = breaks(broken);
  }
  return broken;
}
