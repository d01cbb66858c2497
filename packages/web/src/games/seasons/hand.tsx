import type { SeenCard } from '@conclave/kernel/look';
import type { ReactElement } from 'react';
import { Card } from '../../table/card.tsx';
import { whyNotFor } from '../../table/choose.ts';
import layout from '../../table/layout.module.css';
import type { TableModel } from '../../table/model.ts';
import { useRoving } from '../../table/zone.tsx';
import css from './hand.module.css';
import { placeOf, tableOf } from './places.ts';
import { isPayable, type Price, priceOf, priceWords, shortReason } from './price.ts';
import { Crystals, Token } from './rich.tsx';

/** One's own hand: under each card what it would cost now, and why it cannot be summoned. */
export function Hand(props: { readonly model: TableModel; readonly seat: number }): ReactElement {
  const { model, seat } = props;
  const { zone, cards } = placeOf(model, 'hand', seat);
  const roving = useRoving();
  const at = Math.min(roving.at, Math.max(0, cards.length - 1));
  return (
    <ul
      className={css['hand']}
      data-zone={zone}
      aria-label={`your hand, ${cards.length === 1 ? '1 card' : `${cards.length} cards`}`}
      onKeyDown={roving.onKeyDown}
    >
      {cards.length === 0 ? <li className={layout['gap']}>no card in hand</li> : null}
      {cards.map((card, i) => (
        <li key={card.slot}>
          <HandCard model={model} seat={seat} card={card} tabIndex={i === at ? 0 : -1} />
        </li>
      ))}
    </ul>
  );
}

function HandCard(props: {
  readonly model: TableModel;
  readonly seat: number;
  readonly card: SeenCard;
  readonly tabIndex: number;
}): ReactElement {
  const { model, seat, card, tabIndex } = props;
  if (card.face < 0) return <Card card={card} tabIndex={tabIndex} />;
  const price = priceOf(tableOf(model), seat, card.slot);
  const why =
    model.decision?.question === 'act' ? whyNotFor(model.decision, [card.slot]) : undefined;
  const words = priceWords(price);
  const reason = why === undefined ? undefined : shortReason(why.rule, price);
  return (
    <>
      <Card card={card} where={words} tabIndex={tabIndex} />
      <span
        className={css['price']}
        data-payable={isPayable(price) ? '' : undefined}
        title={words}
        aria-hidden="true"
      >
        <PriceTokens price={price} />
      </span>
      {reason === undefined || why === undefined ? null : (
        <span className={css['why']} title={`${why.reason} (${why.rule})`} aria-hidden="true">
          {reason}
        </span>
      )}
    </>
  );
}

function PriceTokens({ price }: { readonly price: Price }): ReactElement {
  const { tokens, crystals, toll, short, declared } = price;
  const gems = crystals + toll;
  return (
    <>
      {tokens.map(({ type, state }, i) => (
        <Token key={`${type}${String(i)}`} type={type} state={state} />
      ))}
      {declared ? '1–4' : null}
      {gems > 0 ? <Crystals n={gems} state={short > 0 ? 'missing' : 'there'} /> : null}
      {tokens.length === 0 && gems === 0 ? 'free' : null}
    </>
  );
}
