/**
 * Numbers that name things. Each sort has a type of its own, so that two of them are not
 * exchanged unseen. A plain number, as a frame or an answer holds it, may be any of them.
 */
export type Slot = number & { readonly names?: 'slot' };
export type Zone = number & { readonly names?: 'zone' };
export type Seat = number & { readonly names?: 'seat' };
/** A counter of the table, the first of its name. */
export type Counter = number & { readonly names?: 'counter' };
/** An entry of the catalogue. */
export type FaceId = number & { readonly names?: 'face' };
