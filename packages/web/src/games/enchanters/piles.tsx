import type { SeenCard } from '@conclave/kernel';
import type { ReactElement } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { Card } from '../../table/card.tsx';
import { type TableModel, useModel } from '../../table/model.ts';
import { OneNumber } from '../../table/seat-numbers.tsx';
import { SeatSign } from '../../table/seat-panel.tsx';
import { useRoving } from '../../table/zone.tsx';
import { ActionButton } from './action-button.tsx';
import { actionSentences, actionsOn } from './actions.ts';
import { numbers } from './numbers.ts';
import css from './piles.module.css';
import { artifactOf, cardOf, PILES, type PileName, type Place, placeOf } from './places.ts';
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
  const info = model.snapshot.info.seats[seat];
  const acts = model.snapshot.pending.some((entry) => entry.seat === seat);
  return (
    <div className={css['own']} data-acts={acts ? '' : undefined} data-seat={seat}>
      <section className={css['you']} aria-label="You">
        <header>
          {info === undefined ? null : <SeatSign seat={seat} info={info} />}
          <div>
            <h2>You {acts ? <span className={css['turn']}>to act</span> : null}</h2>
            <p className={css['artifact']}>{artifactOf(model, seat)}</p>
          </div>
        </header>
        <div className={css['numbers']}>
          {numbers(model, seat).map((number) => (
            <OneNumber key={number.label} number={number} words />
          ))}
        </div>
      </section>
      <div className={css['piles']}>
        {PILES.map(({ name, title }) => (
          <OwnPile key={name} name={name} title={title} place={placeOf(model, name, seat)} />
        ))}
      </div>
    </div>
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
      <h3 className={css['label']}>
        <Icon glyph={SIGN[name]} /> {title} <small>{cards.length}</small>
      </h3>
      <ul
        className={css['fan']}
        data-zone={zone}
        aria-label={`${title}, ${cards.length === 1 ? '1 card' : `${cards.length} cards`}`}
        onKeyDown={roving.onKeyDown}
      >
        {top === undefined ? (
          <li className={css['none']}>no trophy yet</li>
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

/** An onlooker has no area. */
export function NoSeat(): ReactElement {
  const { snapshot } = useModel();
  return (
    <p className={css['onlooker']}>
      {snapshot.story === undefined
        ? 'You are looking on. All that lies on this table is open but the Adventure Deck.'
        : 'Choose whose eyes you look with below.'}
    </p>
  );
}
