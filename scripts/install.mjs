import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

const LOCK = join(ROOT, 'package-lock.json');
const MODULES = join(ROOT, 'node_modules');
/** What npm itself writes down about what it has installed. */
const INSTALLED = join(MODULES, '.package-lock.json');
/** What we write down after an install that went well. */
const STAMP = join(MODULES, '.conclave-install');
const ASIDE = '.before';

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Entry */

/** @param {string} path */
const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** The two lists and the machine they are for; the times of files say nothing about what is in them. */
function stampNow() {
  const content = createHash('sha256')
    .update(`${read(LOCK)}\0${read(INSTALLED)}`)
    .digest('hex');
  return `${content} ${process.platform}-${process.arch}-${process.versions.modules}`;
}

/** True on a fresh clone, and after the lock file asks for something else. */
function isInstallNeeded() {
  if (!existsSync(INSTALLED)) return true;
  return read(STAMP) !== stampNow() && !fits();
}

/** Whether everything the lock file asks for on this machine is there, in its version. */
function fits() {
  const wanted = JSON.parse(read(LOCK)).packages;
  const there = JSON.parse(read(INSTALLED)).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    // A package of our own is linked, and one that is new is not yet.
    if (entry.link === true) return existsSync(join(ROOT, path));
    const isPackage = path.includes('node_modules/');
    if (!isPackage || (there[path] === undefined && !isForHere(entry))) return true;
    return there[path]?.version === entry.version;
  });
}

/** @param {Entry} entry */
function isForHere({ optional = false, os, cpu, libc }) {
  if (!optional) return true;
  if (os === undefined && cpu === undefined) return false;
  const allows = (/** @type {string[] | undefined} */ list, /** @type {string} */ own) =>
    list === undefined || list.includes(own);
  return allows(os, process.platform) && allows(cpu, process.arch) && allows(libc, ownLibc());
}

function ownLibc() {
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (
    process.report.getReport()
  );
  return report.header?.glibcVersionRuntime === undefined ? 'musl' : 'glibc';
}

function isNodeTooOld() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major < 20 || (major === 20 && minor < 19);
}

/** The folders `npm ci` empties before it fills them: of the whole and of each package. */
function moduleFolders() {
  const packages = readdirSync(join(ROOT, 'packages'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join('packages', name));
  return ['.', 'bench', 'e2e', ...packages].map((folder) => join(ROOT, folder, 'node_modules'));
}

/** Without a network an install ends with an empty folder: what was there is kept until it went well. */
function moveAside() {
  for (const folder of moduleFolders()) {
    if (existsSync(folder)) renameSync(folder, folder + ASIDE);
  }
}

/** Also after an install that was broken off. Undefined where there was nothing to put back. */
function putBack() {
  const folders = moduleFolders();
  if (!folders.some((folder) => existsSync(folder + ASIDE))) return undefined;
  for (const folder of folders) {
    if (!existsSync(folder + ASIDE)) continue;
    rmSync(folder, { recursive: true, force: true });
    renameSync(folder + ASIDE, folder);
  }
  return 'What was installed before is back in its place.';
}

function forgetAside() {
  for (const folder of moduleFolders()) rmSync(folder + ASIDE, { recursive: true, force: true });
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
  // An install may have been broken off: what it left half done makes way for what was there.
  if (read(STAMP) !== stampNow()) putBack();
  const trouble = isInstallNeeded() ? install() : undefined;
  if (trouble !== undefined) return trouble;
  stamp();
  forgetAside();
  return undefined;
}

/** @returns {string | undefined} what went wrong */
function install() {
  process.stdout.write('Installing dependencies (npm ci)\n');
  try {
    moveAside();
  } catch (error) {
    putBack();
    const reason = error instanceof Error ? error.message : String(error);
    return `The dependencies are not those of package-lock.json and cannot be replaced (${reason}); run npm ci.`;
  }
  if (runNpmCi().status === 0) return undefined;
  return ['The dependencies could not be installed.', putBack()].filter(Boolean).join(' ');
}

/** Spares the next start the comparing. Where it may not be written, that is all there is to it. */
function stamp() {
  const now = stampNow();
  if (read(STAMP) === now) return;
  try {
    writeFileSync(STAMP, now);
  } catch {
    // Installed by somebody else, for us to read.
  }
}
