import { chachaBlock } from '../random/chacha.ts';
import type { Table } from '../spec.ts';
import { EVENTS, INFO, KEY } from '../state/layout.ts';

const WORDS = 16;
const block = new Int32Array(WORDS);
const source = { event: 0, block: 0, used: WORDS * 4 };

/** Opens the next random event; its stream depends on the seed and its number alone. */
export function openEvent(t: Table): void {
  source.event = t.cells[EVENTS] as number;
  source.block = 0;
  source.used = WORDS * 4;
  t.cells[EVENTS] = source.event + 1;
  t.cells[INFO] = (t.cells[INFO] as number) + 1;
}

/** Reads the event's stream byte by byte, so that a shuffle rarely needs a second block. */
function nextByte(t: Table): number {
  if (source.used === WORDS * 4) {
    chachaBlock(t.cells, KEY, source.event, source.block++, block);
    source.used = 0;
  }
  const at = source.used++;
  return ((block[at >> 2] as number) >>> ((at & 3) * 8)) & 255;
}

/** Every number from 0 to n - 1 alike: takes as many bits as n needs and passes over what is too high. */
export function below(t: Table, n: number): number {
  if (n <= 1) return 0;
  const mask = 0xffffffff >>> Math.clz32(n - 1);
  for (;;) {
    let value = nextByte(t);
    if (mask > 255) value |= (nextByte(t) << 8) | (nextByte(t) << 16) | (nextByte(t) << 24);
    value = (value & mask) >>> 0;
    if (value < n) return value;
  }
}
