/**
 * ChaCha with eight rounds over a 128-bit key: given the key and the number of a
 * random event it yields that event's stream of words. Whoever sees some of the
 * output cannot work out the rest, which a plain game generator would allow.
 */
const x = new Int32Array(16);

function quarter(a: number, b: number, c: number, d: number): void {
  let va = x[a] as number;
  let vb = x[b] as number;
  let vc = x[c] as number;
  let vd = x[d] as number;
  va = (va + vb) | 0;
  vd ^= va;
  vd = (vd << 16) | (vd >>> 16);
  vc = (vc + vd) | 0;
  vb ^= vc;
  vb = (vb << 12) | (vb >>> 20);
  va = (va + vb) | 0;
  vd ^= va;
  vd = (vd << 8) | (vd >>> 24);
  vc = (vc + vd) | 0;
  vb ^= vc;
  vb = (vb << 7) | (vb >>> 25);
  x[a] = va;
  x[b] = vb;
  x[c] = vc;
  x[d] = vd;
}

/** Writes block `block` of event `event` to `out`; the key is `cells[at..at+3]`. */
export function chachaBlock(
  cells: readonly number[],
  at: number,
  event: number,
  block: number,
  out: Int32Array,
): void {
  const k0 = cells[at] as number;
  const k1 = cells[at + 1] as number;
  const k2 = cells[at + 2] as number;
  const k3 = cells[at + 3] as number;
  x[0] = 0x61707865;
  x[1] = 0x3120646e;
  x[2] = 0x79622d36;
  x[3] = 0x6b206574;
  x[4] = k0;
  x[5] = k1;
  x[6] = k2;
  x[7] = k3;
  x[8] = k0;
  x[9] = k1;
  x[10] = k2;
  x[11] = k3;
  x[12] = block;
  x[13] = event;
  x[14] = 0;
  x[15] = 0;
  for (let round = 0; round < 4; round++) {
    quarter(0, 4, 8, 12);
    quarter(1, 5, 9, 13);
    quarter(2, 6, 10, 14);
    quarter(3, 7, 11, 15);
    quarter(0, 5, 10, 15);
    quarter(1, 6, 11, 12);
    quarter(2, 7, 8, 13);
    quarter(3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) out[i] = x[i] as number;
  out[0] = (out[0] as number) + 0x61707865;
  out[1] = (out[1] as number) + 0x3120646e;
  out[2] = (out[2] as number) + 0x79622d36;
  out[3] = (out[3] as number) + 0x6b206574;
  out[4] = (out[4] as number) + k0;
  out[5] = (out[5] as number) + k1;
  out[6] = (out[6] as number) + k2;
  out[7] = (out[7] as number) + k3;
  out[8] = (out[8] as number) + k0;
  out[9] = (out[9] as number) + k1;
  out[10] = (out[10] as number) + k2;
  out[11] = (out[11] as number) + k3;
  out[12] = (out[12] as number) + block;
  out[13] = (out[13] as number) + event;
}
