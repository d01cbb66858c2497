import { type Kinds, kindsUsed } from '@conclave/kernel';
import { MODIFIERS, MOMENTS } from '../rules/abilities.ts';
import { CONDITIONS } from '../rules/effects/conditions.ts';
import { VALUES } from '../rules/effects/values.ts';
import { EFFECTS } from '../rules/effects.ts';
import { CARDS } from './cards.ts';
import { ABILITIES, ENCHANTMENTS } from './tokens.ts';

/** Which cards of the box use each kind, those of the first edition as well. */
export const usersOfKinds = (): Kinds =>
  kindsUsed(
    {
      moments: Object.keys(MOMENTS),
      modifiers: Object.keys(MODIFIERS),
      effects: Object.keys(EFFECTS),
      conditions: Object.keys(CONDITIONS),
      values: Object.keys(VALUES),
    },
    [...CARDS, ...ENCHANTMENTS, ...ABILITIES].map((card) => [card.id, card]),
  );
