/** Pearson's chi-square of counts that should be alike. */
export function chiSquare(counts: readonly number[]): number {
  const total = counts.reduce((sum, n) => sum + n, 0);
  const expected = total / counts.length;
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
}

/**
 * The value that chi-square exceeds once in about a hundred thousand honest
 * trials (Wilson and Hilferty's approximation); seeds are fixed, so a test
 * that passes once passes always.
 */
export function chiSquareBound(cells: number): number {
  const df = cells - 1;
  const z = 4.265;
  return df * (1 - 2 / (9 * df) + z * Math.sqrt(2 / (9 * df))) ** 3;
}

/** How often each of `values` came. */
export function tally<V>(values: readonly V[], samples: Iterable<V>): number[] {
  const counts = new Map(values.map((value) => [value, 0]));
  for (const sample of samples) {
    const before = counts.get(sample);
    if (before === undefined) throw new Error(`${String(sample)} was not expected`);
    counts.set(sample, before + 1);
  }
  return [...counts.values()];
}
