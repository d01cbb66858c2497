import * as glyphs from '../../icons/enchanters.ts';

/** Colours and emblem of a kingdom. */
export interface KingdomLook {
  readonly word: string;
  readonly glyph: string;
  /** Bright, for frames and emblems. */
  readonly frame: string;
  /** Dark, for grounds under emblems. */
  readonly ground: string;
  readonly ink: string;
}

const look = (
  word: string,
  glyph: string,
  frame: string,
  ground: string,
  ink: string,
): KingdomLook => ({ word, glyph, frame, ground, ink });

const KINGDOMS: Readonly<Record<string, KingdomLook>> = {
  bandits: look('Bandits', glyphs.robberMask, '#e6b64c', '#6d4c10', '#fff0c9'),
  barbarians: look('Barbarians', glyphs.vikingHelmet, '#8ebcf0', '#234a80', '#e3f0ff'),
  cultists: look('Cultists', glyphs.cultist, '#e07a8c', '#6e1830', '#ffdfe4'),
  dracons: look('Dracons', glyphs.dragonShield, '#62cdb4', '#0f5a50', '#d8fff4'),
  gnolls: look('Gnolls', glyphs.hyenaHead, '#df9057', '#6f3413', '#ffe6d0'),
  goblins: look('Goblins', glyphs.goblinHead, '#96c951', '#3a5a16', '#eeffd0'),
  undead: look('Undead', glyphs.crownedSkull, '#b3bfc6', '#36454f', '#f0f6fa'),
  unicorns: look('Unicorns', glyphs.unicorn, '#e59fd6', '#6a2a68', '#ffe6fa'),
};

/** Starting cards and free Villages belong to nobody. */
const NOBODY = look('', glyphs.village, '#d2be92', '#4c3f2a', '#fff4dc');

/** A number that stays the same for a word. */
function spread(word: string): number {
  let sum = 7;
  for (const letter of word) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return sum;
}

/** By name or id; a kingdom of somebody's own content has colours made of its name. */
export function kingdomLook(name: unknown): KingdomLook {
  if (typeof name !== 'string' || name === '') return NOBODY;
  const known = KINGDOMS[name.toLowerCase()];
  if (known !== undefined) return known;
  const hue = spread(name) % 360;
  return {
    word: name,
    glyph: glyphs.castle,
    frame: `hsl(${hue} 55% 66%)`,
    ground: `hsl(${hue} 50% 23%)`,
    ink: `hsl(${hue} 80% 92%)`,
  };
}

export const TYPE_GLYPHS: Readonly<Record<string, string>> = {
  item: glyphs.gladius,
  enchantment: glyphs.magicSwirl,
  monster: glyphs.tripleClaws,
  dragon: glyphs.dragonHead,
  village: glyphs.village,
};

/** Where a card has no picture of its own. */
const TYPE_FIGURES: Readonly<Record<string, string>> = {
  item: glyphs.swordBrandish,
  enchantment: glyphs.magicSwirl,
  monster: glyphs.claws,
  dragon: glyphs.dragonHead,
  village: glyphs.village,
};

