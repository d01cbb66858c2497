import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Options } from '@conclave/kernel';
import type { GameLog } from '@conclave/kernel/play';
import { ROOT } from './settings.ts';

/** What a check found wrong, with all it takes to see it again. */
export interface CheckFailure {
  readonly check: string;
  readonly game: string;
  readonly reason: string;
  readonly seats?: number;
  readonly options?: Options;
  readonly seed?: string;
  /** Where the game was read from, if it is one from elsewhere. */
  readonly files?: readonly string[];
  /** The game up to the place where it went wrong. */
  readonly log?: GameLog;
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** The one command that shows the failure again. */
export function commandOf({ check, game, seats, options, seed, files = [] }: CheckFailure): string {
  const words = ['npx conclave check', game];
  if (seats !== undefined) words.push('--seats', `${seats}`);
  if (options !== undefined) words.push('--options', quoted(JSON.stringify(options)));
  if (seed !== undefined) words.push('--seed', quoted(seed));
  words.push('--only', check);
  for (const file of files) words.push('--game', quoted(file));
  return words.join(' ');
}

/** Logs up to this long are printed; longer ones are written to a file that is named. */
const SHORT = 800;

function logOf({ check, game, seats, seed, log }: CheckFailure): string[] {
  if (log === undefined) return [];
  const text = JSON.stringify(log);
  if (text.length <= SHORT) return [`log:     ${text}`];
  const folder = join(ROOT, 'reports', 'conformance');
  const name = `${game}-${check}-${seats}-${seed}.json`.replaceAll(/[^\w.-]/g, '_');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), `${text}\n`);
  return [`log:     reports/conformance/${name} (${log.answers.length} answers)`];
}

/** A failure as people read it: what, where, and the command to see it again. */
export function tellFailure(failure: CheckFailure, furthermore: readonly string[] = []): string {
  const { check, game, reason, seats, options, seed } = failure;
  return [
    `${game} fails ${check}: ${reason}`,
    ...furthermore.map((other) => `         and ${other}`),
    ...(seed === undefined ? [] : [`seed:    ${seed}`]),
    ...(seats === undefined ? [] : [`seats:   ${seats}`]),
    ...(options === undefined ? [] : [`options: ${JSON.stringify(options)}`]),
    ...logOf(failure),
    `again:   ${commandOf(failure)}`,
  ].join('\n');
}

/** Failures one below the other; those that one command shows are told together. */
export function tellFailures(failures: readonly CheckFailure[]): string {
  const groups = new Map<string, CheckFailure[]>();
  for (const failure of failures) {
    const command = commandOf(failure);
    groups.set(command, [...(groups.get(command) ?? []), failure]);
  }
  return [...groups.values()]
    .map(([first, ...rest]) =>
      first === undefined
        ? ''
        : tellFailure(
            first,
            rest.map(({ reason }) => reason),
          ),
    )
    .join('\n\n');
}
