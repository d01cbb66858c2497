import { parentPort, workerData } from 'node:worker_threads';
import { gameNamed } from '../setup.ts';
import { type Job, openDesk, playGames } from './play-games.ts';

export interface Chunk {
  readonly from: number;
  readonly to: number;
}

if (parentPort !== null) {
  const port = parentPort;
  const job = workerData as Job;
  const desk = openDesk(gameNamed(job.game), job);
  port.on('message', ({ from, to }: Chunk) => {
    port.postMessage({ from, tally: playGames(desk, from, to) });
  });
  port.postMessage('ready');
}
