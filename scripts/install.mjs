import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** @param {string} path */
function changedAt(path) {
  return statSync(new URL(`../${path}`, import.meta.url), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** True on a fresh clone, and after the lock file changed. */
function isInstallNeeded() {
  return changedAt('node_modules/.package-lock.json') < changedAt('package-lock.json');
}

function isNodeTooOld() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major < 20 || (major === 20 && minor < 19);
}

function runNpmCi() {
  const args = ['ci', '--loglevel=error'];
  const npm = process.env['npm_execpath'];
  const options = /** @type {const} */ ({ cwd: ROOT, stdio: 'inherit' });
  if (npm?.endsWith('.js')) return spawnSync(process.execPath, [npm, ...args], options);
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

/**
 * Installs the dependencies if that is needed.
 * @returns {string | undefined} what went wrong
 */
export function installIfNeeded() {
  if (isNodeTooOld())
    return `Conclave needs Node 20.19 or newer; this is ${process.versions.node}.`;
  if (!isInstallNeeded()) return undefined;
  process.stdout.write('Installing dependencies (npm ci)\n');
  return runNpmCi().status === 0 ? undefined : 'The dependencies could not be installed.';
}
