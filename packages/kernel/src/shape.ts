/** Whatever reads data goes down into it, so that data of unknown origin must not be deep or vast. */
const DEEPEST = 32;
const MOST_PARTS = 20_000;

/** What is wrong with the shape of data, found without going down into it. */
export function shapeError(value: unknown): string | undefined {
  let level: readonly unknown[] = [value];
  let parts = 0;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return `must not be nested deeper than ${DEEPEST} levels`;
    const below: unknown[] = [];
    for (const one of level) {
      if (typeof one !== 'object' || one === null) continue;
      const inner = Object.values(one);
      parts += inner.length;
      if (parts > MOST_PARTS) return 'must not have more than 20,000 parts';
      below.push(...inner);
    }
    level = below;
  }
  return undefined;
}

/** A text of unknown origin, no longer than it takes to recognize it. */
export const cut = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length)}…` : text;
