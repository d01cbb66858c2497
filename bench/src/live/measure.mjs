// Loaded before the server, so that whoever measures can ask what it holds once the garbage is gone.
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
const PASSES = 3;
const PAUSE_MS = 100;

process.on('message', async (asked) => {
  if (asked !== 'memory') return;
  for (let pass = 0; pass < PASSES; pass++) {
    collect();
    await wait(PAUSE_MS);
  }
  process.send?.(process.memoryUsage());
});
// Whoever measures is gone: so is what is measured, and its folder.
process.on('disconnect', () => {
  rmSync(process.env['DATA_DIR'] ?? '', { recursive: true, force: true });
  process.exit(1);
});
