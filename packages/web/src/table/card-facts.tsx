import type { ReactElement } from 'react';
import { detailsOf, partsOf } from './card-details.ts';
import { StillCard } from './card-sheet.tsx';
import { useModel } from './model.ts';
import css from './zoom.module.css';

/** What its back shows, and what matters only in the box. */
const UNIMPORTANT = /^(set|back|.*copies)$/i;

/** A card large, with everything there is to know about it. */
export function CardFacts(props: { readonly face: number; readonly back: number }): ReactElement {
  const { table, board, game, cardOf } = useModel();
  const card = cardOf(props.face);
  const backName = table.spec.backs[props.back];
  if (card === undefined) {
    const name = backName === undefined ? 'A card face down' : `A card with the ${backName} back`;
    const look = board.art.back(backName ?? '');
    return (
      <div className={css['facts']}>
        <StillCard look={look} name={name} text="" side="back" />
        <div className={css['words']}>
          <h3>{name}</h3>
          <p>You cannot see its face.</p>
        </div>
      </div>
    );
  }
  const rule = card['rule'];
  const parts = partsOf(card);
  const sentence = game.rulebook.find((entry) => entry.id === rule)?.text;
  return (
    <div className={css['facts']}>
      <StillCard look={board.art.face(card)} name={card.name} text={card.text} />
      <div className={css['words']}>
        <h3>{card.name}</h3>
        {card.text === '' || parts.length > 0 ? null : <p>{card.text}</p>}
        <dl>
          {[...parts, ...detailsOf(card, UNIMPORTANT)].map(([name, value]) => (
            <FactRow key={name} name={name} value={value} />
          ))}
        </dl>
        {sentence === undefined ? null : (
          <p>
            <small>
              {String(rule)} {sentence}
            </small>
          </p>
        )}
      </div>
    </div>
  );
}

function FactRow({ name, value }: { readonly name: string; readonly value: string }): ReactElement {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}
