import type { Ctx, FnContext, MoveFn, PlayerID } from 'boardgame.io';
import type { Card } from './cards.ts';
import type { GatheringType } from './gatherings.ts';
import type { MagicalObject } from './objects.ts';

export type Seat = number;

export interface PlayerState {
  hand: Card[];
  objects: MagicalObject[];
  newGatherings: number;
}

/** An object somebody is about to draw; it outlives a move only while a pile is being chosen. */
export interface ObjectDue {
  seat: Seat;
  pile: GatheringType;
  reason: 'gathering' | 'gatheringFromHand' | 'proxima' | 'idem';
}

export interface GatheringsState {
  /** The top card is the last one. */
  drawPile: Card[];
  /** Spot 0 is the face-up one. */
  table: (Card | null)[];
  discardPile: Card[];
  area: Card[];
  areaType: GatheringType | null;
  /** The top object is the last one of each pile. */
  piles: MagicalObject[][];
  objectsLeft: number;
  newGatheringsLeft: number;
  players: PlayerState[];
  /** Who has Proxima lying in front of them. */
  proxima: Seat | null;
  objectDue: ObjectDue | null;
  /** What Chaos has just taken: that card may not be given back (G-5.4). */
  taken: { card: Card; from: Seat } | null;
  aleaThisTurn: boolean;
  winners: Seat[];
}

export interface GameOver {
  winner?: PlayerID;
  draw?: true;
  winners: Seat[];
  scores: number[];
}

export type StageName =
  | 'draw'
  | 'act'
  | 'chaos'
  | 'vademecum'
  | 'give'
  | 'exodus'
  | 'pile'
  | 'discard'
  | 'replace'
  | 'extraTurn';

export type Context = FnContext<GatheringsState>;
export type Move = MoveFn<GatheringsState>;
export type MoveResult = ReturnType<Move>;

export const FACE_UP_SPOT = 0;
export const TABLE_SPOTS = 4;
export const HAND_LIMIT = 5;

export function playerAt(G: GatheringsState, seat: Seat): PlayerState {
  const player = G.players[seat];
  if (player === undefined) throw new RangeError(`There is no seat ${seat}`);
  return player;
}

export function currentSeat(ctx: Ctx): Seat {
  return Number(ctx.currentPlayer);
}

/** Takes one card out of a list; false if it was not there. */
export function remove(cards: Card[], card: Card): boolean {
  const index = cards.indexOf(card);
  if (index < 0) return false;
  cards.splice(index, 1);
  return true;
}
