import fc from 'fast-check';

/** Always the same examples; FC_SEED asks for others. */
const seed = Number(process.env['FC_SEED'] ?? 1);

/** Expects a property to hold in so many examples. */
export function holds<Ts extends unknown[]>(
  runs: number,
  property: fc.IPropertyWithHooks<Ts>,
): void {
  fc.assert(property, { seed, numRuns: runs });
}
