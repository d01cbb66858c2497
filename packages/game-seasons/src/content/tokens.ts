import type { Effect, Modifier } from '../rules/vocabulary.ts';
import abilities from './abilities.json' with { type: 'json' };
import enchantments from './enchantments.json' with { type: 'json' };
import { Place } from './read.ts';

/** S-19 */
export interface Enchantment {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly phase: 'prelude' | 'tournament';
  readonly modifier: Modifier;
}

/** S-20: used once for an effect, or lasting. */
export type AbilityToken = {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  /** S-20.5: points on its back. */
  readonly points: number;
} & (
  | { readonly usage: 'once'; readonly effect: Effect }
  | { readonly usage: 'permanent'; readonly modifier: Modifier }
);

export function readEnchantments(value: unknown): readonly Enchantment[] {
  return new Place('content/enchantments.json', value).list().map((place, i) => {
    place.record(['id', 'number', 'name', 'phase', 'modifier']);
    return {
      id: place.at('id').text(),
      number: place.at('number').whole(i + 1, i + 1),
      name: place.at('name').text(),
      phase: place.at('phase').oneOf('prelude', 'tournament'),
      modifier: place.at('modifier').literal<Modifier>('ability'),
    };
  });
}

export function readAbilities(value: unknown): readonly AbilityToken[] {
  return new Place('content/abilities.json', value).list().map((place, i) => {
    const usage = place.at('usage').oneOf('once', 'permanent');
    const says = usage === 'once' ? 'effect' : 'modifier';
    place.record(['id', 'number', 'name', 'usage', 'points', says]);
    const token = {
      id: place.at('id').text(),
      number: place.at('number').whole(i + 1, i + 1),
      name: place.at('name').text(),
      points: place.at('points').whole(-99, 99),
    };
    return usage === 'once'
      ? { ...token, usage, effect: place.at('effect').literal<Effect>('effect') }
      : { ...token, usage, modifier: place.at('modifier').literal<Modifier>('ability') };
  });
}

export const ENCHANTMENTS = readEnchantments(enchantments);
export const ABILITIES = readAbilities(abilities);
