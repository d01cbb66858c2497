import type { StealChance } from '@conclave/game-techno-enchanters';
import type { ReactElement } from 'react';
import type { TableModel } from '../../table/model.ts';
import { counterOf } from '../../table/places.ts';
import { SeatPanel } from '../../table/seat-panel.tsx';
import { Zone } from '../../table/zone.tsx';
import css from './board.module.css';
import { CharacterChip } from './character.tsx';
import { placeOf, rowsOf } from './places.ts';
import { Row } from './row.tsx';

/** Another player: both rows, the sign, treasures and what lies in hand and aside. */
export function OtherSeat(props: {
  readonly model: TableModel;
  readonly seat: number;
  readonly chances: ReadonlyMap<number, StealChance>;
}): ReactElement {
  const { model, seat, chances } = props;
  const name = model.names[seat] ?? '';
  const shown = placeOf(model, 'shown', seat);
  const treasures = placeOf(model, 'treasures', seat);
  const out = counterOf(model, 'out', seat) === 1;
  return (
    <SeatPanel seat={seat} className={css['other']} compact>
      <div className={css['holds']} data-out={out ? '' : undefined}>
        <div className={css['keeps']}>
          <CharacterChip model={model} seat={seat} />
          {out ? <span className={css['chip']}>out of the game</span> : null}
          <Zone {...treasures} title={`${name}'s treasures`} tight />
          {shown.cards.length === 0 ? null : (
            <Zone {...shown} title={`${name}'s face-up treasures`} tight className={css['shown']} />
          )}
          <Zone {...placeOf(model, 'hand', seat)} title={`${name}'s hand`} tight />
          <Zone
            {...placeOf(model, 'aside', seat)}
            title={`${name}'s cards set aside`}
            tight
            className={css['aside']}
          />
        </div>
        <div className={css['rows']}>
          {rowsOf(model, seat).map((place, i) => (
            <Row
              key={place.zone}
              model={model}
              place={place}
              title={`${name}'s ${i === 0 ? 'first' : 'second'} row`}
              chances={chances}
            />
          ))}
        </div>
      </div>
    </SeatPanel>
  );
}
