import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { GAMES, gameEntry } from '../games/registry.ts';

const KEY = 'conclave.game';

const known = (id: string | null | undefined): string | undefined =>
  id === null || id === undefined ? undefined : gameEntry(id)?.id;

/** A browser may forbid storage; then nothing is remembered. */
function stored(): string | undefined {
  try {
    return known(localStorage.getItem(KEY));
  } catch {
    return undefined;
  }
}

/** Links that belong to no game lead to the one that was looked at last. */
export function useLastGame(): string {
  const { game } = useParams({ strict: false });
  const here = known(game);
  useRememberGame(here);
  return here ?? stored() ?? GAMES[0]?.id ?? '';
}

export function useRememberGame(id: string | undefined): void {
  useEffect(() => {
    if (id === undefined) return;
    try {
      localStorage.setItem(KEY, id);
    } catch {
      // The links lead to the first game, as on a first visit.
    }
  }, [id]);
}
