import { BOTS } from '@conclave/bots';
import { openGames } from '@conclave/games/files';
import type { Game } from '@conclave/kernel';

/** The games this house plays, by their ids. */
export type Games = ReadonlyMap<string, Game>;

/** Those of the list, and those in files from elsewhere. */
export async function gamesWith(files: readonly string[]): Promise<Games> {
  return new Map((await openGames(files)).map((game) => [game.id, game]));
}

/** Names of the bots, the strongest last. */
export const BOT_NAMES: readonly string[] = Object.keys(BOTS);

/** Who plays on for a person that left. */
export const STAND_IN = BOT_NAMES.at(-1) ?? 'random';

/** Who answers where another bot failed. */
export const SIMPLEST = 'random';
