/**
 * One word a slot. Its fields, from the lowest bit:
 *
 *   face 12 | zone 8 | next slot in the zone 11
 *
 * Who knows the face stands apart, four slots a word: moving a card rarely changes it.
 * One word a zone: first slot 11 | last slot 11 | how many 10.
 */
export const NONE = 2047;

const FACE = 0xfff;
const ZONE_AT = 12;
const ZONE = 0xff;
const NEXT_AT = 20;

/** The zone of a slot whose card is not in play: it takes part in nothing. */
export const NOWHERE = ZONE;

/** What stands where a view has no face, and no back either. */
export const UNKNOWN = FACE;
const FIRST_UNKNOWN = 3900;

/** What stands where a view has the back and not the face. */
export const unknownWithBack = (back: number): number => UNKNOWN - 1 - back;

export const isUnknown = (face: number): boolean => face >= FIRST_UNKNOWN;

/** The back of an unknown face, or -1 where not even that is known. */
export const backOfUnknown = (face: number): number => UNKNOWN - 1 - face;

export const slotWord = (face: number, zone: number, next: number): number =>
  face | (zone << ZONE_AT) | (next << NEXT_AT);
/** The word of a slot whose card is not in play. */
export const ABSENT = slotWord(UNKNOWN, NOWHERE, NONE);

export const faceIn = (word: number): number => word & FACE;
export const zoneIn = (word: number): number => (word >>> ZONE_AT) & ZONE;
export const nextIn = (word: number): number => word >>> NEXT_AT;

export const withFace = (word: number, face: number): number => (word & ~FACE) | face;
export const withNext = (word: number, next: number): number =>
  (word & ((1 << NEXT_AT) - 1)) | (next << NEXT_AT);
/** The same card in another place. */
export const withPlace = (word: number, zone: number, next: number): number =>
  (word & FACE) | (zone << ZONE_AT) | (next << NEXT_AT);

const KNOWN_BITS = 7;
const KNOWN = (1 << KNOWN_BITS) - 1;

/** Who knows the face of a slot, as a mask; `from` is where these words begin. */
export const knownIn = (cells: readonly number[], from: number, slot: number): number =>
  ((cells[from + (slot >> 2)] as number) >>> ((slot & 3) * KNOWN_BITS)) & KNOWN;
export function setKnown(cells: number[], from: number, slot: number, known: number): void {
  const at = from + (slot >> 2);
  const shift = (slot & 3) * KNOWN_BITS;
  cells[at] = ((cells[at] as number) & ~(KNOWN << shift)) | (known << shift);
}

/** Two halves of a word each hold a number of their own: the even one is the lower. */
const HALF = 0xffff;
export const halfIn = (cells: readonly number[], from: number, i: number): number =>
  ((cells[from + (i >> 1)] as number) >>> ((i & 1) << 4)) & HALF;
export function setHalf(cells: number[], from: number, i: number, value: number): void {
  const at = from + (i >> 1);
  const shift = (i & 1) << 4;
  cells[at] = ((cells[at] as number) & ~(HALF << shift)) | (value << shift);
}

const END = 0x7ff;
const LAST_AT = 11;
const COUNT_AT = 22;
/** A zone counts no further. */
export const MOST_IN_A_ZONE = 1023;

export const zoneWord = (first: number, last: number, count: number): number =>
  first | (last << LAST_AT) | (count << COUNT_AT);
export const EMPTY_ZONE = zoneWord(NONE, NONE, 0);
export const firstIn = (word: number): number => word & END;
export const lastIn = (word: number): number => (word >>> LAST_AT) & END;
export const countIn = (word: number): number => word >>> COUNT_AT;
