import type { Args, Flags } from './args.ts';
import type { Io } from './io.ts';
import type { Shelf } from './shelf.ts';
import { table } from './text.ts';

/** Exit codes, the same for every command. */
export const FINE = 0;
export const DISAGREES = 1;
export const USAGE = 2;

export interface Command {
  readonly name: string;
  /** After the name: what must and may be given. */
  readonly usage: string;
  /** One line for the overview. */
  readonly summary: string;
  /** What it does and prints, for `--help`. */
  readonly about: string;
  readonly examples: readonly string[];
  readonly flags: Flags;
  run(args: Args, io: Io, shelf: Shelf): Promise<number> | number;
}

/** What every command takes. */
export const COMMON: Flags = {
  game: { value: 'FILE', many: true, help: 'a game from elsewhere, to know besides' },
  help: { help: 'explain this command' },
};
export const JSON_FLAG: Flags = { json: { help: 'print JSON for a machine to read' } };

export function helpFor(command: Command): string {
  const rows = Object.entries({ ...command.flags, ...COMMON }).map(([name, { value, help }]) => [
    `--${name}${value === undefined ? '' : ` ${value}`}`,
    help,
  ]);
  return [
    `conclave ${command.name} ${command.usage}`.trimEnd(),
    '',
    command.about,
    '',
    'Flags',
    table(rows, '  '),
    '',
    command.examples.length === 1 ? 'Example' : 'Examples',
    ...command.examples.map((example) => `  npx conclave ${example}`),
    '',
  ].join('\n');
}
