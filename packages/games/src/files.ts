import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game } from '@conclave/kernel';
import { gameIn, loadGames } from './index.ts';

/** A file that was named as a game and is none that can be played here: one sentence. */
export class WrongGame extends Error {}

/** What an address in the page and a file's name can hold. */
const ID = /^[a-z][a-z0-9-]*$/;

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : `${error}`);

async function gameFrom(file: string): Promise<Game> {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined) throw new WrongGame(`There is no file "${file}".`);
  if (!found.isFile()) throw new WrongGame(`"${file}" is a folder, not a file.`);
  let module: object;
  try {
    module = await import(pathToFileURL(resolve(file)).href);
  } catch (error) {
    throw new WrongGame(`The game in "${file}" does not load: ${wordsOf(error)}`);
  }
  try {
    return gameIn(module);
  } catch (error) {
    throw new WrongGame(`"${file}" ${wordsOf(error)}.`);
  }
}

/** Every game of this house, and after them those in files from elsewhere. */
export async function openGames(files: readonly string[]): Promise<readonly Game[]> {
  const games = await loadGames();
  for (const file of files) {
    const game = await gameFrom(file);
    if (!ID.test(game.id)) {
      const rule = 'small letters, digits and hyphens, a letter first';
      throw new WrongGame(`The id of the game in "${file}" is "${game.id}"; an id has ${rule}.`);
    }
    if (games.some(({ id }) => id === game.id)) {
      throw new WrongGame(
        `The id of the game in "${file}" is taken: there is a ${game.id} already.`,
      );
    }
    games.push(game);
  }
  return games;
}
