/** A card is a number from 0 to 39 (G-1.1), so that the state stays small and plain. */
export type Card = number;

// Aspects count wizard, mage, witch; schools silver, bronze, gold; elements earth, water, fire, air.
const ENCHANTERS = 27;
export const ENCHANTERS_WITH_AIR = 30;

export const PROXIMA: Card = 30;
export const IDEM: Card = 31;
export const EXODUS: Card = 32;
export const CHAOS: Card = 33;
export const VADEMECUM: Card = 34;
export const PERICULUM: Card = 35;

const FIRST_ELEMENTAL: Card = 36;
const DECK_SIZE = 40;
const AIR_BACK = 3;

export function enchanter(aspect: number, school: number, element: number): Card {
  return aspect * 9 + school * 3 + element;
}

export function airEnchanter(aspect: number): Card {
  return ENCHANTERS + aspect;
}

export function elemental(element: number): Card {
  return FIRST_ELEMENTAL + element;
}

/** G-4.3, G-5.3: Air Enchanters count as Enchanters. */
export function isEnchanter(card: Card): boolean {
  return card < ENCHANTERS_WITH_AIR;
}

export function isAirEnchanter(card: Card): boolean {
  return card >= ENCHANTERS && card < ENCHANTERS_WITH_AIR;
}

export function isTrick(card: Card): boolean {
  return card >= PROXIMA && card < FIRST_ELEMENTAL;
}

export function isElemental(card: Card): boolean {
  return card >= FIRST_ELEMENTAL;
}

export function aspectOf(card: Card): number {
  return isAirEnchanter(card) ? card - ENCHANTERS : Math.floor(card / 9);
}

export function schoolOf(card: Card): number {
  return Math.floor(card / 3) % 3;
}

export function elementOf(card: Card): number {
  return card % 3;
}

/** G-1.6 */
export function backOf(card: Card): number {
  if (card < ENCHANTERS) return elementOf(card);
  return isElemental(card) ? card - FIRST_ELEMENTAL : AIR_BACK;
}

export function fullDeck(): Card[] {
  return Array.from({ length: DECK_SIZE }, (_, card) => card);
}
