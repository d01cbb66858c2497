import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '@conclave/kernel';
import { type GameLog, readLog, replay, verify } from '@conclave/kernel/play';
import type { CheckFailure } from '../failure.ts';
import { filesBelow, type TextFile } from '../files.ts';
import { failuresOf, type Task } from '../run.ts';

/** A finished game worth keeping, and the name of its file. */
export interface Golden {
  readonly name: string;
  readonly log: GameLog;
}

function trouble(game: Game, text: string): string | undefined {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return `is not JSON: ${String(error)}`;
  }
  const read = readLog(data);
  if ('error' in read) return `is damaged: ${read.error.place} ${read.error.reason}`;
  const found = verify(game, read.log);
  if (found !== undefined) return `no longer holds: ${found.place} ${found.reason}`;
  const played = replay(game, read.log);
  return 'match' in played && played.match.over ? undefined : 'is not a finished game';
}

/** Kept games that the rules no longer play as they were played. */
export function* goldenTroubles(game: Game, files: readonly TextFile[]): Generator<string> {
  if (files.length === 0) yield 'no finished game is kept in golden/';
  for (const { path, text } of files) {
    const found = trouble(game, text);
    if (found !== undefined) yield `golden/${path} ${found}`;
  }
}

/** Games that were finished once are played again, answer by answer, to the same end. */
export function golden(task: Task): CheckFailure[] {
  const files = filesBelow(join(task.folder ?? '', 'golden'), '.json');
  return failuresOf('golden', task, goldenTroubles(task.game, files));
}

/** Writes finished games to be kept, in place of those that were. */
export function writeGolden(folder: string, games: readonly Golden[]): void {
  const path = join(folder, 'golden');
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path, { recursive: true });
  for (const { name, log } of games) {
    writeFileSync(join(path, `${name}.json`), lines(log));
  }
}

/** JSON on one line, spaced as the formatter wants it. */
function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, field]) => `"${name}": ${inline(field)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

/** A log as a file: one answer a line, so that a difference shows where it is. */
function lines({ answers, ...rest }: GameLog): string {
  const head = Object.entries(rest).map(([name, value]) => `  "${name}": ${inline(value)}`);
  const each = answers.map((answer) => `    ${inline(answer)}`);
  return `{\n${head.join(',\n')},\n  "answers": [\n${each.join(',\n')}\n  ]\n}\n`;
}
