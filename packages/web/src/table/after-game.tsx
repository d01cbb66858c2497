import type { ReactElement, ReactNode } from 'react';
import css from './decision-bar.module.css';

/** What one can do when a game is over. */
export function AfterGame(props: {
  readonly again: () => void;
  readonly busy: boolean;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <>
      <button
        type="button"
        className={`${css['way']} ${css['main']}`}
        data-after=""
        aria-disabled={props.busy}
        onClick={props.again}
      >
        Play again
      </button>
      <span className={css['links']}>{props.children}</span>
    </>
  );
}
