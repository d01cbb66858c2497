import type { EffectNode, Effects, Game } from '@conclave/kernel';
import { type Golden, writeGolden } from './checks/golden.ts';
import { wordlessEffects } from './checks/words.ts';
import { CHECKS, type CheckName, checkNamed } from './checks.ts';
import { type CheckWish, runCheck, tablesOf } from './conformance.ts';
import { tellFailures } from './failure.ts';
import { testFolder } from './settings.ts';

/** The runner's own words, handed in: the command uses the checks without a runner. */
export interface Runner {
  describe(name: string, body: () => void): unknown;
  test(name: string, body: () => void): unknown;
}

export interface SuiteSettings<E extends EffectNode, T> {
  readonly runner: Runner;
  /** The game's test folder: `conformance.json`, `scenarios/`, `golden/` and the tests. */
  readonly folder: string;
  /** The game's prepared effects, so that their words are looked at one by one. */
  readonly effects?: Effects<E, T>;
  /** Plays the games to be kept; called when `UPDATE_GOLDEN` is set. */
  readonly golden?: () => readonly Golden[];
  /** Checks that are made elsewhere. */
  readonly without?: readonly CheckName[];
}

/** Runs a check and throws what it found, told for people. */
function pass(game: Game, wish: CheckWish): void {
  const failures = runCheck(game, wish);
  if (failures.length > 0) throw new Error(tellFailures(failures));
}

/** One test for each check and each table of a game. */
export function describeConformance<E extends EffectNode = EffectNode, T = unknown>(
  game: Game,
  { runner, folder, effects, golden, without = [] }: SuiteSettings<E, T>,
): void {
  if (golden !== undefined && process.env['UPDATE_GOLDEN']) writeGolden(folder, golden());
  const at = testFolder(folder);
  runner.describe(`${game.name} keeps what every game promises`, () => {
    for (const check of CHECKS.filter((name) => !without.includes(name))) {
      const { on, says } = checkNamed(check);
      if (on === 'game') {
        runner.test(`${check}: ${says}`, () => pass(game, { check, folder: at }));
        continue;
      }
      runner.describe(`${check}: ${says}`, () => {
        for (const table of tablesOf(game, at.settings)) {
          runner.test(`${table.seats} seats, ${JSON.stringify(table.options)}`, () =>
            pass(game, { check, folder: at, ...table }),
          );
        }
      });
    }
    if (effects === undefined) return;
    runner.test('words: every kind of effect has words', () => {
      const kinds = wordlessEffects(effects);
      if (kinds.length > 0) throw new Error(`no words for ${kinds.join(', ')}`);
    });
  });
}
