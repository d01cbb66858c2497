/** S-3.7: the hand, library II and library III. */
export const SETS = 3;

export type Bins = readonly (readonly number[])[];

/**
 * The three sets as far as they are filled. Where a card was put on purpose it stays, as
 * long as there is room; one that was only numbered goes to the first set with room.
 */
export function binsOf(
  codes: readonly number[],
  wishes: ReadonlyMap<number, number>,
  each: number,
): Bins {
  const bins: number[][] = Array.from({ length: SETS }, () => []);
  const later: number[] = [];
  for (const code of codes) {
    const bin = bins[wishes.get(code) ?? -1];
    if (bin === undefined || bin.length >= each) later.push(code);
    else bin.push(code);
  }
  for (const code of later) bins.find((bin) => bin.length < each)?.push(code);
  return bins;
}

/** The answer the bins stand for: first the hand, then library II, then library III. */
export const orderOf = (bins: Bins): number[] => bins.flat();

export const firstWithRoom = (bins: Bins, each: number): number =>
  bins.findIndex((bin) => bin.length < each);
