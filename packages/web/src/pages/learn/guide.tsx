import { Link } from '@tanstack/react-router';
import { type ReactElement, useEffect, useState } from 'react';
import {
  dueSteps,
  isMove,
  type Lesson,
  type LessonStep,
  lengthOf,
  picksFor,
  shownStep,
  stepsOf,
  withNames,
} from '../../games/lesson.ts';
import type { LocalConnection } from '../../offline/local-connection.ts';
import { type TableModel, useModel } from '../../table/model.ts';
import { RuleRef } from '../../table/rule-ref.tsx';
import parts from '../parts.module.css';
import css from './guide.module.css';
import { sameAnswer, unwanted } from './moment.ts';
import { usePointers } from './use-pointers.ts';

/** The teacher beside the table: says what is due, points at it, and waits for the move. */
export function Guide(props: {
  readonly lesson: Lesson;
  readonly connection: LocalConnection;
  readonly again: () => void;
}): ReactElement {
  const { lesson, connection, again } = props;
  const model = useModel();
  const [read, setRead] = useState<ReadonlySet<string>>(() => new Set());
  const [folded, setFolded] = useState(false);
  const { decision, names, snapshot } = model;
  const due = dueSteps(lesson, snapshot.seq);
  const step = shownStep(due, read);
  const move = due.find(isMove);
  const over = snapshot.info.status === 'finished';
  // Nothing more is taught: only the way back stays, so that the table has its room again.
  const free = step === undefined && snapshot.seq >= lengthOf(lesson);
  usePointers(model, step);
  useEffect(() => {
    connection.guard = (picks) => unwanted(move, decision, names, picks);
    return () => {
      connection.guard = undefined;
    };
  }, [connection, move, decision, names]);
  const steps = stepsOf(lesson);
  return (
    <section
      className={css['guide']}
      aria-label="Lesson"
      data-folded={folded || (free && !over) || undefined}
      data-points={step?.point?.length ?? 0}
    >
      <header className={css['head']}>
        <strong>{free ? 'First game' : `First game · ${placeOf(steps, step)}`}</strong>
        {free && !over ? (
          <button type="button" className={css['fold']} onClick={again}>
            Once more
          </button>
        ) : (
          <button
            type="button"
            className={css['fold']}
            aria-expanded={!folded}
            onClick={() => setFolded(!folded)}
          >
            {folded ? 'Show' : 'Hide'}
          </button>
        )}
        <Link to="/" className={css['fold']}>
          Leave
        </Link>
      </header>
      <progress
        className={css['progress']}
        aria-label="How far the lesson is"
        max={steps.length}
        value={step === undefined ? (free ? steps.length : 0) : steps.indexOf(step) + 1}
      />
      <div className={css['words']} aria-live="polite">
        {step === undefined ? (
          <p>{over ? 'That was your first game, to its very end.' : 'The others are playing…'}</p>
        ) : (
          <>
            <h2>{step.title}</h2>
            <p>
              {withNames(step.words, names)} <RuleRef id={step.rule} />
            </p>
          </>
        )}
      </div>
      <p className={css['ways']}>
        {over ? (
          <>
            <Link to="/new/$game" params={{ game: model.game.id }} className={parts['main']}>
              Play for real
            </Link>
            <button type="button" className={parts['quiet']} onClick={again}>
              Once more
            </button>
          </>
        ) : step === undefined ? null : isMove(step) ? (
          <Help model={model} step={step} />
        ) : (
          <button
            type="button"
            className={parts['main']}
            onClick={() => setRead(new Set([...read, step.title]))}
          >
            {step === steps.at(-1) ? 'Play on' : 'Go on'}
          </button>
        )}
      </p>
    </section>
  );
}

/** Where many things are to be put in place, the teacher may do it. */
function Help(props: {
  readonly model: TableModel;
  readonly step: LessonStep;
}): ReactElement | null {
  const { model, step } = props;
  const { decision, names, picking } = model;
  if (decision === null || decision.space === 'one' || !isMove(step)) return null;
  const picks = picksFor(decision, step.choose, names);
  if (picks === undefined || sameAnswer(decision, picks, picking.codes)) return null;
  return (
    <button type="button" className={parts['main']} onClick={() => model.arrange(picks)}>
      Do it for me
    </button>
  );
}

function placeOf(steps: readonly LessonStep[], step: LessonStep | undefined): string {
  return step === undefined ? 'one moment' : `${steps.indexOf(step) + 1} of ${steps.length}`;
}
