import type { CSSProperties, ReactElement } from 'react';
import type { CardLook } from './board.ts';
import css from './card.module.css';

/** Colours as custom properties, for whatever draws a card. */
export function lookStyle(look: CardLook): CSSProperties {
  return {
    '--card-ground': look.ground,
    '--card-frame': look.frame,
    '--card-ink': look.ink,
  } as CSSProperties;
}

/** The printed side of a card: title, picture, text, foot. */
export function FaceSheet(props: {
  readonly look: CardLook;
  readonly name: string;
  readonly text: string;
}): ReactElement {
  const { look, name, text } = props;
  const words = look.text ?? text;
  return (
    <span className={css['sheet']}>
      <span className={css['title']}>
        {look.sign}
        <span>{look.title ?? name}</span>
        {look.corner}
      </span>
      <span className={css['picture']}>{look.emblem}</span>
      {words === '' ? null : <span className={css['text']}>{words}</span>}
      {look.foot === undefined ? null : <span className={css['foot']}>{look.foot}</span>}
    </span>
  );
}

export function BackSheet({ look }: { readonly look: CardLook }): ReactElement {
  return (
    <span className={css['sheet']}>
      <span className={css['picture']}>{look.emblem}</span>
    </span>
  );
}

/** A card by itself, outside a table: for galleries and the large view. */
export function StillCard(props: {
  readonly look: CardLook;
  readonly name: string;
  readonly text: string;
  readonly side?: 'face' | 'back';
}): ReactElement {
  const { look, name, text, side = 'face' } = props;
  const className = side === 'face' ? css['card'] : `${css['card']} ${css['back']}`;
  return (
    <span className={className} style={{ ...lookStyle(look), display: 'block' }}>
      {side === 'face' ? (
        <FaceSheet look={look} name={name} text={text} />
      ) : (
        <BackSheet look={look} />
      )}
    </span>
  );
}
