import type { Table } from '../spec.ts';
import type { Counter, Seat } from '../state/ids.ts';

/** A table of which only the names of its counters matter. */
type WithCounters<C extends string> = Pick<Table, 'cells' | 'layout' | 'seats'> &
  Pick<Table<string, C>, 'at' | 'events' | 'because'>;

/** Its cell: of the only one of its name, of a seat's own, or of one of several of a seat. */
function cellOf<C extends string>(
  t: WithCounters<C>,
  which: C | Counter,
  index: Seat | number,
  nth: number | undefined,
): number {
  const first = typeof which === 'number' ? which : t.at[which as C];
  return nth === undefined ? first + index : first + nth * t.seats + index;
}

/**
 * A counter: the only one of its name, a seat's own, or one of several of a seat. Rules say
 * `t.at.crystals`, which is found at once; elsewhere the name will do.
 */
export function read<C extends string>(
  t: WithCounters<C>,
  which: NoInfer<C> | Counter,
  index: Seat | number = 0,
  nth?: number,
): number {
  return t.cells[cellOf(t, which, index, nth)] as number;
}

/** Sets a counter and tells whoever may see it. */
export function write<C extends string>(
  t: WithCounters<C>,
  which: NoInfer<C> | Counter,
  value: number,
  index: Seat | number = 0,
  nth?: number,
): void {
  setCell(t, cellOf(t, which, index, nth), value);
}

/** Sets every counter of a name. */
export function writeAll<C extends string>(
  t: WithCounters<C>,
  which: NoInfer<C> | Counter,
  value: number,
): void {
  const { counterName, counters } = t.layout;
  const first = cellOf(t, which, 0, undefined) - counters;
  const name = counterName[first];
  for (let c = first; counterName[c] === name; c++) setCell(t, counters + c, value);
}

function setCell(t: WithCounters<string>, cell: number, value: number): void {
  const before = t.cells[cell] as number;
  if (before === value) return;
  t.cells[cell] = value;
  if (t.events !== undefined) tellChange(t, t.events, cell, before, value);
}

// Apart, so that writing stays small enough to be compiled into its callers.
function tellChange(
  { layout, because }: WithCounters<string>,
  events: NonNullable<Table['events']>,
  cell: number,
  before: number,
  value: number,
): void {
  const counter = cell - layout.counters;
  if (layout.counterQuiet[counter]) return;
  events.push({ kind: 'count', cell: counter, before, value, rule: because });
}
