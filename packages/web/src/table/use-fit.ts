import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

const ROWS = 2;

/** The number of children before the third row of a box that wraps; all of them if there is none. */
function beforeThirdRow(box: HTMLElement): number {
  const children = [...box.children];
  const tops: number[] = [];
  for (const [i, child] of children.entries()) {
    const { top } = child.getBoundingClientRect();
    if (tops.at(-1) !== top) tops.push(top);
    if (tops.length > ROWS) return i;
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
    const room = beforeThirdRow(element);
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
