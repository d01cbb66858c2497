import { openGames, WrongGame } from '@conclave/games/files';
import type { Game } from '@conclave/kernel';
import { type Args, required } from './args.ts';
import { UsageError, unknown } from './usage.ts';

/** The games a command knows. */
export interface Shelf {
  readonly games: readonly Game[];
  /** Where those that are not of this house were read from. */
  readonly files: readonly string[];
}

export async function openShelf(files: readonly string[]): Promise<Shelf> {
  try {
    return { games: await openGames(files), files };
  } catch (error) {
    throw error instanceof WrongGame ? new UsageError(error.message) : error;
  }
}

/** What a command that is to know the same games must repeat. */
export const gameFlags = (files: readonly string[]): string[] =>
  files.flatMap((file) => ['--game', file]);

export function gameNamed({ games }: Shelf, id: string): Game {
  const game = games.find((each) => each.id === id);
  if (game === undefined) {
    throw unknown(
      'game',
      id,
      games.map((each) => each.id),
    );
  }
  return game;
}

/** The game a command is about: its first word. */
export function gameOf(args: Args, shelf: Shelf, command: string): Game {
  const example = `npx conclave ${command} ${shelf.games[0]?.id ?? ''}`;
  return gameNamed(shelf, required(args, 0, 'game', example));
}
