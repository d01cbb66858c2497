import type { AddressInfo } from 'node:net';
import { type Logger, pino } from 'pino';
import { Lines, steps } from './closing.ts';
import { gamesWith } from './games.ts';
import { build } from './house.ts';
import { openApp } from './http/app.ts';
import { limitConnections } from './limits/connections.ts';
import { Sockets } from './live/sockets.ts';
import type { Settings } from './settings.ts';
import { openStore } from './store/open.ts';

export { readSettings, type Settings, TIMING, type Timing } from './settings.ts';

export interface RunningServer {
  /** Where it listens. */
  readonly url: string;
  readonly log: Logger;
  /** Writes what is under way and closes everything; rejects where a part of it did not close. */
  close(): Promise<void>;
}

/** Starts the whole server: store, games where they stood, sockets, pages. */
export async function startServer(settings: Settings): Promise<RunningServer> {
  const log = pino({
    level: settings.logLevel,
    redact: ['*.seed', '*.email', '*.password', '*.cookie', '*.token'],
  });
  const games = await gamesWith(settings.games);
  const store = await openStore(settings);
  const house = build(settings, games, store, log);
  const app = await openApp(house);
  const lines = new Lines(app.server);
  const sockets = new Sockets(app.server, house);
  limitConnections(app.server, settings);
  const { closing } = settings.timing;
  const close = async (): Promise<void> => {
    const { step, failed } = steps(log, closing);
    await house.rest(step);
    // Nobody is waited for who does not hang up: half of the patience, and then they are cut off.
    await step('sockets', () => Promise.all([sockets.close(), lines.end(closing / 2)]));
    await step('pages', () => app.close());
    await step('database', () => house.close());
    if (failed()) throw new Error('a part of the server did not close');
    log.info('the server is closed');
  };
  try {
    await house.begin();
    await app.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    await close();
    throw error;
  }
  const { port } = app.server.address() as AddressInfo;
  const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
  const url = `http://${host}:${port}`;
  log.info({ url, database: store.kind }, 'the server is ready');
  let closed: Promise<void> | undefined;
  return {
    url,
    log,
    close() {
      closed ??= close();
      return closed;
    },
  };
}
