import type { ReactElement } from 'react';
import parts from '../parts.module.css';
import css from './profile-page.module.css';

/** Why something could not be done. */
export function Trouble({ error }: { readonly error: Error | null }): ReactElement | null {
  if (error === null) return null;
  return (
    <p className={`${parts['trouble']} ${css['whole']}`} role="alert">
      {error.message}
    </p>
  );
}
