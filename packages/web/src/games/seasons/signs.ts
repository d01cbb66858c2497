import type { Energy } from '@conclave/game-seasons';
import * as glyphs from '../../icons/seasons.ts';

/** Colours and emblem of an energy, a season or a kind of cost. */
export interface Tint {
  readonly glyph: string;
  /** Bright, for frames and emblems. */
  readonly frame: string;
  /** Dark, for grounds under emblems. */
  readonly ground: string;
  readonly ink: string;
}

const tint = (glyph: string, frame: string, ground: string, ink: string): Tint => ({
  glyph,
  frame,
  ground,
  ink,
});

const ENERGY_TINTS: Readonly<Record<Energy, Tint>> = {
  air: tint(glyphs.whirlwind, '#c7b8f5', '#463a7d', '#f0ebff'),
  water: tint(glyphs.drop, '#7fc0ff', '#1a4a86', '#e0f1ff'),
  fire: tint(glyphs.flame, '#ff9c7a', '#862a17', '#ffe6dc'),
  earth: tint(glyphs.oakLeaf, '#a8d873', '#33591a', '#efffdc'),
};

/** Cards that cost crystals, nothing, or something of everything. */
const CRYSTAL_TINT = tint(glyphs.crystalGrowth, '#7fe0d4', '#0d5058', '#dcfffa');
const FREE_TINT = tint(glyphs.sunbeams, '#e8d9b0', '#544829', '#fff6de');
const MIXED_TINT = tint(glyphs.linkedRings, '#f0c25c', '#6a4a10', '#fff2d0');

/** In the order of the wheel. */
export const SEASON_TINTS: readonly Tint[] = [
  tint(glyphs.snowflake2, '#a9d4f7', '#254a72', '#eaf6ff'),
  tint(glyphs.sprout, '#a4dc86', '#2c5a2a', '#efffe4'),
  tint(glyphs.sun, '#ffd36b', '#7a4a08', '#fff4d4'),
  tint(glyphs.mapleLeaf, '#f2a06a', '#7c3216', '#ffeadb'),
];

export const seasonTint = (season: number): Tint => SEASON_TINTS[season] ?? FREE_TINT;

export const ROMAN = ['', 'I', 'II', 'III', 'IV'] as const;

export type Sign =
  | Energy
  | 'energy'
  | 'crystals'
  | 'gauge'
  | 'card'
  | 'transmute'
  | 'prestige'
  | 'enter'
  | 'activate';

export const SIGNS: Readonly<Record<Sign, string>> = {
  air: glyphs.whirlwind,
  water: glyphs.drop,
  fire: glyphs.flame,
  earth: glyphs.oakLeaf,
  energy: glyphs.linkedRings,
  crystals: glyphs.crystalGrowth,
  gauge: glyphs.roundStar,
  card: glyphs.cardPickup,
  transmute: glyphs.cycle,
  prestige: glyphs.laurelCrown,
  enter: glyphs.sunbeams,
  activate: glyphs.clockwiseRotation,
};

export const KIND_GLYPHS: Readonly<Record<string, string>> = {
  item: glyphs.gemPendant,
  familiar: glyphs.pawPrint,
  enchantment: glyphs.forest,
  ability: glyphs.tiedScroll,
};

/** The energy or other price a card is coloured by. */
export function tintOf(cost: Readonly<Record<string, unknown>>): Tint {
  const paid = (['air', 'water', 'fire', 'earth'] as const).filter((type) => cost[type] !== 0);
  const [first] = paid;
  if (first === undefined) return cost['crystals'] === 0 ? FREE_TINT : CRYSTAL_TINT;
  if (paid.length > 2) return MIXED_TINT;
  const amounts = paid.map((type) => (typeof cost[type] === 'number' ? cost[type] : 1));
  const most = paid[amounts.indexOf(Math.max(...amounts))] ?? first;
  return ENERGY_TINTS[most];
}

