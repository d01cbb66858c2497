import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { test } from 'vitest';

test('the outlines of icons are those of the icon package', () => {
  const script = fileURLToPath(new URL('../scripts/icons.mjs', import.meta.url));
  execFileSync(process.execPath, [script, '--check']);
});
