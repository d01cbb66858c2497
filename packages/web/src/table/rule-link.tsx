import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';

/** A rule's number outside a table, leading to the rulebook. */
export function RuleLink(props: { readonly game: string; readonly id: string }): ReactElement {
  const { game, id } = props;
  return (
    <Link to="/rules/$game" params={{ game }} hash={id} aria-label={`Rule ${id}`}>
      {id}
    </Link>
  );
}
