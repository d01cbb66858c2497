import type { SeenCard } from '@conclave/kernel/look';
import type { ReactElement } from 'react';
import { Card } from './card.tsx';
import { CardsButton } from './cards-button.tsx';
import { useModel } from './model.ts';
import css from './pile.module.css';

/** Cards on top of each other: the top one shows, and the pile fans out where faces are known. */
export function Pile(props: {
  readonly zone: number;
  readonly title: string;
  readonly cards: readonly SeenCard[];
  /** Whether there is anything to see inside. */
  readonly fans?: boolean;
}): ReactElement {
  const { zone, title, cards, fans = false } = props;
  const model = useModel();
  const top = cards[0];
  const option = model.decision?.options.find((entry) => entry.zone === zone);
  const inside = (
    <>
      {title} <b>{cards.length}</b>
    </>
  );
  return (
    <div
      className={css['pile']}
      data-zone={zone}
      data-legal={option === undefined ? undefined : ''}
    >
      <div className={css['stack']} data-deep={Math.min(3, Math.ceil(cards.length / 5))}>
        {top === undefined ? (
          <span className={css['none']}>empty</span>
        ) : (
          <Card key={top.slot} card={top} where={`top of the ${title}`} />
        )}
      </div>
      {option === undefined ? (
        <p className={css['title']}>
          {fans && cards.length > 1 ? (
            <CardsButton
              title={`${title}: ${cards.length} cards`}
              label={`${title}, ${cards.length} cards: show all`}
              button={inside}
              className={css['open']}
              cards={cards}
            />
          ) : (
            inside
          )}
        </p>
      ) : (
        <button type="button" className={css['choose']} onClick={() => model.pickZone(zone)}>
          {option.label}
        </button>
      )}
    </div>
  );
}
