import { parentPort, workerData } from 'node:worker_threads';
import { gamesWith } from '../games.ts';
import { Stuck, WrongSetup } from './engine.ts';
import { Here } from './here.ts';
import { type Reply, type Request, type RulesData, standingOf } from './standing.ts';

const games = await gamesWith((workerData as RulesData).games);

/** The one table this thread plays now. */
let here: Here | undefined;
let seats = 0;

function replyTo(request: Request): Reply {
  if (request.kind === 'open') {
    const { deal, answers } = request;
    const game = games.get(deal.game);
    if (game === undefined) return { kind: 'stuck', reason: `there is no game ${deal.game}` };
    here = Here.open({ ...deal, game }, answers);
    seats = deal.seats;
    return { kind: 'standing', standing: standingOf(here, seats, 0) };
  }
  if (here === undefined) return { kind: 'stuck', reason: 'no table was opened' };
  if (request.kind === 'rename') {
    here.setNames(request.names);
    return { kind: 'standing', standing: standingOf(here, seats, 0) };
  }
  const refusal = here.play(request.seat, request.picks);
  if (refusal !== undefined) return { kind: 'refused', refusal };
  return { kind: 'standing', standing: standingOf(here, seats, here.answers) };
}

function attempt(request: Request): Reply {
  try {
    return replyTo(request);
  } catch (error) {
    if (error instanceof WrongSetup) return { kind: 'wrong', error: error.error };
    if (error instanceof Stuck) return { kind: 'stuck', reason: error.message };
    // Cards of somebody's own may find any hole there is in the rules.
    return { kind: 'stuck', reason: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (request: Request) => parentPort?.postMessage(attempt(request)));
parentPort?.postMessage('ready');
