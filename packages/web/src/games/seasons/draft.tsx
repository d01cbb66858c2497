import type { SeenCard } from '@conclave/kernel/look';
import type { ReactElement } from 'react';
import type { TableModel } from '../../table/model.ts';
import { cardOfSlot } from '../../table/places.ts';
import { Zone } from '../../table/zone.tsx';
import css from './draft.module.css';
import { EnchantmentView } from './middle.tsx';
import { counterOf, neighbours, placeOf } from './places.ts';
import { Split } from './split.tsx';

/** S-3: the Prelude. Packets go round, cards are split, tokens chosen; everybody at once. */
export function Draft({ model }: { readonly model: TableModel }): ReactElement {
  const { you } = model;
  return (
    <div className={css['prelude']}>
      {you === null ? (
        <p className={css['word']}>The players choose their cards in secret.</p>
      ) : (
        <Choosing model={model} seat={you} />
      )}
      <EnchantmentView model={model} />
    </div>
  );
}

function Choosing(props: { readonly model: TableModel; readonly seat: number }): ReactElement {
  const { model, seat } = props;
  const packet = placeOf(model, 'packet', seat);
  const pool = placeOf(model, 'pool', seat);
  const offered = placeOf(model, 'offered', seat);
  const asked = model.decision?.question;
  if (asked === 'split') return <Split model={model} seat={seat} />;
  if (packet.cards.length > 0) {
    return (
      <Packet
        model={model}
        seat={seat}
        title={asked === 'keepNine' ? 'Your cards' : 'Your packet'}
        zone={packet.zone}
        cards={packet.cards}
      />
    );
  }
  if (pool.cards.length > 0) {
    return (
      <Packet
        model={model}
        seat={seat}
        title="Cards you took"
        zone={pool.zone}
        cards={pool.cards}
      />
    );
  }
  return (
    <Packet
      model={model}
      seat={seat}
      title="Ability tokens offered to you"
      zone={offered.zone}
      cards={offered.cards}
    />
  );
}

/** Cards to choose from, as large as there is room, and where they come from and go to. */
function Packet(props: {
  readonly model: TableModel;
  readonly seat: number;
  readonly title: string;
  readonly zone: number;
  readonly cards: readonly SeenCard[];
}): ReactElement {
  const { model, seat, title, zone, cards } = props;
  const { to } = neighbours(model.names.length, seat);
  const picked = counterOf(model, 'pick', seat);
  const many = cards.length > 12 ? 'most' : cards.length > 6 ? 'more' : 'few';
  const passes = model.decision?.question === 'pick' && cards.length > 1;
  return (
    <section className={css['packet']} aria-label={title} data-many={many}>
      <h2>
        {title} <small>{cards.length === 1 ? '1 card' : `${cards.length} cards`}</small>
        {passes ? <span>the rest goes to {model.names[to]}</span> : null}
      </h2>
      <Zone zone={zone} title={title} cards={cards} className={css['cards']} />
      {model.decision === null && picked > 0 ? (
        <p className={css['word']} role="status">
          You chose {cardOfSlot(model, picked - 1)?.name ?? 'your cards'}. The others are still
          choosing.
        </p>
      ) : null}
    </section>
  );
}

/** What was taken so far, or what lies ready: the own area before the first round. */
export function Taken(props: { readonly model: TableModel; readonly seat: number }): ReactElement {
  const { model, seat } = props;
  const sets = [
    { title: 'Cards you took', ...placeOf(model, 'pool', seat) },
    { title: 'Hand', ...placeOf(model, 'hand', seat) },
    { title: 'Library II', ...placeOf(model, 'library2', seat) },
    { title: 'Library III', ...placeOf(model, 'library3', seat) },
  ].filter(({ cards }) => cards.length > 0);
  const splitting = model.decision?.question === 'split';
  return (
    <div className={css['taken']}>
      {sets.length === 0 || splitting ? (
        <p className={css['word']}>
          {splitting
            ? 'The hand is played in the first year; the libraries come in the second and third.'
            : 'You have taken no card yet.'}
        </p>
      ) : (
        sets.map(({ title, zone, cards }) => (
          <section key={zone} aria-label={title}>
            <h3>
              {title} <small>{cards.length}</small>
            </h3>
            <Zone
              zone={zone}
              title={title}
              cards={cards}
              tight={sets.length > 1 || cards.length > 6}
            />
          </section>
        ))
      )}
    </div>
  );
}
