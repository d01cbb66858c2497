import { LOADS } from 'virtual:games';
import { loadGames } from '@conclave/games';
import { Desk } from './desk.ts';
import { browserStore } from './idb-store.ts';
import type { Call, Word } from './messages.ts';
import { type GameStore, memoryStore } from './store.ts';

/** How long another window may take to let go of a game: a reload needs a moment. */
const PATIENCE = 1500;

const tell = (word: Word): void => postMessage(word);

async function openStore(): Promise<GameStore> {
  try {
    return await browserStore();
  } catch {
    tell({
      kind: 'trouble',
      message: 'This browser lets no page save anything: a game here lasts until you leave.',
    });
    return memoryStore();
  }
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

function chance(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => LETTERS[byte & 31]).join('');
}

function hold(id: string): Promise<(() => void) | undefined> {
  // A page without https, away from this machine, has no locks: then nobody is kept out.
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return Promise.resolve(() => undefined);
  return new Promise((held) => {
    const mine = (): Promise<void> => new Promise((letGo) => held(letGo));
    locks
      .request(`conclave ${id}`, { signal: AbortSignal.timeout(PATIENCE) }, mine)
      .catch(() => held(undefined));
  });
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((over) => setTimeout(over, milliseconds));

const desk = Promise.all([loadGames(LOADS), openStore()]).then(
  ([games, store]) =>
    new Desk({
      games,
      store,
      now: Date.now,
      chance,
      wait,
      hold,
      tell,
    }),
);

addEventListener('message', ({ data }: MessageEvent<Call>) => {
  desk
    .then((open) => open.serve(data))
    .catch((error: unknown) => tell({ kind: 'trouble', message: String(error) }));
});
