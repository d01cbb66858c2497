import type { Before } from './http.ts';
import type { MatchInfo } from './match.ts';

/** Entries of a list that come at a time. */
export const PAGE = 50;

/** Where the next page begins; nothing after the last. */
export function nextPage(page: readonly MatchInfo[]): Before | undefined {
  const last = page.at(-1);
  if (last === undefined || page.length < PAGE) return undefined;
  return { before: last.updatedAt, id: last.id };
}
