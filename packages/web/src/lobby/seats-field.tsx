import type { ReactElement } from 'react';
import parts from '../pages/parts.module.css';
import css from './lobby.module.css';
import { type SeatWish, seatFrom, seatValue, type Where } from './seats.ts';

/** Who sits where: people or bots. */
export function SeatsField(props: {
  readonly seats: readonly SeatWish[];
  readonly where: Where;
  readonly bots: readonly string[];
  readonly onChange: (seats: readonly SeatWish[]) => void;
}): ReactElement {
  const { seats, where, bots, onChange } = props;
  const put = (at: number, seat: SeatWish): void =>
    onChange(seats.map((other, i) => (i === at ? seat : other)));
  return (
    <ol className={css['seats']}>
      {seats.map((seat, i) => {
        const key = `seat-${String(i)}`;
        if (seat.kind === 'you') {
          return (
            <li key={key} data-seat={i}>
              <span className={css['dot']} />
              <strong>You</strong>
            </li>
          );
        }
        return (
          <li key={key} data-seat={i}>
            <span className={css['dot']} />
            <label className={parts['field']}>
              <span className="unseen">Seat {i + 1}</span>
              <select
                value={seatValue(seat)}
                onChange={(event) => put(i, seatFrom(event.target.value, seat))}
              >
                <option value="person">
                  {where === 'online' ? 'Open: joins by link' : 'Person at this screen'}
                </option>
                {bots.map((bot) => (
                  <option key={bot} value={`bot:${bot}`}>
                    Bot: {bot}
                  </option>
                ))}
              </select>
            </label>
            {seat.kind === 'person' && where === 'here' ? (
              <label className={parts['field']}>
                <span className="unseen">Name of seat {i + 1}</span>
                <input
                  value={seat.name}
                  maxLength={24}
                  placeholder={`Player ${i + 1}`}
                  onChange={(event) => put(i, { kind: 'person', name: event.target.value })}
                />
              </label>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}
