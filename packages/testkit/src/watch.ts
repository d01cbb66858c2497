import type { Game, Question, Step } from '@conclave/kernel';

/** The same game, with a call before every step of its rules. */
export function watchSteps(game: Game, onStep: (step: number) => void): Game {
  return {
    ...game,
    spec(setup) {
      const spec = game.spec(setup);
      const steps = spec.steps.map((run, step): Step => {
        return (t, a, b) => {
          onStep(step);
          run(t, a, b);
        };
      });
      return { ...spec, steps };
    },
  };
}

/** No rules take this many steps between two answers. */
const MOST_STEPS = 100_000;

/** The same game, that stops with an error where its rules would run for ever. */
export function stopCircles(game: Game): Game {
  let steps = 0;
  const watched = watchSteps(game, () => {
    if (++steps > MOST_STEPS) throw new Error(`${MOST_STEPS} steps passed and nobody was asked`);
  });
  return {
    ...watched,
    spec(setup) {
      const spec = watched.spec(setup);
      const questions = spec.questions.map(
        (question): Question => ({
          ...question,
          apply(t, seat, picks, a, b) {
            steps = 0;
            question.apply(t, seat, picks, a, b);
          },
        }),
      );
      return {
        ...spec,
        questions,
        begin(t) {
          steps = 0;
          spec.begin(t);
        },
      };
    },
  };
}
