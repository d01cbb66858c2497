/**
 * One word a slot. Its fields, from the lowest bit:
 *
 *   face 13 | who knows it 7 | zone 9
 *
 * The slot after it in its zone stands apart, two a word; it changes where this does not.
 * One word a zone: first slot 11 | last slot 11 | how many 10.
 */
export const NONE = 2047;

const FACE = 0x1fff;
const KNOWN_AT = 13;
const KNOWN = 0x7f;
const ZONE_AT = 20;
const ZONE = 0x1ff;

/** The zone of a slot whose card is not in play: it takes part in nothing. */
export const NOWHERE = ZONE;

/** What stands where a view has no face, and no back either. */
export const UNKNOWN = FACE;
const FIRST_UNKNOWN = 8000;

/** What stands where a view has the back and not the face. */
export const unknownWithBack = (back: number): number => UNKNOWN - 1 - back;

export const isUnknown = (face: number): boolean => face >= FIRST_UNKNOWN;

/** The back of an unknown face, or -1 where not even that is known. */
export const backOfUnknown = (face: number): number => UNKNOWN - 1 - face;

export const slotWord = (face: number, known: number, zone: number): number =>
  face | (known << KNOWN_AT) | (zone << ZONE_AT);
/** The word of a slot whose card is not in play. */
export const ABSENT = slotWord(UNKNOWN, 0, NOWHERE);

export const faceIn = (word: number): number => word & FACE;
export const knownIn = (word: number): number => (word >>> KNOWN_AT) & KNOWN;
export const zoneIn = (word: number): number => word >>> ZONE_AT;

export const withFace = (word: number, face: number): number => (word & ~FACE) | face;
export const withKnown = (word: number, known: number): number =>
  (word & ~(KNOWN << KNOWN_AT)) | (known << KNOWN_AT);
export const withZone = (word: number, zone: number): number =>
  (word & ~(ZONE << ZONE_AT)) | (zone << ZONE_AT);
/** Face and knowledge, which a shuffle moves; zone and order stay with the slot. */
const CARD = (1 << ZONE_AT) - 1;
export const withCardOf = (word: number, card: number): number => (word & ~CARD) | (card & CARD);

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