const FIGURES: Readonly<Record<string, string>> = {
  scimitar: glyphs.crossedSabres,
  cloak: glyphs.cloak,
  strongbox: glyphs.strongbox,
  'of-avarice': glyphs.coins,
  'of-pilfering': glyphs.robberHand,
  'of-smugglers': glyphs.trade,
  cutpurse: glyphs.bandit,
  'dune-raider': glyphs.cloakedFigureOnHorseback,
  djinn: glyphs.djinn,
  'gilded-dragon': glyphs.dragonHead,
  warhammer: glyphs.warhammer,
  'drinking-horn': glyphs.huntingHorn,
  bearskin: glyphs.bearHead,
  'of-bloodlust': glyphs.bloodySword,
  'of-thunder': glyphs.lightningStorm,
  'of-sagas': glyphs.scrollUnfurled,
  'dire-wolf': glyphs.wolfHowl,
  'longship-raider': glyphs.drakkar,
  'ice-giant': glyphs.iceGolem,
  'frost-dragon': glyphs.seaDragon,
  'ritual-dagger': glyphs.sacrificialDagger,
  chalice: glyphs.holyGrail,
  idol: glyphs.totemHead,
  'of-torment': glyphs.screaming,
  'of-dark-pacts': glyphs.evilEyes,
  'of-elder-rites': glyphs.spellBook,
  acolyte: glyphs.cultist,
  'black-knight': glyphs.blackKnightHelm,
  'elder-horror': glyphs.tentaclesSkull,
  'midnight-dragon': glyphs.spikedDragonHead,
  trap: glyphs.wolfTrap,
  'scale-mail': glyphs.scaleMail,
  pike: glyphs.halberd,
  'of-scales': glyphs.fishScales,
  'of-dragonbane': glyphs.dragonOrb,
  'of-hoards': glyphs.openTreasureChest,
  drakeling: glyphs.hornedReptile,
  'dracon-sentinel': glyphs.lizardman,
  wyvern: glyphs.wyvern,
  'crimson-dragon': glyphs.dragonBreath,
  necklace: glyphs.primitiveNecklace,
  bolas: glyphs.bolas,
  'bone-club': glyphs.boneMace,
  'of-rage': glyphs.enrage,
  'of-the-pack': glyphs.wolfHead,
  'of-carrion': glyphs.vulture,
  gnoll: glyphs.hyenaHead,
  manticore: glyphs.lion,
  roc: glyphs.eagleHead,
  'brindled-dragon': glyphs.doubleDragon,
  axe: glyphs.battleAxe,
  helmet: glyphs.hornedHelm,
  'powder-keg': glyphs.barrel,
  'of-fire': glyphs.flame,
  'of-mayhem': glyphs.explosionRays,
  'of-thick-skin': glyphs.turtleShell,
  'goblin-bombers': glyphs.goblin,
  ogre: glyphs.ogre,
  'cave-giant': glyphs.giant,
  'rust-dragon': glyphs.drakkarDragon,
  shield: glyphs.skullShield,
  scythe: glyphs.scythe,
  urn: glyphs.amphora,
  'of-death': glyphs.deathSkull,
  'of-decay': glyphs.carrion,
  'of-restless-bones': glyphs.crossedBones,
  skeleton: glyphs.skeleton,
  ghoul: glyphs.shamblingZombie,
  'bone-colossus': glyphs.raiseSkeleton,
  'tomb-dragon': glyphs.dinosaurBones,
  staff: glyphs.wizardStaff,
  wreath: glyphs.laurels,
  'dew-flask': glyphs.squareBottle,
  'of-healing': glyphs.heartPlus,
  'of-moonlight': glyphs.moon,
  'of-harmony': glyphs.peaceDove,
  unicorn: glyphs.unicorn,
  dryad: glyphs.fairy,
  treeman: glyphs.treeFace,
  'pink-dragon': glyphs.dragonSpiral,
  fist: glyphs.fist,
  'of-enchanting': glyphs.magicPalm,
  'port-aurisan': glyphs.anchor,
  fjordosan: glyphs.vikingLonghouse,
  normaltown: glyphs.village,
  dracopolis: glyphs.castle,
  hateville: glyphs.hutsVillage,
  dwarfburg: glyphs.hillFort,
  'gravekill-mounds': glyphs.graveyard,
  'holy-grove': glyphs.holyOak,
  alea: glyphs.rollingDices,
  bloodhaven: glyphs.blood,
  'cave-of-fools': glyphs.caveEntrance,
  'chapel-of-soulfire': glyphs.church,
  'deep-tower': glyphs.evilTower,
  foxenfurt: glyphs.foxHead,
  'garden-of-thorns': glyphs.thornyVine,
  'north-ridge': glyphs.mountains,
  'old-hunters-keep': glyphs.bowArrow,
  pyrkonia: glyphs.volcano,
  'red-gorge-forge': glyphs.anvilImpact,
  scarabvan: glyphs.scarabBeetle,
  'sellsword-camp': glyphs.campingTent,
  'sleepy-rock': glyphs.stonePile,
  'temple-of-epiona': glyphs.greekTemple,
};

export const figureOf = (id: string, type: string): string =>
  FIGURES[id] ?? TYPE_FIGURES[type] ?? glyphs.magicSwirl;

/** Whether a card has a picture of its own. */
export const hasFigure = (id: string): boolean => FIGURES[id] !== undefined;

/** What signs stand for in words and numbers. */
export const SIGNS = {
  attack: glyphs.broadsword,
  brokenSword: glyphs.swordBreak,
  defense: glyphs.checkedShield,
  brokenShield: glyphs.crackedShield,
  undead: glyphs.deathSkull,
  crystals: glyphs.crystalShine,
  wounds: glyphs.raggedWound,
  glory: glyphs.laurels,
  health: glyphs.hearts,
  strength: glyphs.claws,
  rest: glyphs.campfire,
  atOnce: glyphs.electric,
} as const;
export type Sign = keyof typeof SIGNS;
