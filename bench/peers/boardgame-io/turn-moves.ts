import { INVALID_MOVE } from 'boardgame.io/core';
import { type Card, isElemental, PERICULUM } from './cards.ts';
import { checkWin } from './scoring.ts';
import { currentSeat, HAND_LIMIT, type Move, type MoveResult, playerAt, remove } from './state.ts';
import { endTurn, fillTable, goOnToDiscard, goOnToReplace, periculum } from './turn.ts';

/** G-3.2 */
export const draw: Move = (context, spot: number): MoveResult => {
  const { G, ctx } = context;
  const card = Number.isInteger(spot) ? G.table[spot] : undefined;
  if (card === undefined || card === null) return INVALID_MOVE;
  const seat = currentSeat(ctx);
  if (card === PERICULUM) {
    periculum(context, seat);
    return;
  }
  G.table[spot] = null;
  playerAt(G, seat).hand.push(card);
  if (isElemental(card)) checkWin(G, seat);
};

/** G-3.3 */
export const pass: Move = (context): MoveResult => goOnToDiscard(context);

/** G-3.4 */
export const discard: Move = (context, cards: Card[]): MoveResult => {
  const { G, ctx } = context;
  const { hand } = playerAt(G, currentSeat(ctx));
  if (!Array.isArray(cards) || cards.length !== hand.length - HAND_LIMIT) return INVALID_MOVE;
  if (!cards.every((card) => remove(hand, card))) return INVALID_MOVE;
  G.discardPile.push(...cards);
  goOnToReplace(context);
};

/** G-3.5: which of the two top cards goes face up, 0 being the upper one. */
export const replace: Move = (context, faceUp: number): MoveResult => {
  const { G } = context;
  if (faceUp === 1) {
    const [second, top] = G.drawPile.splice(-2);
    if (second !== undefined && top !== undefined) G.drawPile.push(top, second);
  } else if (faceUp !== 0) {
    return INVALID_MOVE;
  }
  fillTable(context);
};

/** G-3.7 */
export const extraTurn: Move = (context, take: boolean): MoveResult => {
  if (typeof take !== 'boolean') return INVALID_MOVE;
  endTurn(context, take);
};
