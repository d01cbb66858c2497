import type { MatchInfo } from '@conclave/protocol';
import { describe, expect, test } from 'vitest';
import { infoOf } from '../src/offline/info.ts';
import { ago, balanceOf, gamesPerWeek, resultsOf } from '../src/pages/profile/figures.ts';
import { finishedGame } from './finished-game.ts';

const DAY = 24 * 3600 * 1000;
const NOW = 1_000 * DAY;

function game(id: string, daysAgo: number, change: Partial<MatchInfo> = {}): MatchInfo {
  const info = infoOf(
    {
      id,
      title: '',
      seats: [
        { kind: 'person', name: 'Ann' },
        { kind: 'bot', name: 'Greedy', bot: 'greedy' },
      ],
      log: finishedGame('figures'),
      seen: [-1, -1],
      practice: null,
      winners: [1],
      over: true,
      deciding: [],
      createdAt: 0,
      updatedAt: NOW - daysAgo * DAY,
    },
    null,
    NOW,
  );
  return { ...info, ...change };
}

const games = [
  game('newest', 1, { winners: [0] }),
  game('practice', 2, { practice: true, winners: [0] }),
  game('old', 20),
  game('in play', 0, { status: 'playing' }),
  game('mine', 9, { you: 1 }),
];

describe('the figures of the profile', () => {
  test('count finished games of one’s own, oldest first, and no practice', () => {
    expect(resultsOf(games).map(({ id, won }) => [id, won])).toEqual([
      ['old', false],
      ['mine', true],
      ['newest', true],
    ]);
  });

  test('a game of several people at one screen is nobody’s own', () => {
    const seats = game('x', 0).seats.map((seat) => ({ ...seat, kind: 'person' as const }));
    expect(resultsOf([game('x', 0, { seats })])).toEqual([]);
  });

  test('a game that was given up is not won, whoever finished it', () => {
    const seats = game('x', 0).seats.map((seat, i) => ({ ...seat, resigned: i === 0 }));
    expect(resultsOf([game('x', 0, { seats, winners: [0] })]).map(({ won }) => won)).toEqual([
      false,
    ]);
  });

  test('compare with chance', () => {
    expect(balanceOf(resultsOf(games))).toEqual({ played: 3, won: 2, expected: 1.5 });
    expect(balanceOf([])).toEqual({ played: 0, won: 0, expected: 0 });
  });

  test('put games into weeks, the newest last; older ones fall out', () => {
    expect(gamesPerWeek(resultsOf(games), NOW, 2)).toEqual([
      { played: 1, won: 1 },
      { played: 1, won: 1 },
    ]);
  });

  test('say how long ago', () => {
    expect(ago(NOW - 20_000, NOW)).toBe('just now');
    expect(ago(NOW - 5 * 60_000, NOW)).toBe('5 minutes ago');
    expect(ago(NOW - 3 * 3600_000, NOW)).toBe('3 hours ago');
    expect(ago(NOW - 3 * DAY, NOW)).toBe('3 days ago');
  });
});
