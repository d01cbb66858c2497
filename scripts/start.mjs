import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installIfNeeded, ROOT } from './install.mjs';

const NEEDS_A_TERMINAL = [
  'npm start opens a table in the terminal, and there is no terminal here to answer from.',
  'Run it from an interactive shell, or let bots play: npx conclave simulate gatherings',
].join('\n');

/** @param {string} message */
function fail(message) {
  process.stderr.write(`${message}\n`);
  return 1;
}

function start() {
  if (!process.stdin.isTTY) return fail(NEEDS_A_TERMINAL);
  const trouble = installIfNeeded();
  if (trouble !== undefined) return fail(trouble);
  const command = join(ROOT, 'packages/cli/bin/conclave.mjs');
  const args = [command, 'play', 'gatherings', ...process.argv.slice(2)];
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
}

process.exitCode = start();
