import { type ReactElement, useEffect, useState } from 'react';
import { useModel } from './model.ts';

/** Time left in the words people use for it. */
export function timeWords(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `${Math.floor(hours / 24)} days left`;
  if (hours >= 1) return `${hours} h ${String(minutes % 60).padStart(2, '0')} m left`;
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}

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
