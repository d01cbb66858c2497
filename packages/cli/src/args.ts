import { parseArgs } from 'node:util';
import { nearest, UsageError } from './usage.ts';

interface Flag {
  /** What stands for the value in the help; a flag without one is a switch. */
  readonly value?: string;
  /** It may be given several times. */
  readonly many?: true;
  readonly help: string;
}

export type Flags = Readonly<Record<string, Flag>>;

/** What was typed after a command's name. */
export interface Args {
  readonly given: readonly string[];
  readonly values: ReadonlyMap<string, string>;
  /** Of the flags that may be given several times. */
  readonly lists: ReadonlyMap<string, readonly string[]>;
  readonly switches: ReadonlySet<string>;
}

export function readArgs(argv: readonly string[], flags: Flags): Args {
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, { value }]) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  const { tokens, positionals } = parseArgs({
    args: [...argv],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const values = new Map<string, string>();
  const lists = new Map<string, readonly string[]>();
  const switches = new Set<string>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const flag = Object.hasOwn(flags, token.name) ? flags[token.name] : undefined;
    if (flag === undefined) throw unknownFlag(token.rawName, flags);
    if (flag.value === undefined) {
      if (token.value !== undefined) throw new UsageError(`${token.rawName} takes no value.`);
      switches.add(token.name);
      continue;
    }
    const value = valueGiven(token, flag.value);
    if (flag.many) lists.set(token.name, [...(lists.get(token.name) ?? []), value]);
    else values.set(token.name, value);
  }
  return { given: positionals, values, lists, switches };
}

function valueGiven(
  token: {
    readonly rawName: string;
    readonly value: string | undefined;
    readonly inlineValue: boolean | undefined;
  },
  placeholder: string,
): string {
  const { value, rawName } = token;
  const swallowed = token.inlineValue !== true && /^-./.test(value ?? '');
  if (value === undefined || value === '' || swallowed) {
    throw new UsageError(`${rawName} needs a value: ${rawName} ${placeholder}.`);
  }
  return value;
}

function unknownFlag(rawName: string, flags: Flags): UsageError {
  const names = Object.keys(flags).map((name) => `--${name}`);
  const like = nearest(rawName, names);
  const hint = like === undefined ? `There are: ${names.join(', ')}.` : `Did you mean "${like}"?`;
  return new UsageError(`There is no flag "${rawName}" here. ${hint}`);
}

/** A flag's value as a whole number within bounds, or the value to use without it. */
export function wholeNumber<D extends number | undefined>(
  args: Args,
  name: string,
  min: number,
  max: number,
  otherwise: D,
): number | D {
  const text = args.values.get(name);
  if (text === undefined) return otherwise;
  const value = Number(text);
  if (!/^-?\d+$/.test(text) || value < min || value > max) {
    const upTo = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`;
    throw new UsageError(`--${name} must be a whole number ${upTo}; "${text}" given.`);
  }
  return value;
}

/** The one thing a command is about, which must be given. */
export function required(args: Args, at: number, what: string, example: string): string {
  const value = args.given[at];
  if (value === undefined) throw new UsageError(`Which ${what}? For example: ${example}`);
  return value;
}

export function noMoreThan(args: Args, most: number): void {
  const extra = args.given[most];
  if (extra !== undefined) throw new UsageError(`"${extra}" is one word too many here.`);
}
