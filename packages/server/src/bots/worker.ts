import { parentPort, workerData } from 'node:worker_threads';
import { BOTS, type Bot } from '@conclave/bots';
import { gamesWith } from '../games.ts';
import type { Job, JobResult, Modules } from './job.ts';
import { think } from './think.ts';

const bots: Record<string, Bot> = { ...BOTS };
const modules = workerData as Modules;
const games = await gamesWith(modules.games);
for (const module of modules.bots) {
  const { default: more } = (await import(module)) as { default: Readonly<Record<string, Bot>> };
  Object.assign(bots, more);
}

function resultOf(job: Job): JobResult {
  const { id } = job;
  try {
    const game = games.get(job.game);
    const bot = bots[job.bot];
    if (game === undefined) return { id, error: `there is no game ${job.game}` };
    if (bot === undefined) return { id, error: `there is no bot ${job.bot}` };
    return { id, picks: think(game, bot, job) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (job: Job) => parentPort?.postMessage(resultOf(job)));
parentPort?.postMessage('ready');
