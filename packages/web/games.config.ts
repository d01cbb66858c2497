import type { Game } from '@conclave/kernel';
import { normalizePath, type Plugin } from 'vite';
import { outline } from './scripts/outline.mjs';

const NAME = 'virtual:games';

/** What the page says of a game before its code is loaded. */
function told({ id, name, seats, about }: Game): object {
  if (about === undefined) return { id, name, seats };
  const { pitch, minutes, hue, emblems } = about;
  return { id, name, seats, about: { pitch, minutes, hue, emblems } };
}

/** The outlines of all emblems by their names, each once. */
function outlines(games: readonly Game[]): Record<string, string> {
  const names = games.flatMap(({ about }) => about?.emblems ?? []);
  return Object.fromEntries(names.map((name) => [name, outline(name)]));
}

/**
 * The games of the page: those of the list, and those in files from elsewhere. Read when the page
 * is built, so that it can tell of a game whose code it has not loaded yet.
 */
export function games(files: readonly string[]): Plugin {
  return {
    name: 'conclave-games',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const { openGames } = await import('../../scripts/open-games.mjs');
      const all = await openGames(files);
      const listed = all.length - files.length;
      const loads = [
        ...all.slice(0, listed).map((_, i) => `GAMES[${i}]`),
        ...files.map((file) => `() => import(${JSON.stringify(normalizePath(file))})`),
      ];
      return [
        "import { GAMES } from '@conclave/games';",
        `export const LOADS = [${loads.join(', ')}];`,
        `export const OUTLINES = ${JSON.stringify(outlines(all))};`,
        `export const TOLD = ${JSON.stringify(all.map(told))};`,
      ].join('\n');
    },
  };
}
