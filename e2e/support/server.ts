import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIfNeeded } from '../../scripts/build.mjs';

const SERVER = fileURLToPath(new URL('../../packages/server/bin/server.mjs', import.meta.url));

export interface RunningServer {
  readonly url: string;
  stop(): Promise<void>;
}

function whenSaid(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = pattern.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.on('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
}

/**
 * The whole product as `npm start` runs it, on a free port and an empty database of its own.
 * Bots answer at once, unless a test is about what shows while they play.
 */
export async function startProduct(botDelay = 0): Promise<RunningServer> {
  // Pages built elsewhere are taken as they are.
  const trouble = process.env['WEB_DIR'] === undefined ? buildIfNeeded() : undefined;
  if (trouble !== undefined) throw new Error(trouble);
  const folder = mkdtempSync(join(tmpdir(), 'conclave-e2e-'));
  const child = spawn(process.execPath, [SERVER], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      BOT_DELAY: `${botDelay}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await whenSaid(child, /Conclave is at (\S+)/);
  return {
    url,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
