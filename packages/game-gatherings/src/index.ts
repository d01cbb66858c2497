import {
  defineGame,
  inOrder,
  type Options,
  push,
  type Question,
  type Setup,
  type Step,
} from '@conclave/kernel';
import { BACKS, catalogueFor } from './content/catalogue.ts';
import { usersOfKinds } from './content/kinds.ts';
import { objectTable, objectTableError } from './content/objects.ts';
import { askAct, askToAct } from './rules/act.ts';
import { askDiscard, maybeDiscard } from './rules/discard.ts';
import { askDraw, askToDraw } from './rules/draw.ts';
import { effects } from './rules/effects.ts';
import { evaluate } from './rules/evaluate.ts';
import { askPile, takeNewGathering, takeObject } from './rules/objects.ts';
import { scoresOf } from './rules/points.ts';
import { askReplace, replace, turnUp } from './rules/replace.ts';
import { layOut, setUp } from './rules/setup.ts';
import { ASK, type AskName, STEP, type StepName } from './rules/steps.ts';
import { COUNTERS, type GatheringsTable, ZONES } from './rules/table.ts';
import {
  askExchange,
  askGive,
  askLoseEnchanter,
  askTarget,
  discardWaiting,
  othersDiscard,
  serveWaiting,
} from './rules/tricks.ts';
import { askExtraTurn, endTurn, turn } from './rules/turn.ts';
import { ABOUT } from './text/about.ts';
import { RULEBOOK } from './text/rulebook.ts';

const STEPS: Readonly<Record<StepName, Step<GatheringsTable>>> = {
  setUp,
  layOut,
  turn,
  draw: askToDraw,
  act: askToAct,
  discard: maybeDiscard,
  replace,
  turnUp,
  endTurn,
  takeObject,
  takeNewGathering,
  serveWaiting,
  discardWaiting,
  othersDiscard,
  effect: effects.step,
};

const QUESTIONS: Readonly<Record<AskName, Question<GatheringsTable>>> = {
  draw: askDraw,
  act: askAct,
  target: askTarget,
  give: askGive,
  loseEnchanter: askLoseEnchanter,
  discard: askDiscard,
  replace: askReplace,
  pile: askPile,
  extraTurn: askExtraTurn,
  exchange: askExchange,
};

/** Deepest stack: a turn's parts, the rewards of a gathering and a Trick's effect. */
const STACK = 30;

const catalogue = (options: Options): ReturnType<typeof catalogueFor> =>
  catalogueFor(objectTable(options['objects']));

export const gatherings = defineGame<GatheringsTable>({
  id: 'gatherings',
  name: 'Gatherings',
  rulesVersion: 1,
  about: ABOUT,
  seats: { min: 2, max: 6 },
  endRule: 'G-6.2',
  longest: 20_000,
  rulebook: RULEBOOK,
  special: effects.special,
  contentOption: 'objects',
  options: {
    startingSeat: {
      title: 'Who starts',
      rule: 'G-2.3',
      kind: 'choice',
      values: ['random', '1', '2', '3', '4', '5', '6'],
      default: 'random',
    },
    total: {
      title: 'Spell points that win',
      rule: 'G-6.2',
      kind: 'integer',
      min: 5,
      max: 40,
      default: 15,
    },
    objects: {
      title: 'Values of the objects',
      rule: 'G-1.8',
      kind: 'data',
      default: 'assumed',
      check: objectTableError,
    },
  },
  checkSetup: ({ seats, options }) =>
    Number(options['startingSeat']) > seats
      ? { field: 'startingSeat', reason: `there are only ${seats} seats`, rule: 'G-2.3' }
      : undefined,
  cards: (options) => catalogue(options).faces.map((face) => face.info),
  kinds: usersOfKinds,
  spec({ options }: Setup) {
    const { faces, sets, points, stone } = catalogue(options);
    const start = options['startingSeat'];
    return {
      zones: ZONES,
      counters: COUNTERS,
      backs: BACKS,
      faces,
      sets,
      stack: STACK,
      steps: inOrder(STEP, STEPS),
      stepNames: Object.keys(STEP),
      questions: inOrder(ASK, QUESTIONS),
      questionNames: Object.keys(ASK),
      facts: {
        total: options['total'] as number,
        startingSeat: start === 'random' ? -1 : Number(start) - 1,
        points,
        stone,
      },
      toldByNotes: true,
      begin: (t) => push(t, STEP.setUp),
    };
  },
  scores: scoresOf,
  evaluate,
});
