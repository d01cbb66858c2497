import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLessMotion } from '../settings/index.ts';
import type { TableSnapshot } from './connection.ts';
import { letTravel, type Places, placesIn } from './travel.ts';

/** Animates the cards that moved between what was shown and what is shown now. */
export function useTravel(root: RefObject<HTMLElement | null>, shown: TableSnapshot): void {
  const still = useLessMotion();
  const before = useRef<Places | null>(null);
  const last = useRef({ view: shown.view, id: shown.events[shown.events.length - 1]?.id ?? 0 });
  const finish = useRef<() => void>(() => undefined);
  const { view, events } = shown;
  useLayoutEffect(() => {
    const element = root.current;
    if (element === null) return;
    const id = events[events.length - 1]?.id ?? 0;
    if (view !== last.current.view && before.current !== null && !still) {
      const fresh = events.filter((event) => event.id > last.current.id);
      finish.current();
      finish.current = letTravel(element, before.current, fresh);
    }
    last.current = { view, id };
  }, [root, view, events, still]);
  // Cards also change places by scrolling or resizing: look again after every draw.
  useLayoutEffect(() => {
    const element = root.current;
    if (element === null) return;
    const frame = requestAnimationFrame(() => {
      before.current = placesIn(element);
    });
    return () => cancelAnimationFrame(frame);
  });
}
