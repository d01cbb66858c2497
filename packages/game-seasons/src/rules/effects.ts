import { type EffectTable, prepareEffects } from '@conclave/kernel';
import { CARDS } from '../content/cards.ts';
import { ABILITIES, ENCHANTMENTS } from '../content/tokens.ts';
import { DEEDS } from './effects/deeds.ts';
import { DRAWS } from './effects/draws.ts';
import { FLOW } from './effects/flow.ts';
import { GOODS } from './effects/goods.ts';
import { STANDING, TIMED } from './effects/standing.ts';
import { bind } from './start.ts';
import { type SeasonsTable, STEP } from './table.ts';
import type { Effect } from './vocabulary.ts';

/** For each kind of effect everything that is known of it; leaving one out does not compile. */
const TABLE: EffectTable<Effect, SeasonsTable> = {
  ...TIMED,
  ...STANDING,
  ...FLOW,
  ...GOODS,
  ...DRAWS,
  ...DEEDS,
};

/** Every part of every card, enchantment and token under the place it stands in. */
function trees(): Record<string, Effect> {
  const out: Record<string, Effect> = {};
  for (const { id, abilities, firstEdition } of CARDS) {
    for (const [i, tree] of abilities.entries()) out[`${id}.abilities[${i}]`] = tree;
    for (const [i, tree] of (firstEdition?.abilities ?? []).entries()) {
      out[`${id}.firstEdition.abilities[${i}]`] = tree;
    }
  }
  for (const { id, effect } of [...ENCHANTMENTS, ...ABILITIES]) out[`${id}.effect`] = effect;
  return out;
}

/** The effects of everything in the box. */
export const effects = prepareEffects<Effect, SeasonsTable>(TABLE, trees(), STEP.effect);
bind(effects);

/** Cards with an effect of their own, outside the vocabulary. */
export const special: readonly string[] = [
  ...new Set(effects.special.map((place) => place.slice(0, place.indexOf('.')))),
];

export const wordsOf = (tree: Effect): string => effects.words(tree);
