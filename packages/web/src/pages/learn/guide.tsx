import { Link } from '@tanstack/react-router';
import { type ReactElement, useEffect, useState } from 'react';
import { dueSteps, type Lesson, type LessonStep, shownStep } from '../../games/lesson.ts';
import type { LocalConnection } from '../../offline/local-connection.ts';
import { useModel } from '../../table/model.ts';
import { RuleRef } from '../../table/rule-ref.tsx';
import parts from '../parts.module.css';
import css from './guide.module.css';
import { momentOf, unwanted } from './moment.ts';
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
  const due = dueSteps(lesson, momentOf(model));
  const step = shownStep(due, read);
  const move = due.find(({ choose }) => choose !== undefined);
  usePointers(model, step);
  const { decision } = model;
  useEffect(() => {
    connection.guard = (picks) => unwanted(move, decision, picks);
    return () => {
      connection.guard = undefined;
    };
  }, [connection, move, decision]);
  return (
    <section className={css['guide']} aria-label="Lesson" data-folded={folded || undefined}>
      <header className={css['head']}>
        <strong>{`First game · ${placeOf(lesson, step)}`}</strong>
        <button
          type="button"
          className={css['fold']}
          aria-expanded={!folded}
          onClick={() => setFolded(!folded)}
        >
          {folded ? 'Show' : 'Hide'}
        </button>
        <Link to="/" className={css['fold']}>
          Leave
        </Link>
      </header>
      <progress
        className={css['progress']}
        aria-label="How far the lesson is"
        max={lesson.steps.length}
        value={step === undefined ? 0 : lesson.steps.indexOf(step) + 1}
      />
      <div className={css['words']} aria-live="polite">
        {step === undefined ? (
          <p>The bot is playing…</p>
        ) : (
          <>
            <h2>{step.title}</h2>
            <p>
              {step.words} <RuleRef id={step.rule} />
            </p>
          </>
        )}
      </div>
      {step === undefined || step.choose !== undefined ? null : (
        <p className={css['ways']}>
          {model.snapshot.info.status === 'finished' ? (
            <>
              <Link to="/new/$game" params={{ game: model.game.id }} className={parts['main']}>
                Play for real
              </Link>
              <button type="button" className={parts['quiet']} onClick={again}>
                Once more
              </button>
            </>
          ) : (
            <button
              type="button"
              className={parts['main']}
              onClick={() => setRead(new Set([...read, step.id]))}
            >
              Go on
            </button>
          )}
        </p>
      )}
    </section>
  );
}

function placeOf(lesson: Lesson, step: LessonStep | undefined): string {
  if (step === undefined) return 'one moment';
  return `${lesson.steps.indexOf(step) + 1} of ${lesson.steps.length}`;
}
