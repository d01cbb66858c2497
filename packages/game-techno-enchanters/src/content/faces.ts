import type { FaceId } from '@conclave/kernel';
import {
  copiesOf,
  PLAIN_VISION_FORMS,
  SIGNS,
  SPELLS,
  SYMBOLS,
  TREASURE_VALUES,
  VISION_FORMS,
} from './components.ts';
import { ENCHANTMENTS } from './enchantments.ts';

/** T-1.7: a vision as numbers; a symbol of -1 is none (T-3.7). */
export interface Vision {
  readonly spell: number;
  readonly symbol: number;
  readonly stars: number;
  readonly link: boolean;
}

/** T-1.8: the 52 visions. */
export const VISIONS: readonly Vision[] = SPELLS.flatMap((_, spell) => [
  ...SYMBOLS.flatMap((_symbol, symbol) =>
    VISION_FORMS.map((form): Vision => ({ spell, symbol, ...form })),
  ),
  ...PLAIN_VISION_FORMS.map((form): Vision => ({ spell, symbol: -1, ...form })),
]);

/** T-1.4: one entry for each different treasure. */
export const TREASURES: readonly { colour: number; value: number; copies: number }[] =
  SIGNS.flatMap((_, colour) =>
    [...new Set(TREASURE_VALUES)].map((value) => ({
      colour,
      value,
      copies: TREASURE_VALUES.filter((other) => other === value).length,
    })),
  );

/** T-1.2: three sets of characters, for three, four and five players. */
export const CHARACTER_SETS = [3, 4, 5] as const;
/** T-1.3: each sign of a set hunts the next, and the last one the first. */
export const CHARACTERS: readonly { set: number; sign: number; opposing: number }[] =
  CHARACTER_SETS.flatMap((set) =>
    Array.from({ length: set }, (_, sign) => ({ set, sign, opposing: (sign + 1) % set })),
  );

/** Where each kind of card begins in the catalogue. */
export const FIRST_ENCHANTMENT = VISIONS.length;
export const FIRST_TREASURE = FIRST_ENCHANTMENT + ENCHANTMENTS.length;
export const QUEEN = FIRST_TREASURE + TREASURES.length;
export const FIRST_CHARACTER = QUEEN + 1;
const FACES = FIRST_CHARACTER + CHARACTERS.length;

const perFace = <V>(value: (face: FaceId) => V): readonly V[] =>
  Array.from({ length: FACES }, (_, face) => value(face));

const treasure = (face: FaceId): (typeof TREASURES)[number] | undefined =>
  TREASURES[face - FIRST_TREASURE];
const character = (face: FaceId): (typeof CHARACTERS)[number] | undefined =>
  CHARACTERS[face - FIRST_CHARACTER];

/** Per face; -1 where a card has none. */
export const SPELL_OF = perFace((face) => VISIONS[face]?.spell ?? -1);
export const SYMBOL_OF = perFace((face) => VISIONS[face]?.symbol ?? -1);
export const STARS_OF = perFace((face) => VISIONS[face]?.stars ?? 0);
export const LINK_OF = perFace((face) => VISIONS[face]?.link ?? false);
export const VALUE_OF = perFace((face) => treasure(face)?.value ?? 0);
export const COLOUR_OF = perFace((face) => treasure(face)?.colour ?? -1);
export const SIGN_OF = perFace((face) => character(face)?.sign ?? -1);
export const OPPOSING_OF = perFace((face) => character(face)?.opposing ?? -1);

export const isVision = (face: FaceId): boolean => face < FIRST_ENCHANTMENT;
export const isEnchantment = (face: FaceId): boolean =>
  face >= FIRST_ENCHANTMENT && face < FIRST_TREASURE;

/** T-1.9: stars a vision shows in a position counted from 0; the third shows only its tip. */
export function starsAt(face: FaceId, position: number): number {
  const stars = STARS_OF[face] ?? 0;
  return position === 2 ? Math.min(1, stars) : stars;
}

/** Each playing card by its face, once for each copy (T-1.6). */
export const DECK: readonly number[] = [
  ...VISIONS.map((_, face) => face),
  ...ENCHANTMENTS.flatMap(({ id }, i) =>
    new Array<number>(copiesOf(id)).fill(FIRST_ENCHANTMENT + i),
  ),
];
