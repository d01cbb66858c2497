import { type ReactElement, useEffect, useState } from 'react';
import { useModel } from './model.ts';
import { timeWords } from './time-words.ts';

/** A seat's clock. It runs on this device between two messages of the server. */
export function Clock({ seat }: { readonly seat: number }): ReactElement | null {
  const { snapshot } = useModel();
  const { info } = snapshot;
  const left = info.seats[seat]?.clock ?? null;
  const runs = snapshot.pending.some((entry) => entry.seat === seat) && info.status === 'playing';
  const [since, setSince] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message sets the clock anew
  useEffect(() => {
    setSince(0);
    if (left === null || !runs) return;
    const start = Date.now();
    const timer = setInterval(() => setSince(Date.now() - start), 500);
    return () => clearInterval(timer);
  }, [left, runs, info.now]);
  if (left === null) return null;
  return <span>· {timeWords(left - (runs ? since : 0))}</span>;
}
