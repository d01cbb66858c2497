import type { ReactElement } from 'react';
import parts from './parts.module.css';

/** What somebody wants to be called. */
export function NameField(props: {
  readonly label: string;
  readonly name: string;
  readonly change: (name: string) => void;
}): ReactElement {
  return (
    <label className={parts['field']}>
      {props.label}
      <input
        required
        value={props.name}
        maxLength={24}
        autoComplete="nickname"
        onChange={(event) => props.change(event.target.value)}
      />
    </label>
  );
}
