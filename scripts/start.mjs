import { buildIfNeeded } from './build.mjs';
import { installIfNeeded } from './install.mjs';

// Everything a fresh clone needs, then the server, in this very process: whoever stops it reaches
// the server itself, and with one signal (docs/adr/0017).
const trouble = installIfNeeded() ?? buildIfNeeded();
if (trouble === undefined) await import('../packages/server/bin/server.mjs');
else {
  process.stderr.write(`${trouble}\n`);
  process.exitCode = 1;
}
