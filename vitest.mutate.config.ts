import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const packages = fileURLToPath(new URL('./packages', import.meta.url));

export default defineConfig({
  // The mutated copy of the tree shares node_modules with the original: by its link there, a test
  // would meet the original kernel.
  resolve: {
    alias: [
      { find: /^@conclave\/([^/]+)$/, replacement: `${packages}/$1/src/index.ts` },
      { find: /^@conclave\/([^/]+)\/(.+)$/, replacement: `${packages}/$1/src/$2.ts` },
    ],
  },
  test: {
    // The kernel's own tests alone: with a game's they would catch more, and take hours.
    include: ['packages/kernel/test/**/*.test.ts'],
    testTimeout: 60_000,
  },
});
