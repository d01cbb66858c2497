import { createContext, type KeyboardEvent } from 'react';

/** Inside a long list that is one stop of Tab, and that arrow keys walk through. */
export const Walked = createContext(false);

/** Up and Down go from one thing to the next, Home and End to the ends; from outside, to the newest. */
export function walk(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget } = event;
  if (!['ArrowUp', 'ArrowDown', 'Home', 'End'].includes(key)) return;
  const things = [...currentTarget.querySelectorAll<HTMLElement>('button, summary')].filter(
    (thing) => thing.offsetParent !== null,
  );
  const now = things.findIndex((thing) => thing.matches(':focus'));
  const last = things.length - 1;
  const step = key === 'ArrowUp' ? -1 : 1;
  const goal = key === 'Home' ? 0 : key === 'End' || now < 0 ? last : now + step;
  things[Math.max(0, Math.min(last, goal))]?.focus();
  event.preventDefault();
}
