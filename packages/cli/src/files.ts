import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type JsonRead, readJson, wordsOfJsonError } from './json.ts';
import { UsageError } from './usage.ts';

/** The file as JSON, or one sentence that says what is wrong with it and where. */
export function readJsonFile(file: string): JsonRead | { readonly damage: string } {
  const read = readJson(textOf(file));
  if ('error' in read) return { damage: `is not JSON: ${wordsOfJsonError(read.error)}` };
  return read;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'ENOENT') throw new UsageError(`There is no file "${file}".`);
    if (code === 'EISDIR') throw new UsageError(`"${file}" is a folder, not a file.`);
    throw new UsageError(`"${file}" cannot be read (${String(code || error)}).`);
  }
}

/** The repository this command runs in, if its sources are here: the first folder upwards with both. */
export function findRepository(): string | undefined {
  let folder = dirname(fileURLToPath(import.meta.url));
  for (;;) {
    if (existsSync(join(folder, 'package.json')) && existsSync(join(folder, 'packages'))) {
      return folder;
    }
    const above = dirname(folder);
    if (above === folder) return undefined;
    folder = above;
  }
}
