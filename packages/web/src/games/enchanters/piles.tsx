import type { SeenCard } from '@conclave/kernel/look';
import type { ReactElement } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { Card } from '../../table/card.tsx';
import layout from '../../table/layout.module.css';
import { type TableModel, useModel } from '../../table/model.ts';
import { cardOf, type Place } from '../../table/places.ts';
import { OneNumber } from '../../table/seat-numbers.tsx';
import { OwnSeat, ToAct } from '../../table/seats.tsx';
import { useRoving } from '../../table/zone.tsx';
import { ActionButton } from './action-button.tsx';
import { actionSentences, actionsOn } from './actions.ts';
import { numbers } from './numbers.ts';
import css from './piles.module.css';
import { artifactOf, PILES, type PileName, placeOf } from './places.ts';
import { TYPE_GLYPHS } from './signs.ts';
import { Slip } from './slip.tsx';

const SIGN: Readonly<Record<PileName, string>> = {
  item: TYPE_GLYPHS['item'] ?? '',
  enchantment: TYPE_GLYPHS['enchantment'] ?? '',
  trophy: TYPE_GLYPHS['monster'] ?? '',
};

/** The viewer's own things: numbers, the artifact's name, and the three piles. */
export function OwnArea(props: {
  readonly model: TableModel;
  readonly seat: number;
}): ReactElement {
  const { model, seat } = props;
  return (
    <OwnSeat
      seat={seat}
      className={css['own']}
      head={
        <div>
          <h2>
            You <ToAct seat={seat} />
          </h2>
          <p className={css['artifact']}>{artifactOf(model, seat)}</p>
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
      <div className={css['piles']}>
        {PILES.map(({ name, title }) => (
          <OwnPile key={name} name={name} title={title} place={placeOf(model, name, seat)} />
        ))}
      </div>
    </OwnSeat>
  );
}

/** E-3.2: the top card whole, of every card under it only the lower part. */
export function OwnPile(props: {
  readonly name: PileName;
  readonly title: string;
  readonly place: Place;
  readonly whose?: string;
}): ReactElement {
  const { name, title, place, whose = 'your' } = props;
  const { zone, cards } = place;
  const [top, ...covered] = cards;
  const roving = useRoving();
  const at = Math.min(roving.at, Math.max(0, cards.length - 1));
  return (
    <section className={css['pile']} aria-label={`${whose} ${title}`}>
      <h3 className={`${layout['label']} ${css['label']}`}>
        <Icon glyph={SIGN[name]} /> {title} <small>{cards.length}</small>
      </h3>
      <ul
        className={css['fan']}
        data-zone={zone}
        aria-label={`${title}, ${cards.length === 1 ? '1 card' : `${cards.length} cards`}`}
        onKeyDown={roving.onKeyDown}
      >
        {top === undefined ? (
          <li className={layout['gap']}>no trophy yet</li>
        ) : (
          <li className={css['top']}>
            <Card
              key={top.slot}
              card={top}
              where={`top of ${whose} ${title}`}
              tabIndex={at === 0 ? 0 : -1}
            />
            {whose === 'your' ? <Actions card={top} /> : null}
          </li>
        )}
        {covered.map((card, i) => (
          <li key={card.slot} className={css['covered']}>
            <Slip
              card={card}
              shape="strip"
              where={`covered in ${whose} ${title}`}
              tabIndex={at === i + 1 ? 0 : -1}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The actions of an own top card, on the card itself. */
function Actions({ card }: { readonly card: SeenCard }): ReactElement | null {
  const model = useModel();
  const info = cardOf(model, card);
  if (info === undefined) return null;
  const actions = actionsOn(model, card, actionSentences(info.text), true).filter(
    ({ offered }) => offered,
  );
  if (actions.length === 0) return null;
  return (
    <span className={css['actions']}>
      {actions.map((action) => (
        <ActionButton key={action.code} action={action} name={info.name} slot={card.slot} brief />
      ))}
    </span>
  );
}
