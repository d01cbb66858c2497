import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Place } from './house.ts';

const SERVER = fileURLToPath(new URL('../../bin/server.mjs', import.meta.url));

export interface ChildServer {
  readonly url: string;
  readonly process: ChildProcess;
  /** Ends it as a power cut would, and waits until it is gone. */
  kill(signal?: NodeJS.Signals): Promise<number | null>;
}

/** The server as people run it: a process of its own, from its environment. */
export function childServer(
  place: Place,
  environment: Readonly<Record<string, string>> = {},
): Promise<ChildServer> {
  const child = spawn(process.execPath, [SERVER], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: '0',
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl ?? '',
      LOG_LEVEL: 'error',
      RATE_LIMIT: '0',
      MESSAGE_RATE: '10000',
      SOCKETS_PER_ADDRESS: '0',
      SOCKETS_PER_PLAYER: '0',
      MAX_SOCKETS: '0',
      GUESTS_PER_ADDRESS: '0',
      TABLES_PER_PLAYER: '1000',
      TABLES_PER_DAY: '0',
      BOT_DELAY: '0',
      ...environment,
    },
  });
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
  // A test that fails half-way leaves no server behind.
  const end = (): boolean => child.kill('SIGKILL');
  process.once('exit', end);
  void gone.then(() => process.off('exit', end));
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      const found = /Conclave is at (\S+)/.exec(said);
      if (found?.[1] === undefined) return;
      resolve({
        url: found[1],
        process: child,
        kill(signal = 'SIGKILL') {
          child.kill(signal);
          return gone;
        },
      });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void gone.then(() => reject(new Error(`the server ended: ${said}`)));
  });
}
