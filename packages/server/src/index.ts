import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
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
  close(): Promise<void>;
}

/** Starts the whole server: store, games where they stood, sockets, pages. */
export async function startServer(settings: Settings): Promise<RunningServer> {
  const log = pino({
    level: settings.logLevel,
    redact: ['*.seed', '*.email', '*.password', '*.cookie', '*.token'],
  });
  const store = await openStore(settings);
  const house = build(settings, store, log);
  const app = await openApp(house);
  const sockets = new Sockets(app.server, house);
  limitConnections(app.server, settings);
  try {
    await house.begin();
    await app.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    await house.close();
    throw error;
  }
  const { port } = app.server.address() as AddressInfo;
  const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
  const url = `http://${host}:${port}`;
  log.info({ url, database: store.kind }, 'the server is ready');
  return {
    url,
    async close() {
      await sockets.close();
      await app.close();
      await house.close();
      log.info('the server is closed');
    },
  };
}
