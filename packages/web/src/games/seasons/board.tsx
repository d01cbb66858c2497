import type { ReactElement } from 'react';
import { useWide } from '../../shell/use-wide.ts';
import type { TableModel } from '../../table/model.ts';
import { SeatNumbers } from '../../table/seat-numbers.tsx';
import { Stage } from '../../table/stage.tsx';
import css from './board.module.css';
import { Draft, Taken } from './draft.tsx';
import { Middle } from './middle.tsx';
import { OtherSeat } from './others.tsx';
import { NoSeat, OwnArea } from './own.tsx';
import { isPrelude } from './places.ts';
import { OwnDie, Reserve } from './things.tsx';

/** The table of Seasons. */
export function SeasonsBoard({ model }: { readonly model: TableModel }): ReactElement {
  const { you, names } = model;
  const wide = useWide();
  // The others in turn order, from the viewer's left.
  const first = you === null ? 0 : you + 1;
  const others = names.map((_, i) => (first + i) % names.length).filter((seat) => seat !== you);
  const drafting = isPrelude(model);
  const seats = (
    <div className={css['others']} data-many={others.length}>
      {others.map((seat) => (
        <OtherSeat key={seat} model={model} seat={seat} />
      ))}
    </div>
  );
  return (
    <Stage
      shared={
        <div className={css['board']}>
          {wide ? seats : null}
          {drafting ? <Draft model={model} /> : <Middle model={model} />}
          {wide ? null : seats}
          {wide || you === null || drafting ? null : (
            <div className={css['foot']} data-seat={you}>
              <OwnDie model={model} seat={you} />
              <Reserve model={model} seat={you} />
              <SeatNumbers seat={you} />
            </div>
          )}
        </div>
      }
      own={
        you === null ? (
          <NoSeat />
        ) : drafting ? (
          <Taken model={model} seat={you} />
        ) : (
          <OwnArea model={model} seat={you} />
        )
      }
    />
  );
}
