import type { SeenCard } from '@conclave/kernel/look';
import type { ReactElement } from 'react';
import { Icon } from '../icons/icon.tsx';
import { checkMark, plainPadlock } from '../icons/table.ts';
import css from './card.module.css';
import { CardButton } from './card-button.tsx';
import { BackSheet, FaceSheet, lookStyle } from './card-sheet.tsx';
import { placeOf } from './choose.ts';
import { type TableModel, useModel } from './model.ts';

/** What a card is called, as far as the viewer knows. */
function nameOfCard(model: TableModel, card: SeenCard): string {
  if (card.face >= 0) return model.table.spec.faces[card.face]?.name ?? 'a card';
  const back = model.table.spec.backs[card.back];
  return back === undefined ? 'a card face down' : `a card, ${back} back`;
}

/** A card on the table, drawn whole. */
export function Card(props: {
  readonly card: SeenCard;
  readonly tabIndex?: number;
  readonly side?: 'face' | 'back';
  /** Said after the name: where it lies. */
  readonly where?: string;
}): ReactElement {
  const { card, tabIndex = 0, side, where } = props;
  const model = useModel();
  const { slot, back } = card;
  const standing = model.standing(slot);
  const faceUp = card.face >= 0 && side !== 'back';
  const info = faceUp ? model.cardOf(card.face) : undefined;
  const { art } = model.board;
  const look = info === undefined ? art.back(model.table.spec.backs[back] ?? '') : art.face(info);
  const place = placeOf(model.decision, model.picking, slot);
  return (
    <CardButton
      card={card}
      name={nameOfCard(model, card)}
      where={where}
      className={info === undefined ? `${css['card']} ${css['back']}` : css['card']}
      style={lookStyle(look)}
      tabIndex={tabIndex}
    >
      <span aria-hidden="true">
        {info === undefined ? (
          <BackSheet look={look} />
        ) : (
          <FaceSheet look={look} name={info.name} text={info.text} />
        )}
      </span>
      {standing === 'picked' ? (
        <span className={css['mark']} aria-hidden="true">
          {place > 0 ? place : <Icon glyph={checkMark} className="" />}
        </span>
      ) : null}
      {standing === 'refused' ? (
        <span className={`${css['mark']} ${css['lock']}`} aria-hidden="true">
          <Icon glyph={plainPadlock} className="" />
        </span>
      ) : null}
    </CardButton>
  );
}
