import type { FaceId } from '@conclave/kernel';
import { ELEMENT_BACKS, ENCHANTERS, FIRST_AIR } from './enchanters.ts';
import { TRICKS } from './tricks.ts';

/** Where each kind of card of the playing deck begins in the catalogue. */
export const FIRST_TRICK = ENCHANTERS.length;
const FIRST_ELEMENTAL = FIRST_TRICK + TRICKS.length;
const FIRST_OBJECT = FIRST_ELEMENTAL + ELEMENT_BACKS.length;

/** The card nobody may hold (G-5.6): the one that takes effect when it is met. */
export const NEVER_HELD = FIRST_TRICK + TRICKS.findIndex((trick) => trick.when === 'met');

export const isEnchanter = (face: FaceId): boolean => face < FIRST_TRICK;
export const isAir = (face: FaceId): boolean => face >= FIRST_AIR && face < FIRST_TRICK;
export const isTrick = (face: FaceId): boolean => face >= FIRST_TRICK && face < FIRST_ELEMENTAL;
export const isElemental = (face: FaceId): boolean =>
  face >= FIRST_ELEMENTAL && face < FIRST_OBJECT;

/** G-6.3 */
export const ELEMENTAL_MASTER_POINTS = 5;
export const ELEMENTALS_FOR_MASTER = 3;
