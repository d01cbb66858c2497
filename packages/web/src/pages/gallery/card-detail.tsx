import type { CardInfo } from '@conclave/kernel';
import { type ReactElement, useEffect, useRef } from 'react';
import type { CardArt } from '../../table/board.ts';
import {
  detailsOf,
  partsOf,
  sourceKind,
  sourceSentences,
  sourceWord,
} from '../../table/card-details.ts';
import { StillCard } from '../../table/card-sheet.tsx';
import { RuleLink } from '../../table/rule-link.tsx';
import parts from '../parts.module.css';
import css from './gallery-page.module.css';

/** One card large, with everything the game tells of it. The arrow keys go on to its neighbours. */
export function CardDetail(props: {
  readonly game: string;
  readonly cards: readonly CardInfo[];
  /** Id of the card, or of none. */
  readonly open: string;
  readonly art: CardArt;
  readonly visit: (id: string) => void;
}): ReactElement | null {
  const { game, cards, open, art, visit } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const wayOut = useRef<HTMLButtonElement>(null);
  const at = cards.findIndex((card) => card.id === open);
  const card = cards[at];
  const is = card !== undefined;
  useEffect(() => {
    if (!is || dialog.current?.open !== false) return;
    dialog.current.showModal();
    wayOut.current?.focus();
  }, [is]);
  if (card === undefined) return null;
  const go = (step: number): void => {
    const next = cards[(at + step + cards.length) % cards.length];
    if (next !== undefined) visit(next.id);
  };
  const rule = typeof card['rule'] === 'string' ? card['rule'] : undefined;
  return (
    <dialog
      ref={dialog}
      className={parts['dialog']}
      data-size="large"
      aria-label={card.name}
      onClose={() => {
        visit('');
        document.getElementById(`card-${card.id}`)?.focus();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current.close();
      }}
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight') go(1);
        if (event.key === 'ArrowLeft') go(-1);
      }}
    >
      <div className={css['sheet']}>
        <div className={css['sides']}>
          <StillCard look={art.face(card)} name={card.name} text={card.text} />
          <Back art={art} card={card} />
        </div>
        <div className={css['facts']}>
          <h2>{card.name}</h2>
          <Words card={card} />
          <dl>
            {detailsOf(card).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
            <div>
              <dt>copies</dt>
              <dd>{card.copies}</dd>
            </div>
            {rule === undefined ? null : (
              <div>
                <dt>rule</dt>
                <dd>
                  <RuleLink game={game} id={rule} />
                </dd>
              </div>
            )}
          </dl>
          <section className={css['source']} aria-label="Where it comes from">
            <strong>{sourceWord(sourceKind(card.source))}</strong>
            <p>
              <Source game={game} text={sourceSentences(card)} />
            </p>
          </section>
        </div>
        <p className={css['ways']}>
          <button type="button" className={parts['quiet']} onClick={() => go(-1)}>
            ← Previous
          </button>
          <button type="button" className={parts['quiet']} onClick={() => go(1)}>
            Next →
          </button>
          <button
            ref={wayOut}
            type="button"
            className={parts['main']}
            onClick={() => dialog.current?.close()}
          >
            Close
          </button>
        </p>
      </div>
    </dialog>
  );
}

/** What stands on the card: each of its parts for itself, where it has several. */
function Words({ card }: { readonly card: CardInfo }): ReactElement | null {
  const several = partsOf(card);
  if (several.length === 0) return card.text === '' ? null : <p>{card.text}</p>;
  return (
    <dl>
      {several.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Back({
  art,
  card,
}: {
  readonly art: CardArt;
  readonly card: CardInfo;
}): ReactElement | null {
  const { back } = card;
  if (typeof back !== 'string') return null;
  return <StillCard look={art.back(back)} name={`${back} back`} text="" side="back" />;
}

/** Where a card's facts come from; a rule's number in it leads to the rule. */
function Source({ game, text }: { readonly game: string; readonly text: string }): ReactElement {
  return (
    <>
      {text
        .split(/([A-Z]+-\d+\.\d+)/)
        .map((part, i) =>
          i % 2 === 1 ? (
            <RuleLink key={part} game={game} id={part} />
          ) : (
            <span key={part}>{part}</span>
          ),
        )}
    </>
  );
}
