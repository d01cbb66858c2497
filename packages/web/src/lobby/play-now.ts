import { ask, Refused } from '../api/http.ts';
import type { GameEntry } from '../games/registry.ts';
import { anyName, beSomebody, rememberedName } from '../session/me.ts';
import { renewLists } from './queries.ts';

/** Where to go to play. */
export type Seated =
  | { readonly to: '/table/$match'; readonly match: string }
  | { readonly to: '/local/$id'; readonly id: string };

const BOT = 'greedy';
const SEATS = 3;

/** A game against bots at once: on the server if it answers, else in this browser. */
export async function playNow(entry: GameEntry): Promise<Seated> {
  const seats = Math.max(entry.seats.min, Math.min(SEATS, entry.seats.max));
  const bots = Array.from({ length: seats - 1 }, (_, i) => ({ seat: i + 1, bot: BOT }));
  try {
    await beSomebody(rememberedName() || anyName());
    const body = { game: entry.id, seats, bots, private: true, start: true };
    const match = await ask('create', { body });
    void renewLists();
    return { to: '/table/$match', match: match.id };
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'unreachable') throw error;
  }
  const { localTables } = await import('../offline/index.ts');
  const id = await localTables.start({
    game: entry.id,
    options: {},
    seats: [
      { kind: 'person', name: rememberedName() || anyName() },
      ...bots.map(({ bot }) => ({ kind: 'bot', bot }) as const),
    ],
  });
  return { to: '/local/$id', id };
}
