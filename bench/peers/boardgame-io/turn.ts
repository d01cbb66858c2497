import { PERICULUM } from './cards.ts';
import { leaders } from './scoring.ts';
import { layOutAnew } from './setup.ts';
import {
  type Context,
  currentSeat,
  FACE_UP_SPOT,
  HAND_LIMIT,
  playerAt,
  type Seat,
  type StageName,
} from './state.ts';

export function ask({ events }: Context, seat: Seat, stage: StageName): void {
  events.setActivePlayers({ value: { [seat]: stage } });
}

/** G-3.4 */
export function goOnToDiscard(context: Context): void {
  const seat = currentSeat(context.ctx);
  if (playerAt(context.G, seat).hand.length > HAND_LIMIT) ask(context, seat, 'discard');
  else goOnToReplace(context);
}

/** G-3.5, G-3.6 */
export function goOnToReplace(context: Context): void {
  const { G, ctx, random } = context;
  const emptySpots = 2;
  if (G.drawPile.length < emptySpots) {
    layOutAnew(G, random);
    goOnToExtraTurn(context);
  } else if (G.table[FACE_UP_SPOT] === null) {
    ask(context, currentSeat(ctx), 'replace');
  } else {
    fillTable(context);
  }
}

/** The draw pile's top card goes to the first empty spot. */
export function fillTable(context: Context): void {
  const { G, ctx } = context;
  for (let spot = 0; spot < G.table.length; spot++) {
    if (G.table[spot] === null) G.table[spot] = G.drawPile.pop() ?? null;
  }
  if (G.table[FACE_UP_SPOT] === PERICULUM)
    periculum(context, currentSeat(ctx)); // G-5.7
  else goOnToExtraTurn(context);
}

/** G-3.7 */
function goOnToExtraTurn(context: Context): void {
  const { G, ctx } = context;
  if (G.aleaThisTurn && G.objectsLeft > 0) ask(context, currentSeat(ctx), 'extraTurn');
  else endTurn(context);
}

export function endTurn({ G, ctx, events }: Context, again = false): void {
  if (G.objectsLeft === 0)
    G.winners = leaders(G); // G-6.7
  else if (again) events.endTurn({ next: ctx.currentPlayer });
  else events.endTurn();
}

/** G-5.6: Periculum lies on the table when this is called. */
export function periculum(context: Context, seat: Seat): void {
  const player = playerAt(context.G, seat);
  layOutAnew(context.G, context.random, player.hand);
  player.hand = [];
  endTurn(context);
}
