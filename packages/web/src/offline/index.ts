import { lessMotion } from '../settings/settings.ts';
import { reportTrouble } from './app-state.ts';
import { openLocal } from './local-tables.ts';

/** So that a person can follow bots move by move; without motion there is nothing to follow. */
const paceOfBots = (): number => (lessMotion() ? 50 : 450);

export const localTables = openLocal(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'conclave' }),
  reportTrouble,
  paceOfBots,
);