const FIGURES: Readonly<Record<string, string>> = {
  S01: glyphs.whirlwind,
  S02: glyphs.fireRing,
  S03: glyphs.stoneBlock,
  S04: glyphs.frozenOrb,
  S05: glyphs.scales,
  S06: glyphs.wizardStaff,
  S07: glyphs.boots,
  S08: glyphs.shinyPurse,
  S09: glyphs.jeweledChalice,
  S10: glyphs.wolfHead,
  S11: glyphs.goldStack,
  S12: glyphs.crystalBall,
  S13: glyphs.openTreasureChest,
  S14: glyphs.hornInternal,
  S15: glyphs.perspectiveDiceSixFacesRandom,
  S16: glyphs.demolish,
  S17: glyphs.camelHead,
  S18: glyphs.spellBook,
  S19: glyphs.vikingHelmet,
  S20: glyphs.handOfGod,
  S21: glyphs.cowled,
  S22: glyphs.cube,
  S23: glyphs.potionBall,
  S24: glyphs.bubblingFlask,
  S25: glyphs.roundPotion,
  S26: glyphs.healthPotion,
  S27: glyphs.hourglass,
  S28: glyphs.queenCrown,
  S29: glyphs.stoneBust,
  S30: glyphs.amphora,
  S31: glyphs.glowingArtifact,
  S32: glyphs.beech,
  S33: glyphs.leechingWorm,
  S34: glyphs.orbWand,
  S35: glyphs.cauldron,
  S36: glyphs.crown,
  S37: glyphs.dragonHead,
  S38: glyphs.daemonSkull,
  S39: glyphs.evilEyes,
  S40: glyphs.windSlap,
  S41: glyphs.fairy,
  S42: glyphs.cursedStar,
  S43: glyphs.totemMask,
  S44: glyphs.curvyKnife,
  S45: glyphs.lantern,
  S46: glyphs.lockedChest,
  S47: glyphs.mirrorMirror,
  S48: glyphs.necklace,
  S49: glyphs.rogue,
  S50: glyphs.ghost,
  K01: glyphs.heartOrgan,
  K02: glyphs.cornucopia,
  K03: glyphs.menhir,
  K04: glyphs.bookAura,
  K05: glyphs.scrollUnfurled,
  K06: glyphs.magicLamp,
  K07: glyphs.moai,
  K08: glyphs.cage,
  K09: glyphs.gears,
  K10: glyphs.throneKing,
  K11: glyphs.standingPotion,
  K12: glyphs.gemChain,
  K13: glyphs.checkedShield,
  K14: glyphs.diceSixFacesFour,
  K15: glyphs.pocketWatch,
  K16: glyphs.spyglass,
  K17: glyphs.hawkEmblem,
  K18: glyphs.raven,
  K19: glyphs.guards,
  K20: glyphs.rat,
  E01: glyphs.cardPickup,
  E02: glyphs.bookshelf,
  E03: glyphs.cardRandom,
  E04: glyphs.treeRoots,
  E05: glyphs.forest,
  E06: glyphs.summits,
  E07: glyphs.crystalCluster,
  E08: glyphs.spellBook,
  E09: glyphs.sunbeams,
  E10: glyphs.thirdEye,
  A01: glyphs.cardDraw,
  A02: glyphs.cardDiscard,
  A03: glyphs.linkedRings,
  A04: glyphs.roundStar,
  A05: glyphs.cardPickup,
  A06: glyphs.cycle,
  A07: glyphs.crystalGrowth,
  A08: glyphs.drop,
  A09: glyphs.roundStar,
  A10: glyphs.sundial,
  A11: glyphs.allSeeingEye,
  A12: glyphs.cardRandom,
};

export const hasFigure = (id: string): boolean => FIGURES[id] !== undefined;

export const figureOf = (id: string, kind: string): string =>
  FIGURES[id] ?? KIND_GLYPHS[kind] ?? glyphs.coins;

export const libraryGlyph = glyphs.bookshelf;
export const discardGlyph = glyphs.cardDiscard;
