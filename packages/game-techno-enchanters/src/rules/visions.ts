import {
  ask,
  cardName,
  faceOf,
  move,
  NONE,
  nextOf,
  note,
  push,
  type Question,
  read,
  type Seat,
  sizeOf,
  topOf,
  whereIs,
  write,
  zoneOf,
} from '@conclave/kernel';
import { isVision } from '../content/faces.ts';
import { setAside } from './draw.ts';
import { hasRoom, POSITION_NAMES, ROW_NAMES, ROWS, rowOf } from './rows.ts';
import { stir } from './seats.ts';
import { ASK, STEP } from './steps.ts';
import { PASS, ROW_LENGTH, type TechnoTable } from './table.ts';

/** T-3.1, T-3.12: asked again until no more may be played; everybody sees why it is not. */
export function askToPlay(t: TechnoTable, seat: Seat): void {
  if (read(t, t.at.plays) === 0 || sizeOf(t, zoneOf(t, t.zone.hand, seat)) === 0) return;
  if (hasRoom(t, seat, 0) || hasRoom(t, seat, 1)) ask(t, ASK.vision, seat);
}

/** T-3.1: codes are the vision and, 8 bits up, the row it goes to. */
export const askVision: Question<TechnoTable> = {
  rule: 'T-3.1',
  prompt(t) {
    const left = read(t, t.at.plays);
    return left === 1 ? 'Play a vision, or go on.' : `Play up to ${left} visions, or go on.`;
  },
  options(t, seat, out) {
    out.add(PASS);
    for (let row = 0; row < ROWS; row++) {
      if (!hasRoom(t, seat, row)) continue;
      for (let s = topOf(t, zoneOf(t, t.zone.hand, seat)); s !== NONE; s = nextOf(t, s)) {
        if (isVision(faceOf(t, s))) out.add(s | (row << 8));
      }
    }
  },
  tell(t, seat, code) {
    if (code === PASS) {
      return { label: 'Play no more', does: 'Your turn comes to its end.', rule: 'T-3.1' };
    }
    const row = code >> 8;
    const length = sizeOf(t, rowOf(t, seat, row));
    const casts = length === ROW_LENGTH - 1 ? ' The row then casts at the end of your turn.' : '';
    return {
      label: `Play ${cardName(t, faceOf(t, code & 255))} to your ${ROW_NAMES[row]} row`,
      does: `It lies ${POSITION_NAMES[length]} in the row; you set a card aside.${casts}`,
      rule: 'T-3.3',
      slots: [code & 255],
      zone: rowOf(t, seat, row),
    };
  },
  whyNot: (t, seat) =>
    ROW_NAMES.flatMap((name, row) =>
      sizeOf(t, rowOf(t, seat, row)) === ROW_LENGTH ? [{ label: `Your ${name} row`, ...FULL }] : [],
    ),
  refuse(t, seat, code) {
    const slot = code & 255;
    const row = code >> 8;
    if (code < 0 || row >= ROWS || slot >= t.layout.slotCount) return undefined;
    if (whereIs(t, slot) !== zoneOf(t, t.zone.hand, seat)) {
      return { reason: 'that card is not in your hand', rule: 'T-3.1' };
    }
    if (!isVision(faceOf(t, slot))) return { reason: 'that card is not a vision', rule: 'T-3.1' };
    if (sizeOf(t, rowOf(t, seat, row)) === ROW_LENGTH) return FULL;
    return { reason: 'begin with your first row', rule: 'T-3.3' };
  },
  apply(t, seat, picks) {
    const code = picks[0] as number;
    if (code === PASS) return;
    stir(t);
    const slot = code & 255;
    const row = code >> 8;
    move(t, slot, rowOf(t, seat, row));
    if (t.events !== undefined) {
      const text = `${t.names[seat]} plays {0} to the ${ROW_NAMES[row]} row`;
      note(t, seat, text, 'T-3.3', slot);
    }
    setAside(t, seat);
    write(t, t.at.plays, read(t, t.at.plays) - 1);
    push(t, STEP.vision, seat);
  },
};

const FULL = { reason: 'a row has at most three visions', rule: 'T-3.3' };
