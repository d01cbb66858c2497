import {
  ask,
  cardName,
  faceOf,
  moveOnTop,
  NONE,
  type Question,
  type Seat,
  type Slot,
  topOf,
  zoneOf,
} from '@conclave/kernel';
import type { Effect } from '../content/vocabulary.ts';
import { kindOf } from './faces.ts';
import { cardAt } from './journey.ts';
import type { Swap } from './kinds.ts';
import { tellOf } from './notes.ts';
import { refresh } from './piles.ts';
import { ASK } from './steps.ts';
import { PLACES, type EnchantersTable as T } from './table.ts';

/** Adds up anew what shows before everybody after two cards changed places (E-3.8). */
export function refreshAll(t: T): void {
  for (let seat = 0; seat < t.seats; seat++) refresh(t, seat);
}

const swapOf = (t: T, effect: Effect): Swap<Effect, T> => kindOf(t, effect).swap as Swap<Effect, T>;

/** Whether a place of the track suits a swap; `first` is the place picked before, plus one. */
function suits(t: T, effect: Effect, seat: Seat, place: number, first: number): boolean {
  const card = cardAt(t, place);
  if (card === NONE || place === first - 1) return false;
  return swapOf(t, effect).suits(t, effect, seat, card);
}

/** How many places suit; the last one found is in `only`. */
export function placesFor(t: T, effect: Effect, seat: Seat, first: number): number {
  let n = 0;
  for (let place = 0; place < PLACES; place++) {
    if (!suits(t, effect, seat, place, first)) continue;
    only = place;
    n++;
  }
  return n;
}
let only = 0;

/** Finds the card of the track an effect is about, and asks where there are several (E-13.3). */
export function pickPlace(t: T, effect: Effect, seat: Seat, slot: Slot, first: number): void {
  const n = placesFor(t, effect, seat, first);
  if (n === 0) return;
  if (n === 1) swapWith(t, effect, seat, slot, first, only);
  else ask(t, ASK.trackCard, seat, t.facts.effects.idOf(effect), slot, first);
}

/** E-14.8: the two cards take each other's exact place. */
function swapWith(
  t: T,
  effect: Effect,
  seat: Seat,
  slot: Slot,
  first: number,
  place: number,
): void {
  const swap = swapOf(t, effect);
  if (swap.two && first === 0) {
    pickPlace(t, effect, seat, slot, place + 1);
    return;
  }
  const card = cardAt(t, place);
  const home = swap.home(t, effect, seat, first);
  const other = topOf(t, home);
  if (other === NONE) return;
  moveOnTop(t, card, home);
  moveOnTop(t, other, zoneOf(t, t.zone.track, place));
  refreshAll(t);
  if (t.events !== undefined) tellOf(t, seat, `{0} and {1} change places`, 'E-14.8', card, other);
}

/** The card of the track that changes places. */
export const askTrackCard: Question<T> = {
  rule: 'E-14.8',
  prompt: (t, _seat, id, _slot, first) =>
    first > 0
      ? 'Which card is it swapped with?'
      : `Choose a card of the track: ${t.facts.effects.words(t.facts.effects.nodes[id] as Effect)}.`,
  card: (_t, _id, slot) => slot,
  options(t, seat, out, id, _slot, first) {
    const effect = t.facts.effects.nodes[id] as Effect;
    for (let place = 0; place < PLACES; place++) {
      if (suits(t, effect, seat, place, first)) out.add(place);
    }
  },
  tell(t, _seat, place) {
    const card = cardAt(t, place);
    const label = cardName(t, faceOf(t, card));
    return { label, does: `${label} changes places.`, rule: 'E-14.8', slots: [card] };
  },
  apply(t, seat, picks, id, slot, first) {
    const effect = t.facts.effects.nodes[id] as Effect;
    swapWith(t, effect, seat, slot, first, picks[0] as number);
  },
};
