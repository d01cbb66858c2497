import { CONDITIONS } from './conditions.ts';
import { COSTS, EFFECTS } from './effects/index.ts';
import { EVENTS } from './events.ts';
import { GLORY } from './glory.ts';
import { MODIFIERS } from './modifiers.ts';
import { TYPES } from './types.ts';
import { VALUES } from './values.ts';

/** Everything that can stand on a card of the base game. */
export const BASE_KINDS = {
  effects: EFFECTS,
  costs: COSTS,
  values: VALUES,
  conditions: CONDITIONS,
  modifiers: MODIFIERS,
  glory: GLORY,
  events: EVENTS,
  types: TYPES,
};
