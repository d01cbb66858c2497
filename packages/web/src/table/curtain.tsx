import { type ReactElement, useEffect, useRef } from 'react';
import type { TableConnection, TableSnapshot } from './connection.ts';
import css from './overlay.module.css';
import { SeatSign } from './seat-panel.tsx';

/** Between two people on one screen: nothing shows until the next one is there. */
export function Curtain(props: {
  readonly connection: TableConnection;
  readonly snapshot: TableSnapshot;
}): ReactElement | null {
  const { connection, snapshot } = props;
  const button = useRef<HTMLButtonElement>(null);
  const seat = snapshot.curtain?.seat;
  useEffect(() => {
    if (seat !== undefined) button.current?.focus();
  }, [seat]);
  if (seat === undefined) return null;
  const info = snapshot.info.seats[seat];
  if (info === undefined) return null;
  return (
    <section className={css['curtain']} aria-label="Hand over the screen">
      <SeatSign seat={seat} info={info} />
      <h1>{info.name}</h1>
      <p>Please hand over the screen. Nobody else should look.</p>
      <button
        ref={button}
        type="button"
        className={css['go']}
        onClick={() => connection.liftCurtain()}
      >
        I am {info.name}
      </button>
    </section>
  );
}
