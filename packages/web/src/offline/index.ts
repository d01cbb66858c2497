import { reportTrouble } from './app-state.ts';
import { openLocal } from './local-tables.ts';

export const localTables = openLocal(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'conclave' }),
  reportTrouble,
);
