import { defineGame, inOrder, push, type Question, type Setup, type Step } from '@conclave/kernel';
import { BACKS, CATALOGUE, setsFor } from './content/catalogue.ts';
import { usersOfKinds } from './content/kinds.ts';
import { askDiscard, collect } from './rules/collect.ts';
import { askLookAtCharacter } from './rules/effects/character.ts';
import { askDiscardVision } from './rules/effects/dispel.ts';
import { askSwapVisions } from './rules/effects/swap.ts';
import { askBuryTreasure, askGiveTreasure } from './rules/effects/treasure.ts';
import { effects } from './rules/effects.ts';
import { askEnchant, endEnchantment } from './rules/enchant.ts';
import { evaluate } from './rules/evaluate.ts';
import { askExchangeDiscard, askExchangeKeep } from './rules/exchange.ts';
import { imagineHidden } from './rules/imagine.ts';
import { askKeep, askReveal, endRound, keep, rebuild, showCharacters } from './rules/round.ts';
import { scoresOf } from './rules/score.ts';
import { setUp } from './rules/setup.ts';
import { askShield } from './rules/shield.ts';
import { askFindTreasure, askStarTreasure, findOne } from './rules/stars.ts';
import { askSteal } from './rules/steal.ts';
import { ASK, type AskName, STEP, type StepName } from './rules/steps.ts';
import { COUNTERS, type TechnoTable, ZONES } from './rules/table.ts';
import { refill } from './rules/treasures.ts';
import {
  aim,
  askRowFirst,
  askSecondTarget,
  askTarget,
  castOn,
  drawGift,
  endTrimagic,
} from './rules/trimagic.ts';
import { part, trimagic, turn } from './rules/turn.ts';
import { askToPlay, askVision } from './rules/visions.ts';
import { ABOUT } from './text/about.ts';
import { RULEBOOK } from './text/rulebook.ts';

export { possibleSigns } from './rules/signs.ts';
export { type StealChance, stealChances } from './rules/steal.ts';

const STEPS: Readonly<Record<StepName, Step<TechnoTable>>> = {
  setUp,
  turn,
  part,
  vision: askToPlay,
  endEnchantment,
  trimagic,
  castOn,
  drawGift,
  aim,
  endTrimagic,
  findOne,
  refill,
  collect,
  endRound,
  showCharacters,
  keep,
  rebuild,
  effect: effects.step,
};

const QUESTIONS: Readonly<Record<AskName, Question<TechnoTable>>> = {
  enchant: askEnchant,
  exchangeDiscard: askExchangeDiscard,
  exchangeKeep: askExchangeKeep,
  swapVisions: askSwapVisions,
  lookAtCharacter: askLookAtCharacter,
  discardVision: askDiscardVision,
  buryTreasure: askBuryTreasure,
  giveTreasure: askGiveTreasure,
  steal: askSteal,
  vision: askVision,
  starTreasure: askStarTreasure,
  rowFirst: askRowFirst,
  target: askTarget,
  secondTarget: askSecondTarget,
  shield: askShield,
  findTreasure: askFindTreasure,
  discard: askDiscard,
  reveal: askReveal,
  keep: askKeep,
};

/** Deepest stack: a turn's next part, a trimagic for two targets and two treasures each. */
const STACK = 36;

export const technoEnchanters = defineGame<TechnoTable>({
  id: 'techno-enchanters',
  name: 'Techno-Enchanters',
  rulesVersion: 1,
  about: ABOUT,
  seats: { min: 3, max: 5 },
  endRule: 'T-8.1',
  longest: 20_000,
  rulebook: RULEBOOK,
  special: effects.special,
  options: {
    startingSeat: {
      title: 'Who starts',
      rule: 'T-2.3',
      kind: 'choice',
      values: ['random', '1', '2', '3', '4', '5'],
      default: 'random',
    },
  },
  checkSetup: ({ seats, options }) =>
    Number(options['startingSeat']) > seats
      ? { field: 'startingSeat', reason: `there are only ${seats} seats`, rule: 'T-2.3' }
      : undefined,
  cards: () => CATALOGUE.map((face) => face.info),
  kinds: usersOfKinds,
  spec({ seats, options }: Setup) {
    const start = options['startingSeat'];
    return {
      zones: ZONES,
      counters: COUNTERS,
      backs: BACKS,
      faces: CATALOGUE,
      sets: setsFor(seats),
      stack: STACK,
      steps: inOrder(STEP, STEPS),
      stepNames: Object.keys(STEP),
      questions: inOrder(ASK, QUESTIONS),
      questionNames: Object.keys(ASK),
      facts: { startingSeat: start === 'random' ? -1 : Number(start) - 1 },
      toldByNotes: true,
      begin: (t) => push(t, STEP.setUp),
      imagine: imagineHidden,
    };
  },
  scores: scoresOf,
  evaluate,
});
