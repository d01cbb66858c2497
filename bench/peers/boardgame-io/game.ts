import type { Game, LongFormMove } from 'boardgame.io';
import { enumerate } from './enumerate.ts';
import { choosePile, gather } from './gathering-moves.ts';
import { spellPoints } from './scoring.ts';
import { setup } from './setup.ts';
import type { GameOver, GatheringsState, Move, StageName } from './state.ts';
import { chaos, exodusDiscard, give, playTrick, vademecum } from './trick-moves.ts';
import { discard, draw, extraTurn, pass, replace } from './turn-moves.ts';
import { playerView } from './view.ts';

type ServerMove = LongFormMove<GatheringsState>;

/** Any move may reach into hidden cards or objects, so none is foretold on a client. */
const onServer = (move: Move): ServerMove => ({ move, client: false });

const stages: Record<StageName, { moves: Record<string, ServerMove> }> = {
  draw: { moves: { draw: onServer(draw) } },
  act: {
    moves: { pass: onServer(pass), gather: onServer(gather), playTrick: onServer(playTrick) },
  },
  chaos: { moves: { chaos: onServer(chaos) } },
  vademecum: { moves: { vademecum: onServer(vademecum) } },
  give: { moves: { give: { ...onServer(give), redact: true } } },
  exodus: { moves: { exodusDiscard: onServer(exodusDiscard) } },
  pile: { moves: { choosePile: onServer(choosePile) } },
  discard: { moves: { discard: onServer(discard) } },
  replace: { moves: { replace: onServer(replace) } },
  extraTurn: { moves: { extraTurn: onServer(extraTurn) } },
};

export const Gatherings: Game<GatheringsState> = {
  name: 'gatherings',
  minPlayers: 2,
  maxPlayers: 6,
  disableUndo: true,

  setup,
  playerView,

  turn: {
    order: {
      first: ({ ctx, random }) => random.Die(ctx.numPlayers) - 1, // G-2.3
      next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
    },
    onBegin: ({ G }) => {
      G.aleaThisTurn = false;
    },
    // G-3.1: the later steps are asked by the moves, as each of them may fall away
    activePlayers: {
      currentPlayer: { stage: 'draw', minMoves: 2, maxMoves: 2 },
      next: { currentPlayer: 'act' },
    },
    stages,
  },

  // Only moves may carry the turn on.
  events: {
    endGame: false,
    endPhase: false,
    endStage: false,
    endTurn: false,
    pass: false,
    setActivePlayers: false,
    setPhase: false,
    setStage: false,
  },

  endIf: ({ G }): GameOver | undefined => {
    const [winner, ...others] = G.winners;
    if (winner === undefined) return undefined;
    const scores = G.players.map(spellPoints);
    if (others.length > 0) return { draw: true, winners: G.winners, scores };
    return { winner: String(winner), winners: G.winners, scores };
  },

  ai: { enumerate },
};
