import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  airEnchanter,
  type Card,
  CHAOS,
  EXODUS,
  elemental,
  enchanter,
  fullDeck,
  IDEM,
  PERICULUM,
  PROXIMA,
  VADEMECUM,
} from '../peers/boardgame-io/cards.ts';
import { enumerate } from '../peers/boardgame-io/enumerate.ts';
import { reachableTypes, TYPE_LETTERS } from '../peers/boardgame-io/gatherings.ts';
import {
  newTable,
  play,
  playerToAnswer,
  playRandomGame,
  smallRandom,
  type TableState,
} from '../peers/boardgame-io/random-play.ts';
import type { GatheringsState, StageName } from '../peers/boardgame-io/state.ts';
import { playerView, UNSEEN } from '../peers/boardgame-io/view.ts';

const SEATS = [2, 3, 4, 5, 6];
const GAMES = 20;

/** boardgame.io writes every refused move to the console. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

function cardsOf(G: GatheringsState): Card[] {
  const hands = G.players.flatMap((player) => player.hand);
  const table = G.table.filter((card) => card !== null);
  const proxima = G.proxima === null ? [] : [PROXIMA];
  const cards = [...G.drawPile, ...table, ...G.discardPile, ...G.area, ...hands, ...proxima];
  return cards.sort((a, b) => a - b);
}

/** A game in a stage of its current player; hands and seats count from that player. */
function arrange(
  stage: StageName,
  hands: Card[][],
  change: (G: GatheringsState, seat: (fromCurrent: number) => number) => void = () => undefined,
): { state: TableState; seat: (fromCurrent: number) => number } {
  const state = newTable('arranged', hands.length);
  const current = Number(state.ctx.currentPlayer);
  const seat = (fromCurrent: number) => (current + fromCurrent) % hands.length;
  const G: GatheringsState = structuredClone(state.G);
  const held = hands.flat();
  G.drawPile = fullDeck().filter((card) => !held.includes(card) && card !== PERICULUM);
  G.table = [...G.drawPile.splice(0, 2), null, null];
  G.drawPile.unshift(PERICULUM);
  for (const [i, hand] of hands.entries()) {
    G.players[seat(i)] = { hand: [...hand], objects: [], newGatherings: 0 };
  }
  change(G, seat);
  const ctx = {
    ...state.ctx,
    activePlayers: { [current]: stage },
    _activePlayersMinMoves: {},
    _activePlayersMaxMoves: {},
    _nextActivePlayers: { currentPlayer: 'act' },
  };
  return { state: { ...state, G, ctx }, seat };
}

function answer(state: TableState, move: string, ...args: unknown[]): TableState {
  const next = play(state, playerToAnswer(state.ctx), move, args);
  expect(next.transients).toBeUndefined();
  return next;
}

function asked(state: TableState): [seat: number, stage: string | undefined] {
  const playerID = playerToAnswer(state.ctx);
  return [Number(playerID), state.ctx.activePlayers?.[playerID]];
}

const GENIUS = [enchanter(0, 0, 0), enchanter(1, 1, 1), enchanter(2, 2, 2)];
const ALEA = [enchanter(0, 0, 0), enchanter(1, 0, 0), enchanter(2, 0, 0)];

describe('gatherings', () => {
  test('G-4.5 117 of the 2,925 triples of Enchanters are gatherings', () => {
    const counts = Object.fromEntries(TYPE_LETTERS.map((letter) => [letter, 0]));
    let triples = 0;
    for (let a = 0; a < 27; a++) {
      for (let b = a + 1; b < 27; b++) {
        for (let c = b + 1; c < 27; c++) {
          triples++;
          const types = reachableTypes(a, b, c);
          expect(types.length).toBeLessThanOrEqual(1);
          for (const type of types) {
            const letter = TYPE_LETTERS[type] ?? '?';
            counts[letter] = (counts[letter] ?? 0) + 1;
          }
        }
      }
    }
    expect(triples).toBe(2925);
    expect(counts).toEqual({ A: 9, B: 9, C: 18, D: 9, E: 18, F: 18, G: 36 });
  });

  test('G-4.6 two Air Enchanters reach every type with different aspects', () => {
    const types = reachableTypes(airEnchanter(0), airEnchanter(1), enchanter(2, 1, 0));
    expect(types.map((type) => TYPE_LETTERS[type])).toEqual(['A', 'C', 'E', 'G']);
  });
});

