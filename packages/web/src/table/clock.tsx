import { type ReactElement, useEffect, useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import { hourglass } from '../icons/table.ts';
import css from './decision-bar.module.css';
import { useModel } from './model.ts';
import { timeWords } from './time-words.ts';

/** What a seat has left. It runs on this device between two messages of the server. */
function useTimeLeft(seat: number): number | null {
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
  return left === null ? null : left - (runs ? since : 0);
}

/** A seat's clock, after the word about what the seat is doing. */
export function Clock({ seat }: { readonly seat: number }): ReactElement | null {
  const left = useTimeLeft(seat);
  return left === null ? null : <span>{timeWords(left)}</span>;
}

const SHORT = 30_000;

/** The viewer's own clock, where the eyes are when a decision is due. */
export function OwnClock({ seat }: { readonly seat: number }): ReactElement | null {
  const left = useTimeLeft(seat);
  if (left === null) return null;
  return (
    <span className={css['clock']} role="timer" data-short={left < SHORT ? '' : undefined}>
      <span className="unseen">Your time: </span>
      <Icon glyph={hourglass} /> {timeWords(left)}
    </span>
  );
}
