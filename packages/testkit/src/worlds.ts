import {
  type CardSet,
  couldLieIn,
  exchangeCards,
  faceOf,
  isInPlay,
  knows,
  type Rng,
  type Slot,
  type Table,
  whereIs,
  withFace,
} from '@conclave/kernel';
import { backShows } from '@conclave/kernel/look';
import { fork, lay, type State } from '@conclave/kernel/play';
import { viewersOf } from './run.ts';

const ALL_VIEWERS = viewersOf(6);

/** Whether the card in one slot could lie in the other: its back, the place, who lost it when. */
function fits(t: Table, from: number, to: number): boolean {
  if (t.layout.never.get(faceOf(t, from))?.has(whereIs(t, to))) return false;
  const backs = t.backOf[faceOf(t, from)] === t.backOf[faceOf(t, to)];
  if (!backs && (backShows(t, from) || backShows(t, to))) return false;
  return ALL_VIEWERS.every((viewer) => couldLieIn(t, viewer, from, to));
}

/** A card that was drawn unseen may as well be one that is not in play. */
function drawAnother(t: Table, slot: Slot, rng: Rng): boolean {
  const set = t.layout.setOf[slot] as number;
  const { unseen, faces } = t.spec.sets[set] as CardSet;
  if (!unseen) return false;
  const left = [...faces];
  for (let s = t.layout.setStart[set] as number; t.layout.setOf[s] === set; s++) {
    if (isInPlay(t, s)) left.splice(left.indexOf(faceOf(t, s)), 1);
  }
  const alike = left.filter((face) => t.backOf[face] === t.backOf[faceOf(t, slot)]);
  if (alike.length === 0) return false;
  const at = t.layout.slots + slot;
  t.cells[at] = withFace(t.cells[at] as number, alike[rng.below(alike.length)] as number);
  return true;
}

/**
 * Puts on the table a position that differs from the given one only in faces the
 * viewer does not know, exchanged so that everything the viewer knows still holds.
 * Returns how many exchanges there were.
 */
export function layOtherWorld(t: Table, state: State, viewer: number, rng: Rng): number {
  lay(t, fork(state));
  const holes: number[] = [];
  for (let s = 0; s < t.layout.slotCount; s++) {
    if (isInPlay(t, s) && !knows(t, viewer, s)) holes.push(s);
  }
  if (holes.length < 2) return 0;
  // One exchange keeps two worlds alike for longer; many make a leak likely to show.
  const wanted = rng.below(2) === 0 ? 1 : holes.length;
  let done = 0;
  for (let tries = 0; tries < 8 * wanted && done < wanted; tries++) {
    const a = holes[rng.below(holes.length)] as number;
    if (drawAnother(t, a, rng)) done++;
    const b = holes[rng.below(holes.length)] as number;
    if (t.layout.setOf[a] !== t.layout.setOf[b] || faceOf(t, a) === faceOf(t, b)) continue;
    if (!fits(t, a, b) || !fits(t, b, a)) continue;
    exchangeCards(t, a, b);
    done++;
  }
  return done;
}
