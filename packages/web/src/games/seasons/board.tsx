import type { ReactElement } from 'react';
import { useWide } from '../../shell/use-wide.ts';
import layout from '../../table/layout.module.css';
import type { TableModel } from '../../table/model.ts';
import { SeatNumbers } from '../../table/seat-numbers.tsx';
import { NoSeat, Others } from '../../table/seats.tsx';
import { Stage } from '../../table/stage.tsx';
import css from './board.module.css';
import { Draft, Taken } from './draft.tsx';
import { Middle } from './middle.tsx';
import { OtherSeat } from './others.tsx';
import { OwnArea } from './own.tsx';
import { isPrelude } from './places.ts';
import { OwnDie, Reserve } from './things.tsx';

/** The table of Seasons. */
export function SeasonsBoard({ model }: { readonly model: TableModel }): ReactElement {
  const { you } = model;
  const wide = useWide();
  const drafting = isPrelude(model);
  const seats = <Others>{(seat) => <OtherSeat key={seat} model={model} seat={seat} />}</Others>;
  return (
    <Stage
      shared={
        <div className={layout['board']}>
          {wide ? seats : null}
          {drafting ? <Draft model={model} /> : <Middle model={model} />}
          {wide ? null : seats}
          {wide || you === null || drafting ? null : (
            <div className={`${layout['foot']} ${css['foot']}`} data-seat={you}>
              <OwnDie model={model} seat={you} />
              <Reserve model={model} seat={you} />
              <SeatNumbers seat={you} />
            </div>
          )}
        </div>
      }
      own={
        you === null ? (
          <NoSeat hidden="Hands and libraries stay hidden." />
        ) : drafting ? (
          <Taken model={model} seat={you} />
        ) : (
          <OwnArea model={model} seat={you} />
        )
      }
    />
  );
}
