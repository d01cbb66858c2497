import { names } from '@conclave/kernel';

/** The steps of the rules; a frame on the stack names one. */
export const STEP = names(
  'setUp',
  'turn',
  'part',
  'vision',
  'endEnchantment',
  'trimagic',
  'castOn',
  'drawGift',
  'aim',
  'endTrimagic',
  'findOne',
  'refill',
  'collect',
  'endRound',
  'showCharacters',
  'keep',
  'rebuild',
  'effect',
);
export type StepName = keyof typeof STEP;

/** The questions the rules ask. */
export const ASK = names(
  'enchant',
  'exchangeDiscard',
  'exchangeKeep',
  'swapVisions',
  'lookAtCharacter',
  'discardVision',
  'buryTreasure',
  'giveTreasure',
  'steal',
  'vision',
  'starTreasure',
  'rowFirst',
  'target',
  'secondTarget',
  'shield',
  'findTreasure',
  'discard',
  'reveal',
  'keep',
);
export type AskName = keyof typeof ASK;

/** T-3.1: the parts of a turn, in order. */
export const PART = names('enchant', 'steal', 'visions', 'stars', 'trimagic', 'cards', 'over');
/** T-5.2 to T-6.1: the turn waits while a round ends and the next begins. */
export const BETWEEN_ROUNDS = 7;
