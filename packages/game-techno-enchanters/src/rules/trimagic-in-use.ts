import { SPELLS, type Spell } from '../content/components.ts';
import { type Trimagic, trimagicIn } from './rows.ts';
import type { TechnoTable } from './table.ts';

/** The trimagic that is being cast: its three visions lie in the middle. */
export const castInUse = (t: TechnoTable): Trimagic => trimagicIn(t, t.zone.inUse);
export const spellInUse = (t: TechnoTable): Spell => SPELLS[castInUse(t).spell] ?? 'gift';
/** T-4.5 */
export const amountInUse = (t: TechnoTable): number => castInUse(t).amount;
