import { BOTS } from '@conclave/bots';
import { useNavigate } from '@tanstack/react-router';
import { type ReactElement, type RefObject, useState } from 'react';
import type { LocalSeat } from '../../offline/record.ts';
import parts from '../parts.module.css';
import css from './replay.module.css';
import type { Recording } from './source.ts';
import type { Tape } from './tape.ts';

/** Everybody but one seat becomes a bot that carries the player's name. */
export function practiceSeats(names: readonly string[], own: number, bot: string): LocalSeat[] {
  return names.map((name, seat) =>
    seat === own ? { kind: 'person', name } : { kind: 'bot', name: `${name} (bot)`, bot },
  );
}

/** Practice from the moment shown: the same deal and answers up to here, then bots. */
export function PlayOnDialog(props: {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly recording: Recording;
  readonly tape: Tape;
  readonly at: number;
  readonly seat: number;
}): ReactElement {
  const { dialog, recording, tape, at } = props;
  const bots = Object.keys(BOTS);
  const [seat, setSeat] = useState<number | null>(null);
  const [bot, setBot] = useState(bots[bots.length - 1] ?? '');
  const [trouble, setTrouble] = useState('');
  const navigate = useNavigate();
  const own = seat ?? props.seat;
  const start = async (): Promise<void> => {
    const { localTables } = await import('../../offline/index.ts');
    const seats = practiceSeats(tape.names, own, bot);
    const wish = { log: recording.log, at, seats, from: recording.id };
    const outcome = await localTables.practise(wish);
    if (!outcome.ok) setTrouble(outcome.error.message);
    else await navigate({ to: '/local/$id', params: { id: outcome.value.id } });
  };
  return (
    <dialog ref={dialog} className={parts['dialog']} aria-label="Play on from here">
      <form
        className={css['sheet']}
        onSubmit={(event) => {
          event.preventDefault();
          start().catch((error: unknown) => setTrouble(String(error)));
        }}
      >
        <h2>Play on from answer {at}</h2>
        <p className={parts['soft']}>
          This is practice on this device: the same deal up to here, then bots take the other seats.
          It is marked as practice and does not count.
        </p>
        <label className={parts['field']}>
          You play
          <select value={own} onChange={({ target }) => setSeat(Number(target.value))}>
            {tape.names.map((name, i) => (
              <option key={name} value={i}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className={parts['field']}>
          The others are
          <select value={bot} onChange={({ target }) => setBot(target.value)}>
            {bots.map((name) => (
              <option key={name} value={name}>
                {name} bots
              </option>
            ))}
          </select>
        </label>
        {trouble === '' ? null : (
          <p className={parts['trouble']} role="alert">
            {trouble}
          </p>
        )}
        <p className={css['ways']}>
          <button type="button" className={parts['quiet']} onClick={() => dialog.current?.close()}>
            Back to the replay
          </button>
          <button type="submit" className={parts['main']}>
            Play on
          </button>
        </p>
      </form>
    </dialog>
  );
}
