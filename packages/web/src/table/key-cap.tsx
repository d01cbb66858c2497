import type { ReactElement, ReactNode } from 'react';
import css from './decision-bar.module.css';

/** The key that does what its button does. For eyes: a button's name is its words. */
export function KeyCap({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <span className={css['key']} aria-hidden="true">
      {children}
    </span>
  );
}
