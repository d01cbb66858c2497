import { rmSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { LiveTable } from '../live/live-table.ts';
import { newGuest } from '../live/people.ts';
import { percentile } from '../live/percentile.ts';
import { ask } from '../live/request.ts';
import type { Asked, Seen } from './seen.ts';

/** Others than the attacker: the server tells people apart by their address. */
const PROBE = '127.0.0.3';
const PLAYERS = '127.0.0.2';
const PROBE_MS = 100;
/** They answer as fast as somebody who knows the game by heart. */
const THINK = { least: 60, most: 140 };
/** How long an answer may still be on its way when the attack is over. */
const GRACE_MS = 3_000;

/** Looks at the server all the time as anybody may, and plays at a table of its own. */
class Witness {
  private readonly url: string;
  private probes: number[] = [];
  private answers: number[] = [];
  private errors: string[] = [];
  private underWay = 0;
  /** Since when a probe waits for its answer. */
  private asking: number | undefined;

  constructor(url: string) {
    this.url = url;
  }

  async sitDown(): Promise<void> {
    const players = { url: this.url, from: PLAYERS, think: THINK };
    const pair = await Promise.all([newGuest(players, 'Ada'), newGuest(players, 'Ben')]);
    await LiveTable.open(players, [pair[0], pair[1]], {
      arrived: () => undefined,
      sized: () => undefined,
      refused: () => this.errors.push('an answer was refused'),
      sent: () => this.underWay++,
      acknowledged: (milliseconds) => {
        this.underWay--;
        this.answers.push(milliseconds);
      },
      failed: (error) => this.errors.push(error instanceof Error ? error.message : String(error)),
    });
    void this.probe();
  }

  begin(): void {
    this.probes = [];
    this.answers = [];
    this.errors = [];
  }

  async end(): Promise<Seen> {
    const until = performance.now() + GRACE_MS;
    while (this.underWay > 0 && performance.now() < until) await wait(20);
    const waiting = this.asking === undefined ? [] : [performance.now() - this.asking];
    const health = [...this.probes, ...waiting].sort((a, b) => a - b);
    const answers = [...this.answers].sort((a, b) => a - b);
    const lost = this.underWay > 0 ? [`${this.underWay} not acknowledged`] : [];
    return {
      probes: health.length,
      healthP50: percentile(health, 0.5),
      healthMax: health.at(-1) ?? 0,
      answers: answers.length,
      answerP99: percentile(answers, 0.99),
      errors: [...this.errors, ...lost],
    };
  }

  private async probe(): Promise<never> {
    for (;;) {
      const began = performance.now();
      this.asking = began;
      await ask({ url: this.url, from: PROBE }, '/healthz', { headers: { connection: 'close' } })
        .then(({ status }) => {
          if (status !== 200) this.errors.push(`/healthz said ${status}`);
        })
        .catch((error: unknown) => this.errors.push(`/healthz: ${String(error)}`));
      this.asking = undefined;
      this.probes.push(performance.now() - began);
      await wait(PROBE_MS);
    }
  }
}

let witness: Witness | undefined;
let server: { readonly pid: number; readonly folder: string } | undefined;

// Whoever asked is gone: so is the witness, and a server that is too busy to notice it.
process.on('disconnect', () => {
  try {
    if (server !== undefined) process.kill(server.pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
  if (server !== undefined) rmSync(server.folder, { recursive: true, force: true });
  process.exit(1);
});
process.on('message', (asked: Asked) => {
  const answered = async (): Promise<unknown> => {
    switch (asked.kind) {
      case 'sit-down':
        server = asked;
        witness = new Witness(asked.url);
        await witness.sitDown();
        return true;
      case 'begin':
        return witness?.begin();
      case 'end':
        return witness?.end();
    }
  };
  answered().then(
    (value) => process.send?.({ value }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
