import type { ReactElement } from 'react';
import layout from '../../table/layout.module.css';
import type { TableModel } from '../../table/model.ts';
import { OneNumber } from '../../table/seat-numbers.tsx';
import { OwnSeat } from '../../table/seats.tsx';
import { Zone } from '../../table/zone.tsx';
import board from './board.module.css';
import { CharacterChip } from './character.tsx';
import { numbers } from './numbers.ts';
import css from './own.module.css';
import { Pad } from './pad.tsx';
import { placeOf, rowsOf } from './places.ts';
import { Row } from './row.tsx';

/** The viewer's own things: sign and numbers, rows, hand, treasures, and the notes. */
export function OwnArea(props: {
  readonly model: TableModel;
  readonly seat: number;
}): ReactElement {
  const { model, seat } = props;
  const hand = placeOf(model, 'hand', seat);
  const looking = placeOf(model, 'looking', seat);
  const treasures = placeOf(model, 'treasures', seat);
  const shown = placeOf(model, 'shown', seat);
  const aside = placeOf(model, 'aside', seat);
  return (
    <OwnSeat
      seat={seat}
      className={css['own']}
      head={
        <div>
          <h2>You</h2>
          <CharacterChip model={model} seat={seat} />
        </div>
      }
      panel={
        <div className={css['numbers']}>
          {numbers(model, seat).map((number) => (
            <OneNumber key={number.label} number={number} words />
          ))}
        </div>
      }
    >
      <section className={css['rows']} aria-label="Your rows">
        <h2 className={layout['label']}>Your rows</h2>
        {rowsOf(model, seat).map((place, i) => (
          <Row
            key={place.zone}
            model={model}
            place={place}
            title={`your ${i === 0 ? 'first' : 'second'} row`}
          />
        ))}
      </section>
      <section className={css['hand']} aria-label="Your cards">
        <h2 className={layout['label']}>
          Your hand{' '}
          <small>
            {hand.cards.length}
            {aside.cards.length === 0 ? '' : `, ${aside.cards.length} set aside`}
          </small>
        </h2>
        <Zone
          {...hand}
          title="your hand"
          tight={hand.cards.length > 4}
          places={hand.cards.length === 0 ? 1 : 0}
          empty="empty"
        />
        <div className={css['below']}>
          {looking.cards.length === 0 ? null : (
            <Zone {...looking} title="cards you look at" className={css['looking']} />
          )}
          {shown.cards.length === 0 ? null : (
            <Zone {...shown} title="your face-up treasures" tight className={board['shown']} />
          )}
          <Zone {...treasures} title="your treasures" tight />
          <Zone {...aside} title="your cards set aside" tight className={board['aside']} />
        </div>
      </section>
      <Pad key={`${model.snapshot.info.id} ${seat}`} model={model} seat={seat} />
    </OwnSeat>
  );
}
