import { type CounterSpec, names, type Table, type ZoneSpec } from '@conclave/kernel';

/** Where cards lie. Nothing shows unless it is said here. */
export const ZONES = {
  deck: { title: 'draw pile', faces: 'none', backs: 'top' },
  discard: { title: 'discard pile', faces: 'all', backs: 'all' },
  hand: { title: 'hand', of: 'seat', faces: 'owner', backs: 'all' },
  row: { title: 'row', of: 'seat', faces: 'all', backs: 'all' },
  /** L-4.7: face down, and not even its owner looks. */
  shade: { title: 'shade', of: 'seat', faces: 'none', backs: 'none' },
  sky: { title: 'sky', faces: 'none', backs: 'none' },
  /** L-5.1 */
  stars: { title: 'stars', of: 'seat', faces: 'owner', backs: 'none' },
} as const satisfies Record<string, ZoneSpec>;

export const COUNTERS = {
  round: { title: 'round', see: 'all' },
  leader: { title: 'leader', see: 'all' },
  oil: { title: 'oil', of: 'seat', see: 'all' },
  /** Cards let go by the wind that is being played. */
  letGo: { title: 'cards let go', see: 'all' },
  /** L-3.3: one's bid, while the others have not bid yet. */
  bid: { title: 'bid', of: 'seat', see: 'owner' },
  /** L-4.7 */
  embers: { title: 'embers', see: 'none' },
} as const satisfies Record<string, CounterSpec>;

/** The steps of the rules; a frame on the stack names one. */
export const STEP = names('setUp', 'dusk', 'showBids', 'turn', 'night', 'score', 'effect');
/** The questions the rules ask, one for each kind of space at least. */
export const ASK = names('bid', 'act', 'letGo', 'arrange');

/** What the rules look up and never change. */
interface Facts {
  readonly rounds: number;
  readonly openShades: boolean;
  readonly stars: boolean;
  /** Per face. */
  readonly value: readonly number[];
  readonly firstWind: number;
}

export type LanternsTable = Table<keyof typeof ZONES, keyof typeof COUNTERS, Facts>;
