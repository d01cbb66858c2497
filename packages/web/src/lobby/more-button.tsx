import type { ReactElement } from 'react';
import type { Pages } from '../api/pages.ts';
import css from './lobby.module.css';

/** The way to the next page of a list, where there is one. */
export function MoreButton(props: {
  readonly list: Pages;
  readonly children: string;
}): ReactElement | null {
  const { more } = props.list;
  if (more === undefined) return null;
  return (
    <button type="button" className={css['quiet']} onClick={more}>
      {props.children}
    </button>
  );
}
