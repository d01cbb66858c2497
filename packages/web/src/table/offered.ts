import type { Decision, Option } from '@conclave/kernel/play';
import { type Picking, reachable } from './choose.ts';

/** The options that stand in the bar as buttons, and those behind "all options". */
export interface Offered {
  readonly shown: readonly Option[];
  readonly hidden: readonly Option[];
}

const isPlain = (option: Option): boolean => (option.slots ?? []).length === 0;

/**
 * A bar has room for a few buttons. Options that no card on the table stands for
 * come first; of the others, those that the cards picked so far can still become.
 */
export function offered(decision: Decision, picking: Picking, room: number): Offered {
  const { options } = decision;
  if (options.length <= room) {
    if (picking.slots.length === 0) return { shown: options, hidden: [] };
    const fit = reachable(decision, picking.slots).filter((option) => !isPlain(option));
    const shown = options.filter((option) => isPlain(option) || fit.includes(option));
    return { shown, hidden: [] };
  }
  const fit = reachable(decision, picking.slots).filter((option) => !isPlain(option));
  const plain = options.filter(isPlain);
  const shown = [...plain, ...fit].slice(0, Math.max(room, plain.length));
  return { shown, hidden: options.filter((option) => !shown.includes(option)) };
}
