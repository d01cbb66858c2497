import { names } from '@conclave/kernel';
import type { EnchantersTable } from './table.ts';

/** The steps of the rules; a frame on the stack names one. */
export const STEP = names(
  'setUp',
  'pickKingdoms',
  'pickVillage',
  'layOut',
  /** Takes up an arranged position: adds up what shows, then begins a turn. */
  'resume',
  'turn',
  'act',
  'prepare',
  'resolve',
  'defeated',
  'immediate',
  'taken',
  'keep',
  'journeyEnds',
  'rested',
  'firstCardLeaves',
  'after',
  'turnEnds',
  'slide',
  'refill',
  'turnOver',
  'gameEnds',
  'score',
  'restorePick',
  'effect',
  'hit',
  'pickCards',
  'shareWounds',
  'repeat',
);
export type StepName = keyof typeof STEP;

/** The questions the rules ask. */
export const ASK = names(
  'act',
  'prepare',
  'after',
  'order',
  'target',
  'card',
  'option',
  'may',
  'share',
  'trackCard',
  'kingdom',
  'village',
);
export type AskName = keyof typeof ASK;

/** The number of a step or a question that a module brings. */
const numberOf = (numbers: Readonly<Record<string, number>>, name: string): number => {
  const number = numbers[name];
  if (number === undefined) throw new Error(`nothing of the name ${name} is in this game`);
  return number;
};
export const stepOf = (t: EnchantersTable, name: string): number => numberOf(t.facts.steps, name);
export const questionOf = (t: EnchantersTable, name: string): number =>
  numberOf(t.facts.questions, name);
