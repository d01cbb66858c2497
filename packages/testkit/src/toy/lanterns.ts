import { defineGame, inOrder, type Options, push } from '@conclave/kernel';
import { BACKS, type Catalogue, catalogueFor, valuesError } from './cards.ts';
import { effects } from './effects.ts';
import { QUESTIONS } from './questions.ts';
import { RULEBOOK } from './rulebook.ts';
import { evaluate, scoresOf } from './score.ts';
import { STEPS } from './steps.ts';
import { ASK, COUNTERS, type LanternsTable, STEP, ZONES } from './table.ts';

const catalogue = (options: Options): Catalogue =>
  catalogueFor(options['values'] as readonly number[]);

/** Deepest stack: night, a turn, and a wind whose effects are nested three deep. */
const STACK = 48;

/** Lanterns: a small whole game that uses everything a table offers. */
export const lanterns = defineGame<LanternsTable>({
  id: 'lanterns',
  name: 'Lanterns',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  endRule: 'L-6.1',
  longest: 200,
  rulebook: RULEBOOK,
  special: effects.special,
  options: {
    rounds: { title: 'Rounds', rule: 'L-6.1', kind: 'integer', min: 1, max: 5, default: 3 },
    shades: {
      title: 'How shades are played',
      rule: 'L-5.2',
      kind: 'choice',
      values: ['open', 'closed'],
      default: 'closed',
    },
    stars: { title: 'With stars', rule: 'L-5.1', kind: 'flag', default: true },
    values: {
      title: 'Values of the lanterns',
      rule: 'L-1.1',
      kind: 'data',
      default: [1, 2, 3, 4],
      check: valuesError,
    },
  },
  checkSetup: ({ seats, options }) =>
    seats > 3 && (options['values'] as unknown[]).length < 4
      ? { field: 'values', reason: `are too few for ${seats} seats`, rule: 'L-1.1' }
      : undefined,
  cards: (options) => catalogue(options).faces.map(({ info }) => info),
  spec({ options }) {
    const { faces, sets, firstWind } = catalogue(options);
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
        rounds: options['rounds'] as number,
        openShades: options['shades'] === 'open',
        stars: options['stars'] as boolean,
        value: faces.map(({ value }) => value),
        firstWind,
      },
      begin: (t) => push(t, STEP.setUp),
    };
  },
  scores: scoresOf,
  evaluate,
});
