import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfNeeded, buildWith } from './build.mjs';
import { installIfNeeded } from './install.mjs';

/** The files of games from elsewhere, as the server will read them. */
function gamesElsewhere() {
  const { values } = parseArgs({
    options: { game: { type: 'string', multiple: true, default: [] } },
    strict: false,
  });
  const typed = Array.isArray(values.game) ? values.game.map(String) : [];
  const listed = (process.env['GAMES'] ?? '').split(',').map((file) => file.trim());
  return [...listed, ...typed].filter((file) => file !== '').map((file) => resolve(file));
}

/**
 * A page with these games, for as long as the server runs.
 * @param {readonly string[]} games
 * @returns {Promise<string | undefined>} what went wrong
 */
async function buildPageWith(games) {
  const { openGames, WrongGame } = await import('./open-games.mjs');
  try {
    await openGames(games);
  } catch (error) {
    if (error instanceof WrongGame) return error.message;
    throw error;
  }
  const folder = mkdtempSync(join(tmpdir(), 'conclave-page-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  process.env['WEB_DIR'] = folder;
  return buildWith(games, folder);
}

// Everything a fresh clone needs, then the server, in this very process: whoever stops it reaches
// the server itself, and with one signal (docs/adr/0017).
const games = gamesElsewhere();
const trouble =
  installIfNeeded() ?? (games.length === 0 ? buildIfNeeded() : await buildPageWith(games));
if (trouble === undefined) await import('../packages/server/bin/server.mjs');
else {
  process.stderr.write(`${trouble}\n`);
  process.exitCode = 1;
}
