import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIfNeeded } from '../../scripts/build.mjs';

const SERVER = fileURLToPath(new URL('../../packages/server/bin/server.mjs', import.meta.url));
const START = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url));

export interface RunningServer {
  readonly url: string;
  stop(): Promise<void>;
}

function whenSaid(
  child: ChildProcess,
  pattern: RegExp,
  gone: Promise<number | null>,
): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = pattern.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    void gone.then((code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
}

/**
 * The whole product as `npm start` runs it, on a free port and an empty database of its own.
 * Bots answer at once, unless a test is about what shows while they play.
 */
export async function startProduct(
  wish: {
    readonly botDelay?: number;
    readonly settings?: Readonly<Record<string, string>>;
    /** The file of a game from elsewhere, with a page of its own. */
    readonly game?: string;
  } = {},
): Promise<RunningServer> {
  const { botDelay = 0, settings = {}, game } = wish;
  // Pages built elsewhere are taken as they are.
  const trouble = process.env['WEB_DIR'] === undefined ? buildIfNeeded() : undefined;
  if (trouble !== undefined) throw new Error(trouble);
  const folder = mkdtempSync(join(tmpdir(), 'conclave-e2e-'));
  const command = game === undefined ? [SERVER] : [START, '--game', game];
  const child = spawn(process.execPath, command, {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      // Every test is somebody new, and all come from one address.
      GUESTS_PER_ADDRESS: '0',
      BOT_DELAY: `${botDelay}`,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
  // A run that is broken off leaves neither a server nor its files behind.
  const end = (): void => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', end);
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await gone;
    process.off('exit', end);
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: await whenSaid(child, /Conclave is at (\S+)/, gone), stop };
}
