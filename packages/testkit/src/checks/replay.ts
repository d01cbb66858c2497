import type { Game } from '@conclave/kernel';
import { type GameLog, type Match, replay as play, readLog, verify } from '@conclave/kernel/play';
import type { CheckFailure } from '../failure.ts';
import { demand, eachGame, type Run, type Task, wrong } from '../run.ts';

function replayed(game: Game, log: GameLog, upTo?: number): Match {
  const result = play(game, log, upTo);
  if (result.error !== undefined) {
    wrong(`the log does not replay: ${result.error.place} ${result.error.reason}`);
  }
  return 'match' in result ? result.match : wrong('the log does not replay');
}

const SAMPLES = 6;
const OUTSIDE = Number.MAX_SAFE_INTEGER;

/** A log that was changed somewhere is found out, at the place. */
function findsTampering({ task, rng }: Run, log: GameLog): void {
  const expect = (changed: GameLog, place: string): void => {
    const found = verify(task.game, changed);
    demand(
      found?.place === place,
      () =>
        `a log with a changed ${place} is found ${found === undefined ? 'good' : `wrong at ${found.place}`}`,
    );
  };
  expect({ ...log, seed: `${log.seed}?` }, 'seedHash');
  expect({ ...log, hash: log.hash === '' ? '0' : `0${log.hash.slice(1)}1` }, 'hash');
  for (let k = 0; k < SAMPLES && log.answers.length > 0; k++) {
    const i = rng.below(log.answers.length);
    const change = (answer: GameLog['answers'][number]): GameLog => ({
      ...log,
      answers: log.answers.map((given, j) => (i === j ? answer : given)),
    });
    const { seat, picks } = log.answers[i] as GameLog['answers'][number];
    expect(change({ seat, picks: [OUTSIDE] }), `answers[${i}]`);
    expect(change({ seat: task.seats, picks }), `answers[${i}]`);
  }
}

/** Going back to an answer gives the state that was there, and the same end when played again. */
function goesBack({ task, rng }: Run, log: GameLog, hashes: readonly string[]): void {
  const match = replayed(task.game, log);
  for (let k = 0; k < SAMPLES; k++) {
    const n = rng.below(hashes.length);
    const prefix = replayed(task.game, log, n);
    demand(prefix.hash === hashes[n], () => `replaying ${n} answers gives another state`);
    match.rewind(n);
    demand(
      match.hash === hashes[n] && match.answers.length === n,
      () => `going back to answer ${n} gives another state`,
    );
    for (const { seat, picks } of log.answers.slice(n)) match.answer(seat, picks);
    demand(match.hash === log.hash, () => `going on from answer ${n} gives another end`);
  }
}

/** The log is the game: it replays to the same fingerprint, and a changed one is found out. */
export function replay(task: Task): CheckFailure[] {
  return eachGame('replay', task, (run) => {
    const { match } = run;
    const hashes: string[] = [];
    run.play(() => hashes.push(match.hash));
    hashes.push(match.hash);
    const read = readLog(JSON.parse(JSON.stringify(match.log())));
    if ('error' in read) return wrong(`its own log is damaged: ${read.error.place}`);
    const again = replayed(task.game, read.log);
    demand(again.hash === match.hash, () => 'replaying the log gives another end');
    const doubt = verify(task.game, read.log);
    demand(
      doubt === undefined,
      () => `the log is not found good: ${doubt?.place} ${doubt?.reason}`,
    );
    findsTampering(run, read.log);
    goesBack(run, read.log, hashes);
  });
}
