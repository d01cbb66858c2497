import type { ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { forkScript, killed } from '../live/child.ts';

/** A process that answers one message after another. */
export class Helper {
  private readonly child: ChildProcess;

  constructor(file: string, nice = 0) {
    this.child = forkScript(file);
    if (nice > 0 && this.child.pid !== undefined) setPriority(this.child.pid, nice);
  }

  /** Its answer; undefined if there is none in time. */
  async ask<T>(message: object, patience: number): Promise<T | undefined> {
    const given = new AbortController();
    const answer = new Promise<T>((resolve, reject) => {
      const ended = (): void => reject(new Error('a process of the attack ended by itself'));
      this.child.once('exit', ended);
      this.child.once('message', (said: { value?: T; error?: string }) => {
        this.child.off('exit', ended);
        if (said.error === undefined) resolve(said.value as T);
        else reject(new Error(said.error));
      });
      this.child.send(message, (error) => {
        if (error !== null) reject(error);
      });
    });
    // Ended by us once nobody waits any more.
    answer.catch(() => undefined);
    try {
      return await Promise.race([
        answer,
        wait(patience, undefined, { signal: given.signal }).catch(() => undefined),
      ]);
    } finally {
      given.abort();
    }
  }

  end(): Promise<void> {
    return killed(this.child);
  }
}
