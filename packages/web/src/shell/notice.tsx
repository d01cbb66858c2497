import { Link } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import css from './problem.module.css';

/** Something the person should know instead of the page, and the ways on. */
export function Notice(props: {
  readonly title: string;
  readonly children?: ReactNode;
  readonly ways?: ReactNode;
}): ReactElement {
  return (
    <section className={css['box']} role="alert">
      <h1>{props.title}</h1>
      <p>{props.children}</p>
      <p className={css['ways']}>
        {props.ways}
        <Link to="/" className={css['way']}>
          Back to the start
        </Link>
        <Link to="/tables" className={css['way']}>
          All tables
        </Link>
      </p>
    </section>
  );
}
