import { type ReactElement, useMemo, useRef } from 'react';
import { Line } from './log.tsx';
import { turnsOf } from './log-lines.ts';
import { useModel } from './model.ts';
import css from './overlay.module.css';

/** What happened while the viewer was away. */
export function Recap(): ReactElement | null {
  const { snapshot, table, board, connection } = useModel();
  const { missedFrom, events } = snapshot;
  const until = useRef<{ readonly from: number; readonly to: number } | null>(null);
  if (missedFrom !== until.current?.from) {
    const to = events[events.length - 1]?.id ?? 0;
    until.current = missedFrom === null ? null : { from: missedFrom, to };
  }
  const last = until.current?.to ?? 0;
  const lines = useMemo(() => {
    if (missedFrom === null) return [];
    const missed = events.filter(({ id }) => id >= missedFrom && id <= last);
    return turnsOf(table, missed, board.turns).flatMap((turn) => turn.lines);
  }, [missedFrom, last, events, table, board]);
  if (lines.length === 0) return null;
  return (
    <section className={css['recap']} aria-label="While you were away">
      <h2>While you were away</h2>
      <ul>
        {lines.slice(-14).map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      <button type="button" className={css['go']} onClick={() => connection.caughtUp()}>
        Go on
      </button>
    </section>
  );
}
