import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endOf, hasEnded, killed } from './child.ts';

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
  readonly pid: number;
  /** Where its database is. */
  readonly folder: string;
  hasEnded(): boolean;
  memory(): Promise<Memory>;
  /** How many matches it holds in memory. */
  matches(): Promise<number>;
  /** Ends it as a power cut would; the folder stays. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

type Environment = Readonly<Record<string, string>>;

/** Without limits: here one address is everybody. */
const WITHOUT_LIMITS: Environment = {
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

/** The server as people run it: a process of its own, on SQLite, in an empty folder if none is given. */
export async function startServer(
  environment = WITHOUT_LIMITS,
  folder = mkdtempSync(join(tmpdir(), 'conclave-bench-')),
): Promise<MeasuredServer> {
  const child = fork(SERVER, [], {
    execArgv: ['--import', MEASURE],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: folder,
      ...environment,
    },
  });
  const stop = async (): Promise<void> => {
    await endOf(child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const url = await addressOf(child);
    return {
      url,
      pid: child.pid ?? -1,
      folder,
      hasEnded: () => hasEnded(child),
      memory: () => memoryOf(child),
      matches: () => matchesAt(url),
      kill: () => killed(child),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    let isUp = false;
    const timer = setTimeout(() => reject(new Error('the server does not start')), START_MS);
    child.stdout?.on('data', (chunk: Buffer) => {
      // What it says later is taken away, so that it never waits, and kept nowhere.
      if (isUp) return;
      said += chunk.toString();
      const found = /Conclave is at (\S+)/.exec(said)?.[1];
      if (found === undefined) return;
      isUp = true;
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
