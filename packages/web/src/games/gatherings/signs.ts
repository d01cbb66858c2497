import {
  cowled,
  flame,
  moon,
  mountains,
  polarStar,
  sun,
  waterDrop,
  whirlwind,
  witchFace,
  wizardFace,
} from '../../icons/gatherings.ts';

export interface Sign {
  readonly word: string;
  readonly glyph: string;
  /** Bright, for signs on dark ground. */
  readonly colour: string;
  /** Dark, for grounds under signs. */
  readonly ground: string;
}

/** Every value of the three characteristics has a sign and a colour of its own. */
export const ELEMENTS: Readonly<Record<string, Sign>> = {
  earth: { word: 'earth', glyph: mountains, colour: '#b6dc74', ground: '#3c571c' },
  water: { word: 'water', glyph: waterDrop, colour: '#7cc4ff', ground: '#17487a' },
  fire: { word: 'fire', glyph: flame, colour: '#ff9a6b', ground: '#8c2c15' },
  air: { word: 'air', glyph: whirlwind, colour: '#cdb4ff', ground: '#4c3580' },
  any: { word: 'any element', glyph: whirlwind, colour: '#cdb4ff', ground: '#4c3580' },
};

export const SCHOOLS: Readonly<Record<string, Sign>> = {
  silver: { word: 'silver', glyph: moon, colour: '#cfd8e6', ground: '#4a5666' },
  bronze: { word: 'bronze', glyph: polarStar, colour: '#dd9a62', ground: '#6a3f1e' },
  gold: { word: 'gold', glyph: sun, colour: '#f5cb52', ground: '#7a5a0c' },
  any: { word: 'any school', glyph: whirlwind, colour: '#cdb4ff', ground: '#4c3580' },
};

export const ASPECTS: Readonly<Record<string, Sign>> = {
  wizard: { word: 'wizard', glyph: wizardFace, colour: '#9fb0ff', ground: '#2b3379' },
  mage: { word: 'mage', glyph: cowled, colour: '#6fdcc8', ground: '#12594f' },
  witch: { word: 'witch', glyph: witchFace, colour: '#f39ad6', ground: '#6d2159' },
};

export const CHARACTERISTICS = [
  { name: 'element', plural: 'elements', signs: ELEMENTS },
  { name: 'school', plural: 'schools', signs: SCHOOLS },
  { name: 'aspect', plural: 'aspects', signs: ASPECTS },
] as const;
export type Characteristic = (typeof CHARACTERISTICS)[number]['name'];
