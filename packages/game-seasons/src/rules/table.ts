import { type CounterSpec, names, type Table, type ZoneSpec } from '@conclave/kernel';
import type { Die } from '../content/dice.ts';
import type { AbilityToken } from '../content/tokens.ts';
import type { Power, Said } from './power.ts';

export const ZONES = {
  deck: { title: 'draw pile', faces: 'none', backs: 'none' },
  /** S-13.2: face down; whoever knew a card knows it there as well. */
  discard: { title: 'discard pile', faces: 'none', backs: 'none' },
  hand: { title: 'hand', of: 'seat', faces: 'owner', backs: 'none' },
  play: { title: 'cards in play', of: 'seat', faces: 'all', backs: 'none' },
  /** S-3.9 */
  library2: { title: 'library II', of: 'seat', faces: 'owner', backs: 'none' },
  library3: { title: 'library III', of: 'seat', faces: 'owner', backs: 'none' },
  /** S-3.1, S-3.2: what is passed around, and what was chosen. */
  packet: { title: 'packet', of: 'seat', faces: 'owner', backs: 'none' },
  pool: { title: 'chosen cards', of: 'seat', faces: 'owner', backs: 'none' },
  /** S-13.10, S-13.11: cards a player looks at before it is settled where they go. */
  drawn: { title: 'drawn cards', of: 'seat', faces: 'owner', backs: 'none' },
  /** S-13.9: cards revealed by a search. */
  aside: { title: 'revealed cards', faces: 'all', backs: 'none' },
  enchantments: { title: 'box of enchantments', faces: 'all', backs: 'none' },
  enchantment: { title: 'enchantment', faces: 'all', backs: 'none' },
  tokens: { title: 'box of tokens', faces: 'none', backs: 'none' },
  /** S-20.2 */
  offered: { title: 'offered tokens', of: 'seat', faces: 'owner', backs: 'none' },
  ability: { title: 'ability token', of: 'seat', faces: 'all', backs: 'none' },
} as const satisfies Record<string, ZoneSpec>;

const chosen = { title: 'dice of a season', see: 'all' } as const;
const ofSeat = (title: string): { title: string; of: 'seat'; see: 'all' } => ({
  title,
  of: 'seat',
  see: 'all',
});
const open = (title: string): { title: string; see: 'all' } => ({ title, see: 'all' });

export const COUNTERS = {
  space: open('space of the season marker'),
  year: open('year'),
  first: open('first player'),
  active: open('whose turn it is'),
  /** Bits 2 and 3: the libraries that have been taken (S-15.5). */
  libraries: open('libraries taken'),
  /** A bit for each year in which the Drought took effect. */
  droughts: open('years of drought'),
  /** S-2.7: for each season a bit for each of its dice that is used. */
  winterDice: chosen,
  springDice: chosen,
  summerDice: chosen,
  fallDice: chosen,
  /** One more than the side that shows (see `sideOf`); 0 is none. */
  rolled: { title: 'die on the table', of: 5, see: 'all' },
  die: ofSeat('chosen die'),
  crystals: ofSeat('crystals'),
  air: ofSeat('air energy'),
  water: ofSeat('water energy'),
  fire: ofSeat('fire energy'),
  earth: ofSeat('earth energy'),
  gauge: ofSeat('summoning gauge'),
  bonus: ofSeat('bonuses used'),
  /** S-21.3: Drought tokens. */
  droughtTokens: ofSeat('reserve lost for good'),
  used: ofSeat('ability token turned over'),
  /** Bits by place in play. */
  turned: ofSeat('turned cards'),
  done: ofSeat('effects resolved'),
  committed: ofSeat('cards given in place of others'),
  earned: ofSeat('cards that were transmuted with'),
  /** What was gained for this turn alone. */
  permit: open('permission to transmute'),
  extra: open('extra crystals a token'),
  summons: open('cards summoned this turn'),
  acted: open('enchantment used this turn'),
  dieCrystals: open('crystals of the die'),
  dieIgnored: open('die replaced'),
  /** What one effect hands to the next. */
  declared: open('energies declared'),
  paid: open('energy paid'),
  shown: open('prestige shown'),
  /** S-19.11: seats that have added cards to their hand, as bits. */
  collected: open('who collected cards'),
  /** S-3.3, S-3.8: secret answers, while the others have not answered yet. */
  pick: { title: 'chosen card', of: 'seat', see: 'owner' },
  split: { title: 'split of the cards', of: 'seat', see: 'owner' },
  /** S-1.14: as many places as the gauge allows, and two for cards received beyond it (S-9.7). */
  place: { title: 'tokens and copy of a card in play', of: ['seat', 17], see: 'all' },
} as const satisfies Record<string, CounterSpec>;

/** The steps of the rules; a frame on the stack names one. */
export const STEP = names(
  'setUp',
  'draft',
  'taken',
  'kept',
  'drop',
  'dropped',
  'libraries',
  'stocked',
  'abilities',
  'chosen',
  'round',
  'die',
  'turn',
  'before',
  'dieActions',
  'dieCard',
  'free',
  'endRound',
  'straighten',
  'pips',
  'nextRound',
  'gameEnd',
  'score',
  'triggers',
  'drought',
  'settle',
  'unbind',
  'effect',
  'gain',
  'limit',
  'discardEnergy',
  'pay',
  'summoned',
  'lose',
  'leave',
  'tidyDeck',
  'keepOne',
  'discardDrawn',
  'give',
  'putDrawn',
  'search',
  'bury',
  'take',
  'declare',
  'copied',
  'exchange',
  'loseOne',
  'receive',
  'elements',
);
export type StepName = keyof typeof STEP;

/** The questions the rules ask. */
export const ASK = names(
  'pick',
  'keepNine',
  'drop',
  'split',
  'token',
  'die',
  'before',
  'dieCard',
  'keepOrDiscard',
  'keepOne',
  'discardOrder',
  'give',
  'act',
  'energy',
  'discardEnergy',
  'discardToken',
  'leaveOut',
  'source',
  'sameType',
  'declare',
  'lose',
  'shield',
  'next',
  'option',
  'opponent',
  'moveSeason',
  'change',
  'take',
  'store',
  'takeHome',
  'returnItem',
  'putIntoPlay',
  'buy',
  'nameType',
  'keepFound',
  'takeBuried',
  'buryOrder',
  'arrange',
  'exchangeHand',
  'discardShown',
  'copy',
  'element',
);
export type AskName = keyof typeof ASK;

/** What the rules look up and never change. */
interface Facts {
  readonly powers: readonly Power[];
  /** What each enchantment says. */
  readonly enchantments: readonly Readonly<Said>[];
  readonly abilities: readonly AbilityToken[];
  /** What each token that lasts says. */
  readonly tokens: readonly Readonly<Said>[];
  readonly firstEnchantment: number;
  readonly firstAbility: number;
  readonly dice: readonly Die[];
  readonly draft: boolean;
  /** The enchantment wished for by number, 0 for none, -1 for a random one. */
  readonly enchantment: number;
  readonly withAbilities: boolean;
  /** Whether the order of the discard pile can ever matter (S-13.4). */
  readonly orderMatters: boolean;
  readonly startingSeat: number;
}

export type SeasonsTable = Table<keyof typeof ZONES, keyof typeof COUNTERS, Facts>;
