import { defineConfig } from 'vitest/config';
import { games } from './packages/web/games.config.ts';

export default defineConfig({
  test: {
    allowOnly: false,
    projects: [
      {
        extends: true,
        plugins: [games([])],
        test: {
          name: 'unit',
          include: ['packages/*/test/**/*.test.ts', 'bench/test/**/*.test.ts'],
          exclude: ['packages/server/**', '**/node_modules/**'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['packages/server/test/**/*.test.ts'],
          globalSetup: ['packages/server/test/support/postgres-cluster.ts'],
          expect: { poll: { timeout: 20_000, interval: 50 } },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/support/build.ts'],
          expect: { poll: { timeout: 20_000, interval: 50 } },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
    coverage: {
      provider: 'v8',
      include: ['packages/kernel/src/**/*.ts', 'packages/game-gatherings/src/**/*.ts'],
      reporter: ['text-summary', 'json-summary'],
      reportsDirectory: 'coverage',
      thresholds: {
        'packages/kernel/src/**/*.ts': { lines: 95, branches: 95 },
        'packages/game-gatherings/src/**/*.ts': { lines: 95, branches: 95 },
      },
    },
  },
});
