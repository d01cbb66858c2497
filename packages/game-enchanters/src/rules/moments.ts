import type { Moment } from './ports.ts';
import type { EnchantersTable as T } from './table.ts';

/** Lets modules do what they do at a moment. */
export function happen(t: T, moment: readonly Moment<T>[], a: number, b: number): void {
  for (let i = 0; i < moment.length; i++) (moment[i] as Moment<T>)(t, a, b);
}
