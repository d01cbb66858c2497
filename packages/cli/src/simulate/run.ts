import { setImmediate as nextTick } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Game } from '@conclave/kernel';
import { type Job, openDesk, playGames } from './play-games.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';
import type { Chunk } from './worker.ts';

export interface Run {
  readonly job: Job;
  readonly games: number;
  /** Index of the first game. */
  readonly from: number;
  readonly workers: number;
  /** Stops the handing out of games; those under way are finished. */
  readonly stop: AbortSignal;
  progress(done: number, seconds: number): void;
}

export interface Result {
  readonly tally: Tally;
  /** From the first game dealt to the last one over. */
  readonly seconds: number;
}

const CHUNKS = 100;
const LARGEST_CHUNK = 100;

/** Chunks depend on the number of games alone, so that any number of workers adds alike. */
const chunkSize = (games: number): number =>
  Math.max(1, Math.min(LARGEST_CHUNK, Math.ceil(games / CHUNKS)));

/** Hands out chunks, and adds what comes back in the order of the games. */
class Ledger {
  readonly run: Run;
  private readonly sum: Tally;
  private readonly size: number;
  private readonly early = new Map<number, Tally>();
  private next: number;
  private added: number;
  private done = 0;
  private begun = 0;
  private ended = 0;

  constructor(run: Run) {
    this.run = run;
    this.sum = emptyTally(run.job.seats);
    this.size = chunkSize(run.games);
    this.next = run.from;
    this.added = run.from;
  }

  take(): Chunk | undefined {
    if (this.begun === 0) {
      this.begun = performance.now();
      this.ended = this.begun;
    }
    const end = this.run.from + this.run.games;
    if (this.run.stop.aborted || this.next >= end) return undefined;
    const from = this.next;
    this.next = Math.min(from + this.size, end);
    return { from, to: this.next };
  }

  give(from: number, tally: Tally): void {
    this.early.set(from, tally);
    for (let own = this.early.get(this.added); own !== undefined; ) {
      addTally(this.sum, own);
      this.early.delete(this.added);
      this.added += own.games;
      own = this.early.get(this.added);
    }
    this.done += tally.games;
    this.ended = performance.now();
    this.run.progress(this.done, this.seconds);
  }

  private get seconds(): number {
    return (this.ended - this.begun) / 1000;
  }

  result(): Result {
    return { tally: this.sum, seconds: this.seconds };
  }
}

export async function simulate(game: Game, run: Run): Promise<Result> {
  const ledger = new Ledger(run);
  const workers = Math.min(run.workers, Math.ceil(run.games / chunkSize(run.games)));
  if (workers <= 1) await playHere(game, ledger);
  else await Promise.all(Array.from({ length: workers }, () => playThere(ledger)));
  return ledger.result();
}

async function playHere(game: Game, ledger: Ledger): Promise<void> {
  const desk = openDesk(game, ledger.run.job);
  for (let chunk = ledger.take(); chunk !== undefined; chunk = ledger.take()) {
    ledger.give(chunk.from, playGames(desk, chunk.from, chunk.to));
    await nextTick();
  }
}

const WORKER = new URL('../../bin/worker.mjs', import.meta.url);

function playThere(ledger: Ledger): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(WORKER, { workerData: ledger.run.job });
    worker.once('error', reject);
    worker.once('exit', () => resolve());
    worker.on('message', (message: 'ready' | { from: number; tally: Tally }) => {
      if (message !== 'ready') ledger.give(message.from, message.tally);
      const chunk = ledger.take();
      if (chunk === undefined) worker.terminate().catch(reject);
      else worker.postMessage(chunk);
    });
  });
}
