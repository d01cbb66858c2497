import type { Game } from '@conclave/kernel';
import {
  type CheckFailure,
  type CheckName,
  type CheckWish,
  commandOf,
  runCheck,
  tellFailure,
} from '@conclave/testkit';
import { DISAGREES, FINE } from './command.ts';
import { type Io, print, printJson } from './io.ts';
import { paintFor } from './paint.ts';
import { plural } from './text.ts';

/** What one check found; a list of these is what `conclave check --json` prints. */
interface Outcome {
  readonly check: string;
  readonly ok: boolean;
  readonly seconds: number;
  readonly failures: readonly (CheckFailure & { readonly command: string })[];
}

const FAILURES_TOLD = 10;

/** On a terminal the check under way is named until its outcome takes the line. */
function announce(io: Io, check: string): () => void {
  if (!io.err.isTty) return () => {};
  io.err.write(`… ${check}`);
  return () => io.err.write('\r\u001b[K');
}

function tell(io: Io, { check, ok, seconds, failures }: Outcome): void {
  const paint = paintFor(io.out, io.env);
  const verdict = ok ? paint('green', 'ok    ') : paint('red', 'FAILED');
  print(io, `${verdict}  ${check.padEnd(11)} ${seconds.toFixed(1).padStart(6)} s`);
  for (const failure of failures.slice(0, FAILURES_TOLD)) {
    print(io, tellFailure(failure).replace(/^/gm, '  '));
  }
  const untold = failures.length - FAILURES_TOLD;
  if (untold > 0) print(io, `  … and ${plural(untold, 'more failure')}`);
}

/** What is wrong with the game as such is found on every table; once is enough. */
function different(failures: readonly CheckFailure[]): CheckFailure[] {
  return [...new Map(failures.map((failure) => [JSON.stringify(failure), failure])).values()];
}

function outcomeOf(game: Game, wish: CheckWish, files: readonly string[]): Outcome {
  const begun = performance.now();
  const found = different(runCheck(game, wish));
  const failures = files.length === 0 ? found : found.map((failure) => ({ ...failure, files }));
  return {
    check: wish.check,
    ok: failures.length === 0,
    seconds: Math.round(performance.now() - begun) / 1000,
    failures: failures.map((failure) => ({ ...failure, command: commandOf(failure) })),
  };
}

/** Runs checks one after the other, tells their outcomes and returns the exit code. */
export function checkGame(
  game: Game,
  names: readonly CheckName[],
  wish: Omit<CheckWish, 'check'>,
  io: Io,
  how: 'json' | 'words',
  files: readonly string[] = [],
): number {
  const outcomes = names.map((check) => {
    const done = announce(io, check);
    const outcome = outcomeOf(game, { ...wish, check }, files);
    done();
    if (how === 'words') tell(io, outcome);
    return outcome;
  });
  const failed = outcomes.filter(({ ok }) => !ok).length;
  if (how === 'json') printJson(io, outcomes);
  else print(io, `${plural(outcomes.length - failed, 'check')} passed, ${failed} failed`);
  return failed === 0 ? FINE : DISAGREES;
}
