import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ask } from '../api/http.ts';
import { type Pages, usePages } from '../api/pages.ts';
import { queryClient } from '../api/query-client.ts';
import { useMe } from '../session/me.ts';
import type { LocalGame } from '../table/local-tables.ts';

const POLL = 20_000;

export const useOpenTables = (): Pages =>
  usePages('open', { queryKey: ['matches', 'open'], refetchInterval: POLL });

export const useLiveTables = (): Pages =>
  usePages('live', { queryKey: ['matches', 'live'], refetchInterval: POLL });

/** Own tables that are not finished; nobody has none. */
export function useMyTables(): Pages {
  const player = useMe().data?.player;
  return usePages('mine', {
    queryKey: ['matches', 'mine', player],
    enabled: player !== undefined,
    refetchInterval: POLL,
  });
}

/** Games kept in this browser. The part that knows them loads when the page has shown itself. */
export function useLocalGames(): UseQueryResult<readonly LocalGame[]> {
  return useQuery({
    queryKey: ['local-games'],
    queryFn: async () => (await import('../offline/index.ts')).localTables.list(),
    staleTime: 0,
    retry: false,
  });
}

/** The bots the server has for a game, the strongest last. */
export function useBots(game: string): readonly string[] {
  const { data } = useQuery({
    queryKey: ['games'],
    queryFn: () => ask('games', {}),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data?.find((entry) => entry.id === game)?.bots ?? ['random', 'greedy'];
}

export const renewLists = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['matches'] });

/** While a page shows lists, the server says when they change. */
export function useLobbyNews(): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    void import('../api/socket.ts').then(({ liveSocket }) => {
      if (gone) return;
      const socket = liveSocket();
      const watch = (): void => {
        socket.emit('watchLobby', {}, () => undefined);
      };
      const renew = (): void => void renewLists();
      socket.on('connect', watch);
      socket.on('lobby', renew);
      if (socket.connected) watch();
      else socket.connect();
      stop = () => {
        socket.off('connect', watch);
        socket.off('lobby', renew);
      };
    });
    return () => {
      gone = true;
      stop?.();
    };
  }, []);
}
