import { type ReactElement, useMemo } from 'react';
import { Line } from './log.tsx';
import { turnsOf } from './log-lines.ts';
import { useModel } from './model.ts';
import css from './overlay.module.css';

/** What happened while the viewer was away. */
export function Recap(): ReactElement | null {
  const { snapshot, table, board, connection } = useModel();
  const { missedFrom, events } = snapshot;
  const lines = useMemo(() => {
    if (missedFrom === null) return [];
    const missed = events.filter((event) => event.id >= missedFrom);
    return turnsOf(table, missed, board.turns).flatMap((turn) => turn.lines);
  }, [missedFrom, events, table, board]);
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
