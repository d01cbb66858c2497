import { cardName } from '@conclave/kernel';
import { isUnknown } from '@conclave/kernel/look';
import { type ReactElement, useContext, useEffect, useMemo, useRef } from 'react';
import { CardName, CardWords } from './card-words.tsx';
import css from './log.module.css';
import { type LogLine, type LogTurn, turnsOf } from './log-lines.ts';
import { useModel } from './model.ts';
import { RuleRef } from './rule-ref.tsx';
import { Walked, walk } from './walk.ts';

/** What happened, in sentences, turn by turn. */
export function Log(): ReactElement {
  const model = useModel();
  const { story, seq } = model.snapshot;
  const events = story ?? model.snapshot.events;
  const { table, board, names } = model;
  // biome-ignore lint/correctness/useExhaustiveDependencies: sentences carry the players' names
  const turns = useMemo(() => turnsOf(table, events, board.turns), [table, events, board, names]);
  const end = useRef<HTMLLIElement>(null);
  const count = turns.reduce((sum, turn) => sum + turn.lines.length, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is read from its end
  useEffect(() => {
    const list = end.current?.closest('[data-log]');
    if (!(list instanceof HTMLElement)) return;
    const told = list.querySelectorAll<HTMLElement>('[data-told]');
    const last = told[told.length - 1];
    if (story === undefined) list.scrollTop = list.scrollHeight;
    // A line of the closed set-up has no place: the log is then at its beginning.
    else if (last === undefined || last.offsetParent === null) list.scrollTop = 0;
    else {
      const { top } = last.getBoundingClientRect();
      list.scrollTop += top - list.getBoundingClientRect().top - list.clientHeight / 2;
    }
  }, [count, seq]);
  if (count === 0) return <p className={css['none']}>Nothing has happened yet.</p>;
  return (
    <Walked value={true}>
      <ol
        className={css['log']}
        aria-label="Log"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: one stop, and arrow keys walk from there
        tabIndex={0}
        onKeyDown={walk}
      >
        {turns.map((turn) => (
          <Turn key={turn.id} turn={turn} />
        ))}
        <li ref={end} aria-hidden="true" className={css['end']} />
      </ol>
    </Walked>
  );
}

function Turn({ turn }: { readonly turn: LogTurn }): ReactElement {
  const { names, you, board } = useModel();
  const who = turn.seat === you ? 'you' : names[turn.seat];
  const lines = (
    <ul className={css['lines']}>
      {turn.lines.map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </ul>
  );
  // The set-up is long and alike every time: it opens on demand.
  if (board.turns !== undefined && turn.turn === 0 && turn.lines.length > SHORT) {
    return (
      <li className={css['turn']}>
        <details>
          <summary className={css['head']} tabIndex={-1}>
            set-up, {turn.lines.length} steps
          </summary>
          {lines}
        </details>
      </li>
    );
  }
  return (
    <li className={css['turn']}>
      <h3 className={css['head']}>
        {turn.turn === 0
          ? 'from the beginning'
          : `turn ${String(turn.turn)}${who === undefined ? '' : ` · ${who}`}`}
      </h3>
      {lines}
    </li>
  );
}

const SHORT = 3;

/** One sentence. Where moments can be visited, its mark leads there. */
export function Line({ line }: { readonly line: LogLine }): ReactElement {
  const { table, jump, snapshot } = useModel();
  const walked = useContext(Walked);
  const later = line.seq > snapshot.seq;
  const cards = line.cards.filter(
    (card) => !isUnknown(card.face) && !line.text.includes(cardName(table, card.face)),
  );
  return (
    <li
      className={css['line']}
      data-seat={line.seat}
      data-told={later ? undefined : ''}
      data-later={later ? '' : undefined}
      data-now={snapshot.story !== undefined && line.seq === snapshot.seq ? '' : undefined}
    >
      <CardWords text={line.text} />
      {cards.length === 0 ? null : (
        <span className={css['cards']}>
          {cards.map(({ slot, face }) => (
            <CardName key={slot} face={face}>
              {cardName(table, face)}
            </CardName>
          ))}
        </span>
      )}{' '}
      <RuleRef id={line.rule} />
      {jump === undefined ? null : (
        <button
          type="button"
          className={css['jump']}
          tabIndex={walked ? -1 : undefined}
          aria-label={`Go to this moment: answer ${line.seq}`}
          title="Go to this moment"
          onClick={() => jump(line.seq)}
        >
          ↦
        </button>
      )}
    </li>
  );
}
