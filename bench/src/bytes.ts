import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function used(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Bytes that each of many things takes while they are all held. */
export function heldBytes(count: number, make: (i: number) => unknown): number {
  const held = new Array<unknown>(count).fill(undefined);
  const before = used();
  for (let i = 0; i < count; i++) held[i] = make(i);
  const after = used();
  return held.length === 0 ? 0 : (after - before) / count;
}
