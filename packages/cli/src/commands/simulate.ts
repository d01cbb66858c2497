import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { noMoreThan, wholeNumber } from '../args.ts';
import { type Command, DISAGREES, FINE, JSON_FLAG } from '../command.ts';
import { complain, print, printJson } from '../io.ts';
import { botsNamed, SETUP_FLAGS, setupOf } from '../setup.ts';
import { gameOf } from '../shelf.ts';
import type { Job } from '../simulate/play-games.ts';
import { Progress } from '../simulate/progress.ts';
import { reportOf, tellError, tellMore, tellReport } from '../simulate/report.ts';
import { simulate as run } from '../simulate/run.ts';

const GAMES = 1000;
const MOST_WORKERS = 64;
/** A worker takes a moment to start; fewer games are sooner done without. */
const GAMES_WORTH_A_WORKER = 20;
const ERRORS_TOLD = 10;

export const simulate: Command = {
  name: 'simulate',
  usage:
    "<game> [--seats N] [--games N] [--bots a,b] [--options '{…}'] [--content FILE] [--seed S] [--json]",
  summary: 'let bots play many games on all cores',
  about:
    'Lets bots play games and prints games, decisions, errors, games and decisions per second, win\n' +
    'rates by seat and by bot, mean scores and mean length. The bots go round the seats and move on\n' +
    'by one seat each game. A shared win counts as its share. The same seed gives the same games,\n' +
    'whatever the number of workers. An error does not stop the run: its game is named with the\n' +
    'command that plays it again, and the exit code is 1. Ctrl-C ends with what was done so far.',
  examples: [
    'simulate gatherings --seats 4 --games 10000 --bots greedy,random --seed tuesday',
    'simulate gatherings --options \'{"total":20}\' --json',
  ],
  flags: {
    seats: { value: 'N', help: 'how many seats (the fewest the game allows)' },
    games: { value: 'N', help: `how many games (${GAMES})` },
    bots: { value: 'a,b', help: 'bots by name (random)' },
    ...SETUP_FLAGS,
    seed: { value: 'S', help: 'any text; game number i has the seed S/i (a random text)' },
    from: { value: 'N', help: 'number of the first game (0)' },
    workers: { value: 'N', help: 'how many worker threads (one a core)' },
    ...JSON_FLAG,
  },
  async run(args, io, shelf) {
    const game = gameOf(args, shelf, 'simulate');
    noMoreThan(args, 1);
    const most = Number.MAX_SAFE_INTEGER;
    const games = wholeNumber(args, 'games', 1, 1_000_000_000, GAMES);
    const from = wholeNumber(args, 'from', 0, most, 0);
    const usual = Math.min(availableParallelism(), Math.ceil(games / GAMES_WORTH_A_WORKER));
    const workers = wholeNumber(args, 'workers', 1, MOST_WORKERS, usual);
    const bots = botsNamed(args.values.get('bots') ?? 'random');
    const seed = args.values.get('seed') ?? randomBytes(8).toString('hex');
    const { files } = shelf;
    const job: Job = { game: game.id, files, ...setupOf(args, game), bots, seed };
    const progress = new Progress(io.err, games);
    const stop = new AbortController();
    const release = io.onInterrupt(() => stop.abort());
    const result = await run(game, {
      job,
      games,
      from,
      workers,
      stop: stop.signal,
      progress: (done, seconds) => progress.show(done, seconds),
    });
    release();
    progress.clear();
    const report = reportOf(game, job, games, result);
    const { errorDetails } = report;
    for (const error of errorDetails.slice(0, ERRORS_TOLD)) complain(io, tellError(error));
    const untold = errorDetails.length - ERRORS_TOLD;
    if (untold > 0) complain(io, tellMore(untold));
    if (args.switches.has('json')) printJson(io, report);
    else print(io, tellReport(report));
    return report.errors === 0 ? FINE : DISAGREES;
  },
};
