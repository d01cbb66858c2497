import { readFileSync } from 'node:fs';
import { checkOptions } from '@conclave/kernel/play';
import type { Games } from './games.ts';

/** Cards of one's own: for each game, by its id, what its tables are played with. */
export type Contents = ReadonlyMap<string, unknown>;

function parsed(file: string): Readonly<Record<string, unknown>> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Error(`the file of content "${file}" cannot be read`);
  }
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return value as Readonly<Record<string, unknown>>;
    }
  } catch (error) {
    throw new Error(`${file} is not JSON: ${error instanceof Error ? error.message : ''}`);
  }
  throw new Error(`${file} must hold a record`);
}

/** Reads files of content; the first thing wrong stops the start, with its file and place. */
export function readContents(files: readonly string[], games: Games): Contents {
  const contents = new Map<string, unknown>();
  for (const file of files) {
    const { game: id, ...content } = parsed(file);
    const game = typeof id === 'string' ? games.get(id) : undefined;
    if (game === undefined) {
      const known = [...games.keys()].join(', ');
      throw new Error(`${file}: game must say for which game it is: one of ${known}`);
    }
    const { contentOption } = game;
    if (contentOption === undefined) {
      throw new Error(`${file}: ${game.name} takes no content of one's own`);
    }
    const checked = checkOptions(game.options, { [contentOption]: content });
    if ('error' in checked) throw new Error(`${file}: ${checked.error.reason}`);
    contents.set(game.id, content);
  }
  return contents;
}
