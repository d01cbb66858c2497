import type { Game, Question, Step, TableSpec } from '@conclave/kernel';
import { ASK, type LanternsTable, STEP } from '../table.ts';

/** A way to break a game on purpose: the same game, with one thing wrong. */
export type Break = (game: Game) => Game;

type LanternsSpec = TableSpec<string, string, unknown, LanternsTable>;
type LanternsQuestion = Question<LanternsTable>;
type LanternsStep = Step<LanternsTable>;

export function inSpec(change: (spec: LanternsSpec) => Partial<LanternsSpec>): Break {
  return (game) => ({
    ...game,
    spec(setup) {
      const spec = game.spec(setup) as unknown as LanternsSpec;
      return { ...spec, ...change(spec) } as unknown as TableSpec;
    },
  });
}

/** Puts something in the place of parts of a question. */
export function inQuestion(
  name: keyof typeof ASK,
  change: (question: LanternsQuestion) => Partial<LanternsQuestion>,
): Break {
  return inSpec(({ questions }) => ({
    questions: questions.map((question, i) =>
      i === ASK[name] ? { ...question, ...change(question) } : question,
    ),
  }));
}

/** Puts another step in the place of one. */
export function inStep(
  name: keyof typeof STEP,
  change: (step: LanternsStep) => LanternsStep,
): Break {
  return inSpec(({ steps }) => ({
    steps: steps.map((step, i) => (i === STEP[name] ? change(step) : step)),
  }));
}

/** Does something before a step. */
export const before = (name: keyof typeof STEP, act: LanternsStep): Break =>
  inStep(name, (step) => (t, ...args) => {
    act(t, ...args);
    step(t, ...args);
  });

/** Does something after a step. */
export const after = (name: keyof typeof STEP, act: LanternsStep): Break =>
  inStep(name, (step) => (t, ...args) => {
    step(t, ...args);
    act(t, ...args);
  });
