import type { Game, Options } from '@conclave/kernel';
import { CHECKS, type CheckName, checkNamed } from './checks.ts';
import type { CheckFailure } from './failure.ts';
import { type Folder, folderOf, type Settings, testFolder } from './settings.ts';

/** What to look at; whatever is not said comes from the game's `conformance.json`. */
export interface CheckWish {
  readonly check: CheckName;
  readonly seats?: number;
  readonly options?: Options;
  /** The seed of the first game; a failure names the seed of its own game. */
  readonly seed?: string;
  readonly games?: number;
  /** The game's test folder, if it is not where it is by custom. */
  readonly folder?: string | Folder;
}

export interface TableWish {
  readonly seats: number;
  readonly options: Options;
}

/** Every table a game is to be checked on. */
export function tablesOf(game: Game, settings: Settings): TableWish[] {
  const { min, max } = game.seats;
  const seats = settings.seats ?? Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return seats.flatMap((count) =>
    (settings.options ?? [{}]).map((options) => ({ seats: count, options })),
  );
}

/** The tables of a wish: all of them, or those it asks for. */
function wishedTables(game: Game, settings: Settings, wish: CheckWish): readonly TableWish[] {
  const { seats, options } = wish;
  return tablesOf(game, {
    ...settings,
    ...(seats === undefined ? {} : { seats: [seats] }),
    ...(options === undefined ? {} : { options: [options] }),
  });
}

/** What is wrong with the game as such, and not with one match of it, is told once. */
function isNews({ seed, reason }: CheckFailure, i: number, all: readonly CheckFailure[]): boolean {
  return seed !== undefined || all.findIndex((other) => other.reason === reason) === i;
}

/** Runs one check on a game and returns everything it found wrong. */
export function runCheck(game: Game, wish: CheckWish): CheckFailure[] {
  const given = wish.folder ?? folderOf(game.id);
  const { path: folder, settings } = typeof given === 'string' ? testFolder(given) : given;
  const check = checkNamed(wish.check);
  const tables = wishedTables(game, settings, wish);
  const seed = wish.seed ?? 'conformance';
  const games = wish.games ?? settings.games?.[wish.check] ?? check.games;
  const task = { game, seed, games, settings, folder, tables };
  if (check.on === 'game') return check.run({ ...task, ...(tables[0] as TableWish) });
  const found = tables.flatMap((table) =>
    check.run({ ...task, ...table }).map((failure) => ({ ...table, ...failure })),
  );
  return found.filter(isNews);
}

/** Runs every check on a game, or those named. */
export function runChecks(
  game: Game,
  wish: Omit<CheckWish, 'check'> = {},
  names: readonly CheckName[] = CHECKS,
): CheckFailure[] {
  return names.flatMap((check) => runCheck(game, { ...wish, check }));
}
