import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

const ROWS = 2;

/** The number of children that lie within a box in two rows; all of them if none sticks out. */
function roomIn(box: HTMLElement): number {
  const children = [...box.children];
  const edge = box.getBoundingClientRect().right + 1;
  let rows = 0;
  let end = Number.NEGATIVE_INFINITY;
  for (const [i, child] of children.entries()) {
    const { top, right, bottom } = child.getBoundingClientRect();
    // Buttons of one row may differ in height, and then do not begin at the same place.
    if (top >= end) {
      rows++;
      end = bottom;
    }
    if (rows > ROWS || right > edge) return i;
  }
  return children.length;
}

/**
 * How many buttons a box has room for in two rows, measured before anything is painted.
 * Where some have to go, one place is kept for the way to them.
 */
export function useFit(what: string): {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly fit: number;
} {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [found, setFound] = useState({ what, width, fit: Number.POSITIVE_INFINITY });
  const isNew = found.what !== what || found.width !== width;
  const fit = isNew ? Number.POSITIVE_INFINITY : found.fit;
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const room = roomIn(element);
    const fits = room === element.children.length;
    if (fits && !isNew) return;
    setFound({ what, width, fit: fits ? fit : Math.max(1, room - 1) });
  });
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setWidth(window.innerWidth));
    observer.observe(document.documentElement);
    return () => observer.disconnect();
  }, []);
  return { box, fit };
}
