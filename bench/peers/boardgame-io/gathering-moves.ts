import { INVALID_MOVE } from 'boardgame.io/core';
import { type Card, isAirEnchanter, isEnchanter, PROXIMA } from './cards.ts';
import { ALEA, type GatheringType, reachableTypes } from './gatherings.ts';
import { nearestPiles } from './objects.ts';
import { checkWin } from './scoring.ts';
import {
  type Context,
  currentSeat,
  type GatheringsState,
  type Move,
  type MoveResult,
  type ObjectDue,
  playerAt,
  remove,
} from './state.ts';
import { ask, goOnToDiscard } from './turn.ts';

/** G-4.1 to G-4.6: three cards from hand, or two from hand and one from the Magical Area. */
export const gather: Move = (context, cards: Card[], type: GatheringType): MoveResult => {
  const { G, ctx } = context;
  if (!Array.isArray(cards) || cards.length !== 3) return INVALID_MOVE;
  const [a, b, c] = cards as [Card, Card, Card];
  if (!cards.every(isEnchanter) || !reachableTypes(a, b, c).includes(type)) return INVALID_MOVE;

  const seat = currentSeat(ctx);
  const { hand } = playerAt(G, seat);
  let reused = 0;
  for (const card of cards) {
    if (remove(hand, card)) continue;
    if (isAirEnchanter(card) || !remove(G.area, card)) return INVALID_MOVE; // G-4.3
    reused++;
  }
  if (reused > 1) return INVALID_MOVE;

  G.discardPile.push(...G.area); // G-4.4
  G.area = [...cards];
  G.areaType = type;
  if (type === ALEA) G.aleaThisTurn = true;
  drawObject(context, {
    seat,
    pile: type,
    reason: reused === 0 ? 'gatheringFromHand' : 'gathering',
  });
};

/** G-4.7: asks only if several piles are equally near. */
export function drawObject(context: Context, due: ObjectDue): void {
  const piles = nearestPiles(context.G.piles, due.pile);
  if (piles.length > 1) {
    context.G.objectDue = due;
    ask(context, due.seat, 'pile');
  } else {
    takeObject(context, due, piles[0]);
  }
}

export const choosePile: Move = (context, pile: GatheringType): MoveResult => {
  const { G } = context;
  const due = G.objectDue;
  if (due === null || !nearestPiles(G.piles, due.pile).includes(pile)) return INVALID_MOVE;
  G.objectDue = null;
  takeObject(context, due, pile);
};

function takeObject(context: Context, due: ObjectDue, pile: GatheringType | undefined): void {
  const { G } = context;
  const { seat, reason } = due;
  const player = playerAt(G, seat);
  const object = pile === undefined ? undefined : G.piles[pile]?.pop();
  if (object !== undefined) {
    player.objects.push(object);
    G.objectsLeft--;
    if (checkWin(G, seat)) return;
  }
  if (reason === 'gatheringFromHand' && G.newGatheringsLeft > 0) {
    G.newGatheringsLeft--; // G-4.8
    player.newGatherings++;
    if (checkWin(G, seat)) return;
  }
  if (reason === 'proxima') discardProxima(G);
  const isGathering = reason === 'gathering' || reason === 'gatheringFromHand';
  if (isGathering && G.proxima !== null) {
    // G-5.1: the pile the organiser's own object came from
    if (pile !== undefined) {
      drawObject(context, { seat: G.proxima, pile, reason: 'proxima' });
      return;
    }
    discardProxima(G);
  }
  goOnToDiscard(context);
}

function discardProxima(G: GatheringsState): void {
  G.proxima = null;
  G.discardPile.push(PROXIMA);
}
