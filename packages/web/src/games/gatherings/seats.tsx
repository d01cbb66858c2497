import type { ReactElement } from 'react';
import type { TableModel } from '../../table/model.ts';
import { SeatPanel } from '../../table/seat-panel.tsx';
import { Zone } from '../../table/zone.tsx';
import css from './board.module.css';
import { placeOf } from './places.ts';

/** Another player: the backs in the hand, the letters of the objects, a Proxima that waits. */
export function OtherSeat(props: {
  readonly model: TableModel;
  readonly seat: number;
}): ReactElement {
  const { model, seat } = props;
  const name = model.names[seat] ?? '';
  const hand = placeOf(model, 'hand', seat);
  const objects = placeOf(model, 'objects', seat);
  const front = placeOf(model, 'front', seat);
  return (
    <SeatPanel seat={seat} className={css['other']}>
      <div className={css['holds']}>
        <Zone {...hand} title={`${name}'s hand`} tight />
        {front.cards.length === 0 ? null : (
          <Zone {...front} title={`before ${name}`} className={css['front']} />
        )}
        <Zone {...objects} title={`${name}'s objects`} tight className={css['treasures']} />
      </div>
    </SeatPanel>
  );
}
