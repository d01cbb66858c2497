import type { CSSProperties, ReactElement } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { Card } from '../../table/card.tsx';
import type { TableModel } from '../../table/model.ts';
import { counterOf } from '../../table/places.ts';
import css from './draft.module.css';
import { placeOf, tableOf } from './places.ts';
import { kingdomLook } from './signs.ts';

/** Before the first turn: E-2.21, players pick Kingdoms, and the last one the Village. */
export const isDrafting = (model: TableModel): boolean => counterOf(model, 'turns') === 0;

export function Draft({ model }: { readonly model: TableModel }): ReactElement {
  const { decision } = model;
  const { kingdoms } = tableOf(model).facts.content;
  const mask = counterOf(model, 'kingdoms');
  const offered = placeOf(model, 'villages').cards.filter((card) =>
    decision?.options.some((option) => option.slots?.includes(card.slot)),
  );
  if (decision?.question === 'village') {
    return (
      <section className={css['draft']} aria-label="Villages to pick from">
        <h2>Pick the Village</h2>
        <ul className={css['villages']}>
          {offered.map((card) => (
            <li key={card.slot}>
              <Card card={card} />
            </li>
          ))}
        </ul>
      </section>
    );
  }
  return (
    <section className={css['draft']} aria-label="Kingdoms">
      <h2>{decision?.question === 'kingdom' ? 'Pick a Kingdom' : 'The Kingdoms gather'}</h2>
      <ul className={css['kingdoms']}>
        {kingdoms.map(({ id, name, theme }, i) => {
          const { glyph, frame, ground, ink } = kingdomLook(name);
          const taken = ((mask >> i) & 1) === 1;
          const option =
            decision?.question === 'kingdom'
              ? decision.options.find((entry) => entry.code === i)
              : undefined;
          const style = { '--frame': frame, '--ground': ground, '--ink-k': ink } as CSSProperties;
          return (
            <li key={id}>
              <button
                type="button"
                style={style}
                aria-disabled={option === undefined ? true : undefined}
                data-offered={option === undefined ? undefined : ''}
                data-taken={taken ? '' : undefined}
                onClick={() => (option === undefined ? undefined : model.pickOption(option.code))}
              >
                <Icon glyph={glyph} className="" />
                <strong>{name}</strong>
                <small>{taken ? 'in play' : theme}</small>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
