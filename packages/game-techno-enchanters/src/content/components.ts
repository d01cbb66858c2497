import type { Seat } from '@conclave/kernel';
import content from './components.json' with { type: 'json' };

/** T-1.7: what a vision shows; each symbol beats the next one (T-3.6). */
export const SYMBOLS = ['stone', 'multiblade', 'parchment'] as const;
export const SPELLS = ['gift', 'find', 'theft', 'hex'] as const;
export type Spell = (typeof SPELLS)[number];

/** T-3.6: stone beats multiblade, multiblade parchment, parchment stone. */
export const beats = (symbol: number, other: Seat): boolean =>
  symbol >= 0 && other >= 0 && other === (symbol + 1) % SYMBOLS.length;

/** T-1.1, T-1.3: the signs in the order in which each hunts the next. */
export const SIGNS = content.signs;
/** T-1.4: the values of the treasures of each colour. */
export const TREASURE_VALUES: readonly number[] = content.treasures;
/** T-1.8: stars and links of the visions of each spell and symbol. */
export const VISION_FORMS = content.visions;
export const PLAIN_VISION_FORMS = content.visionsWithoutSymbol;

const COPIES: Readonly<Record<string, number>> = content.enchantments;

/** T-1.10: how many there are of an enchantment. */
export function copiesOf(enchantment: string): number {
  const copies = COPIES[enchantment];
  if (copies === undefined) {
    throw new Error(`content/components.json: enchantments.${enchantment} is missing`);
  }
  return copies;
}

/** T-1.6, T-1.4: what is wrong with the numbers of cards, and where. */
function componentsError(): string | undefined {
  const perSpell = SYMBOLS.length * VISION_FORMS.length + PLAIN_VISION_FORMS.length;
  if (SPELLS.length * perSpell !== 52) return 'visions: there must be 52 of them';
  const forms = [...VISION_FORMS, ...PLAIN_VISION_FORMS];
  const odd = forms.find(({ stars }) => !Number.isInteger(stars) || stars < 0 || stars > 2);
  if (odd !== undefined) return 'visions: a vision has 0 to 2 stars';
  const enchantments = Object.values(COPIES).reduce((sum, copies) => sum + copies, 0);
  if (enchantments !== 18) return 'enchantments: there must be 18 of them';
  if (SIGNS.length !== 5) return 'signs: there must be five';
  return TREASURE_VALUES.length === 5 ? undefined : 'treasures: there must be five of a colour';
}

const wrong = componentsError();
if (wrong !== undefined) throw new Error(`content/components.json: ${wrong}`);
