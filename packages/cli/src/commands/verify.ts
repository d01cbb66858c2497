import { type Game, winnersOf } from '@conclave/kernel';
import {
  type Disagreement,
  type GameLog,
  readLog,
  replay,
  verify as verifyLog,
} from '@conclave/kernel/play';
import { noMoreThan, required } from '../args.ts';
import { type Command, DISAGREES, FINE, JSON_FLAG } from '../command.ts';
import { readJsonFile } from '../files.ts';
import { type Io, print, printJson } from '../io.ts';
import { type JsonRead, lineOfPlace } from '../json.ts';
import { paintFor } from '../paint.ts';
import { plural, table } from '../text.ts';
import { nearest } from '../usage.ts';

/** What `conclave verify --json` prints where a log does not hold. */
interface Broken {
  readonly file: string;
  readonly ok: false;
  readonly place: string;
  readonly line?: number;
  readonly answer?: number;
  readonly seat?: number;
  readonly picks?: readonly number[];
  readonly reason: string;
  readonly rule: string;
}

interface Sound {
  readonly file: string;
  readonly ok: true;
  readonly game: string;
  readonly seats: number;
  readonly answers: number;
  readonly over: boolean;
  /** Seats, counted from 0. */
  readonly winners: readonly number[];
  readonly seed: string;
  readonly seedHash: string;
  readonly hash: string;
}

function check(file: string, games: readonly Game[]): Broken | Sound {
  const read = readJsonFile(file);
  if ('damage' in read) return { file, ok: false, place: 'file', reason: read.damage, rule: '' };
  const found = readLog(read.value);
  if ('error' in found) return broken(file, read, found.error);
  const { log } = found;
  const game = games.find(({ id }) => id === log.game);
  if (game === undefined) {
    const ids = games.map(({ id }) => id);
    const like = nearest(log.game, ids) ?? ids.join(', ');
    const reason = `there is no game "${log.game}"; there is ${like}`;
    return broken(file, read, { place: 'game', reason, rule: '' });
  }
  const error = verifyLog(game, log);
  if (error !== undefined) return broken(file, read, error, log);
  const played = replay(game, log);
  if (!('match' in played)) return broken(file, read, played.error, log);
  const { match } = played;
  const winners = winnersOf(match.table);
  return {
    file,
    ok: true,
    game: log.game,
    seats: log.seats,
    answers: log.answers.length,
    over: match.over,
    winners: match.table.names.map((_, seat) => seat).filter((seat) => (winners >> seat) & 1),
    seed: log.seed,
    seedHash: log.seedHash,
    hash: log.hash,
  };
}

function broken(file: string, read: JsonRead, error: Disagreement, log?: GameLog): Broken {
  const { place, answer, reason, rule } = error;
  const line = lineOfPlace(read, place);
  const given = answer === undefined ? undefined : log?.answers[answer];
  return {
    file,
    ok: false,
    place,
    ...(line === undefined ? {} : { line }),
    ...(answer === undefined ? {} : { answer }),
    ...(given === undefined ? {} : { seat: given.seat, picks: given.picks }),
    reason,
    rule,
  };
}

function tellBroken({ place, line, answer, seat, picks, reason, rule }: Broken): string {
  const why = `${reason}${rule === '' ? '' : ` (${rule})`}`;
  if (answer !== undefined) {
    const at = line === undefined ? '' : ` (line ${line})`;
    return [
      `Log and rules first disagree at answer ${answer}${at}, counted from 0:`,
      `  seat ${seat} answers ${JSON.stringify(picks)}`,
      `  ${why}`,
    ].join('\n');
  }
  if (place === 'file') return `The file ${why}.`;
  return `${place}${line === undefined ? '' : ` (line ${line})`} ${why}.`;
}

function tellSound(result: Sound): string {
  const { over, winners } = result;
  const names = winners.map((seat) => `Player ${seat + 1}`).join(' and ');
  return table([
    ['game', `${result.game}, ${result.seats} seats`],
    ['answers', `${plural(result.answers, 'answer')}, every one legal`],
    ['end', over ? `${names === '' ? 'nobody' : names} won` : 'the game is not over'],
    ['seed', result.seed],
    ['seed hash', `${result.seedHash}, fits the seed`],
    ['end hash', `${result.hash}, fits the rules`],
  ]);
}

function tell(io: Io, result: Broken | Sound): void {
  const paint = paintFor(io.out, io.env);
  const verdict = result.ok ? paint('green', 'holds') : paint('red', 'DOES NOT HOLD');
  print(io, `${result.file} ${verdict}\n${result.ok ? tellSound(result) : tellBroken(result)}`);
}

export const verify: Command = {
  name: 'verify',
  usage: '<replay> [--json]',
  summary: 'check a replay: seed, every answer, end',
  about:
    'Plays a saved game again and checks that the seed has the hash published before the deal, that\n' +
    'the rules take every answer, and that the end is the one the file says. If not, it names the\n' +
    'first answer at which file and rules disagree, and the exit code is 1.',
  examples: ['verify conclave-gatherings-1a2b3c4d.json', 'verify game.json --json'],
  flags: JSON_FLAG,
  run(args, io, { games }) {
    const file = required(args, 0, 'replay', 'npx conclave verify game.json');
    noMoreThan(args, 1);
    const result = check(file, games);
    if (args.switches.has('json')) printJson(io, result);
    else tell(io, result);
    return result.ok ? FINE : DISAGREES;
  },
};
