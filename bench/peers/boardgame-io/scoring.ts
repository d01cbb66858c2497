import { isElemental } from './cards.ts';
import { ELEMENTAL_MASTER_POINTS, isStone, NEW_GATHERING_POINTS, pointsOf } from './objects.ts';
import { type GatheringsState, type PlayerState, playerAt, type Seat } from './state.ts';

const POINTS_TO_WIN = 15;
const ELEMENTALS_FOR_MASTER = 3;
const STONES_TO_WIN = 2;

/** G-6.1, G-6.3 */
export function spellPoints(player: PlayerState): number {
  let elementals = 0;
  for (const card of player.hand) if (isElemental(card)) elementals++;
  let points = elementals + player.newGatherings * NEW_GATHERING_POINTS;
  for (const object of player.objects) points += pointsOf(object);
  const withMaster = points + ELEMENTAL_MASTER_POINTS;
  return elementals >= ELEMENTALS_FOR_MASTER && withMaster >= POINTS_TO_WIN ? withMaster : points;
}

/** G-6.5 */
function hasStones(player: PlayerState): boolean {
  let stones = 0;
  for (const object of player.objects) if (isStone(object)) stones++;
  return stones >= STONES_TO_WIN && player.objects.length + player.newGatherings > STONES_TO_WIN;
}

/** G-6.2: called after every gain; says whether the game is over. */
export function checkWin(G: GatheringsState, seat: Seat): boolean {
  const player = playerAt(G, seat);
  const won = spellPoints(player) >= POINTS_TO_WIN || hasStones(player);
  if (won) G.winners = [seat];
  return won;
}

/** G-6.7 */
export function leaders(G: GatheringsState): Seat[] {
  const points = G.players.map(spellPoints);
  const most = Math.max(...points);
  return points.flatMap((p, seat) => (p === most ? [seat] : []));
}
