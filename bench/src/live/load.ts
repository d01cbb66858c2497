import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { LiveTable } from './live-table.ts';
import { type Guest, manyTimes, newGuest } from './people.ts';
import { percentile } from './percentile.ts';
import type { LoadSpec, LoadStep } from './spec.ts';

const AT_ONCE = 16;
/** Signing in is not what is measured: beyond these a person sits at several tables. */
const MOST_PAIRS = 200;
const SETTLE_MS = 1500;

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Seats people at tables, more in each step, and tells what it saw. */
async function run(spec: LoadSpec): Promise<void> {
  const tables: LiveTable[] = [];
  const pairs: Promise<[Guest, Guest]>[] = [];
  const pairFor = (i: number): Promise<[Guest, Guest]> => {
    const name = (who: string): Promise<Guest> => newGuest(spec, `${who} ${i}`);
    pairs[i % MOST_PAIRS] ??= Promise.all([name('Ada'), name('Ben')]);
    return pairs[i % MOST_PAIRS] as Promise<[Guest, Guest]>;
  };
  let delays: number[] = [];
  let updates: number[] = [];
  let fulls: number[] = [];
  let views: number[] = [];
  let fullViews: number[] = [];
  let refusals = 0;
  const tally = {
    arrived: (milliseconds: number): void => void delays.push(milliseconds),
    sized({ update, view, fullView }: { update: number; view: number; fullView: number }): void {
      updates.push(update);
      fulls.push(update - view + fullView);
      views.push(view);
      fullViews.push(fullView);
    },
    refused(): void {
      refusals++;
    },
    // What was measured without them means nothing.
    failed(error: unknown): never {
      throw error;
    },
  };
  for (const step of spec.steps) {
    const there = tables.length;
    await manyTimes(step - there, AT_ONCE, async (i) => {
      tables.push(await LiveTable.open(spec, await pairFor(there + i), tally));
    });
    await wait(SETTLE_MS);
    [delays, updates, fulls, views, fullViews] = [[], [], [], [], []];
    refusals = 0;
    const began = performance.now();
    await wait(spec.seconds * 1000);
    const seconds = (performance.now() - began) / 1000;
    const sorted = [...delays].sort((a, b) => a - b);
    const seen: LoadStep = {
      tables: tables.length,
      sockets: tables.length * 2,
      answers: sorted.length,
      answersPerSecond: sorted.length / seconds,
      p50: percentile(sorted, 0.5),
      p99: percentile(sorted, 0.99),
      updateBytes: mean(updates),
      fullUpdateBytes: mean(fulls),
      viewBytes: mean(views),
      fullViewBytes: mean(fullViews),
      misfits: tables.reduce((sum, table) => sum + table.misfits, 0),
      refusals,
    };
    process.send?.(seen);
    if (spec.limit !== undefined && seen.p99 > spec.limit) break;
  }
  for (const table of tables) table.close();
}

// Whoever asked for the load is gone: so is the load.
process.on('disconnect', () => process.exit(1));
process.once('message', (spec) => {
  run(spec as LoadSpec).then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      process.exit(1);
    },
  );
});
