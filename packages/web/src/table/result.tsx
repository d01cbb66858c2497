import { type ReactElement, useEffect, useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import { laurelCrown } from '../icons/table.ts';
import { useModel } from './model.ts';
import css from './overlay.module.css';
import { RuleRef } from './rule-ref.tsx';
import { SeatSign } from './seat-panel.tsx';
import { chime } from './sound.ts';

/** How it ended: who won, and everybody's points with what they are made of. */
export function Result(): ReactElement | null {
  const { snapshot, scores, names, you, waiting, connection } = useModel();
  const { info } = snapshot;
  const [away, setAway] = useState(false);
  const over = info.status === 'finished' && waiting === 0 && !connection.abilities.has('jump');
  const won = you !== null && info.winners.includes(you);
  useEffect(() => {
    if (over && won) chime('won');
  }, [over, won]);
  if (!over || away) return null;
  const order = names.map((_, seat) => seat);
  order.sort((a, b) => rank(b) - rank(a));
  function rank(seat: number): number {
    return (info.winners.includes(seat) ? 1000 : 0) + (scores[seat]?.total ?? 0);
  }
  const end = snapshot.events.findLast(({ event }) => event.kind === 'end')?.event;
  const winners = info.winners.map((seat) => (seat === you ? 'You' : (names[seat] ?? '')));
  return (
    <section className={css['result']} aria-label="Result">
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
              <span className={css['items']}>
                {score?.items.map((item) => `${item.what} +${item.points}`).join(' · ')}
              </span>
              <b>{score?.total ?? '–'}</b>
            </li>
          );
        })}
      </ol>
      <button type="button" className={css['go']} onClick={() => setAway(true)}>
        Look at the table
      </button>
    </section>
  );
}
