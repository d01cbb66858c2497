import { plural } from '@conclave/kernel';
import type { CSSProperties, ReactElement } from 'react';
import { dragonHead, tombstone } from '../../icons/enchanters.ts';
import { Icon } from '../../icons/icon.tsx';
import { Card } from '../../table/card.tsx';
import { CardsButton } from '../../table/cards-button.tsx';
import type { TableModel } from '../../table/model.ts';
import { cardOf, counterOf } from '../../table/places.ts';
import { placeOf, tableOf } from './places.ts';
import { kingdomLook } from './signs.ts';
import css from './stacks.module.css';

const DECKS = ['seeded', 'deck', 'lowerDeck', 'depths'] as const;

/** E-2.8: what is left to come; which kingdoms are in it is known to all. */
export function AdventureDeck({ model }: { readonly model: TableModel }): ReactElement {
  const places = DECKS.map((name) => placeOf(model, name));
  const left = places.reduce((sum, { cards }) => sum + cards.length, 0);
  const mask = counterOf(model, 'kingdoms');
  const kingdoms = tableOf(model)
    .facts.content.kingdoms.filter((_, i) => (mask >> i) & 1)
    .map(({ name }) => kingdomLook(name));
  const words = `Adventure Deck, ${plural(left, 'card')}: ${kingdoms.map(({ word }) => word).join(', ')}`;
  return (
    <section
      className={css['deck']}
      aria-label={words}
      title={words}
      data-empty={left === 0 ? '' : undefined}
    >
      {places.map(({ zone }) => (
        <span key={zone} data-zone={zone} className={css['ground']} />
      ))}
      <Icon glyph={dragonHead} className={css['back']} />
      <b>{left}</b>
      <small>deck</small>
      <span className={css['kingdoms']}>
        {kingdoms.map(({ word, glyph, frame }) => (
          <span key={word} style={{ color: frame } as CSSProperties} title={word}>
            <Icon glyph={glyph} />
          </span>
        ))}
      </span>
    </section>
  );
}

/** E-12.6: its top card can be journeyed to; all of it may be looked through. */
export function Graveyard(props: {
  readonly model: TableModel;
  readonly look: (slot: number | null) => void;
}): ReactElement {
  const { model, look } = props;
  const { zone, cards } = placeOf(model, 'graveyard');
  const top = cards[0];
  return (
    <section
      className={css['graveyard']}
      data-zone={zone}
      aria-label="Graveyard"
      onPointerEnter={() => look(top?.slot ?? null)}
      onPointerLeave={() => look(null)}
    >
      {top === undefined ? (
        <span className={css['none']}>
          <Icon glyph={tombstone} className="" />
          Graveyard
        </span>
      ) : (
        <>
          <Card key={top.slot} card={top} where="top of the Graveyard" />
          <CardsButton
            title={`Graveyard: ${plural(cards.length, 'card')}, the top one first`}
            label={`Graveyard, ${plural(cards.length, 'card')}: show all`}
            button={
              <>
                <Icon glyph={tombstone} /> <b>{cards.length}</b>
              </>
            }
            className={css['open']}
            cards={cards}
            shape="2 / 3"
            where={(card) => cardOf(model, card)?.kind ?? ''}
          />
        </>
      )}
    </section>
  );
}
