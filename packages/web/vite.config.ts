import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pwa } from './pwa.config.ts';

const SERVER = process.env['CONCLAVE_SERVER'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react(), pwa],
  build: {
    outDir: 'dist',
    target: 'es2023',
    rolldownOptions: {
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
