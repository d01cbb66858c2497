import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { outOfBounds, reportOf } from './report.ts';
import { addTally, emptyTally, type Tally, watchGames } from './watch.ts';

/**
 * `npm run balance [-- --games N] [--seats 2,3] [--out FILE]`: lets the greedy bot play
 * Enchanters, writes what it saw to docs/balance/enchanters.md, and ends with 1 if a
 * bound is broken.
 */
const CHUNK = 25;

interface Job {
  readonly seats: number;
  readonly from: number;
  readonly to: number;
}

if (process.send !== undefined) {
  process.on('message', (job: Job) => process.send?.(watchGames(job.seats, job.from, job.to)));
} else {
  await main();
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '2000' },
      seats: { type: 'string', default: '2,3,4' },
      out: { type: 'string' },
    },
  });
  const games = Number(values.games);
  const seats = values.seats.split(',').map(Number);
  const jobs: Job[] = seats.flatMap((many) =>
    Array.from({ length: Math.ceil(games / CHUNK) }, (_, i) => ({
      seats: many,
      from: i * CHUNK,
      to: Math.min(games, (i + 1) * CHUNK),
    })),
  );
  const tallies = new Map(seats.map((many) => [many, emptyTally(many)]));
  const all = jobs.length;
  const workers = Math.min(all, availableParallelism());
  await Promise.all(
    Array.from({ length: workers }, () =>
      work(jobs, (job, tally) => {
        const sum = tallies.get(job.seats);
        if (sum !== undefined) addTally(sum, tally);
        if (process.stderr.isTTY) process.stderr.write(`\r${all - jobs.length} of ${all} `);
      }),
    ),
  );
  const out =
    values.out ?? fileURLToPath(new URL('../../../docs/balance/enchanters.md', import.meta.url));
  writeFileSync(out, reportOf(tallies));
  const wrong = outOfBounds(tallies);
  console.log(wrong.length === 0 ? 'All bounds are kept.' : wrong.join('\n'));
  process.exitCode = wrong.length === 0 ? 0 : 1;
}

/** One process that takes jobs until none is left. */
function work(jobs: Job[], done: (job: Job, tally: Tally) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), { execArgv: ['--import', 'tsx'] });
    let job = jobs.shift();
    const next = (): void => {
      if (job === undefined) {
        child.kill();
        resolve();
      } else child.send(job);
    };
    child.on('message', (tally: Tally) => {
      if (job !== undefined) done(job, tally);
      job = jobs.shift();
      next();
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code !== null && code !== 0) reject(new Error(`a worker ended with ${code}`));
    });
    next();
  });
}
