import type { CounterSpec, Table, ZoneSpec } from '@conclave/kernel';
import { PILES } from '../content/objects.ts';
import { TRICKS } from '../content/tricks.ts';

const NEVER_IN_HAND = TRICKS.filter((trick) => trick.when === 'met').map((trick) => trick.id);

export const ZONES = {
  deck: { title: 'draw pile', faces: 'none', backs: 'top' },
  discard: { title: 'discard pile', faces: 'all', backs: 'all' },
  /** G-2.1: one card of the table lies face up, three face down, each in its own spot. */
  open: { title: 'face-up spot', faces: 'all', backs: 'all' },
  closed: { title: 'face-down spot', of: 3, faces: 'none', backs: 'all' },
  /** G-3.5: the two new cards while their player decides where they go. */
  fresh: { title: 'new cards', faces: 'none', backs: 'all' },
  area: { title: 'Magical Area', faces: 'all', backs: 'all' },
  /** G-5.6: one Trick is never held. */
  hand: { title: 'hand', of: 'seat', faces: 'owner', backs: 'all', never: NEVER_IN_HAND },
  /** G-5.1: a Trick that waits, face up before its player. */
  front: { title: 'place before them', of: 'seat', faces: 'all', backs: 'all' },
  objects: { title: 'objects', of: 'seat', faces: 'owner', backs: 'all' },
  pile: { title: 'object pile', of: 7, labels: PILES, faces: 'none', backs: 'all' },
  newGatherings: { title: 'New Gathering cards', faces: 'all', backs: 'all' },
  elementalMaster: { title: 'Elemental Master', faces: 'all', backs: 'all' },
} as const satisfies Record<string, ZoneSpec>;

export const COUNTERS = {
  active: { title: 'whose turn it is', see: 'all' },
  turns: { title: 'turns begun', see: 'all' },
  /** G-4.5: type of the gathering in the Magical Area, 1 to 7; 0 while it is empty. */
  type: { title: 'type of the last gathering', see: 'all' },
  /** G-5.1: pile of the last object taken, 1 to 7; 0 if there was none to take. */
  lastPile: { title: 'pile of the last object', see: 'all' },
  /** G-3.7: the active player organised an Alea this turn. */
  extraTurn: { title: 'extra turn earned', see: 'all' },
} as const satisfies Record<string, CounterSpec>;

export const CLOSED_SPOTS = ZONES.closed.of;
/** G-3.4 */
export const HAND_LIMIT = 5;

/** What the rules look up. */
interface Facts {
  /** G-6.2: spell points that win. */
  readonly total: number;
  /** The starting seat, or -1 for a random one (G-2.3). */
  readonly startingSeat: number;
  /** Per face. */
  readonly points: readonly number[];
  readonly stone: readonly boolean[];
}

export type GatheringsTable = Table<keyof typeof ZONES, keyof typeof COUNTERS, Facts>;
