import type { Decision } from '@conclave/kernel/play';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { Icon } from '../icons/icon.tsx';
import { crystalBall, fastForwardButton, hourglass } from '../icons/table.ts';
import { lookStyle } from './card-sheet.tsx';
import { bounds } from './choose.ts';
import { OwnClock } from './clock.tsx';
import css from './decision-bar.module.css';
import { DecisionOptions, DoneButton } from './decision-options.tsx';
import { KeyCap } from './key-cap.tsx';
import { type TableModel, useModel } from './model.ts';
import { RuleRef } from './rule-ref.tsx';
import { absenceOf, DesertedButtons, ReturnButton, StandIn } from './stand-in.tsx';
import { UndoButtons } from './undo-buttons.tsx';
import { useFocusKept } from './use-focus-kept.ts';
import { winnersOf } from './winners.ts';

/** Who acts, what is asked, which card and rule ask it, and every way to answer. */
export function DecisionBar({ after }: { readonly after?: ReactNode }): ReactElement {
  const model = useModel();
  const { decision, snapshot } = model;
  const over = snapshot.info.status === 'finished';
  const absence = absenceOf(snapshot.info);
  const bar = useRef<HTMLElement>(null);
  useFocusKept(bar, decision);
  return (
    <section
      ref={bar}
      className={css['bar']}
      aria-label="Decision"
      data-drop=""
      data-mine={decision === null ? undefined : ''}
      data-seq={snapshot.seq}
    >
      <AskingEmblem model={model} />
      <div className={css['words']}>
        {absence !== undefined ? (
          <StandIn why={absence} />
        ) : decision === null ? (
          <Idle />
        ) : (
          <Asked />
        )}
      </div>
      {decision === null ? null : <DecisionOptions decision={decision} />}
      <div className={css['ends']}>
        {over || model.you === null ? null : <OwnClock seat={model.you} />}
        {decision === null ? null : <DoneButton decision={decision} />}
        {model.waiting > 0 ? (
          <button type="button" className={css['way']} onClick={model.skip}>
            <Icon glyph={fastForwardButton} /> Skip <KeyCap>S</KeyCap>
          </button>
        ) : null}
        {absence === 'left' ? <ReturnButton /> : null}
        {over ? null : <DesertedButtons />}
        {over ? after : absence === undefined ? <UndoButtons /> : null}
      </div>
    </section>
  );
}

/** The card that asks, or a sign for the table itself. */
function AskingEmblem({ model }: { readonly model: TableModel }): ReactElement {
  const { decision, snapshot, board } = model;
  const slot = decision?.card;
  const zones = Object.values(model.sight.zones).flat(2);
  const seen = slot === undefined ? undefined : zones.find((card) => card.slot === slot);
  const card = seen === undefined ? undefined : model.cardOf(seen.face);
  if (card !== undefined) {
    const look = board.art.face(card);
    return (
      <span className={css['emblem']} style={lookStyle(look)} data-card="">
        {look.emblem}
      </span>
    );
  }
  const waiting = decision === null && snapshot.info.status === 'playing';
  return (
    <span className={css['emblem']}>
      <Icon glyph={waiting ? hourglass : crystalBall} className="" />
    </span>
  );
}

/** What picking is for, counted where it is several. */
function pickCount(model: TableModel): string {
  const { decision, picking } = model;
  if (decision === null || (decision.space !== 'subset' && decision.space !== 'order')) return '';
  const { least, most } = bounds(decision);
  const wanted = least === most ? `${most}` : `${least} to ${most}`;
  return `${picking.codes.length} of ${wanted} chosen.`;
}

function Asked(): ReactElement {
  const model = useModel();
  const { decision, trouble, picking, board, proposed, hintWords } = model;
  if (decision === null) return <Idle />;
  const meaning = picking.slots.length > 0 ? board.meaning?.(model, picking.slots) : undefined;
  return (
    <>
      <p className={css['prompt']}>
        <strong>{decision.prompt}</strong>
      </p>
      {trouble !== null ? (
        <p className={css['trouble']} role="alert">
          {sentence(trouble.text)} <RuleRef id={trouble.rule} />
        </p>
      ) : proposed !== null ? (
        <p className={css['follows']}>Is that your answer? Enter says yes, Escape takes it back.</p>
      ) : meaning !== undefined ? (
        <p className={meaning.kind === 'bad' ? css['trouble'] : css['good']}>
          {meaning.kind === 'bad' ? sentence(meaning.reason) : meaning.text}{' '}
          <RuleRef id={meaning.rule} />
        </p>
      ) : (
        <p className={css['follows']}>
          {pickCount(model)} {hintWords !== '' ? hintWords : defaultWords(decision)}{' '}
          <RuleRef id={decision.rule} />
        </p>
      )}
    </>
  );
}

/** What follows, where it is the same for all; else the choices in short. */
function defaultWords(decision: Decision): string {
  const does = new Set(decision.options.map((option) => option.does));
  if (does.size === 1) return decision.options[0]?.does ?? '';
  const many = decision.options.length;
  return many === 1 ? '' : `${many} ways to answer; the cards that glow lead to them.`;
}

const sentence = (text: string): string => {
  const start = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(start) ? start : `${start}.`;
};

/** Nothing is asked of the viewer: who is deciding, or how it ended. */
function Idle(): ReactElement {
  const { snapshot, names, you, waiting, trouble } = useModel();
  const { info, pending } = snapshot;
  if (info.status === 'finished') {
    const winners = winnersOf(info, names);
    const who = winners.length === 0 ? 'Nobody wins.' : `${winners.join(' and ')} won.`;
    return (
      <>
        <p className={css['prompt']}>
          <strong>The game is over.</strong>
        </p>
        <p className={css['follows']}>
          {who} {info.rematch === null || you === null ? '' : 'The next game is waiting for you.'}
        </p>
      </>
    );
  }
  const others = pending.filter((entry) => entry.seat !== you);
  const list = others.map((entry) => names[entry.seat]).join(', ');
  return (
    <>
      <p className={css['prompt']}>
        <strong>
          {waiting > 0 ? 'Showing what happened…' : list === '' ? 'One moment…' : `${list} to act`}
        </strong>
      </p>
      {trouble !== null ? (
        <p className={css['trouble']} role="alert">
          {sentence(trouble.text)} <RuleRef id={trouble.rule} />
        </p>
      ) : (
        <p className={css['follows']}>
          {you === null ? 'You are looking on.' : 'Your turn comes.'}{' '}
          {others[0] === undefined ? null : (
            <>
              {words(others[0].question)} <RuleRef id={others[0].rule} />
            </>
          )}
        </p>
      )}
    </>
  );
}

const words = (question: string): string =>
  `Choosing: ${question.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()}.`;
