/** The command was called in a way it cannot be: one sentence, exit code 2. */
export class UsageError extends Error {}

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[b.length] as number;
}

/** The name most like the given one, if any is like it at all. */
export function nearest(given: string, names: readonly string[]): string | undefined {
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  const wanted = given.toLowerCase();
  for (const name of names) {
    const known = name.toLowerCase();
    const starts = wanted.length > 1 && known.startsWith(wanted);
    const far = starts ? 0.5 : distance(wanted, known);
    if (far < least) {
      least = far;
      best = name;
    }
  }
  return least <= Math.max(2, Math.floor(given.length / 2)) ? best : undefined;
}

/** "There is no game "x". Did you mean "y"?", or the list where nothing is like it. */
export function unknown(what: string, given: string, names: readonly string[]): UsageError {
  const like = nearest(given, names);
  const hint = like === undefined ? `There are: ${names.join(', ')}.` : `Did you mean "${like}"?`;
  return new UsageError(`There is no ${what} "${given}". ${hint}`);
}
