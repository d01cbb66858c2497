import { readArgs } from './args.ts';
import { COMMON, type Command, FINE, helpFor, USAGE } from './command.ts';
import { cards } from './commands/cards.ts';
import { check } from './commands/check.ts';
import { games } from './commands/games.ts';
import { kinds } from './commands/kinds.ts';
import { play } from './commands/play.ts';
import { rules } from './commands/rules.ts';
import { scenario } from './commands/scenario.ts';
import { simulate } from './commands/simulate.ts';
import { verify } from './commands/verify.ts';
import { complain, type Io, print } from './io.ts';
import { openShelf } from './shelf.ts';
import { table } from './text.ts';
import { UsageError, unknown } from './usage.ts';
import { VERSION } from './version.ts';

const COMMANDS: readonly Command[] = [
  games,
  cards,
  kinds,
  rules,
  play,
  simulate,
  scenario,
  verify,
  check,
];

function overview(): string {
  const rows = COMMANDS.map(({ name, summary }) => [name, summary]);
  return [
    'conclave: a table for enchanter card games',
    '',
    table(rows, '  '),
    '',
    'conclave <command> --help explains a command. Where a machine may read, --json prints JSON.',
    'With --game ./my-game.ts every command knows that game too.',
    'Exit codes: 0 fine, 1 something failed or disagrees, 2 the command was not understood.',
    '',
  ].join('\n');
}

/** Runs one command and returns its exit code. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  const [name = '--help', ...rest] = argv;
  if (name === '--help' || name === '-h' || name === 'help') {
    const about = COMMANDS.find((each) => each.name === rest[0]);
    print(io, about === undefined ? overview() : helpFor(about));
    return FINE;
  }
  if (name === '--version') {
    print(io, VERSION);
    return FINE;
  }
  try {
    const command = COMMANDS.find((each) => each.name === name);
    if (command === undefined) {
      throw unknown(
        'command',
        name,
        COMMANDS.map((each) => each.name),
      );
    }
    if (rest.includes('--help') || rest.includes('-h')) {
      print(io, helpFor(command));
      return FINE;
    }
    const args = readArgs(rest, { ...command.flags, ...COMMON });
    return await command.run(args, io, await openShelf(args.lists.get('game') ?? []));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    complain(io, error.message);
    return USAGE;
  }
}
