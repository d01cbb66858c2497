import type { SeatScore } from '@conclave/kernel';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import { laurelCrown } from '../icons/table.ts';
import { useModel } from './model.ts';
import css from './overlay.module.css';
import { RuleRef } from './rule-ref.tsx';
import { SeatSign } from './seat-panel.tsx';
import { chime } from './sound.ts';
import { winnersOf } from './winners.ts';

/** How it ended: who won, and everybody's points with what they are made of. */
export function Result(): ReactElement | null {
  const { snapshot, scores, names, you, waiting, connection } = useModel();
  const { info } = snapshot;
  const [away, setAway] = useState(false);
  const over = info.status === 'finished' && waiting === 0 && !connection.abilities.has('jump');
  const won = you !== null && info.winners.includes(you);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (over && won) chime('won');
  }, [over, won]);
  useEffect(() => {
    // Whoever is writing to the others is left at it.
    if (over && !(document.activeElement instanceof HTMLInputElement)) section.current?.focus();
  }, [over]);
  if (!over || away) return null;
  const putAway = (): void => {
    setAway(true);
    // What comes next is a game again, or a look at this one.
    document.querySelector<HTMLElement>('[data-after]')?.focus();
  };
  const order = names.map((_, seat) => seat);
  order.sort((a, b) => rank(b) - rank(a));
  function rank(seat: number): number {
    return (info.winners.includes(seat) ? 1000 : 0) + (scores[seat]?.total ?? 0);
  }
  const end = snapshot.events.findLast(({ event }) => event.kind === 'end')?.event;
  const winners = winnersOf(info, names);
  return (
    <section
      ref={section}
      className={css['result']}
      aria-label="Result"
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') putAway();
      }}
    >
      <Icon glyph={laurelCrown} className={css['laurel']} />
      <h2>{winners.length === 0 ? 'Nobody wins' : `${winners.join(' and ')} won`}</h2>
      {end === undefined ? null : (
        <p className={css['why']}>
          Ended by rule <RuleRef id={end.rule} />
        </p>
      )}
      <ol>
        {order.map((seat) => {
          const seatInfo = info.seats[seat];
          const score = scores[seat];
          return (
            <li key={seat} data-won={info.winners.includes(seat) ? '' : undefined}>
              {seatInfo === undefined ? null : <SeatSign seat={seat} info={seatInfo} />}
              <strong>{seat === you ? 'You' : names[seat]}</strong>
              <Items score={score} />
              <b>{score?.total ?? '–'}</b>
            </li>
          );
        })}
      </ol>
      <button type="button" className={css['go']} onClick={putAway}>
        Look at the table
      </button>
    </section>
  );
}

/** What a score is made of. */
function Items({ score }: { readonly score: SeatScore | undefined }): ReactElement {
  if (score === undefined) return <span className={css['items']}>not known</span>;
  if (score.items.length === 0) return <span className={css['items']}>nothing earned</span>;
  return (
    <ul className={css['items']}>
      {score.items.map((item, i) => (
        <li key={`${item.what}-${String(i)}`}>
          {item.what} <strong>{item.points < 0 ? `−${-item.points}` : `+${item.points}`}</strong>
        </li>
      ))}
    </ul>
  );
}
