import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { games } from './games.config.ts';
import { pwa } from './pwa.config.ts';

const SERVER = process.env['CONCLAVE_SERVER'] ?? 'http://127.0.0.1:3000';
/** Files with games from elsewhere, for a page that knows them too. */
const ELSEWHERE = (process.env['GAMES'] ?? '')
  .split(',')
  .filter((file) => file !== '')
  .map((file) => resolve(file));
/** The games are read once, and that takes its time. */
const CHECKS = { pluginTimings: false };

export default defineConfig({
  plugins: [react(), games(ELSEWHERE), pwa],
  // Dynamic imports load each game in the worker too.
  worker: {
    format: 'es',
    plugins: () => [games(ELSEWHERE)],
    rolldownOptions: { checks: CHECKS },
  },
  // A game from elsewhere is played on the kernel of this house, wherever its file lies.
  resolve: { dedupe: ['@conclave/kernel'] },
  build: {
    outDir: 'dist',
    target: 'es2023',
    rolldownOptions: {
      checks: CHECKS,
      treeshake: {
        // The page needs the protocol's types and its patches; the schemas stay with the server.
        moduleSideEffects: [{ test: /packages[\\/]protocol[\\/]src/, sideEffects: false }],
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: {
      '/api': { target: SERVER },
      '/socket.io': { target: SERVER, ws: true },
    },
  },
});
