import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

const WEB = join(ROOT, 'packages/web');
/** What the page is made of, besides each game's own package. */
const SOURCES = ['web', 'kernel', 'bots', 'protocol', 'games'];
const BUILT = join(WEB, 'dist/index.html');
const NOT_SOURCES = new Set(['node_modules', 'dist', 'test']);

/**
 * When anything below a folder last changed.
 * @param {string} folder
 * @returns {number}
 */
function newest(folder) {
  let latest = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (NOT_SOURCES.has(entry.name)) continue;
    const path = join(folder, entry.name);
    const changed = entry.isDirectory() ? newest(path) : statSync(path).mtimeMs;
    if (changed > latest) latest = changed;
  }
  return latest;
}

function isBuildNeeded() {
  const built = statSync(BUILT, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return readdirSync(join(ROOT, 'packages'))
    .filter((name) => SOURCES.includes(name) || name.startsWith('game-'))
    .some((name) => newest(join(ROOT, 'packages', name)) > built);
}

/**
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @returns {string | undefined} what went wrong
 */
function build(args = [], env = {}) {
  process.stdout.write('Building the page\n');
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const built = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn', ...args], {
    cwd: WEB,
    stdio: 'inherit',
    // Whoever asks for it, tests too: the page that is served is the one people get.
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  return built.status === 0 ? undefined : 'The page could not be built.';
}

/**
 * Builds the page if its sources are newer than it.
 * @returns {string | undefined} what went wrong
 */
export function buildIfNeeded() {
  return isBuildNeeded() ? build([], { GAMES: '' }) : undefined;
}

/**
 * Builds a page that knows games from elsewhere too. Always anew: what such a game is made of may
 * lie anywhere.
 * @param {readonly string[]} games their files
 * @param {string} folder where the page goes
 * @returns {string | undefined} what went wrong
 */
export function buildWith(games, folder) {
  return build(['--outDir', folder, '--emptyOutDir'], { GAMES: games.join(',') });
}
