import { PLACES, priceOf } from '@conclave/game-enchanters';
import type { SeenCard } from '@conclave/kernel/look';
import type { ReactElement } from 'react';
import { Card } from '../../table/card.tsx';
import layout from '../../table/layout.module.css';
import type { TableModel } from '../../table/model.ts';
import { counterOf } from '../../table/places.ts';
import { useRoving } from '../../table/zone.tsx';
import { foresee } from './foresight.ts';
import { pickedCard, placeOf, tableOf } from './places.ts';
import { Count, SignIcon } from './rich.tsx';
import css from './track.module.css';

/** E-2.16: six places; the number of a place is its price, unless something changes it. */
const places = Array.from({ length: PLACES }, (_, place) => place);

export function Track(props: {
  readonly model: TableModel;
  readonly look: (slot: number | null) => void;
}): ReactElement {
  const { model, look } = props;
  const roving = useRoving();
  const picked = pickedCard(model);
  const seat = model.you ?? counterOf(model, 'active');
  const at = Math.min(roving.at, PLACES - 1);
  const shown = places.map((place) => {
    const { zone, cards } = placeOf(model, 'track', place);
    const taken = picked?.from === place ? picked.card : undefined;
    return {
      place,
      zone,
      card: cards[0] ?? taken,
      taken: cards[0] === undefined && taken !== undefined,
    };
  });
  const focusable = shown.filter(({ card }) => card !== undefined);
  return (
    <section className={css['track']} aria-label="Journey Track">
      <ol onKeyDown={roving.onKeyDown}>
        {shown.map(({ place, zone, card, taken }) => (
          <li
            key={place}
            data-zone={zone}
            data-taken={taken ? '' : undefined}
            onPointerEnter={() => look(card?.slot ?? null)}
            onPointerLeave={() => look(null)}
            onFocus={() => look(card?.slot ?? null)}
            onBlur={() => look(null)}
          >
            {card === undefined ? (
              <span className={layout['gap']}>empty</span>
            ) : (
              <Spot
                model={model}
                card={card}
                place={place}
                seat={seat}
                taken={taken}
                focused={
                  focusable.findIndex((entry) => entry.place === place) ===
                  Math.min(at, focusable.length - 1)
                }
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Spot(props: {
  readonly model: TableModel;
  readonly card: SeenCard;
  readonly place: number;
  readonly seat: number;
  readonly taken: boolean;
  readonly focused: boolean;
}): ReactElement {
  const { model, card, place, seat, taken, focused } = props;
  const table = tableOf(model);
  const price = taken ? 0 : priceOf(table, place, seat);
  const { creature, forecast, strikes } = foresee(table, seat, card.slot, place, null);
  const wounds = strikes.find((strike) => strike.seat === seat)?.wounds ?? 0;
  const reach = forecast.missing > 0 && model.standing(card.slot) === 'legal';
  const costs = taken ? 'being taken' : price === 0 ? 'free' : `costs ${price}`;
  const short =
    creature && forecast.missing > 0
      ? `, ${forecast.missing} Attack missing`
      : creature
        ? `, you would take ${wounds} wounds`
        : '';
  return (
    <>
      <Card
        key={card.slot}
        card={card}
        where={`place ${place}, ${costs}${short}`}
        tabIndex={focused ? 0 : -1}
      />
      {creature ? (
        <span
          className={css['verdict']}
          data-short={forecast.missing > 0 ? '' : undefined}
          data-reach={reach ? '' : undefined}
          aria-hidden="true"
        >
          {forecast.missing > 0 ? (
            <Count sign="attack" n={`−${forecast.missing}`} />
          ) : (
            <Count sign="wounds" n={wounds} />
          )}
        </span>
      ) : null}
      <span
        className={css['price']}
        data-cut={price < place && !taken ? '' : undefined}
        aria-hidden="true"
      >
        {taken ? (
          'taken'
        ) : price === 0 ? (
          'free'
        ) : (
          <>
            {price}
            <SignIcon sign="crystals" />
          </>
        )}
      </span>
    </>
  );
}
