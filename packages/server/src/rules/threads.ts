import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { Stuck } from './engine.ts';
import type { Reply, Request, RulesData } from './standing.ts';

const SCRIPT = fileURLToPath(new URL('../../bin/rules-worker.mjs', import.meta.url));

/** How much a thread may take before it is ended, and its table stopped. */
const ROOM = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 } as const;

interface Asking {
  resolve(reply: Reply): void;
  reject(error: Error): void;
}

/** One thread; the rules of one table at a time run on it. */
export class Thread {
  /** Whose table lies there. */
  holder: object | undefined;
  busy = false;
  private readonly worker: Worker;
  private readonly ready: Promise<void>;
  private asking: Asking | undefined;

  constructor(workerData: RulesData, log: Logger, ended: (thread: Thread) => void) {
    this.worker = new Worker(SCRIPT, { resourceLimits: ROOM, workerData });
    let failure: Error | undefined;
    this.ready = new Promise((resolve, reject) => {
      this.worker.on('message', (message: 'ready' | Reply) => {
        if (message === 'ready') resolve();
        else this.asking?.resolve(message);
      });
      this.worker.on('error', (error) => {
        failure = error;
        log.warn({ err: error }, "a thread for players' cards failed");
      });
      this.worker.on('exit', () => {
        ended(this);
        const words =
          (failure as NodeJS.ErrnoException | undefined)?.code === 'ERR_WORKER_OUT_OF_MEMORY'
            ? 'the rules took more memory than a table may have'
            : 'the thread of the rules ended';
        this.asking?.reject(new Stuck(words));
        reject(failure ?? new Error(words));
      });
    });
    this.ready.catch(() => undefined);
  }

  /** Asks and waits for the reply, so long and no longer. */
  async ask(request: Request, patience: number): Promise<Reply> {
    await this.ready;
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<Reply>((resolve, reject) => {
        this.asking = { resolve, reject };
        timer = setTimeout(() => {
          reject(new Stuck(`the rules took more than ${patience / 1000} seconds`));
          this.end();
        }, patience);
        this.worker.postMessage(request);
      });
    } finally {
      clearTimeout(timer);
      this.asking = undefined;
    }
  }

  end(): void {
    void this.worker.terminate();
  }
}

/**
 * A few threads for the tables whose cards came from a player. A table keeps its
 * thread until another needs it; then it is laid again from its log.
 */
export class Threads {
  private readonly most: number;
  private readonly data: RulesData;
  private readonly log: Logger;
  /** Longest unused first. */
  private readonly threads = new Set<Thread>();
  private readonly waiting: (() => void)[] = [];

  constructor(most: number, data: RulesData, log: Logger) {
    this.most = most;
    this.data = data;
    this.log = log;
  }

  /** Runs something on the thread where the holder's table lies, or on one that can be had. */
  async use<T>(holder: object, work: (thread: Thread) => Promise<T>): Promise<T> {
    let thread = this.pick(holder);
    while (thread === undefined) {
      await new Promise<void>((resolve) => this.waiting.push(resolve));
      thread = this.pick(holder);
    }
    thread.busy = true;
    this.threads.delete(thread);
    this.threads.add(thread);
    try {
      return await work(thread);
    } finally {
      thread.busy = false;
      this.waiting.shift()?.();
    }
  }

  release(holder: object): void {
    for (const thread of this.threads) if (thread.holder === holder) thread.holder = undefined;
  }

  close(): void {
    for (const thread of this.threads) thread.end();
  }

  private pick(holder: object): Thread | undefined {
    const idle = [...this.threads].filter((thread) => !thread.busy);
    const own = idle.find((thread) => thread.holder === holder);
    const free = own ?? idle.find((thread) => thread.holder === undefined);
    if (free !== undefined) return free;
    if (this.threads.size >= this.most) return idle[0];
    const thread = new Thread(this.data, this.log, (ended) => this.threads.delete(ended));
    this.threads.add(thread);
    return thread;
  }
}
