import { BOTS } from '@conclave/bots';
import {
  checkOptions,
  type Game,
  type Options,
  openTable,
  type SetupError,
} from '@conclave/kernel';
import { type Args, required, wholeNumber } from './args.ts';
import { GAMES } from './games.ts';
import { readJson, wordsOfJsonError } from './json.ts';
import { UsageError, unknown } from './usage.ts';

export function gameNamed(id: string): Game {
  const game = GAMES.find((each) => each.id === id);
  if (game === undefined) {
    throw unknown(
      'game',
      id,
      GAMES.map((each) => each.id),
    );
  }
  return game;
}

/** The game a command is about: its first word. */
export function gameOf(args: Args, command: string): Game {
  return gameNamed(required(args, 0, 'game', `npx conclave ${command} ${GAMES[0]?.id ?? ''}`));
}

/** Names of bots, separated by commas; every one must exist. */
export function botsNamed(list: string): readonly string[] {
  const names = list.split(',').map((name) => name.trim());
  for (const name of names) {
    if (!Object.hasOwn(BOTS, name)) throw unknown('bot', name, Object.keys(BOTS));
  }
  return names;
}

function given(args: Args): unknown {
  const text = args.values.get('options');
  if (text === undefined) return {};
  const read = readJson(text);
  if ('error' in read) {
    throw new UsageError(`--options is not JSON: ${wordsOfJsonError(read.error)}.`);
  }
  return read.value;
}

function wrongSetup({ field, reason, rule }: SetupError): UsageError {
  const place = field === 'seats' || field === 'options' ? `--${field}` : `The option "${field}"`;
  return new UsageError(`${place}: ${reason}${rule === '' ? '' : ` (${rule})`}.`);
}

/** The options as they were typed, or undefined; `setupOf` says whether the game takes them. */
export function optionsGiven(args: Args): Options | undefined {
  return args.values.has('options') ? (given(args) as Options) : undefined;
}

/** The options without a number of seats: what a list of cards needs. */
export function optionsOf(args: Args, game: Game): Options {
  const checked = checkOptions(game.options, given(args));
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
  const opened = openTable(game, seats, given(args));
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
