import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildIfNeeded } from './build.mjs';
import { installIfNeeded, ROOT } from './install.mjs';

/** Everything a fresh clone needs, then the server in the foreground. */
function start() {
  const trouble = installIfNeeded() ?? buildIfNeeded();
  if (trouble !== undefined) {
    process.stderr.write(`${trouble}\n`);
    process.exitCode = 1;
    return;
  }
  const server = spawn(
    process.execPath,
    [join(ROOT, 'packages/server/bin/server.mjs'), ...process.argv.slice(2)],
    { stdio: 'inherit' },
  );
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => server.kill(signal));
  }
  server.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}

start();