describe.each(SEATS)('random play with %i seats', (seats) => {
  test('the 40 cards are conserved and every game is won', () => {
    for (let i = 0; i < GAMES; i++) {
      const random = smallRandom(`choices ${i}`);
      let state = newTable(`conserve ${i}`, seats);
      while (state.ctx.gameover === undefined) {
        const choices = enumerate(state.G, state.ctx, playerToAnswer(state.ctx));
        const chosen = choices[Math.floor(random() * choices.length)];
        if (chosen === undefined) throw new Error('nothing to choose');
        state = answer(state, chosen.move, ...chosen.args);
        expect(cardsOf(state.G)).toEqual(fullDeck());
      }
      expect(state.ctx.gameover.winners).toHaveLength(1);
    }
  });

  test('the same seed plays the same game', () => {
    const first = playRandomGame('again', seats);
    expect(playRandomGame('again', seats)).toEqual(first);
    expect(first.winner).toBeTypeOf('number');
    expect(first.scores).toHaveLength(seats);
  });

  test('a refused move leaves the state unchanged', () => {
    const random = smallRandom('refusals');
    let state = newTable('refusals', seats);
    while (state.ctx.gameover === undefined) {
      const playerID = playerToAnswer(state.ctx);
      const stranger = String((Number(playerID) + 1) % seats);
      const choices = enumerate(state.G, state.ctx, playerID);
      const chosen = choices[Math.floor(random() * choices.length)];
      if (chosen === undefined) throw new Error('nothing to choose');
      const before = JSON.stringify([state.G, state.ctx, state._stateID]);
      for (const refused of [
        play(state, stranger, chosen.move, chosen.args),
        play(state, playerID, 'resign', []),
        play(state, playerID, 'draw', [7]),
        play(state, playerID, 'gather', [[0, 1, 40], 0]),
        play(state, playerID, 'playTrick', [PERICULUM]),
        play(state, playerID, 'discard', [[99]]),
        play(state, playerID, 'replace', [2]),
      ]) {
        expect(refused.transients?.error).toBeDefined();
        expect(JSON.stringify([refused.G, refused.ctx, refused._stateID])).toBe(before);
      }
      state = answer(state, chosen.move, ...chosen.args);
    }
  });
});

