import type { Effect } from '../rules/vocabulary.ts';
import abilities from './abilities.json' with { type: 'json' };
import enchantments from './enchantments.json' with { type: 'json' };
import { Place } from './read.ts';

/** S-19 */
export interface Enchantment {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly phase: 'prelude' | 'tournament';
  readonly effect: Effect;
}

/** S-20 */
export interface Ability {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly usage: 'once' | 'permanent';
  /** S-20.5: points on its back. */
  readonly points: number;
  readonly effect: Effect;
}

const readEffect = (place: Place): Effect => {
  if (typeof place.value !== 'object' || place.value === null) place.fail('must be an effect');
  return place.value as Effect;
};

export function readEnchantments(value: unknown): readonly Enchantment[] {
  return new Place('content/enchantments.json', value).list().map((place, i) => {
    place.record(['id', 'number', 'name', 'phase', 'effect']);
    return {
      id: place.at('id').text(),
      number: place.at('number').whole(i + 1, i + 1),
      name: place.at('name').text(),
      phase: place.at('phase').oneOf('prelude', 'tournament'),
      effect: readEffect(place.at('effect')),
    };
  });
}

export function readAbilities(value: unknown): readonly Ability[] {
  return new Place('content/abilities.json', value).list().map((place, i) => {
    place.record(['id', 'number', 'name', 'usage', 'points', 'effect']);
    return {
      id: place.at('id').text(),
      number: place.at('number').whole(i + 1, i + 1),
      name: place.at('name').text(),
      usage: place.at('usage').oneOf('once', 'permanent'),
      points: place.at('points').whole(-99, 99),
      effect: readEffect(place.at('effect')),
    };
  });
}

export const ENCHANTMENTS = readEnchantments(enchantments);
export const ABILITIES = readAbilities(abilities);
