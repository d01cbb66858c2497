/** One measured thing. `peer` is the same work on the peer, `ratio` how many times better we are. */
export interface Figure {
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  readonly peer?: number;
  readonly ratio?: number;
}

const rounded = (value: number): number => Number(value.toPrecision(4));

/** More is better: decisions a second. */
export function rate(name: string, unit: string, value: number, peer?: number): Figure {
  const own = { name, unit, value: rounded(value) };
  return peer === undefined ? own : { ...own, peer: rounded(peer), ratio: rounded(value / peer) };
}

/** Less is better: microseconds. */
export function cost(name: string, unit: string, value: number, peer?: number): Figure {
  const own = { name, unit, value: rounded(value) };
  return peer === undefined ? own : { ...own, peer: rounded(peer), ratio: rounded(peer / value) };
}

export function asTable(figures: readonly Figure[]): string {
  const show = (value: number | undefined): string =>
    value === undefined ? '' : value.toLocaleString('en', { maximumSignificantDigits: 4 });
  const rows = figures.map((figure) => [
    figure.name,
    show(figure.value),
    figure.unit,
    show(figure.peer),
    figure.ratio === undefined ? '' : `${show(figure.ratio)} ×`,
  ]);
  const table = [['figure', 'value', 'unit', 'peer', 'ratio'], ...rows];
  const widths = [0, 1, 2, 3, 4].map((column) =>
    Math.max(...table.map((row) => (row[column] as string).length)),
  );
  return table
    .map((row) =>
      row
        .map((text, column) =>
          column === 0 || column === 2
            ? text.padEnd(widths[column] as number)
            : text.padStart(widths[column] as number),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
