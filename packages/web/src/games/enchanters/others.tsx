import type { ReactElement } from 'react';
import { cardPickup } from '../../icons/enchanters.ts';
import { Icon } from '../../icons/icon.tsx';
import { LookButton } from '../../table/cards-button.tsx';
import type { TableModel } from '../../table/model.ts';
import { cardOf } from '../../table/places.ts';
import { SeatPanel } from '../../table/seat-panel.tsx';
import { useRoving } from '../../table/zone.tsx';
import css from './others.module.css';
import { OwnPile } from './piles.tsx';
import { artifactOf, PILES, type PileName, placeOf } from './places.ts';
import { Slip, TopNumbers } from './slip.tsx';

/** Another player: numbers, the artifact's name, and of each pile the top and what is covered. */
export function OtherSeat(props: {
  readonly model: TableModel;
  readonly seat: number;
}): ReactElement {
  const { model, seat } = props;
  return (
    <SeatPanel seat={seat} className={css['other']} compact>
      <div className={css['holds']}>
        {PILES.map(({ name, title }) => (
          <Row key={name} model={model} seat={seat} pile={name} title={title} />
        ))}
        <AllPiles model={model} seat={seat} />
      </div>
    </SeatPanel>
  );
}

function Row(props: {
  readonly model: TableModel;
  readonly seat: number;
  readonly pile: PileName;
  readonly title: string;
}): ReactElement {
  const { model, seat, pile, title } = props;
  const { zone, cards } = placeOf(model, pile, seat);
  const name = model.names[seat] ?? '';
  const roving = useRoving();
  const at = Math.min(roving.at, Math.max(0, cards.length - 1));
  const [top, ...covered] = cards;
  const info = cardOf(model, top);
  return (
    <ul
      className={css['row']}
      data-zone={zone}
      aria-label={`${name}'s ${title}, ${cards.length === 1 ? '1 card' : `${cards.length} cards`}`}
      onKeyDown={roving.onKeyDown}
    >
      {top === undefined ? (
        <li className={css['none']}>no trophy yet</li>
      ) : (
        <li>
          <Slip
            card={top}
            shape="chip"
            where={`top of ${name}'s ${title}`}
            tabIndex={at === 0 ? 0 : -1}
          />
        </li>
      )}
      {info === undefined ? null : (
        <li className={css['covered']}>
          <TopNumbers card={info} />
        </li>
      )}
      {covered.map((card, i) => (
        <li key={card.slot} className={css['covered']}>
          <Slip
            card={card}
            shape="token"
            where={`covered in ${name}'s ${title}`}
            tabIndex={at === i + 1 ? 0 : -1}
          />
        </li>
      ))}
    </ul>
  );
}

/** The piles of another player laid out as large as one's own. */
function AllPiles({
  model,
  seat,
}: {
  readonly model: TableModel;
  readonly seat: number;
}): ReactElement {
  const name = model.names[seat] ?? '';
  const artifact = artifactOf(model, seat);
  return (
    <LookButton
      title={`${name}: ${artifact}`}
      label={`${artifact}: show ${name}'s piles`}
      button={<Icon glyph={cardPickup} />}
      className={css['artifact']}
    >
      <div className={css['large']}>
        {PILES.map(({ name: pile, title }) => (
          <OwnPile
            key={pile}
            name={pile}
            title={title}
            whose={`${name}'s`}
            place={placeOf(model, pile, seat)}
          />
        ))}
      </div>
    </LookButton>
  );
}
