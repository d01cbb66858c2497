/**
 * One word a slot. Its fields, from the lowest bit:
 *
 *   face 10 | who knows it 7 | zone 7 | next slot in the zone 8
 *
 * One word a zone: first slot 8 | last slot 8 | how many 8.
 */
export const NONE = 255;

const FACE = 0x3ff;
const KNOWN_AT = 10;
const KNOWN = 0x7f;
const ZONE_AT = 17;
const ZONE = 0x7f;
const NEXT_AT = 24;

/** What stands where a view has no face, and no back either. */
export const UNKNOWN = 1023;

/** What stands where a view has the back and not the face. */
export const unknownWithBack = (back: number): number => UNKNOWN - 1 - back;

export const isUnknown = (face: number): boolean => face > 900;

/** The back of an unknown face, or -1 where not even that is known. */
export const backOfUnknown = (face: number): number => UNKNOWN - 1 - face;

export const slotWord = (face: number, known: number, zone: number, next: number): number =>
  face | (known << KNOWN_AT) | (zone << ZONE_AT) | (next << NEXT_AT);

export const faceIn = (word: number): number => word & FACE;
export const knownIn = (word: number): number => (word >>> KNOWN_AT) & KNOWN;
export const zoneIn = (word: number): number => (word >>> ZONE_AT) & ZONE;
export const nextIn = (word: number): number => word >>> NEXT_AT;

export const withFace = (word: number, face: number): number => (word & ~FACE) | face;
export const withKnown = (word: number, known: number): number =>
  (word & ~(KNOWN << KNOWN_AT)) | (known << KNOWN_AT);
export const withZone = (word: number, zone: number): number =>
  (word & ~(ZONE << ZONE_AT)) | (zone << ZONE_AT);
export const withNext = (word: number, next: number): number =>
  (word & 0xffffff) | (next << NEXT_AT);
/** Face and knowledge, which a shuffle moves; zone and order stay with the slot. */
export const withCardOf = (word: number, card: number): number =>
  (word & ~0x1ffff) | (card & 0x1ffff);

export const zoneWord = (first: number, last: number, count: number): number =>
  first | (last << 8) | (count << 16);
export const EMPTY_ZONE = zoneWord(NONE, NONE, 0);
export const firstIn = (word: number): number => word & 255;
export const lastIn = (word: number): number => (word >>> 8) & 255;
export const countIn = (word: number): number => word >>> 16;
