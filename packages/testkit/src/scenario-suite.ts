import type { Game, Options } from '@conclave/kernel';
import { scenarioTroubles } from './checks/scenarios.ts';
import { scenariosOf } from './files.ts';
import { defaultsOf } from './run.ts';
import { runScenario, tellResult } from './scenario/index.ts';
import type { Runner } from './suite.ts';

interface ScenarioSuite {
  readonly runner: Runner;
  /** The game's test folder; its scenarios lie beside it, or in it. */
  readonly folder: string;
  /** The options that bring every card of the game, where the defaults do not. */
  readonly options?: Options;
  /** A counter of the whole table that never is below zero. */
  readonly counter: string;
}

/** One of the game's scenarios: its file, and what it says. */
interface ScenarioFile {
  readonly path: string;
  readonly data: Readonly<Record<string, unknown>>;
}

function stop(troubles: readonly string[]): void {
  if (troubles.length > 0) throw new Error(troubles.join('\n'));
}

/** What a scenario lacks so that a reader knows what it is for. */
function* saysTooLittle({ path, data: { note, rules } }: ScenarioFile): Generator<string> {
  if (typeof note !== 'string' || note === '') yield `${path} has no note`;
  if (!Array.isArray(rules) || rules.length === 0) yield `${path} names no rules`;
}

/** A scenario is only worth something if it fails where the game does something else. */
function* passesAnyway(game: Game, file: ScenarioFile, counter: string): Generator<string> {
  const place = `expect.counters.${counter}`;
  const damaged = { ...file.data, expect: { counters: { [counter]: -1 } } };
  const [failure, ...more] = runScenario(damaged, [game]).failures;
  if (failure?.place !== place || typeof failure.actual !== 'number' || more.length > 0) {
    yield `${file.path} does not fail where it should, at ${place}`;
  }
}

/** One test for each scenario of a game, and some about all of them. Returns the scenarios. */
export function describeScenarios(
  game: Game,
  { runner, folder, options = {}, counter }: ScenarioSuite,
): readonly ScenarioFile[] {
  const texts = scenariosOf(folder);
  const files = texts.map(({ path, text }): ScenarioFile => ({ path, data: JSON.parse(text) }));
  runner.describe('scenarios', () => {
    for (const { path, data } of files) {
      runner.test(path, () => {
        const told = tellResult(runScenario(data, [game]));
        if (told !== '') throw new Error(told);
      });
    }
    runner.test('say what they show and which rules', () => {
      stop(files.flatMap((file) => [...saysTooLittle(file)]));
    });
    runner.test('leave no card out', () => {
      const ids = game.cards({ ...defaultsOf(game), ...options }).map(({ id }) => id);
      stop([...scenarioTroubles(ids, texts)]);
    });
    runner.test('notice when the expectation is wrong', () => {
      stop(files.flatMap((file) => [...passesAnyway(game, file, counter)]));
    });
  });
  return files;
}
