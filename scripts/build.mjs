import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

const WEB = join(ROOT, 'packages/web');
/** What the page is made of. */
const SOURCES = [
  'web',
  'kernel',
  'bots',
  'protocol',
  'game-gatherings',
  'game-enchanters',
  'game-seasons',
  'game-techno-enchanters',
];
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
  return SOURCES.some((name) => newest(join(ROOT, 'packages', name)) > built);
}

/**
 * Builds the page if its sources are newer than it.
 * @returns {string | undefined} what went wrong
 */
export function buildIfNeeded() {
  if (!isBuildNeeded()) return undefined;
  process.stdout.write('Building the page\n');
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const built = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: WEB,
    stdio: 'inherit',
    // Whoever asks for it, tests too: the page that is served is the one people get.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return built.status === 0 ? undefined : 'The page could not be built.';
}
