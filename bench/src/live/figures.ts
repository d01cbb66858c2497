import { cost, type Figure, rate } from '../figures.ts';
import { runLoad } from './load-process.ts';
import { type MeasuredServer, startServer } from './server-process.ts';
import type { LoadStep } from './spec.ts';

/** People look, think and answer: two seconds on average. */
const HUMAN = { least: 500, most: 3500 };
/** No thinking at all: as fast as the server lets them. */
const FAST = { least: 0, most: 0 };
const HURRIED = { least: 200, most: 1000 };
const PROMISED_TABLES = 100;
const IDLE_TABLES = 500;
const RAMP = [200, 400, 800, 1200, 1600, 2000];
const LIMIT_MS = 100;
const FAST_TABLES = 32;

async function withServer<T>(work: (server: MeasuredServer) => Promise<T>): Promise<T> {
  const server = await startServer();
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

const last = (steps: readonly LoadStep[]): LoadStep => {
  const step = steps.at(-1);
  if (step === undefined) throw new Error('the load process saw nothing');
  if (step.answers === 0) throw new Error('nobody answered');
  if (step.misfits + step.refusals > 0) {
    throw new Error(`${step.misfits} patches did not fit, ${step.refusals} answers were refused`);
  }
  return step;
};

/** What is promised: how soon a move is on the other player's screen, and what it weighs. */
async function promised(server: MeasuredServer, seconds: number): Promise<Figure[]> {
  const { url } = server;
  const step = last(await runLoad({ url, steps: [PROMISED_TABLES], seconds, think: HUMAN }));
  return [
    rate('live.tables', 'tables', step.tables),
    rate('live.tables.answersPerSecond', '1/s', step.answersPerSecond),
    cost('live.tables.p50', 'ms', step.p50),
    cost('live.tables.p99', 'ms', step.p99),
    cost('live.update.bytes', 'bytes', step.updateBytes, step.fullUpdateBytes),
    cost('live.update.viewBytes', 'bytes', step.viewBytes, step.fullViewBytes),
  ];
}

/** As many answers as the server takes. */
async function atFullSpeed(server: MeasuredServer, seconds: number): Promise<Figure[]> {
  const { url } = server;
  const step = last(await runLoad({ url, steps: [FAST_TABLES], seconds, think: FAST }));
  return [
    rate('live.answersPerSecond', '1/s', step.answersPerSecond),
    cost('live.answersPerSecond.p50', 'ms', step.p50),
    cost('live.answersPerSecond.p99', 'ms', step.p99),
  ];
}

/** What a table takes that is in the middle of a game while nobody looks. */
async function idle(server: MeasuredServer): Promise<Figure[]> {
  const { url } = server;
  const [before, held] = [await server.memory(), await server.matches()];
  await runLoad({ url, steps: [IDLE_TABLES], seconds: 4, think: HURRIED });
  const [after, more] = [await server.memory(), (await server.matches()) - held];
  const each = (bytes: number): number => bytes / more / 1024;
  return [
    cost('live.idleTable.heap', 'KB', each(after.heapUsed - before.heapUsed)),
    cost('live.idleTable.resident', 'KB', each(after.rss - before.rss)),
  ];
}

/** How many tables at a human pace before the slowest hundredth takes too long. */
async function ramp(server: MeasuredServer): Promise<Figure[]> {
  const { url } = server;
  const steps = await runLoad({ url, steps: RAMP, seconds: 6, think: HUMAN, limit: LIMIT_MS });
  const held = steps.filter((step) => step.p99 <= LIMIT_MS).at(-1);
  return [
    rate('live.tablesHeld', 'tables', held?.tables ?? PROMISED_TABLES),
    cost('live.tablesHeld.p99', 'ms', held?.p99 ?? Number.NaN),
  ];
}

/** The short part, for a test. */
export const promisedFigures = (): Promise<Figure[]> =>
  withServer(async (server) => [...(await promised(server, 6)), ...(await atFullSpeed(server, 2))]);

/** The server in a process of its own, and its players in another. */
export const liveFigures = (): Promise<Figure[]> =>
  withServer(async (server) => [
    ...(await promised(server, 12)),
    ...(await idle(server)),
    ...(await atFullSpeed(server, 6)),
    ...(await ramp(server)),
  ]);
