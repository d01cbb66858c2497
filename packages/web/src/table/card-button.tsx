import type { SeenCard } from '@conclave/kernel/look';
import { type CSSProperties, type ReactElement, type ReactNode, useRef } from 'react';
import { gathers, type Standing, whyNotFor } from './choose.ts';
import { type TableModel, useModel } from './model.ts';
import { useCardGestures } from './use-card-gestures.ts';

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

/**
 * A card to press, however much of it is drawn. It always answers to Z; it acts where
 * the open decision allows, and says why where it does not.
 */
export function CardButton(props: {
  readonly card: SeenCard;
  readonly name: string;
  /** Said after the name: where it lies. */
  readonly where?: string | undefined;
  /** Said last: what the card does, where nothing else on it tells. */
  readonly says?: string;
  readonly title?: string;
  readonly className: string | undefined;
  readonly style: CSSProperties;
  readonly tabIndex: number;
  readonly children: ReactNode;
}): ReactElement {
  const { card, name, where, says = '', title, className, style, tabIndex, children } = props;
  const model = useModel();
  const ref = useRef<HTMLButtonElement>(null);
  const { slot, face, back } = card;
  const { decision } = model;
  const standing = model.standing(slot);
  const act = mayAct(model, slot, standing) ? () => model.pickSlot(slot) : undefined;
  const gestures = useCardGestures(ref, { face, back }, act);
  const refusal =
    standing === 'refused' && decision !== null ? whyNotFor(decision, [slot]) : undefined;
  const why = refusal === undefined ? undefined : `${refusal.reason} (${refusal.rule})`;
  return (
    <button
      ref={ref}
      type="button"
      className={className}
      style={style}
      tabIndex={tabIndex}
      aria-pressed={standing === 'picked' ? true : undefined}
      data-slot={slot}
      data-roving=""
      data-standing={standing}
      data-acts={act === undefined ? undefined : ''}
      data-hinted={model.hinted.includes(slot) ? '' : undefined}
      title={why ?? title}
      {...gestures}
    >
      <span className="unseen">
        {name}
        {where === undefined ? '' : `, ${where}`}
        {STANDING_WORDS[standing]}
        {why === undefined ? '' : `: ${why}`}
        {says === '' ? '' : `. ${says}`}
      </span>
      {children}
    </button>
  );
}
