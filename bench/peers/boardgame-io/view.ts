import type { Ctx, PlayerID } from 'boardgame.io';
import { backOf, type Card } from './cards.ts';
import { type MagicalObject, pileOf } from './objects.ts';
import { FACE_UP_SPOT, type GatheringsState } from './state.ts';

/** Stands for a card or object of which not even the back is visible. */
export const UNSEEN = -100;

/** A hidden card shows its back's element, a hidden object its pile: -1 for the first, and so on. */
const hideCard = (card: Card): number => -1 - backOf(card);
const hideObject = (object: MagicalObject): number => -1 - pileOf(object);

/** G-1.6, G-4.9: backs of cards and letters of objects are public, their faces are not. */
export function playerView({
  G,
  ctx,
  playerID,
}: {
  G: GatheringsState;
  ctx: Ctx;
  playerID: PlayerID | null;
}): GatheringsState {
  const isOver = ctx.gameover !== undefined;
  // G-3.5: who replaces has taken two cards off the pile and sees their backs.
  const isReplacing = ctx.activePlayers?.[ctx.currentPlayer] === 'replace';
  const firstSeen = G.drawPile.length - (isReplacing ? 2 : 1);
  const mayKnowTaken = playerID === ctx.currentPlayer || playerID === String(G.taken?.from);
  return {
    ...G,
    drawPile: G.drawPile.map((card, i) => (i >= firstSeen ? hideCard(card) : UNSEEN)),
    table: G.table.map((card, spot) =>
      card === null || spot === FACE_UP_SPOT ? card : hideCard(card),
    ),
    piles: G.piles.map((pile) => pile.map(hideObject)),
    players: G.players.map((player, seat) => {
      if (playerID === String(seat)) return player;
      return {
        ...player,
        hand: player.hand.map(hideCard),
        objects: isOver ? player.objects : player.objects.map(hideObject), // G-6.6
      };
    }),
    taken: G.taken === null || mayKnowTaken ? G.taken : { ...G.taken, card: UNSEEN },
  };
}
