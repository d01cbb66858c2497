import type { Game } from '@conclave/kernel';
import type { CheckFailure } from '../failure.ts';
import { filesBelow, scenariosOf, type TextFile } from '../files.ts';
import { failuresOf, type Task } from '../run.ts';

/** Rule ids as this game writes them, found in a text. */
function idsIn(text: string, prefixes: ReadonlySet<string>): string[] {
  const found = text.match(/\b[A-Z]+-\d+(?:\.\d+)*[a-z]?\b/g) ?? [];
  return found.filter((id) => prefixes.has(prefixOf(id)));
}

const prefixOf = (id: string): string => id.slice(0, id.indexOf('-'));

/** Rules no test cites, and citations of rules there are not. */
export function* citationTroubles(game: Game, files: readonly TextFile[]): Generator<string> {
  const ids = new Set(game.rulebook.map(({ id }) => id));
  const prefixes = new Set([...ids].map(prefixOf));
  const chapters = new Set([...ids].map((id) => id.slice(0, id.lastIndexOf('.'))));
  const cited = new Set<string>();
  for (const { path, text } of files) {
    for (const id of new Set(idsIn(text, prefixes))) {
      cited.add(id);
      if (!ids.has(id) && !chapters.has(id)) yield `${path} cites ${id}, which is no rule`;
    }
  }
  for (const id of ids) if (!cited.has(id)) yield `no test cites ${id}`;
}

/** Every rule of the rulebook is cited by a test or a scenario, and every cited rule exists. */
export function rules(task: Task): CheckFailure[] {
  const { folder = '', game } = task;
  const files = [...filesBelow(folder, '.test.ts'), ...scenariosOf(folder)];
  return failuresOf('rules', task, citationTroubles(game, files));
}
