import type { Game } from '@conclave/kernel';
import { unusualOptions } from '../setup.ts';
import { gameFlags } from '../shelf.ts';
import { commandLine, count, percent, plural, table } from '../text.ts';
import type { Job } from './play-games.ts';
import type { Result } from './run.ts';
import type { GameError } from './tally.ts';

export interface ErrorDetail extends GameError {
  /** Plays this one game again. */
  readonly command: string;
}

/** The documented result of `conclave simulate --json`; its names stay. */
export interface Report {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly decisions: number;
  readonly errors: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  readonly winRateBySeat: readonly number[];
  readonly winRateByBot: Readonly<Record<string, number>>;
  readonly meanScores: readonly number[];
  readonly meanLength: number;
  readonly seed: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly bots: readonly string[];
  /** Whether it was ended before all games were played. */
  readonly stopped: boolean;
  readonly errorDetails: readonly ErrorDetail[];
}

const per = (sum: number, of: number): number => (of === 0 ? 0 : sum / of);
const rounded = (value: number): number => Math.round(value * 10) / 10;

function reproduce(game: Game, job: Job, index: number): string {
  const unusual = unusualOptions(game, job.options);
  const options = Object.keys(unusual).length === 0 ? [] : ['--options', JSON.stringify(unusual)];
  return commandLine(
    ...['simulate', job.game, '--seats', job.seats, '--games', 1, '--from', index],
    ...['--bots', job.bots.join(','), ...options, '--seed', job.seed],
    ...gameFlags(job.files),
  );
}

export function reportOf(game: Game, job: Job, wanted: number, { tally, seconds }: Result): Report {
  const { games, finished, decisions } = tally;
  return {
    game: job.game,
    seats: job.seats,
    games,
    decisions,
    errors: tally.errors.length,
    gamesPerSecond: rounded(per(games, seconds)),
    decisionsPerSecond: rounded(per(decisions, seconds)),
    winRateBySeat: tally.wins.map((wins) => per(wins, finished)),
    winRateByBot: Object.fromEntries(
      [...new Set(job.bots)].map((bot) => {
        const own = tally.bots[bot] ?? { seats: 0, wins: 0 };
        return [bot, per(own.wins, own.seats)];
      }),
    ),
    meanScores: tally.scores.map((sum) => per(sum, finished)),
    meanLength: per(decisions, finished),
    seed: job.seed,
    options: job.options,
    bots: job.bots,
    stopped: games < wanted,
    errorDetails: tally.errors.map((error) => ({
      ...error,
      command: reproduce(game, job, error.index),
    })),
  };
}

export function tellReport(report: Report): string {
  const { games, errors } = report;
  const head = [
    ['game', `${report.game}, ${report.seats} seats`],
    ['games', `${count(games)}${report.stopped ? ' (stopped early)' : ''}`],
    ['decisions', count(report.decisions)],
    ['errors', count(errors)],
    [
      'speed',
      `${count(report.gamesPerSecond)} games/s, ${count(report.decisionsPerSecond)} decisions/s`,
    ],
    ['mean length', `${report.meanLength.toFixed(1)} decisions`],
    ['seed', report.seed],
  ];
  const seats = report.winRateBySeat.map((rate, seat) => [
    `seat ${seat + 1}`,
    `${percent(rate).padStart(7)} won`,
    `mean score ${(report.meanScores[seat] as number).toFixed(2)}`,
  ]);
  const bots = Object.entries(report.winRateByBot).map(([bot, rate]) => [
    bot,
    `${percent(rate).padStart(7)} won`,
  ]);
  return [
    table(head),
    '',
    'by seat',
    table(seats, '  '),
    '',
    'by bot, for each seat it played',
    table(bots, '  '),
  ].join('\n');
}

export const tellError = ({ seed, message, command }: ErrorDetail): string =>
  `error in the game with seed ${seed}: ${message}\n  again: ${command}`;

export const tellMore = (errors: number): string => `… and ${plural(errors, 'more error')}`;
