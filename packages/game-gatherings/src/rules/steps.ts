import { names } from '@conclave/kernel';

/** The steps of the rules; a frame on the stack names one. */
export const STEP = names(
  'setUp',
  'layOut',
  'turn',
  'draw',
  'act',
  'discard',
  'replace',
  'turnUp',
  'endTurn',
  'takeObject',
  'takeNewGathering',
  'serveWaiting',
  'discardWaiting',
  'othersDiscard',
  'effect',
);
export type StepName = keyof typeof STEP;

/** The questions the rules ask. */
export const ASK = names(
  'draw',
  'act',
  'target',
  'give',
  'loseEnchanter',
  'discard',
  'replace',
  'pile',
  'extraTurn',
  'exchange',
);
export type AskName = keyof typeof ASK;
