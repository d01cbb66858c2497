import { useEffect } from 'react';
import type { Replaying } from './use-replay.ts';

/** Controls that have a meaning of their own for these keys. */
const OWN_KEYS =
  'input, select, textarea, dialog, [role="dialog"], [role="menu"], [role="tablist"]';

/** Keys of a replay: arrows step, with Shift by turns; Home, End, Space; digits change eyes. */
export function useReplayKeys(replaying: Replaying, length: number, seats: number): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (target instanceof Element && target.closest(OWN_KEYS) !== null) return;
      const onButton = target instanceof Element && target.closest('button, a') !== null;
      if (event.key === ' ' && onButton) return;
      if (handle(replaying, event, length, seats)) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [replaying, length, seats]);
}

function handle(
  replaying: Replaying,
  { key, shiftKey }: KeyboardEvent,
  length: number,
  seats: number,
): boolean {
  switch (key) {
    case 'ArrowRight':
      if (shiftKey) replaying.turn(1);
      else replaying.step(1);
      return true;
    case 'ArrowLeft':
      if (shiftKey) replaying.turn(-1);
      else replaying.step(-1);
      return true;
    case 'Home':
      replaying.go(0);
      return true;
    case 'End':
      replaying.go(length);
      return true;
    case ' ':
      replaying.play(!replaying.playing);
      return true;
    case '+':
      replaying.setSpeed(replaying.speed + 1);
      return true;
    case '-':
      replaying.setSpeed(replaying.speed - 1);
      return true;
    default: {
      const digit = Number(key);
      if (!/^\d$/.test(key) || digit > seats) return false;
      replaying.look(digit === 0 ? 'all' : digit - 1);
      return true;
    }
  }
}
