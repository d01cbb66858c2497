import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loadGames } from '../src/index.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const json = (path: string) => JSON.parse(readFileSync(`${ROOT}${path}`, 'utf8'));
const foldersIn = (path: string): string[] =>
  readdirSync(`${ROOT}${path}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const games = await loadGames();
const ids = games.map(({ id }) => id);
const packages = foldersIn('packages').filter((name) =>
  existsSync(`${ROOT}packages/${name}/package.json`),
);

/** One sentence for each name that is missing, so that a forgotten line says which and where. */
const missing = (names: readonly string[], from: readonly string[], where: string): string[] =>
  names.filter((name) => !from.includes(name)).map((name) => `${where} does not name ${name}`);

describe('the list of games', () => {
  it('has each game once', () => {
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has every package of a game, which is called after its id', () => {
    const folders = packages.filter((name) => name.startsWith('game-'));
    const named = ids.map((id) => `game-${id}`);
    expect(missing(folders, named, 'packages/games/src/index.ts')).toEqual([]);
    expect(named.filter((name) => !folders.includes(name))).toEqual([]);
  });

  it('is told of each game around the table', () => {
    const silent = games.filter(({ about }) => about === undefined).map(({ id }) => id);
    expect(silent).toEqual([]);
  });
});

describe('what cannot read the list', () => {
  it('tsconfig.json names every package, so that its types are checked', () => {
    const { references } = json('tsconfig.json') as { references: { path: string }[] };
    const paths = references.map(({ path }) => path.replace('./packages/', ''));
    expect(missing(packages, paths, 'tsconfig.json')).toEqual([]);
  });

  it('the page has boards and lessons for games of the list alone', () => {
    expect(missing(foldersIn('packages/web/src/games'), ids, 'the list of games')).toEqual([]);
  });
});
