import type { Effect } from '../rules/vocabulary.ts';
import type { Spell } from './components.ts';

/** T-4.3: what a trimagic does, by the spell of its first vision. */
export const SPELL_EFFECTS: Readonly<Record<Spell, Effect>> = {
  gift: { kind: 'drawForPlayer' },
  find: { kind: 'takeDisplayed' },
  theft: { kind: 'takeRandomTreasures' },
  hex: { kind: 'discardRandomCards' },
};
