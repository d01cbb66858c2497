import type { ReactElement } from 'react';
import layout from '../../table/layout.module.css';
import type { TableModel } from '../../table/model.ts';
import { OneNumber } from '../../table/seat-numbers.tsx';
import { OwnSeat } from '../../table/seats.tsx';
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
  return (
    <OwnSeat
      seat={seat}
      className={css['own']}
      panelClass={css['you']}
      head={<h2>You</h2>}
      panel={
        <>
          {numbers(model, seat).map((number) => (
            <OneNumber key={number.label} number={number} words />
          ))}
          <div className={css['treasury']}>
            {front.cards.length === 0 ? null : (
              <Zone {...front} title="before you" className={board['front']} />
            )}
            <Zone {...objects} title="your objects" tight />
          </div>
        </>
      }
    >
      <section className={css['hand']} aria-label="Your hand">
        <h2 className={layout['label']}>
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
    </OwnSeat>
  );
}
