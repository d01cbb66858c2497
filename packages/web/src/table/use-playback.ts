import { useCallback, useEffect, useRef, useState } from 'react';
import { useLessMotion } from '../settings/index.ts';
import type { TableSnapshot } from './connection.ts';
import { holdFor, next, type Playback, receive, skip } from './playback.ts';

/** Shows what others do step by step; `skip` goes to the newest at once. */
export function usePlayback(
  live: TableSnapshot,
  pace: 'step-by-step' | 'at-once',
): Playback & { readonly skip: () => void } {
  const [playback, setPlayback] = useState<Playback>({ shown: live, waiting: [] });
  const still = useLessMotion();
  const advanced = useRef(0);
  useEffect(() => {
    const how = still || document.hidden ? 'at-once' : pace;
    setPlayback((now) => receive(now, live, how));
  }, [live, still, pace]);
  const { shown, waiting } = playback;
  useEffect(() => {
    if (waiting.length === 0) return;
    const own = shown.decision === null ? 'other' : 'own';
    const due = advanced.current + holdFor(waiting.length, own) - performance.now();
    const timer = setTimeout(
      () => {
        advanced.current = performance.now();
        setPlayback(next);
      },
      Math.max(0, due),
    );
    return () => clearTimeout(timer);
  }, [shown, waiting]);
  const skipAll = useCallback(() => setPlayback(skip), []);
  return { shown, waiting, skip: skipAll };
}
