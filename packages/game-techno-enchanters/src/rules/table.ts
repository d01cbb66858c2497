import type { CounterSpec, Table, ZoneSpec } from '@conclave/kernel';

/** T-2.2: the Queen is one of the last five; she lies nowhere else face down. */
const NO_QUEEN = ['queen'];

export const ZONES = {
  deck: { title: 'draw pile', faces: 'none', backs: 'all' },
  discard: { title: 'discard pile', faces: 'all', backs: 'all' },
  hand: { title: 'hand', of: 'seat', faces: 'owner', backs: 'all' },
  /** T-3.2: set aside face down; not even their owner has seen them. */
  aside: { title: 'cards set aside', of: 'seat', faces: 'none', backs: 'all' },
  /** T-3.3: each row's first vision lies on top. */
  rowA: { title: 'first row', of: 'seat', faces: 'all', backs: 'all' },
  rowB: { title: 'second row', of: 'seat', faces: 'all', backs: 'all' },
  /** The enchantment or the three visions that are taking effect. */
  inUse: { title: 'cards taking effect', faces: 'all', backs: 'all' },
  /** Cards their owner has drawn and looks at before they go on. */
  looking: { title: 'cards looked at', of: 'seat', faces: 'owner', backs: 'all' },
  character: { title: 'character', of: 'seat', faces: 'owner', backs: 'all' },
  /** T-2.1: the characters before they are dealt. */
  lot: { title: 'character pile', faces: 'none', backs: 'all' },
  treasureDeck: { title: 'treasure deck', faces: 'none', backs: 'all', never: NO_QUEEN },
  bottom: { title: 'bottom of the treasure deck', faces: 'none', backs: 'all' },
  /** Put under the deck: below the Queen, so nobody meets them again this round. */
  under: { title: 'treasures under the deck', faces: 'none', backs: 'all', never: NO_QUEEN },
  display: { title: 'display', faces: 'all', backs: 'all' },
  treasures: { title: 'treasures', of: 'seat', faces: 'owner', backs: 'all', never: NO_QUEEN },
  /** T-6.3 */
  shown: { title: 'face-up treasures', of: 'seat', faces: 'all', backs: 'all' },
  queen: { title: "Queen's place", faces: 'all', backs: 'all' },
  /** T-7.4: an eliminated player's treasures while they are dealt. */
  estate: { title: 'estate', faces: 'none', backs: 'all', never: NO_QUEEN },
  box: { title: 'box', faces: 'all', backs: 'all' },
} as const satisfies Record<string, ZoneSpec>;

export const COUNTERS = {
  active: { title: 'whose turn it is', see: 'all' },
  turns: { title: 'turns begun', see: 'all' },
  round: { title: 'round', see: 'all' },
  /** T-3.1: the part of the turn that is being played. */
  part: { title: 'part of the turn', see: 'all' },
  plays: { title: 'visions that may still be played', see: 'all' },
  /** T-3.14: turns in a row in which nothing happened; -1 once something happens in this one. */
  quiet: { title: 'turns without anything', see: 'all' },
  score: { title: 'first-round score', of: 'seat', see: 'all' },
  revealed: { title: 'character face up', of: 'seat', see: 'all' },
  out: { title: 'out of the game', of: 'seat', see: 'all' },
  /** T-7.3: signs a seat cannot have, since an elimination did not win it the game; one bit each. */
  ruledOut: { title: 'signs ruled out', of: 'seat', see: 'all' },
  /** T-5.3: one's choice while the others have not chosen yet. */
  choice: { title: 'choice to reveal', of: 'seat', see: 'owner' },
} as const satisfies Record<string, CounterSpec>;

/** T-4.6 */
export const HAND_LIMIT = 6;
/** T-2.2 */
export const DISPLAY_SIZE = 3;
export const WITH_QUEEN = 4;
/** T-2.3 */
export const FIRST_HAND = 4;
/** T-3.3 */
export const ROW_LENGTH = 3;
/** T-3.1 */
export const VISIONS_A_TURN = 2;
/** T-4.1 */
export const STARS_FOR_TREASURE = 3;

/** What the rules look up. */
interface Facts {
  /** The starting seat, or -1 for a random one (T-2.3). */
  readonly startingSeat: number;
}

export type TechnoTable = Table<keyof typeof ZONES, keyof typeof COUNTERS, Facts>;

/** "Nothing" among codes that are slots. */
export const PASS = 255;