describe('rules', () => {
  test('G-4.8 a gathering from hand earns an object and a New Gathering card', () => {
    const { state, seat } = arrange('act', [GENIUS, []]);
    const { G } = answer(state, 'gather', GENIUS, 6);
    expect(G.players[seat(0)]).toMatchObject({ hand: [], newGatherings: 1 });
    expect(G.players[seat(0)]?.objects).toEqual([state.G.piles[6].at(-1)]);
    expect(G.area).toEqual(GENIUS);
  });

  test('G-4.2 and G-4.4 one card of the old gathering is re-used, two are discarded', () => {
    const [a, b, c] = GENIUS as [Card, Card, Card];
    const { state, seat } = arrange('act', [[a, b], []], (G) => {
      G.area = [c, enchanter(2, 2, 0), enchanter(2, 2, 1)];
      G.areaType = 1;
      G.drawPile = G.drawPile.filter((card) => !G.area.includes(card));
    });
    const { G } = answer(state, 'gather', [a, b, c], 6);
    expect(G.players[seat(0)]?.newGatherings).toBe(0);
    expect(G.discardPile).toEqual([enchanter(2, 2, 0), enchanter(2, 2, 1)]);
  });

  test('G-4.3 an Air Enchanter in the Magical Area is not re-used', () => {
    const pair = GENIUS.slice(0, 2);
    const { state, seat } = arrange('act', [pair, []], (G) => {
      G.area = [airEnchanter(2), enchanter(0, 1, 0), enchanter(1, 2, 1)];
      G.areaType = 6;
    });
    const refused = play(state, String(seat(0)), 'gather', [[...pair, airEnchanter(2)], 6]);
    expect(refused.transients).toBeDefined();
    expect(enumerate(state.G, state.ctx, String(seat(0)))).toEqual([{ move: 'pass', args: [] }]);
  });

  test('G-4.7 the only nearest pile stands in for an empty one, unasked', () => {
    const { state, seat } = arrange('act', [GENIUS, []], (G) => {
      G.piles[6] = [];
    });
    const { G } = answer(state, 'gather', GENIUS, 6);
    expect(G.players[seat(0)]?.objects).toEqual([state.G.piles[5].at(-1)]);
  });

  test('G-4.7 the player chooses between two equally near piles', () => {
    const { state, seat } = arrange('act', [[IDEM], []], (G) => {
      G.piles[2] = [];
      G.areaType = 2;
    });
    const open = answer(state, 'playTrick', IDEM);
    expect(asked(open)).toEqual([seat(0), 'pile']);
    expect(play(open, String(seat(0)), 'choosePile', [4]).transients).toBeDefined();
    const { G } = answer(open, 'choosePile', 3);
    expect(G.players[seat(0)]?.objects).toEqual([state.G.piles[3].at(-1)]);
  });

  test('G-5.1 Proxima draws from the pile of the next gathering, after its organiser', () => {
    const { state, seat } = arrange('act', [GENIUS, [], []], (G, at) => {
      G.proxima = at(2);
      G.drawPile = G.drawPile.filter((card) => card !== PROXIMA);
    });
    const { G } = answer(state, 'gather', GENIUS, 6);
    expect(G.players[seat(0)]?.objects).toEqual([state.G.piles[6].at(-1)]);
    expect(G.players[seat(2)]).toMatchObject({
      objects: [state.G.piles[6].at(-2)],
      newGatherings: 0,
    });
    expect(G.proxima).toBeNull();
    expect(G.discardPile).toEqual([PROXIMA]);
  });

  test('G-6.4 the organiser wins before Proxima draws', () => {
    const { state, seat } = arrange('act', [GENIUS, []], (G, at) => {
      G.proxima = at(1);
      for (const player of G.players) player.newGatherings = 14;
    });
    const { G, ctx } = answer(state, 'gather', GENIUS, 6);
    expect(ctx.gameover).toMatchObject({ winner: String(seat(0)) });
    expect(G.players[seat(1)]?.objects).toEqual([]);
  });

  test('G-3.7 an Alea may be followed by an extra turn', () => {
    const { state, seat } = arrange('act', [ALEA, []], (G) => {
      G.table = [...G.drawPile.splice(-2), null, null];
    });
    const open = answer(state, 'gather', ALEA, 0);
    expect(asked(open)).toEqual([seat(0), 'extraTurn']);
    expect(asked(answer(open, 'extraTurn', true))).toEqual([seat(0), 'draw']);
    expect(asked(answer(open, 'extraTurn', false))).toEqual([seat(1), 'draw']);
  });

  test('G-3.5 the player decides which new card lies face up', () => {
    const { state, seat } = arrange('act', [[], []], (G) => {
      G.table = [null, ...G.drawPile.splice(-2), null];
    });
    const [second, top] = state.G.drawPile.slice(-2);
    const open = answer(state, 'pass');
    expect(asked(open)).toEqual([seat(0), 'replace']);
    const upper = answer(open, 'replace', 0).G.table;
    expect([upper[0], upper[3]]).toEqual([top, second]);
    const lower = answer(open, 'replace', 1).G.table;
    expect([lower[0], lower[3]]).toEqual([second, top]);
  });

  test('G-3.6 one card left for two spots lays the table out anew', () => {
    const { state } = arrange('act', [[], []], (G) => {
      G.discardPile = G.drawPile.splice(1);
    });
    const { G } = answer(state, 'pass');
    expect(G.discardPile).toEqual([]);
    expect(G.drawPile).toHaveLength(36);
    expect(G.table[0]).not.toBe(PERICULUM);
  });

  test('G-5.3 Exodus asks from the left and skips those without Enchanters', () => {
    const { state, seat } = arrange('act', [[EXODUS], [0, 1], [elemental(0)], [airEnchanter(0)]]);
    const first = answer(state, 'playTrick', EXODUS);
    expect(asked(first)).toEqual([seat(1), 'exodus']);
    const second = answer(first, 'exodusDiscard', 1);
    expect(asked(second)).toEqual([seat(3), 'exodus']);
    const { G } = answer(second, 'exodusDiscard', airEnchanter(0));
    expect(G.discardPile).toEqual([EXODUS, 1, airEnchanter(0)]);
  });

  test('G-5.4 Chaos takes a card and gives another', () => {
    const { state, seat } = arrange('act', [[CHAOS, 4], [9], []]);
    const targeting = answer(state, 'playTrick', CHAOS);
    expect(enumerate(targeting.G, targeting.ctx, String(seat(0)))).toHaveLength(1);
    for (const target of [seat(0), String(seat(0)), seat(2), 'length', 3]) {
      expect(play(targeting, String(seat(0)), 'chaos', [target]).transients).toBeDefined();
    }
    const giving = answer(targeting, 'chaos', seat(1));
    expect(play(giving, String(seat(0)), 'give', [9]).transients).toBeDefined();
    const { G } = answer(giving, 'give', 4);
    expect(G.players[seat(0)]?.hand).toEqual([9]);
    expect(G.players[seat(1)]?.hand).toEqual([4]);
  });

  test('G-5.5 Vademecum may not be played when nobody else holds a card', () => {
    const { state, seat } = arrange('act', [[VADEMECUM], []]);
    expect(play(state, String(seat(0)), 'playTrick', [VADEMECUM]).transients).toBeDefined();
  });

  test('G-5.6 Periculum takes the hand of its drawer and ends the turn', () => {
    const { state, seat } = arrange('draw', [[0, 1], [2]], (G) => {
      G.table[3] = PERICULUM;
      G.drawPile.shift();
    });
    const next = answer(state, 'draw', 3);
    expect(next.G.players[seat(0)]?.hand).toEqual([]);
    expect(next.G.players[seat(1)]?.hand).toEqual([2]);
    expect(asked(next)).toEqual([seat(1), 'draw']);
    expect(cardsOf(next.G)).toEqual(fullDeck());
  });

  test('G-6.3 the Elemental Master counts only if it wins', () => {
    const elementals = [0, 1].map(elemental);
    const withPoints = (points: number) =>
      arrange('draw', [elementals, []], (G, at) => {
        G.table[3] = elemental(2);
        G.drawPile = G.drawPile.filter((card) => card !== elemental(2));
        const player = G.players[at(0)];
        if (player) player.newGatherings = points;
      });
    const winning = withPoints(7);
    expect(answer(winning.state, 'draw', 3).ctx.gameover).toMatchObject({
      winner: String(winning.seat(0)),
      scores: expect.arrayContaining([15]),
    });
    expect(answer(withPoints(6).state, 'draw', 3).ctx.gameover).toBeUndefined();
  });

  test('G-6.5 two Stones and any other object win', () => {
    const stones = (newGatherings: number) =>
      arrange('act', [[IDEM], []], (G, at) => {
        G.players[at(0)] = { hand: [IDEM], objects: [6], newGatherings };
        G.areaType = 1;
        G.piles[1] = [13];
      }).state;
    expect(answer(stones(1), 'playTrick', IDEM).ctx.gameover).toBeDefined();
    expect(answer(stones(0), 'playTrick', IDEM).ctx.gameover).toBeUndefined();
  });

  test('G-6.7 the most points win when the last object is gone', () => {
    const { state, seat } = arrange('act', [[IDEM], []], (G) => {
      G.areaType = 0;
      G.piles = [[0], [], [], [], [], [], []];
      G.objectsLeft = 1;
    });
    expect(answer(state, 'playTrick', IDEM).ctx.gameover).toMatchObject({
      winner: String(seat(0)),
    });
  });

  test('G-1.6 and G-4.9 a view shows backs and letters of what is hidden', () => {
    const { state, seat } = arrange('act', [[0, IDEM], []], (G, at) => {
      G.players[at(0)]?.objects.push(9);
    });
    const viewer = String(seat(1));
    const view = playerView({ G: state.G, ctx: state.ctx, playerID: viewer });
    expect(view.players[seat(0)]).toEqual({ hand: [-1, -4], objects: [-2], newGatherings: 0 });
    expect(view.drawPile.slice(0, -1).every((card) => card === UNSEEN)).toBe(true);
    expect(view.table[0]).toBe(state.G.table[0]);
    expect(view.piles.flat().every((object) => object < 0)).toBe(true);
  });
});
