import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';

/** A rule's number that leads to the rulebook. */
export function RuleLink(props: { readonly game: string; readonly id: string }): ReactElement {
  return (
    <Link to="/rules/$game" params={{ game: props.game }} hash={props.id}>
      {props.id}
    </Link>
  );
}
