import type { ReactElement } from 'react';
import layout from '../../table/layout.module.css';
import type { TableModel } from '../../table/model.ts';
import { Pile } from '../../table/pile.tsx';
import { counterOf } from '../../table/places.ts';
import { Zone } from '../../table/zone.tsx';
import css from './board.module.css';
import { placeOf } from './places.ts';

const PARTS = ['enchantment', 'stealing', 'visions', 'stars', 'trimagic', 'cards'] as const;

/** The display, the treasure deck with the Queen near its end, and the cards that take effect. */
export function Middle({ model }: { readonly model: TableModel }): ReactElement {
  const display = placeOf(model, 'display');
  const inUse = placeOf(model, 'inUse');
  const deck = placeOf(model, 'treasureDeck');
  const bottom = placeOf(model, 'bottom');
  const under = placeOf(model, 'under');
  const top = deck.cards.length > 0 ? deck : bottom;
  const before = deck.cards.length;
  return (
    <div className={css['middle']}>
      <section className={css['display']} aria-label="Display">
        <h2 className={layout['label']}>
          Display <small>round {counterOf(model, 'round')} of 2</small>
        </h2>
        <div className={css['treasury']}>
          <Zone {...display} title="displayed treasures" places={3} />
          <div className={css['deck']}>
            <Pile zone={top.zone} cards={[...deck.cards, ...bottom.cards]} title="treasure deck" />
            <p
              className={css['queen']}
              data-near={before === 0 ? '' : undefined}
              title="The Queen is one of the last five treasures of the deck (T-2.2)"
            >
              {before === 0
                ? `Queen: one of ${bottom.cards.length}`
                : `Queen: after ${before} more`}
              {under.cards.length === 0 ? null : <small>({under.cards.length} under it)</small>}
            </p>
          </div>
        </div>
      </section>
      <section className={css['inUse']} aria-label="Taking effect">
        <h2 className={layout['label']}>
          Taking effect <small>{PARTS[counterOf(model, 'part')] ?? 'between the rounds'}</small>
        </h2>
        <Zone {...inUse} title="cards taking effect" places={inUse.cards.length === 0 ? 1 : 0} />
      </section>
      <div className={css['stacks']}>
        <Pile {...placeOf(model, 'deck')} title="draw pile" />
        <Pile {...discardOf(model)} title="discard" fans />
      </div>
    </div>
  );
}

/** The last card discarded lies on top. */
function discardOf(model: TableModel): ReturnType<typeof placeOf> {
  const { zone, cards } = placeOf(model, 'discard');
  return { zone, cards: [...cards].reverse() };
}
