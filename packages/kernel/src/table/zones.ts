import type { Table } from '../spec.ts';
import type { FaceId, Seat, Slot, Zone } from '../state/ids.ts';
import { ALL_BACKS, EVERYONE, INFO, TOP_BACK } from '../state/layout.ts';
import {
  countIn,
  faceIn,
  firstIn,
  knownIn,
  lastIn,
  NONE,
  NOWHERE,
  nextIn,
  setKnown,
  zoneIn,
} from '../state/slots.ts';
import { linkFirst, linkLast, unlink } from './links.ts';

/**
 * A zone: the only one of its name, a seat's own, or one of several of a seat. Rules say
 * `t.zone.hand`, which is found at once; elsewhere the name will do.
 */
export function zoneOf<Z extends string>(
  t: Pick<Table, 'seats'> & { readonly zone: Readonly<Record<Z, Zone>> },
  which: NoInfer<Z> | Zone,
  index: Seat | number = 0,
  nth?: number,
): Zone {
  const first = typeof which === 'number' ? which : t.zone[which as Z];
  return nth === undefined ? first + index : first + nth * t.seats + index;
}

/** Which of the zones of a name this is: whose, where each seat has one; -1 if it is none of them. */
export function indexIn<Z extends string>(
  t: Pick<Table, 'layout'> & { readonly zone: Readonly<Record<Z, Zone>> },
  which: NoInfer<Z> | Zone,
  zone: Zone,
): Seat {
  const first = typeof which === 'number' ? which : t.zone[which as Z];
  return t.layout.zoneFirst[zone] === first ? zone - first : -1;
}

const slotAt = (t: Table, slot: Slot): number => t.cells[t.layout.slots + slot] as number;
const zoneAt = (t: Table, zone: Zone): number => t.cells[t.layout.zones + zone] as number;

export const faceOf = (t: Table, slot: Slot): FaceId => faceIn(slotAt(t, slot));
export const knownBy = (t: Table, slot: Slot): number => knownIn(t.cells, t.layout.known, slot);
/** The zone in which a slot lies. */
export const whereIs = (t: Table, slot: Slot): Zone => zoneIn(slotAt(t, slot));
/** The slot after this one in its zone, or `NONE`. */
export const nextOf = (t: Table, slot: Slot): Slot => nextIn(slotAt(t, slot));
/** The top slot of a zone, or `NONE`. */
export const topOf = (t: Table, zone: Zone): Slot => firstIn(zoneAt(t, zone));
export const bottomOf = (t: Table, zone: Zone): Slot => lastIn(zoneAt(t, zone));
export const sizeOf = (t: Table, zone: Zone): number => countIn(zoneAt(t, zone));

/** Whether the card of a slot is in play; of a set that is brought in it may not be. */
export const isInPlay = (t: Table, slot: Slot): boolean => whereIs(t, slot) !== NOWHERE;

export function knows(t: Table, viewer: Seat, slot: Slot): boolean {
  return ((knownBy(t, slot) >> viewer) & 1) === 1;
}

/** Writes a zone's slots, top first, to `out` and returns how many there are. */
export function slotsIn(t: Table, zone: Zone, out: Slot[]): number {
  let n = 0;
  for (let s = topOf(t, zone); s !== NONE; s = nextOf(t, s)) out[n++] = s;
  return n;
}

/** A zone's slots, top first, as a list of its own. */
export function listOf(t: Table, zone: Zone): Slot[] {
  const out: Slot[] = [];
  slotsIn(t, zone, out);
  return out;
}

/** Whether the back of this slot shows where it lies now. */
export function backShows(t: Table, slot: Slot): boolean {
  const zone = whereIs(t, slot);
  const backs = t.layout.backs[zone];
  return backs === ALL_BACKS || (backs === TOP_BACK && topOf(t, zone) === slot);
}

function transfer(t: Table, slot: Slot, to: Zone, onTop: boolean): void {
  const { cells, layout } = t;
  const at = layout.slots + slot;
  const from = zoneIn(cells[at] as number);
  const fromBacks = layout.backs[from];
  const wasTop = fromBacks === TOP_BACK && topOf(t, from) === slot;
  const backShown = wasTop || fromBacks === ALL_BACKS;
  unlink(cells, layout, slot, from);
  if (onTop) linkFirst(cells, layout, slot, to);
  else linkLast(cells, layout, slot, to);
  const word = cells[at] as number;
  const known = knownIn(cells, layout.known, slot);
  const now = known | (layout.faceMask[to] as number);
  // Somebody learns a face, or a back comes to light: of this card or of the one below it.
  const learned = now !== known;
  const uncovered = wasTop && sizeOf(t, from) > 0;
  const toBacks = layout.backs[to];
  const backShows = toBacks === ALL_BACKS || (toBacks === TOP_BACK && topOf(t, to) === slot);
  if (learned) setKnown(cells, layout.known, slot, now);
  if (learned || uncovered || (backShows && !backShown)) {
    cells[INFO] = (cells[INFO] as number) + 1;
  }
  if (t.events !== undefined) {
    t.events.push({
      kind: 'move',
      slot,
      from,
      to,
      face: faceIn(word),
      seenBy: now,
      back: backShown || backShows,
      rule: t.because,
    });
  }
}

/** Moves a card to the bottom of a zone: behind what lies there. */
export function move(t: Table, slot: Slot, zone: Zone): void {
  transfer(t, slot, zone, false);
}

/** Moves a card onto the top of a zone. */
export function moveOnTop(t: Table, slot: Slot, zone: Zone): void {
  transfer(t, slot, zone, true);
}

/** Moves everything in one zone to the bottom of another, top first. */
export function moveAll(t: Table, from: Zone, to: Zone): void {
  for (let left = sizeOf(t, from); left > 0; left--) transfer(t, topOf(t, from), to, false);
}

function teach(t: Table, slot: Slot, mask: number): boolean {
  const known = knownBy(t, slot);
  if ((known | mask) === known) return false;
  setKnown(t.cells, t.layout.known, slot, known | mask);
  t.cells[INFO] = (t.cells[INFO] as number) + 1;
  return true;
}

/** Shows a card to everyone, onlookers too, where it lies. */
export function reveal(t: Table, slot: Slot): void {
  show(t, slot, EVERYONE);
}

/** Lets one seat look at a card. */
export function lookAt(t: Table, slot: Slot, seat: Seat): void {
  show(t, slot, 1 << seat);
}

function show(t: Table, slot: Slot, mask: number): void {
  if (!teach(t, slot, mask) || t.events === undefined) return;
  t.events.push({
    kind: 'show',
    slot,
    to: mask,
    face: faceOf(t, slot),
    seenBy: knownBy(t, slot),
    back: backShows(t, slot),
    rule: t.because,
  });
}

/**
 * Notes that the rules tell something hidden by the way they take, as when they
 * pass over whoever lacks a card: nobody may go back over it.
 */
export function disclose(t: Table): void {
  t.cells[INFO] = (t.cells[INFO] as number) + 1;
}
