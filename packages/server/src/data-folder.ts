import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

const SECRET = 'auth-secret';
const DATABASE = 'conclave.db';
const OURS = new RegExp(`^(${SECRET}(\\.\\w+)?|${DATABASE}(-\\w+)?)$`);

const OWNERS_FOLDER = 0o700;
const OWNERS_FILE = 0o600;
const OTHERS = 0o077;
/** Set-group and sticky: whoever sets these shares the folder on purpose. */
const SHARED = 0o7000;

/** The rights of others are taken away; what belongs to somebody else is left as it is. */
function narrow(path: string, mode: number): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined || (found.mode & OTHERS) === 0) return;
  try {
    chmodSync(path, mode);
  } catch (error) {
    if (!['EPERM', 'EROFS'].includes(codeOf(error))) throw error;
  }
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';

/**
 * Sessions and passwords' hashes are in there: what is ours is its owner's alone, also where it
 * was made with wider rights. A folder with other things in it is somebody's home or a place that
 * many use, and stays open; our files in it do not.
 */
function openFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: OWNERS_FOLDER });
  const names = readdirSync(dataDir);
  for (const name of names) if (OURS.test(name)) narrow(join(dataDir, name), OWNERS_FILE);
  const shared = (statSync(dataDir).mode & SHARED) !== 0;
  if (!shared && names.every((name) => OURS.test(name))) narrow(dataDir, OWNERS_FOLDER);
}

/** Where the SQLite file is. It is there before the database opens it: what the database makes beside it gets its rights. */
export function databaseFile(dataDir: string): string {
  openFolder(dataDir);
  const path = join(dataDir, DATABASE);
  closeSync(openSync(path, 'a', OWNERS_FILE));
  return path;
}

const SECRET_BYTES = 32;
const LEAST_LENGTH = 32;
/** A file that lost its content is zeros; one that was filled to get past the length is all alike. */
const LEAST_DIFFERENT = 8;

/** What is wrong with a secret that signs sessions, to go after its name. */
export function weakness(secret: string): string | undefined {
  const meant = secret.trim();
  if (meant.length < LEAST_LENGTH) return `must have at least ${LEAST_LENGTH} characters`;
  if (new Set(meant).size < LEAST_DIFFERENT) {
    return `must have at least ${LEAST_DIFFERENT} different characters`;
  }
  return undefined;
}

/** The secret of this installation: made once, readable by its owner alone. */
export function keptSecret(dataDir: string): string | { readonly error: string } {
  const path = join(dataDir, SECRET);
  try {
    openFolder(dataDir);
    const secret = (readIfThere(path) ?? makeSecret(path)).trim();
    const weak = weakness(secret);
    if (weak === undefined) return secret;
    return {
      error: `The secret in ${path} ${weak}: put the right one back, or remove the file and a new one is made, with which everybody has to sign in again.`,
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { error: `The setting DATA_DIR names a folder that cannot be used: ${reason}.` };
  }
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Under its name only once it is whole and on the disk. Of two that start at once the first is right. */
function makeSecret(path: string): string {
  const draft = `${path}.${randomBytes(SECRET_BYTES / 4).toString('hex')}`;
  try {
    const file = openSync(draft, 'wx', OWNERS_FILE);
    try {
      writeSync(file, randomBytes(SECRET_BYTES).toString('hex'));
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    linkSync(draft, path);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(path, 'utf8');
}
