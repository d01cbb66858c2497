const FIELD = 4;
const SLOT_AT = FIELD;
const TARGET_AT = SLOT_AT + 8;
const VALUE_AT = TARGET_AT + FIELD;

/** As one number for a frame. */
export const packAim = (seat: number, slot: number, target = 0, value = 0): number =>
  seat | (slot << SLOT_AT) | (target << TARGET_AT) | (value << VALUE_AT);

export const seatIn = (aim: number): number => aim & 15;
export const slotIn = (aim: number): number => (aim >> SLOT_AT) & 255;
export const targetIn = (aim: number): number => (aim >> TARGET_AT) & 15;
export const valueIn = (aim: number): number => aim >> VALUE_AT;
