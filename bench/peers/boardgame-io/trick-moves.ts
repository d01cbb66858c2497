import { INVALID_MOVE } from 'boardgame.io/core';
import {
  type Card,
  CHAOS,
  EXODUS,
  IDEM,
  isElemental,
  isEnchanter,
  isTrick,
  PROXIMA,
  VADEMECUM,
} from './cards.ts';
import { drawObject } from './gathering-moves.ts';
import { checkWin } from './scoring.ts';
import {
  type Context,
  currentSeat,
  type GatheringsState,
  type Move,
  type MoveResult,
  playerAt,
  remove,
  type Seat,
} from './state.ts';
import { ask, goOnToDiscard } from './turn.ts';

export function canTarget(G: GatheringsState, by: Seat, target: Seat): boolean {
  if (!Number.isInteger(target) || target === by) return false;
  return (G.players[target]?.hand.length ?? 0) > 0;
}

export function canPlayTrick(G: GatheringsState, seat: Seat, trick: Card): boolean {
  if (trick === IDEM) return G.areaType !== null; // G-5.2
  if (trick !== CHAOS && trick !== VADEMECUM) return true;
  return G.players.some((_, target) => canTarget(G, seat, target)); // G-5.4, G-5.5
}

export const playTrick: Move = (context, trick: Card): MoveResult => {
  const { G, ctx } = context;
  const seat = currentSeat(ctx);
  if (!isTrick(trick) || !canPlayTrick(G, seat, trick)) return INVALID_MOVE;
  if (!remove(playerAt(G, seat).hand, trick)) return INVALID_MOVE;
  if (trick === PROXIMA) {
    G.proxima = seat; // G-5.1
    goOnToDiscard(context);
    return;
  }
  G.discardPile.push(trick);
  if (trick === CHAOS) ask(context, seat, 'chaos');
  else if (trick === VADEMECUM) ask(context, seat, 'vademecum');
  else if (trick === EXODUS) goOnWithExodus(context, seat);
  else if (G.areaType !== null) drawObject(context, { seat, pile: G.areaType, reason: 'idem' });
};

/** Takes a random card; undefined if that won the game. */
function steal({ G, random }: Context, seat: Seat, target: Seat): Card | undefined {
  const { hand } = playerAt(G, target);
  const [card] = hand.splice(random.Die(hand.length) - 1, 1);
  if (card === undefined) return undefined;
  playerAt(G, seat).hand.push(card);
  return isElemental(card) && checkWin(G, seat) ? undefined : card;
}

/** G-5.5 */
export const vademecum: Move = (context, target: Seat): MoveResult => {
  const seat = currentSeat(context.ctx);
  if (!canTarget(context.G, seat, target)) return INVALID_MOVE;
  if (steal(context, seat, target) !== undefined) goOnToDiscard(context);
};

/** G-5.4 */
export const chaos: Move = (context, target: Seat): MoveResult => {
  const { G, ctx } = context;
  const seat = currentSeat(ctx);
  if (!canTarget(G, seat, target)) return INVALID_MOVE;
  const card = steal(context, seat, target);
  if (card === undefined) return;
  if (playerAt(G, seat).hand.length === 1) {
    goOnToDiscard(context);
    return;
  }
  G.taken = { card, from: target };
  ask(context, seat, 'give');
};

export const give: Move = (context, card: Card): MoveResult => {
  const { G, ctx } = context;
  if (G.taken === null || card === G.taken.card) return INVALID_MOVE;
  if (!remove(playerAt(G, currentSeat(ctx)).hand, card)) return INVALID_MOVE;
  const { from } = G.taken;
  G.taken = null;
  playerAt(G, from).hand.push(card);
  if (isElemental(card) && checkWin(G, from)) return;
  goOnToDiscard(context);
};

/** G-5.3: from the left, past everyone who holds no Enchanter, back to the player of Exodus. */
function goOnWithExodus(context: Context, after: Seat): void {
  const { G, ctx } = context;
  const home = currentSeat(ctx);
  let seat = (after + 1) % ctx.numPlayers;
  while (seat !== home && !playerAt(G, seat).hand.some(isEnchanter)) {
    seat = (seat + 1) % ctx.numPlayers;
  }
  if (seat === home) goOnToDiscard(context);
  else ask(context, seat, 'exodus');
}

export const exodusDiscard: Move = (context, card: Card): MoveResult => {
  const { G, playerID } = context;
  const seat = Number(playerID);
  if (!isEnchanter(card) || !remove(playerAt(G, seat).hand, card)) return INVALID_MOVE;
  G.discardPile.push(card);
  goOnWithExodus(context, seat);
};
