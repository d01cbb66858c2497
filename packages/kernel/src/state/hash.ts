/** Numbers in sixteen hexadecimal digits, the same in every place the kernel runs. */
export function hashOf(cells: readonly number[]): string {
  let a = 0x9e3779b9 | 0;
  let b = 0x85ebca6b | 0;
  for (let i = 0; i < cells.length; i++) {
    const word = cells[i] as number;
    a = Math.imul(a ^ word, 0xcc9e2d51);
    a ^= a >>> 15;
    b = Math.imul(b + word, 0x1b873593);
    b = ((b << 13) | (b >>> 19)) ^ a;
  }
  const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');
  return hex(Math.imul(a ^ (a >>> 16), 0x7feb352d)) + hex(Math.imul(b ^ (b >>> 15), 0x846ca68b));
}
