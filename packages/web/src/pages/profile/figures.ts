import type { MatchInfo } from '@conclave/protocol';

/** How a finished game went for the one whose page this is. */
export interface Result {
  readonly id: string;
  readonly game: string;
  readonly won: boolean;
  readonly seats: number;
  readonly at: number;
}

/** The seat that is meant by "I": one's own, or the only person's in a game on this device. */
export function ownSeat({ you, seats }: Pick<MatchInfo, 'you' | 'seats'>): number | null {
  if (you !== null) return you;
  const people = [...seats.keys()].filter((seat) => seats[seat]?.kind === 'person');
  return people.length === 1 ? (people[0] ?? null) : null;
}

/** Results, oldest first. Practice does not count, nor does a game in which nobody is "I". */
export function resultsOf(games: readonly MatchInfo[]): Result[] {
  return games
    .flatMap((game): Result[] => {
      const own = ownSeat(game);
      if (game.status !== 'finished' || game.practice || own === null) return [];
      const { id, winners, seats, updatedAt } = game;
      // A bot finished a game that was given up: what it won is not one's own.
      const won = winners.includes(own) && seats[own]?.resigned !== true;
      return [{ id, game: game.game, won, seats: seats.length, at: updatedAt }];
    })
    .sort((a, b) => a.at - b.at);
}

export interface Balance {
  readonly played: number;
  readonly won: number;
  /** What chance alone would have won. */
  readonly expected: number;
}

export function balanceOf(results: readonly Result[]): Balance {
  return {
    played: results.length,
    won: results.filter(({ won }) => won).length,
    expected: results.reduce((sum, { seats }) => sum + 1 / seats, 0),
  };
}

const WEEK = 7 * 24 * 3600 * 1000;

/** Games a week, the oldest week first, up to now. */
export function gamesPerWeek(
  results: readonly Result[],
  now: number,
  weeks: number,
): { readonly played: number; readonly won: number }[] {
  const bars = Array.from({ length: weeks }, () => ({ played: 0, won: 0 }));
  for (const { at, won } of results) {
    const bar = bars[weeks - 1 - Math.floor(Math.max(0, now - at) / WEEK)];
    if (bar === undefined) continue;
    bar.played++;
    if (won) bar.won++;
  }
  return bars;
}

/** "3 hours ago", as short as it can be said. */
export function ago(at: number, now: number): string {
  const minutes = Math.round((now - at) / 60_000);
  if (minutes < 1) return 'just now';
  const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  if (minutes < 60) return words.format(-minutes, 'minute');
  if (minutes < 60 * 36) return words.format(-Math.round(minutes / 60), 'hour');
  return words.format(-Math.round(minutes / 1440), 'day');
}
