import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endOf } from './child.ts';

const SERVER = fileURLToPath(new URL('../../../packages/server/bin/server.mjs', import.meta.url));
const MEASURE = new URL('./measure.mjs', import.meta.url).href;
const START_MS = 30_000;

/** Bytes of the server process after its garbage is collected. */
interface Memory {
  readonly rss: number;
  readonly heapUsed: number;
  readonly external: number;
}

export interface MeasuredServer {
  readonly url: string;
  /** Where its database is. */
  readonly folder: string;
  memory(): Promise<Memory>;
  /** How many matches it holds in memory. */
  matches(): Promise<number>;
  stop(): Promise<void>;
}

/** Without limits: here one address is everybody. */
const ENVIRONMENT = {
  PORT: '0',
  HOST: '127.0.0.1',
  DATABASE_URL: '',
  LOG_LEVEL: 'error',
  RATE_LIMIT: '0',
  MESSAGE_RATE: '100000',
  SOCKETS_PER_ADDRESS: '0',
  SOCKETS_PER_PLAYER: '0',
  MAX_SOCKETS: '0',
  GUESTS_PER_ADDRESS: '0',
  TABLES_PER_PLAYER: '100000',
  TABLES_PER_DAY: '0',
  IDLE_MATCHES: '1000000',
};

/** The server as people run it: a process of its own, on SQLite in an empty folder. */
export async function startServer(): Promise<MeasuredServer> {
  const folder = mkdtempSync(join(tmpdir(), 'conclave-bench-'));
  const child = fork(SERVER, [], {
    execArgv: ['--import', MEASURE],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', DATA_DIR: folder, ...ENVIRONMENT },
  });
  const stop = async (): Promise<void> => {
    await endOf(child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const url = await addressOf(child);
    return { url, folder, memory: () => memoryOf(child), matches: () => matchesAt(url), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(() => reject(new Error('the server does not start')), START_MS);
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /Conclave is at (\S+)/.exec(said)?.[1];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(found);
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`the server ended with ${code}: ${said}`));
    });
  });
}

function memoryOf(child: ChildProcess): Promise<Memory> {
  return new Promise((resolve, reject) => {
    const ended = (): void => reject(new Error('the server ended while it was measured'));
    child.once('exit', ended);
    child.once('message', (memory) => {
      child.off('exit', ended);
      resolve(memory as Memory);
    });
    child.send('memory');
  });
}

async function matchesAt(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^conclave_matches_live (\d+)$/m.exec(metrics)?.[1]);
}
