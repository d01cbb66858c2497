import type { Game, Step } from '@conclave/kernel';

/** The same game, with a call before every step of its rules. */
export function watchSteps(game: Game, onStep: (step: number) => void): Game {
  return {
    ...game,
    spec(setup) {
      const spec = game.spec(setup);
      const steps = spec.steps.map((run, step): Step => {
        return (t, ...args) => {
          onStep(step);
          run(t, ...args);
        };
      });
      return { ...spec, steps };
    },
  };
}
