import {
  cancel,
  cardExchange,
  cursedStar,
  earthCrack,
  fallingLeaf,
  magicShield,
  magnifyingGlass,
  present,
  robberHand,
  runeStone,
  spinningBlades,
  sprint,
  steam,
  sunRadiations,
  swapBag,
  thirdEye,
  threeLeaves,
  tiedScroll,
  torch,
  waveCrest,
} from '../../icons/techno-enchanters.ts';

export interface Look {
  readonly word: string;
  readonly glyph: string;
  /** Bright, for signs on dark ground. */
  readonly colour: string;
  /** Dark, for grounds under signs. */
  readonly ground: string;
}

/** T-1.1: the signs in the order of the hunt, each with its colour. */
export const SIGNS: readonly (Look & { readonly id: string; readonly hue: string })[] = [
  {
    id: 'flambeaux',
    hue: 'red',
    word: 'Flambeaux',
    glyph: torch,
    colour: '#ff9a7d',
    ground: '#7d2418',
  },
  {
    id: 'lichtenborn',
    hue: 'yellow',
    word: 'Lichtenborn',
    glyph: sunRadiations,
    colour: '#f7d65c',
    ground: '#6b5208',
  },
  {
    id: 'angbat',
    hue: 'grey',
    word: 'Ångbåt',
    glyph: steam,
    colour: '#cdd6e2',
    ground: '#434d5b',
  },
  {
    id: 'aquate',
    hue: 'blue',
    word: 'Aquaté',
    glyph: waveCrest,
    colour: '#82c7ff',
    ground: '#16497c',
  },
  {
    id: 'terranova',
    hue: 'green',
    word: 'Terranova',
    glyph: threeLeaves,
    colour: '#a5e27d',
    ground: '#2c5a1e',
  },
];

const NO_LOOK: Look = { word: '', glyph: runeStone, colour: '#d9d2e6', ground: '#3b3550' };

export const signOfColour = (hue: unknown): Look => SIGNS.find((s) => s.hue === hue) ?? NO_LOOK;

/** T-1.7: the spells. */
const SPELLS: Readonly<Record<string, Look>> = {
  gift: { word: 'gift', glyph: present, colour: '#ffb3dc', ground: '#6a2454' },
  find: { word: 'find', glyph: magnifyingGlass, colour: '#ffd978', ground: '#6b4a0d' },
  theft: { word: 'theft', glyph: robberHand, colour: '#9fe3d0', ground: '#115247' },
  hex: { word: 'hex', glyph: cursedStar, colour: '#c9b0ff', ground: '#432a7c' },
};
export const spellLook = (spell: unknown): Look => SPELLS[String(spell)] ?? NO_LOOK;

/** T-1.7: the symbols. */
export const SYMBOLS: Readonly<Record<string, Look>> = {
  stone: { word: 'magic stone', glyph: runeStone, colour: '#e9d7ad', ground: '#4a3d1f' },
  multiblade: { word: 'multiblade', glyph: spinningBlades, colour: '#d5dee9', ground: '#39424f' },
  parchment: { word: 'parchment', glyph: tiedScroll, colour: '#f0c79a', ground: '#5a3a1a' },
};

export const ENCHANTMENTS: Readonly<Record<string, string>> = {
  'elemental-shield': magicShield,
  'magical-swap': cardExchange,
  clairvoyance: thirdEye,
  windfall: fallingLeaf,
  dispel: cancel,
  tremor: earthCrack,
  quickening: sprint,
  'hidden-gift': swapBag,
};
