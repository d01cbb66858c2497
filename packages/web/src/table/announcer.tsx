import { type ReactElement, useEffect, useRef, useState } from 'react';
import { linesOf } from './log-lines.ts';
import { useModel } from './model.ts';
import { chime } from './sound.ts';

/** Says what happened and what is asked, for ears; and marks the window's title. */
export function Announcer(): ReactElement {
  const { table, snapshot, decision, game } = useModel();
  const [said, setSaid] = useState('');
  const last = useRef(snapshot.events[snapshot.events.length - 1]?.id ?? 0);
  const { events, info } = snapshot;
  useEffect(() => {
    const fresh = events.filter((event) => event.id > last.current);
    last.current = events[events.length - 1]?.id ?? last.current;
    const words = linesOf(table, fresh)
      .slice(-6)
      .map((line) => line.text)
      .join('. ');
    if (words !== '') setSaid(words);
  }, [events, table]);

  const asked =
    decision === null
      ? ''
      : `${decision.prompt} ${decision.options.length === 1 ? 'One option' : `${decision.options.length} options`}.`;
  useEffect(() => {
    const mine = asked !== '';
    document.title = `${mine ? '● Your turn · ' : ''}${game.name} · Conclave`;
    return () => {
      document.title = 'Conclave';
    };
  }, [asked, game]);
  useYourTurn(asked !== '' && info.status === 'playing', game.name);

  return (
    <>
      <p className="unseen" role="log" aria-live="polite">
        {said}
      </p>
      <p className="unseen" role="status" aria-live="assertive">
        {asked}
      </p>
    </>
  );
}

/** A sound when the turn comes, and a note outside the window when nobody looks. */
function useYourTurn(mine: boolean, game: string): void {
  const was = useRef(mine);
  useEffect(() => {
    if (mine && !was.current) {
      chime('your-turn');
      if (document.hidden && 'Notification' in window && Notification.permission === 'granted') {
        new Notification('Your turn', { body: game, tag: 'conclave-turn', icon: '/icon.svg' });
      }
    }
    was.current = mine;
  }, [mine, game]);
}
