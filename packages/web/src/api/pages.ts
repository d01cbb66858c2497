import { type Before, type MatchInfo, nextPage } from '@conclave/protocol';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ask } from './http.ts';

/** A list of tables as far as it was asked for. */
export interface Pages {
  readonly entries: readonly MatchInfo[];
  readonly isError: boolean;
  /** Asks for the next page; missing where there is none. */
  readonly more: (() => void) | undefined;
}

export function usePages(
  list: 'open' | 'live' | 'mine' | 'myFinished',
  options: {
    readonly queryKey: readonly unknown[];
    readonly enabled?: boolean;
    readonly refetchInterval?: number;
  },
): Pages {
  const query = useInfiniteQuery({
    ...options,
    queryFn: ({ pageParam }) => ask(list, { query: pageParam }),
    initialPageParam: {} as Before,
    getNextPageParam: nextPage,
    retry: false,
  });
  const { data, isError, hasNextPage, fetchNextPage } = query;
  // A table that was touched between two pages is on both.
  const entries = new Map(data?.pages.flat().map((entry) => [entry.id, entry]));
  return {
    entries: [...entries.values()],
    isError,
    more: hasNextPage ? () => void fetchNextPage().catch(() => undefined) : undefined,
  };
}
