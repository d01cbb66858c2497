import type { Game } from '@conclave/kernel';
import { runScenario, tellResult } from '@conclave/testkit';
import { type Command, DISAGREES, FINE, JSON_FLAG } from '../command.ts';
import { readJsonFile } from '../files.ts';
import { print, printJson } from '../io.ts';
import { type JsonRead, lineOfPlace } from '../json.ts';
import { paintFor } from '../paint.ts';
import { plural } from '../text.ts';
import { UsageError } from '../usage.ts';

interface Failure {
  readonly place: string;
  /** The line in the file, where there is such a field. */
  readonly line?: number;
  readonly message: string;
  readonly expected?: unknown;
  readonly actual?: unknown;
}

interface Outcome {
  readonly file: string;
  readonly ok: boolean;
  readonly failures: readonly Failure[];
}

function runFile(
  file: string,
  read: JsonRead | { readonly damage: string },
  games: readonly Game[],
): Outcome {
  if ('damage' in read) {
    return { file, ok: false, failures: [{ place: 'file', message: read.damage }] };
  }
  const { ok, failures } = runScenario(read.value, games);
  return {
    file,
    ok,
    failures: failures.map(({ place, ...rest }) => {
      const line = lineOfPlace(read, place);
      return { place, ...(line === undefined ? {} : { line }), ...rest };
    }),
  };
}

const withLine = (failure: Failure): Failure =>
  failure.line === undefined
    ? failure
    : { ...failure, place: `line ${failure.line}, ${failure.place}` };

export const scenario: Command = {
  name: 'scenario',
  usage: '<file…> [--json]',
  summary: 'run scenario files and compare what they expect',
  about:
    'Runs files of the form { game, options, seats, seed, arrange, steps, expect }: the cards are\n' +
    'arranged, the steps answered, and the table compared with what is expected. Where file and rules\n' +
    'disagree it prints what was expected and what is, with the line, and the exit code is 1.',
  examples: ['scenario my-puzzle.json', 'scenario packages/game-gatherings/scenarios/*.json'],
  flags: JSON_FLAG,
  run(args, io, { games }) {
    if (args.given.length === 0) {
      throw new UsageError('Which file? For example: npx conclave scenario my-puzzle.json');
    }
    const reads = args.given.map((file) => ({ file, read: readJsonFile(file) }));
    const outcomes = reads.map(({ file, read }) => runFile(file, read, games));
    const failed = outcomes.filter(({ ok }) => !ok).length;
    if (args.switches.has('json')) printJson(io, outcomes);
    else {
      const paint = paintFor(io.out, io.env);
      for (const { file, ok, failures } of outcomes) {
        if (ok) print(io, `${paint('green', 'ok')}      ${file}`);
        else {
          const told = tellResult({ ok, failures: failures.map(withLine) });
          print(io, `${paint('red', 'FAILED')}  ${file}\n${told.replace(/^/gm, '  ')}`);
        }
      }
      print(io, `${plural(outcomes.length - failed, 'scenario')} held, ${failed} failed`);
    }
    return failed === 0 ? FINE : DISAGREES;
  },
};
