import type { LocalRecord } from './record.ts';

/** Keeps games. The browser's is an IndexedDB; tests and browsers that forbid storage have memory. */
export interface GameStore {
  get(id: string): Promise<LocalRecord | undefined>;
  put(record: LocalRecord): Promise<void>;
  remove(id: string): Promise<void>;
  all(): Promise<readonly LocalRecord[]>;
}

export function memoryStore(): GameStore {
  const records = new Map<string, string>();
  const read = (text: string): LocalRecord => JSON.parse(text) as LocalRecord;
  return {
    get: (id) => {
      const text = records.get(id);
      return Promise.resolve(text === undefined ? undefined : read(text));
    },
    put: (record) => {
      records.set(record.id, JSON.stringify(record));
      return Promise.resolve();
    },
    remove: (id) => {
      records.delete(id);
      return Promise.resolve();
    },
    all: () => Promise.resolve([...records.values()].map(read)),
  };
}
