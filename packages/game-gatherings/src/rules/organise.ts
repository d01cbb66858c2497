import {
  move,
  NONE,
  nextOf,
  note,
  push,
  read,
  type Seat,
  topOf,
  whereIs,
  write,
} from '@conclave/kernel';
import { ALEA, TYPES } from './gatherings.ts';
import { STEP } from './steps.ts';
import type { GatheringsTable } from './table.ts';

/** A gathering as an answer's code: its type and its three slots, the re-used one last. */
export const GATHER = 1 << 27;
export const gatherCode = (type: number, a: number, b: number, c: number): number =>
  GATHER | (type << 24) | (a << 16) | (b << 8) | c;
export const typeIn = (code: number): number => (code >> 24) & 7;
export const slotsOf = (code: number): [number, number, number] => [
  (code >> 16) & 255,
  (code >> 8) & 255,
  code & 255,
];

/** G-4.4, G-4.7, G-4.8: the new three lie in the towers, and the organiser is rewarded. */
export function organise(t: GatheringsTable, seat: Seat, code: number): void {
  const type = typeIn(code);
  const a = (code >> 16) & 255;
  const b = (code >> 8) & 255;
  const c = code & 255;
  const reused = whereIs(t, c) === t.zone.area;
  t.because = 'G-4.4';
  for (let s = topOf(t, t.zone.area); s !== NONE; ) {
    const next = nextOf(t, s);
    if (s !== c) move(t, s, t.zone.discard);
    s = next;
  }
  move(t, a, t.zone.area);
  move(t, b, t.zone.area);
  if (!reused) move(t, c, t.zone.area);
  write(t, t.at.type, type + 1);
  if (t.events !== undefined) {
    const what = `${article(type)} ${TYPES[type]}: {0}, {1}, {2}`;
    note(t, seat, `${t.names[seat]} organises ${what}`, 'G-4.5', a, b, c);
  }
  if (type === ALEA) write(t, t.at.extraTurn, 1);
  push(t, STEP.serveWaiting);
  if (!reused) push(t, STEP.takeNewGathering, seat);
  push(t, STEP.takeObject, seat, type);
}

const article = (type: number): string =>
  'AE'.includes((TYPES[type] as string)[0] ?? '') ? 'an' : 'a';

/** G-5.2: the pile of the gathering in the Magical Area, or -1 while that is empty. */
export const pileOfArea = (t: GatheringsTable): number => read(t, t.at.type) - 1;
