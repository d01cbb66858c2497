import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const packages = fileURLToPath(new URL('./packages', import.meta.url));

export default defineConfig({
  // The mutated copy of the tree shares node_modules with the original: by its link there, a game
  // would meet the original kernel.
  resolve: { alias: [{ find: /^@conclave\/(.+)$/, replacement: `${packages}/$1/src/index.ts` }] },
  test: {
    include: ['packages/{kernel,game-gatherings}/test/**/*.test.ts'],
    testTimeout: 60_000,
  },
});
