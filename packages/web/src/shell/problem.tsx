import { type ErrorComponentProps, Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { Notice } from './notice.tsx';
import css from './problem.module.css';

/** What went wrong, in words, and the way back. */
export function Problem({ error, reset }: ErrorComponentProps): ReactElement {
  const words = error instanceof Error ? error.message : String(error);
  const loading = /import|fetch|module/i.test(words);
  return (
    <section className={css['box']} role="alert">
      <h1>{loading ? 'A part of the page did not arrive' : 'Something broke on this page'}</h1>
      <p>
        {loading
          ? 'The connection may be gone, or Conclave was renewed while you were here. Games are kept: nothing is lost.'
          : 'Your games are kept and nothing is lost. This is what the page says about it:'}
      </p>
      {loading ? null : <pre className={css['words']}>{words}</pre>}
      <p className={css['ways']}>
        <button type="button" className={css['way']} onClick={reset}>
          Try again
        </button>
        <button type="button" className={css['way']} onClick={() => location.reload()}>
          Load the page anew
        </button>
        <Link to="/" className={css['way']} onClick={reset}>
          Back to the start
        </Link>
      </p>
    </section>
  );
}

export function Missing(): ReactElement {
  return (
    <Notice title="There is no such page">
      The address may be mistyped, or the table it led to is gone.
    </Notice>
  );
}

export function Waiting(): ReactElement {
  return (
    <p className={css['waiting']} role="status">
      One moment…
    </p>
  );
}
