import type { ZoneSpec } from '@conclave/kernel';
import type { SeenCard } from '@conclave/kernel/look';
import type { ReactElement } from 'react';
import { defaultArt } from './default-art.tsx';
import css from './generic-board.module.css';
import type { GameBoard, TableModel } from './model.ts';
import { Pile } from './pile.tsx';
import { SeatPanel } from './seat-panel.tsx';
import { othersOf } from './seats.tsx';
import { Stage } from './stage.tsx';
import { Zone } from './zone.tsx';

/** More cards than this lie on a pile where nobody needs to see each of them. */
const PILE_FROM = 7;

interface Place {
  readonly zone: number;
  readonly title: string;
  readonly spec: ZoneSpec;
  readonly cards: readonly SeenCard[];
}

/** The places of one seat, or those that belong to nobody (-1). */
function placesOf({ table, sight }: TableModel, seat: number): Place[] {
  const out: Place[] = [];
  for (const [name, spec] of Object.entries(table.spec.zones)) {
    const own = spec.of === 'seat';
    if (own !== seat >= 0) continue;
    const start = table.layout.zoneStart.get(name) ?? 0;
    const lists = sight.zones[name] ?? [];
    lists.forEach((cards, i) => {
      if (own && i !== seat) return;
      const title = !own && lists.length > 1 ? `${spec.title} ${i + 1}` : spec.title;
      out.push({ zone: start + i, title, spec, cards });
    });
  }
  return out;
}

function countersOf({ table, sight }: TableModel, seat: number): [string, number][] {
  return Object.entries(table.spec.counters)
    .filter(([, spec]) => (spec.of === 'seat') === seat >= 0 && spec.see !== 'none')
    .map(([name, spec]) => [spec.title, sight.counters[name]?.[Math.max(0, seat)] ?? 0]);
}

function PlaceView({ place }: { readonly place: Place }): ReactElement {
  const { zone, title, spec, cards } = place;
  const hidden = cards.length > 0 && cards.every((card) => card.face < 0);
  const asPile = cards.length >= PILE_FROM || (hidden && spec.of !== 'seat' && cards.length > 1);
  return (
    <div className={css['place']}>
      <h3>{title}</h3>
      {asPile ? (
        <Pile zone={zone} title={title} cards={cards} fans={!hidden} />
      ) : (
        <Zone zone={zone} title={title} cards={cards} places={1} tight={cards.length > 5} />
      )}
    </div>
  );
}

function Counters(props: { readonly model: TableModel; readonly seat: number }): ReactElement {
  return (
    <dl className={css['counters']}>
      {countersOf(props.model, props.seat).map(([title, value]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function SeatArea(props: { readonly model: TableModel; readonly seat: number }): ReactElement {
  const { model, seat } = props;
  return (
    <SeatPanel seat={seat}>
      <Counters model={model} seat={seat} />
      <div className={css['places']}>
        {placesOf(model, seat).map((place) => (
          <PlaceView key={place.zone} place={place} />
        ))}
      </div>
    </SeatPanel>
  );
}

/** Any game, drawn from its zones and counters alone. */
function GenericBoard({ model }: { readonly model: TableModel }): ReactElement {
  const { you, names } = model;
  const others = othersOf(you, names.length);
  return (
    <Stage
      scrolls
      shared={
        <div className={css['board']}>
          <div className={css['others']}>
            {others.map((seat) => (
              <SeatArea key={seat} model={model} seat={seat} />
            ))}
          </div>
          <div className={css['places']}>
            {placesOf(model, -1).map((place) => (
              <PlaceView key={place.zone} place={place} />
            ))}
          </div>
          <Counters model={model} seat={-1} />
        </div>
      }
      own={
        <div className={css['board']} data-own="">
          {you === null ? null : <SeatArea model={model} seat={you} />}
        </div>
      }
    />
  );
}

export const genericBoard: GameBoard = { Board: GenericBoard, art: defaultArt };
