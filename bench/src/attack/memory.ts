import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const EVERY_MS = 250;

/** Looks from outside how much memory a process takes, also while it is too busy to tell. */
export class MemoryWatch {
  private readonly pid: number;
  private readonly timer: NodeJS.Timeout;
  private most = 0;

  constructor(pid: number) {
    this.pid = pid;
    this.timer = setInterval(() => void this.look(), EVERY_MS);
  }

  /** Megabytes, at most. */
  async end(): Promise<number> {
    clearInterval(this.timer);
    await this.look();
    return this.most;
  }

  private async look(): Promise<void> {
    // A process that has ended takes none.
    const said = await run('ps', ['-o', 'rss=', '-p', `${this.pid}`]).catch(() => ({
      stdout: '0',
    }));
    this.most = Math.max(this.most, Number(said.stdout) / 1024);
  }
}
