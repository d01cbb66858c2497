import { parentPort, workerData } from 'node:worker_threads';
import { gameNamed, openShelf } from '../shelf.ts';
import { type Job, openDesk, playGames } from './play-games.ts';

export interface Chunk {
  readonly from: number;
  readonly to: number;
}

if (parentPort !== null) {
  const port = parentPort;
  const job = workerData as Job;
  const desk = openDesk(gameNamed(await openShelf(job.files), job.game), job);
  port.on('message', ({ from, to }: Chunk) => {
    port.postMessage({ from, tally: playGames(desk, from, to) });
  });
  port.postMessage('ready');
}
