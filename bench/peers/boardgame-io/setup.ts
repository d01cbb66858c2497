import type { Ctx, DefaultPluginAPIs } from 'boardgame.io';
import { type Card, fullDeck, PERICULUM } from './cards.ts';
import { TYPES } from './gatherings.ts';
import { fullPile, NEW_GATHERINGS, OBJECTS_IN_PILES } from './objects.ts';
import { FACE_UP_SPOT, type GatheringsState, type PlayerState, TABLE_SPOTS } from './state.ts';

type Random = DefaultPluginAPIs['random'];

export function setup({ ctx, random }: DefaultPluginAPIs & { ctx: Ctx }): GatheringsState {
  return {
    ...layOut(fullDeck(), random),
    discardPile: [],
    area: [],
    areaType: null,
    piles: Array.from({ length: TYPES }, (_, type) => random.Shuffle(fullPile(type))),
    objectsLeft: OBJECTS_IN_PILES,
    newGatheringsLeft: NEW_GATHERINGS,
    players: Array.from(
      { length: ctx.numPlayers },
      (): PlayerState => ({ hand: [], objects: [], newGatherings: 0 }),
    ),
    proxima: null,
    objectDue: null,
    taken: null,
    aleaThisTurn: false,
    winners: [],
  };
}

/** G-2.1 */
function layOut(cards: Card[], random: Random): Pick<GatheringsState, 'drawPile' | 'table'> {
  let drawPile: Card[];
  let table: Card[];
  do {
    drawPile = random.Shuffle(cards);
    table = drawPile.splice(-TABLE_SPOTS);
  } while (table[FACE_UP_SPOT] === PERICULUM); // G-2.4
  return { drawPile, table };
}

/** G-3.6, G-5.6: everything on the table, and whatever is handed in, is laid out anew. */
export function layOutAnew(G: GatheringsState, random: Random, handedIn: Card[] = []): void {
  const onTable = G.table.filter((card) => card !== null);
  const cards = [...G.drawPile, ...G.discardPile, ...onTable, ...handedIn];
  Object.assign(G, layOut(cards, random));
  G.discardPile = [];
}
