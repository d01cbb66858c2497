import { useSyncExternalStore } from 'react';

/** Where a table fits beside its log; narrower screens show one page at a time. */
const WIDE = '(min-width: 60rem)';

const subscribe = (listener: () => void): (() => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

export const useWide = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
