import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Options } from '@conclave/kernel';

/** The folder of the whole project: this one, or the one that has installed this package. */
export const ROOT = import.meta.url.includes('/node_modules/')
  ? process.cwd()
  : fileURLToPath(new URL('../../../', import.meta.url));

/**
 * What a game's tests say about it, in `test/conformance.json`: data, so that the
 * suite and the command read the same.
 */
export interface Settings {
  /** Numbers of seats to play with; all the game allows if not given. */
  readonly seats?: readonly number[];
  /** Sets of options to play with; the defaults alone if not given. */
  readonly options?: readonly Options[];
  /** How many games a check plays on each table, by the check's name. */
  readonly games?: Readonly<Record<string, number>>;
  /** Who may see what: a second opinion on the game's zones and counters, by name. */
  readonly secrets?: Readonly<Record<string, 'owner' | 'none'>>;
  /** Kinds of cards, or ids, on which nothing is printed but their name. */
  readonly vanilla?: readonly string[];
  /** Some copies of a card stay in the box, depending on the seats and the options. */
  readonly someCopies?: boolean;
  /** Cards that never leave the place where they begin, by id. */
  readonly stays?: readonly string[];
  /** What no game comes to, as the exhaustive check tells it (`the step resume`), and why. */
  readonly idle?: Readonly<Record<string, string>>;
  /** Questions put to several seats at once whose answers everyone sees at once. */
  readonly openAnswers?: readonly string[];
  /** How many cards have an effect of their own. It should only fall. */
  readonly special?: number;
}

/** Settings, and the folder they and the game's other tests lie in. */
export interface Folder {
  readonly path: string;
  readonly settings: Settings;
}

/** The test folder of a game, and what its `conformance.json` says. */
export function testFolder(path: string): Folder {
  const file = join(path, 'conformance.json');
  const settings: Settings = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return { path, settings };
}

/** Where a game's tests lie by custom. */
export const folderOf = (game: string): string => join(ROOT, 'packages', `game-${game}`, 'test');
