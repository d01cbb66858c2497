import type { CSSProperties, ReactElement } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { CardName } from '../../table/card-words.tsx';
import type { TableModel } from '../../table/model.ts';
import { cardOf } from '../../table/places.ts';
import { ActionButton } from './action-button.tsx';
import { actionSentences, actionsOn } from './actions.ts';
import { placeOf } from './places.ts';
import { Rich } from './rich.tsx';
import { figureOf, kingdomLook } from './signs.ts';
import { sentencesOf } from './text.ts';
import css from './village.module.css';

/** E-1.14: all of the Village shows all the time; its actions are everybody's. */
export function Village({ model }: { readonly model: TableModel }): ReactElement {
  const { zone, cards } = placeOf(model, 'village');
  const card = cards[0];
  const info = cardOf(model, card);
  if (card === undefined || info === undefined) {
    return (
      <section className={css['village']} aria-label="Village" data-zone={zone}>
        <p className={css['none']}>The Village is still to be found.</p>
      </section>
    );
  }
  const sentences = actionSentences(info.text);
  const rest = sentencesOf(info.text).filter((sentence) => !sentences.includes(sentence));
  const kingdom = kingdomLook(info['kingdom']);
  return (
    <section
      className={css['village']}
      aria-label={`Village: ${info.name}`}
      data-zone={zone}
      data-hinted={model.hinted.includes(card.slot) ? '' : undefined}
      style={{ '--frame': kingdom.frame, '--ground': kingdom.ground } as CSSProperties}
    >
      <h2 className={css['title']} data-slot={card.slot}>
        <Icon glyph={figureOf(info.id, 'village')} />
        <CardName face={card.face}>{info.name}</CardName>
      </h2>
      <Icon glyph={figureOf(info.id, 'village')} className={css['ground']} />
      <ul className={css['rows']}>
        {actionsOn(model, card, sentences, true).map((action) => (
          <li key={action.code}>
            <ActionButton action={action} name={info.name} slot={card.slot} />
          </li>
        ))}
        {rest.map((sentence) => (
          <li key={sentence} className={css['also']}>
            <Rich text={sentence} />
          </li>
        ))}
      </ul>
    </section>
  );
}
