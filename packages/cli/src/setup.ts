import { BOTS } from '@conclave/bots';
import type { Game, Options, SetupError } from '@conclave/kernel';
import { checkOptions, openTable } from '@conclave/kernel/play';
import { type Args, type Flags, wholeNumber } from './args.ts';
import { readJsonFile } from './files.ts';
import { readJson, wordsOfJsonError } from './json.ts';
import { UsageError, unknown } from './usage.ts';

/** Names of bots, separated by commas; every one must exist. */
export function botsNamed(list: string): readonly string[] {
  const names = list.split(',').map((name) => name.trim());
  for (const name of names) {
    if (!Object.hasOwn(BOTS, name)) throw unknown('bot', name, Object.keys(BOTS));
  }
  return names;
}

/** The flags of a command that opens a table. */
export const SETUP_FLAGS: Flags = {
  options: { value: "'{…}'", help: "the game's options as JSON" },
  content: { value: 'FILE', help: "cards of your own, as JSON (see the game's CONTENT.md)" },
};

function typed(args: Args): unknown {
  const text = args.values.get('options');
  if (text === undefined) return {};
  const read = readJson(text);
  if ('error' in read) {
    throw new UsageError(`--options is not JSON: ${wordsOfJsonError(read.error)}.`);
  }
  return read.value;
}

/** What a file of content holds; it may say for which game it is. */
function contentIn(file: string, game: Game): unknown {
  const read = readJsonFile(file);
  if ('damage' in read) throw new UsageError(`${file} ${read.damage}.`);
  const { value } = read;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { game: meant, ...content } = value as Record<string, unknown>;
  if (meant !== undefined && meant !== game.id) {
    throw new UsageError(`${file} is for the game ${JSON.stringify(meant)}, not for ${game.id}.`);
  }
  return content;
}

/** The options as they were typed, with the content of a file where one is given. */
function given(args: Args, game: Game): unknown {
  const options = typed(args);
  const file = args.values.get('content');
  if (file === undefined) return options;
  if (game.contentOption === undefined) {
    throw new UsageError(`${game.name} takes no content of your own.`);
  }
  const content = contentIn(file, game);
  const wrong = checkOptions(game.options, { [game.contentOption]: content });
  if ('error' in wrong) throw new UsageError(`${file}: ${wrong.error.reason}.`);
  return { ...(options as object), [game.contentOption]: content };
}

function wrongSetup({ field, reason, rule }: SetupError): UsageError {
  const place = field === 'seats' || field === 'options' ? `--${field}` : `The option "${field}"`;
  return new UsageError(`${place}: ${reason}${rule === '' ? '' : ` (${rule})`}.`);
}

/** The options as they were typed, or undefined; `setupOf` says whether the game takes them. */
export function optionsGiven(args: Args, game: Game): Options | undefined {
  const any = args.values.has('options') || args.values.has('content');
  return any ? (given(args, game) as Options) : undefined;
}

/** The options without a number of seats: what a list of cards needs. */
export function optionsOf(args: Args, game: Game): Options {
  const checked = checkOptions(game.options, given(args, game));
  if ('error' in checked) throw wrongSetup(checked.error);
  return checked.options;
}

export interface Wish {
  readonly seats: number;
  readonly options: Options;
}

/** Seats and options together, as the game's own check has passed them. */
export function setupOf(args: Args, game: Game): Wish {
  const { min, max } = game.seats;
  const seats = wholeNumber(args, 'seats', min, max, min);
  const opened = openTable(game, seats, given(args, game));
  if ('error' in opened) throw wrongSetup(opened.error);
  return opened.setup;
}

/** The options that are not the defaults: all that a reproducing command must repeat. */
export function unusualOptions(game: Game, options: Options): Options {
  return Object.fromEntries(
    Object.entries(options).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(game.options[name]?.default),
    ),
  );
}
