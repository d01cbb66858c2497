// npm leaves an optional binary out of the lock file when the registry it asked lacks it, and then
// `npm ci` refuses that lock file on every platform. This puts the missing entries back; with
// `--check` it only says whether the lock file is complete and names no registry.
import { readFileSync, writeFileSync } from 'node:fs';

const LOCK = new URL('../package-lock.json', import.meta.url);
const PLATFORM =
  /-(?<os>aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)-(?<cpu>[a-z0-9]+)(?:-(?<abi>[a-z]+))?$/;

/**
 * The platform limits npm would have written, read from the package's name.
 * @param {string} name
 */
function limitsOf(name) {
  if (name.endsWith('-wasm32-wasi')) return { cpu: ['wasm32'] };
  const { os, cpu, abi = '' } = PLATFORM.exec(name.replace('/', '-'))?.groups ?? {};
  if (os === undefined) throw new Error(`The platform of ${name} is not to be read from its name.`);
  const libc = abi.startsWith('musl') ? 'musl' : 'glibc';
  return { cpu: [cpu], libc: os === 'linux' && abi !== '' ? [libc] : undefined, os: [os] };
}

/** @param {Record<string, any>} packages */
function addMissing(packages) {
  const added = [];
  for (const [path, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const place = `node_modules/${name}`;
      if (packages[place] || packages[`${path}/${place}`]) continue;
      const { cpu, libc, os } = limitsOf(name);
      packages[place] = { version, cpu, dev: entry.dev, libc, optional: true, os };
      added.push(`${name}@${version}`);
    }
  }
  return added;
}

/** @param {Record<string, any>} packages */
function registryAddresses(packages) {
  return Object.entries(packages)
    .filter(([, entry]) => /^https?:/.test(entry.resolved ?? ''))
    .map(([path, entry]) => `${path} names ${entry.resolved}`);
}

const lock = JSON.parse(readFileSync(LOCK, 'utf8'));
const added = addMissing(lock.packages);

if (process.argv.includes('--check')) {
  const faults = [
    ...added.map((name) => `${name} is missing`),
    ...registryAddresses(lock.packages),
  ];
  if (faults.length > 0) {
    process.stdout.write(`package-lock.json (npm run lock repairs it):\n${faults.join('\n')}\n`);
    process.exitCode = 1;
  }
} else if (added.length > 0) {
  const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  lock.packages = Object.fromEntries(sorted);
  writeFileSync(LOCK, `${JSON.stringify(lock, null, 2)}\n`);
  process.stdout.write(`added to package-lock.json:\n${added.join('\n')}\n`);
}
