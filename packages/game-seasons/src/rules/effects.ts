import { effectsIn, prepareEffects } from '@conclave/kernel';
import { CARDS } from '../content/cards.ts';
import { ENCHANTMENTS, ABILITIES as TOKENS } from '../content/tokens.ts';
import { ABILITIES, entryOf, MODIFIERS } from './abilities.ts';
import { DEEDS } from './effects/deeds.ts';
import { DRAWS } from './effects/draws.ts';
import type { Entries, Entry, Worth } from './effects/entries.ts';
import { FLOW } from './effects/flow.ts';
import { GOODS } from './effects/goods.ts';
import { bind } from './start.ts';
import { type SeasonsTable, STEP } from './table.ts';
import type { Ability, Effect } from './vocabulary.ts';

/** For each kind of effect everything that is known of it; leaving one out does not compile. */
export const EFFECTS: Entries<Effect['kind']> = {
  ...FLOW,
  ...GOODS,
  ...DRAWS,
  ...DEEDS,
};

/** Every effect in the box under the place it stands in; abilities are checked on the way. */
function trees(): Record<string, Effect> {
  const found: (readonly [place: string, effect: unknown])[] = [];
  for (const { id, abilities, firstEdition } of CARDS) {
    const older = firstEdition?.abilities ?? [];
    for (const [i, says] of abilities.entries()) {
      found.push(...effectsIn(ABILITIES, 'ability', `${id}.abilities[${i}]`, says));
    }
    for (const [i, says] of older.entries()) {
      found.push(...effectsIn(ABILITIES, 'ability', `${id}.firstEdition.abilities[${i}]`, says));
    }
  }
  for (const { id, modifier } of ENCHANTMENTS) {
    found.push(...effectsIn(MODIFIERS, 'modifier', `${id}.modifier`, modifier));
  }
  for (const token of TOKENS) {
    if (token.usage === 'once') found.push([`${token.id}.effect`, token.effect]);
    else found.push(...effectsIn(MODIFIERS, 'modifier', `${token.id}.modifier`, token.modifier));
  }
  return Object.fromEntries(found) as Record<string, Effect>;
}

/** The effects of everything in the box. */
export const effects = prepareEffects<Effect, SeasonsTable>(EFFECTS, trees(), STEP.effect);
bind(effects);

/** Cards with an effect of their own, outside the vocabulary. */
export const special: readonly string[] = [
  ...new Set(effects.special.map((place) => place.slice(0, place.indexOf('.')))),
];

export const wordsOf = (effect: Effect): string => effects.words(effect);
export const wordsOfAbility = (ability: Ability): string =>
  entryOf(ability).words(ability, wordsOf);

export const worthOf: Worth = (effect, t, seat = -1, slot = -1) =>
  (EFFECTS[effect.kind] as unknown as Entry<Effect>).worth(effect, worthOf, t, seat, slot);
