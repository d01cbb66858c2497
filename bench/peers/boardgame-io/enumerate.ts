import type { Ctx, PlayerID } from 'boardgame.io';
import { type Card, isAirEnchanter, isEnchanter, isTrick } from './cards.ts';
import { reachableTypes } from './gatherings.ts';
import { nearestPiles } from './objects.ts';
import { type GatheringsState, HAND_LIMIT, playerAt, type Seat } from './state.ts';
import { canPlayTrick, canTarget } from './trick-moves.ts';

/** One legal move, in the form that the bots of boardgame.io want. */
export interface Choice {
  move: string;
  args: unknown[];
}

/** Every legal move of a player, one entry each. */
export function enumerate(G: GatheringsState, ctx: Ctx, playerID: PlayerID): Choice[] {
  const seat = Number(playerID);
  const { hand } = playerAt(G, seat);
  const stage = ctx.activePlayers?.[playerID];
  switch (stage) {
    case 'draw':
      return G.table.flatMap((card, spot) => (card === null ? [] : choice('draw', spot)));
    case 'act':
      return actions(G, seat, hand);
    case 'chaos':
    case 'vademecum':
      return G.players.flatMap((_, target) =>
        canTarget(G, seat, target) ? choice(stage, target) : [],
      );
    case 'give':
      return hand.flatMap((card) => (card === G.taken?.card ? [] : choice('give', card)));
    case 'exodus':
      return hand.flatMap((card) => (isEnchanter(card) ? choice('exodusDiscard', card) : []));
    case 'pile': {
      const from = G.objectDue?.pile;
      const piles = from === undefined ? [] : nearestPiles(G.piles, from);
      return piles.flatMap((pile) => choice('choosePile', pile));
    }
    case 'discard':
      return subsets(hand, hand.length - HAND_LIMIT).flatMap((cards) => choice('discard', cards));
    case 'replace':
      return [...choice('replace', 0), ...choice('replace', 1)];
    case 'extraTurn':
      return [...choice('extraTurn', true), ...choice('extraTurn', false)];
    default:
      return [];
  }
}

function choice(move: string, arg: unknown): [Choice] {
  return [{ move, args: [arg] }];
}

function actions(G: GatheringsState, seat: Seat, hand: readonly Card[]): Choice[] {
  const choices: Choice[] = [{ move: 'pass', args: [] }];
  const enchanters = hand.filter(isEnchanter);
  const reusable = G.area.filter((card) => !isAirEnchanter(card)); // G-4.3
  for (const [i, a] of enchanters.entries()) {
    for (const [j, b] of enchanters.entries()) {
      if (j <= i) continue;
      const thirds = [...enchanters.slice(j + 1), ...reusable]; // G-4.2
      for (const c of thirds) {
        for (const type of reachableTypes(a, b, c)) {
          choices.push({ move: 'gather', args: [[a, b, c], type] });
        }
      }
    }
  }
  for (const card of hand) {
    if (isTrick(card) && canPlayTrick(G, seat, card)) choices.push(...choice('playTrick', card));
  }
  return choices;
}

/** All ways to pick `size` cards; a hand never exceeds its limit by more than two. */
function subsets(cards: readonly Card[], size: number): Card[][] {
  if (size === 0) return [[]];
  return cards.flatMap((first, i) =>
    subsets(cards.slice(i + 1), size - 1).map((rest) => [first, ...rest]),
  );
}
