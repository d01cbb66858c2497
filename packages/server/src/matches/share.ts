import { type Failed, fail } from '../outcome.ts';
import type { Settings } from '../settings.ts';
import type { MatchStore } from '../store/matches.ts';

/** Why a player may not have another table, practice and rematches included. */
export async function beyondShare(
  player: { readonly id: string },
  house: { readonly store: MatchStore; readonly settings: Settings },
): Promise<Failed | undefined> {
  const { store, settings } = house;
  const since = Date.now() - settings.timing.day;
  if ((await store.countHostedBy(player.id, since)) < settings.tablesPerPlayer) return undefined;
  return fail('too-often', 'You have many open tables already; finish or leave one first.');
}
