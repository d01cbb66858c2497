import type { ReactElement } from 'react';
import { type TableModel, useModel } from '../../table/model.ts';
import { OneNumber } from '../../table/seat-numbers.tsx';
import { SeatSign } from '../../table/seat-panel.tsx';
import { Zone } from '../../table/zone.tsx';
import board from './board.module.css';
import type { Possible } from './gatherings.ts';
import { numbers } from './numbers.ts';
import css from './own.module.css';
import { placeOf } from './places.ts';
import { Workbench } from './workbench.tsx';

/** The viewer's own things: points, objects, hand, and what the hand can make. */
export function OwnArea(props: {
  readonly model: TableModel;
  readonly seat: number;
  readonly possible: readonly Possible[];
}): ReactElement {
  const { model, seat, possible } = props;
  const hand = placeOf(model, 'hand', seat);
  const objects = placeOf(model, 'objects', seat);
  const front = placeOf(model, 'front', seat);
  const info = model.snapshot.info.seats[seat];
  const acts = model.snapshot.pending.some((entry) => entry.seat === seat);
  return (
    <div className={css['own']} data-acts={acts ? '' : undefined} data-seat={seat}>
      <section className={css['you']} aria-label="You">
        <header>
          {info === undefined ? null : <SeatSign seat={seat} info={info} />}
          <h2>You</h2>
        </header>
        {numbers(model, seat).map((number) => (
          <OneNumber key={number.label} number={number} words />
        ))}
        <div className={css['treasury']}>
          {front.cards.length === 0 ? null : (
            <Zone {...front} title="before you" className={board['front']} />
          )}
          <Zone {...objects} title="your objects" tight />
        </div>
      </section>
      <section className={css['hand']} aria-label="Your hand">
        <h2 className={board['label']}>
          Your hand <small>{hand.cards.length}</small>
        </h2>
        <Zone
          {...hand}
          title="your hand"
          tight={hand.cards.length > 5}
          places={hand.cards.length === 0 ? 1 : 0}
          empty="empty"
        />
      </section>
      <Workbench possible={possible} />
    </div>
  );
}

/** An onlooker has no area; the table tells what is public. */
export function NoSeat(): ReactElement {
  const { snapshot } = useModel();
  return (
    <p className={css['onlooker']}>
      {snapshot.story === undefined
        ? `You are looking on${snapshot.info.title === '' ? '' : ` at ${snapshot.info.title}`}. Hands and objects stay hidden until the game ends.`
        : 'Every card lies open, as nobody saw it in the game. Choose whose eyes you look with below.'}
    </p>
  );
}
