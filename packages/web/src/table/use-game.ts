import type { CardInfo, Game, Table } from '@conclave/kernel';
import { openTable } from '@conclave/kernel/play';
import type { MatchInfo } from '@conclave/protocol';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { gameEntry } from '../games/registry.ts';
import type { GameBoard } from './model.ts';

/** A game's code, its board, and a table of its own to read views with. */
export interface OpenGame {
  readonly game: Game;
  readonly board: GameBoard;
  readonly table: Table;
  readonly cards: ReadonlyMap<string, CardInfo>;
}

async function open(info: Pick<MatchInfo, 'game' | 'options' | 'seats'>): Promise<OpenGame> {
  const entry = gameEntry(info.game);
  if (entry === undefined) throw new Error(`This page does not know the game ${info.game}.`);
  const [game, board] = await Promise.all([
    entry.load(),
    entry.loadBoard?.() ?? import('./generic-board.tsx').then((part) => part.genericBoard),
  ]);
  const opened = openTable(game, info.seats.length, info.options);
  if ('error' in opened) throw new Error(`${opened.error.field}: ${opened.error.reason}`);
  const cards = new Map(game.cards(opened.setup.options).map((card) => [card.id, card]));
  return { game, board, table: opened.table, cards };
}

/** Loads what a match needs to be drawn. Each match reads its views on a table of its own. */
export function useGame(info: MatchInfo): UseQueryResult<OpenGame> {
  return useQuery({
    queryKey: ['open-game', info.id, info.game, info.seats.length],
    queryFn: () => open(info),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
}
