import { CHECKS } from '@conclave/testkit';
import { noMoreThan, wholeNumber } from '../args.ts';
import { checkGame } from '../check-game.ts';
import { type Command, JSON_FLAG } from '../command.ts';
import { optionsGiven, SETUP_FLAGS, setupOf } from '../setup.ts';
import { gameOf } from '../shelf.ts';
import { unknown } from '../usage.ts';

export const check: Command = {
  name: 'check',
  usage:
    "<game> [--only check] [--seats N] [--options '{…}'] [--content FILE] [--seed S] [--games N] [--json]",
  summary: 'run the checks every game must pass',
  about:
    'Runs the checks that every game must pass, all of them or one. Without --seats and --options each\n' +
    "runs on all tables that the game's own test folder asks for. A failure prints the seed, the log\n" +
    'and the command that shows it again, and the exit code is 1.\n\n' +
    `The checks: ${CHECKS.join(', ')}.`,
  examples: ['check gatherings', 'check gatherings --only hidden --seats 3 --seed x --games 5'],
  flags: {
    only: { value: 'check', help: 'one check alone' },
    seats: { value: 'N', help: 'on tables of this size alone' },
    ...SETUP_FLAGS,
    options: { value: "'{…}'", help: 'with these options alone, as JSON' },
    seed: { value: 'S', help: 'the seed of the first game' },
    games: { value: 'N', help: 'how many games a check plays on each table' },
    ...JSON_FLAG,
  },
  run(args, io, shelf) {
    const game = gameOf(args, shelf, 'check');
    noMoreThan(args, 1);
    const only = args.values.get('only');
    const names = CHECKS.filter((name) => only === undefined || name === only);
    if (only !== undefined && names.length === 0) throw unknown('check', only, CHECKS);
    const { seats } = setupOf(args, game);
    const options = optionsGiven(args, game);
    const games = wholeNumber(args, 'games', 1, 1_000_000, undefined);
    const seed = args.values.get('seed');
    const wish = {
      ...(args.values.has('seats') ? { seats } : {}),
      ...(options === undefined ? {} : { options }),
      ...(games === undefined ? {} : { games }),
      ...(seed === undefined ? {} : { seed }),
    };
    const how = args.switches.has('json') ? 'json' : 'words';
    return checkGame(game, names, wish, io, how, shelf.files);
  },
};
