import type { SeenCard } from '@conclave/kernel';
import { type ReactElement, useRef } from 'react';
import { Icon } from '../icons/icon.tsx';
import { checkMark, plainPadlock } from '../icons/table.ts';
import css from './card.module.css';
import { BackSheet, FaceSheet, lookStyle } from './card-sheet.tsx';
import { gathers, placeOf, type Standing, whyNotFor } from './choose.ts';
import { type TableModel, useModel } from './model.ts';
import { useCardGestures } from './use-card-gestures.ts';

/** What a card is called, as far as the viewer knows. */
function nameOfCard(model: TableModel, card: SeenCard): string {
  if (card.face >= 0) return model.table.spec.faces[card.face]?.name ?? 'a card';
  const back = model.table.spec.backs[card.back];
  return back === undefined ? 'a card face down' : `a card, ${back} back`;
}

const STANDING_WORDS: Readonly<Record<Standing, string>> = {
  legal: ', can be chosen',
  picked: ', chosen',
  refused: ', cannot be chosen',
  idle: '',
};

/** Where cards are gathered towards an option, others may be pointed at too, to learn why not. */
function mayAct(model: TableModel, slot: number, standing: Standing): boolean {
  const { decision, board } = model;
  if (decision === null) return false;
  if (standing !== 'idle') return true;
  return gathers(decision) && board.pointable?.(model, slot) === true;
}

/** A card on the table. It always answers to Z; it acts where the open decision allows. */
export function Card(props: {
  readonly card: SeenCard;
  readonly tabIndex?: number;
  readonly side?: 'face' | 'back';
  /** Said after the name: where it lies. */
  readonly where?: string;
}): ReactElement {
  const { card, tabIndex = 0, side, where } = props;
  const model = useModel();
  const ref = useRef<HTMLButtonElement>(null);
  const { slot, back } = card;
  const standing = model.standing(slot);
  const faceUp = card.face >= 0 && side !== 'back';
  const info = faceUp ? model.cardOf(card.face) : undefined;
  const { art } = model.board;
  const look = info === undefined ? art.back(model.table.spec.backs[back] ?? '') : art.face(info);
  const act = mayAct(model, slot, standing) ? () => model.pickSlot(slot) : undefined;
  const gestures = useCardGestures(ref, { face: card.face, back }, act);
  const place = placeOf(model.decision, model.picking, slot);
  const why =
    standing === 'refused' && model.decision !== null
      ? whyNotFor(model.decision, [slot])
      : undefined;
  const name = nameOfCard(model, card);
  const label = `${name}${where === undefined ? '' : `, ${where}`}${STANDING_WORDS[standing]}${
    why === undefined ? '' : `: ${why.reason} (${why.rule})`
  }`;
  return (
    <button
      ref={ref}
      type="button"
      className={info === undefined ? `${css['card']} ${css['back']}` : css['card']}
      style={lookStyle(look)}
      tabIndex={tabIndex}
      aria-pressed={standing === 'picked' ? true : undefined}
      data-slot={slot}
      data-roving=""
      data-standing={standing}
      data-acts={act === undefined ? undefined : ''}
      data-hinted={model.hinted.includes(slot) ? '' : undefined}
      title={why === undefined ? undefined : `${why.reason} (${why.rule})`}
      {...gestures}
    >
      <span className="unseen">{label}</span>
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
    </button>
  );
}
