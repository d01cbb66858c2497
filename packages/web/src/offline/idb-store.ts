import { type DBSchema, openDB } from 'idb';
import type { LocalRecord } from './record.ts';
import type { GameStore } from './store.ts';

interface Shelf extends DBSchema {
  games: { key: string; value: LocalRecord };
}

/** The games in this browser's own database. */
export async function browserStore(name = 'conclave'): Promise<GameStore> {
  const shelf = await openDB<Shelf>(name, 1, {
    upgrade: (fresh) => {
      fresh.createObjectStore('games', { keyPath: 'id' });
    },
  });
  return {
    get: (id) => shelf.get('games', id),
    put: async (record) => {
      await shelf.put('games', record);
    },
    remove: (id) => shelf.delete('games', id),
    all: () => shelf.getAll('games'),
  };
}
