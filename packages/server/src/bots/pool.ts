import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { Job, JobResult, Modules } from './job.ts';

const SCRIPT = fileURLToPath(new URL('../../bin/bot-worker.mjs', import.meta.url));
const RESTART_MS = 250;

interface Waiting {
  readonly job: Job;
  resolve(picks: readonly number[]): void;
  reject(error: Error): void;
}

interface Thread {
  readonly worker: Worker;
  ready: boolean;
  current: (Waiting & { readonly timer: NodeJS.Timeout }) | undefined;
}

interface Limits {
  /** Threads. */
  readonly most: number;
  /** A bot that thinks longer is given up. */
  readonly patience: number;
  /** Modules with further bots and games. */
  readonly modules: Modules;
  /** Megabytes a thread may take. */
  readonly memory?: number;
}

/** Threads on which bots think, one question a thread at a time; started as they are needed. */
export class BotPool {
  private readonly limits: Limits;
  private readonly log: Logger;
  private readonly threads = new Set<Thread>();
  private readonly queue: Waiting[] = [];
  private nextId = 1;
  private closing = false;

  constructor(limits: Limits, log: Logger) {
    this.limits = limits;
    this.log = log;
  }

  /** The bot's answer. Rejects where the bot throws, takes too long or its thread dies. */
  answer(job: Omit<Job, 'id'>): Promise<readonly number[]> {
    return new Promise((resolve, reject) => {
      if (this.closing) {
        reject(new Error('the server is closing'));
        return;
      }
      this.queue.push({ job: { ...job, id: this.nextId++ }, resolve, reject });
      this.deal();
    });
  }

  async close(): Promise<void> {
    this.closing = true;
    for (const { reject } of this.queue.splice(0)) reject(new Error('the server is closing'));
    await Promise.all([...this.threads].map((thread) => thread.worker.terminate()));
  }

  private spawn(): void {
    const { modules, memory } = this.limits;
    const worker = new Worker(SCRIPT, {
      workerData: modules,
      ...(memory === undefined ? {} : { resourceLimits: { maxOldGenerationSizeMb: memory } }),
    });
    const thread: Thread = { worker, ready: false, current: undefined };
    this.threads.add(thread);
    worker.on('message', (message: 'ready' | JobResult) => {
      if (message === 'ready') thread.ready = true;
      else this.finish(thread, message);
      this.deal();
    });
    worker.on('error', (error) => this.log.error({ err: error }, 'a bot thread failed'));
    worker.on('exit', () => this.replace(thread));
  }

  /** Has a thread ready before the first question comes. */
  warm(): void {
    if (this.threads.size === 0 && !this.closing) this.spawn();
  }

  private deal(): void {
    for (const thread of this.threads) {
      if (!thread.ready || thread.current !== undefined) continue;
      const next = this.queue.shift();
      if (next === undefined) return;
      // A bot that never comes back cannot be asked to stop; its thread can.
      const timer = setTimeout(() => void thread.worker.terminate(), this.limits.patience);
      thread.current = { ...next, timer };
      thread.worker.postMessage(next.job);
    }
    const starting = [...this.threads].filter((thread) => !thread.ready).length;
    if (this.queue.length > starting && this.threads.size < this.limits.most) this.spawn();
  }

  private finish(thread: Thread, result: JobResult): void {
    const { current } = thread;
    if (current === undefined || current.job.id !== result.id) return;
    clearTimeout(current.timer);
    thread.current = undefined;
    if ('picks' in result) current.resolve(result.picks);
    else current.reject(new Error(result.error));
  }

  private replace(thread: Thread): void {
    this.threads.delete(thread);
    const { current, ready } = thread;
    if (current !== undefined) {
      clearTimeout(current.timer);
      current.reject(new Error('its thread ended before it answered'));
    }
    if (this.closing) return;
    // One that did not even start would be started again and again at once.
    if (ready) this.deal();
    else setTimeout(() => this.closing || this.deal(), RESTART_MS).unref();
  }
}
