import type { CSSProperties, ReactElement } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { dominoMask } from '../../icons/techno-enchanters.ts';
import type { TableModel } from '../../table/model.ts';
import { counterOf } from '../../table/places.ts';
import css from './board.module.css';
import { SIGNS } from './looks.ts';
import { placeOf, printed } from './places.ts';

/** A seat's sign as far as the viewer knows it: open to all, known to the viewer alone, or hidden. */
export function CharacterChip(props: {
  readonly model: TableModel;
  readonly seat: number;
}): ReactElement {
  const { model, seat } = props;
  const { cards } = placeOf(model, 'character', seat);
  const [card] = printed(model, cards);
  const sign = SIGNS.find(({ id }) => id === card?.['sign']);
  const open = counterOf(model, 'revealed', seat) === 1 || counterOf(model, 'out', seat) === 1;
  if (sign === undefined) {
    return (
      <span className={css['chip']} title="This character is hidden (T-2.1)">
        <Icon glyph={dominoMask} /> hidden
      </span>
    );
  }
  const prey = SIGNS.find(({ id }) => id === card?.['opposing']);
  const words = open ? 'face up for all' : 'only you know';
  return (
    <span
      className={css['chip']}
      data-known=""
      data-open={open ? '' : undefined}
      style={{ '--sign': sign.colour, '--sign-ground': sign.ground } as CSSProperties}
      title={`${sign.word}, ${words}; hunts ${prey?.word ?? ''}`}
    >
      <Icon glyph={sign.glyph} /> {sign.word}
      {open ? null : <Icon glyph={dominoMask} label={words} />}
    </span>
  );
}
