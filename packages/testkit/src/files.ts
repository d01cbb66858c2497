import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface TextFile {
  readonly path: string;
  readonly text: string;
}

/** The files below a folder whose names end like this; none if there is no such folder. */
export function filesBelow(folder: string, ending: string): TextFile[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
}

/** A game's scenarios: they lie beside its test folder, or in it. */
export function scenariosOf(folder: string): TextFile[] {
  return [join(folder, '..', 'scenarios'), join(folder, 'scenarios')].flatMap((path) =>
    filesBelow(path, '.json'),
  );
}
