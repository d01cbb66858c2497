import type { ReactElement } from 'react';
import type { TableModel } from '../../table/model.ts';
import { OneNumber } from '../../table/seat-numbers.tsx';
import { SeatSign } from '../../table/seat-panel.tsx';
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
  const info = model.snapshot.info.seats[seat];
  const acts = model.snapshot.pending.some((entry) => entry.seat === seat);
  return (
    <div className={css['own']} data-acts={acts ? '' : undefined} data-seat={seat}>
      <section className={css['you']} aria-label="You">
        <header>
          {info === undefined ? null : <SeatSign seat={seat} info={info} />}
          <div>
            <h2>You</h2>
            <CharacterChip model={model} seat={seat} />
          </div>
        </header>
        <div className={css['numbers']}>
          {numbers(model, seat).map((number) => (
            <OneNumber key={number.label} number={number} words />
          ))}
        </div>
      </section>
      <section className={css['rows']} aria-label="Your rows">
        <h2 className={board['label']}>Your rows</h2>
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
        <h2 className={board['label']}>
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
    </div>
  );
}

/** An onlooker has no area; the table tells what is public. */
export function NoSeat({ model }: { readonly model: TableModel }): ReactElement {
  return (
    <p className={css['onlooker']}>
      {model.snapshot.story === undefined
        ? 'You are looking on. Characters, hands and treasures stay hidden until the game ends.'
        : 'Every card lies open, as nobody saw it in the game. Choose whose eyes you look with below.'}
    </p>
  );
}
