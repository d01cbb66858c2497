import type { ReactElement } from 'react';
import { Icon } from '../../icons/icon.tsx';
import css from './rich.module.css';
import { SIGNS, type Sign } from './signs.ts';
import { tokensOf } from './text.ts';

/** One sign in its colour. */
export function SignIcon(props: { readonly sign: Sign; readonly label?: string }): ReactElement {
  const { sign, label } = props;
  const className = `icon ${css['sign']} ${css[sign]}`;
  return (
    <Icon glyph={SIGNS[sign]} className={className} {...(label === undefined ? {} : { label })} />
  );
}

/** A sentence with signs for the words that have one. The whole sentence is there for those who listen. */
export function Rich(props: {
  readonly text: string;
  /** Said already by what stands around it. */
  readonly silent?: boolean;
}): ReactElement {
  const { text, silent = false } = props;
  return (
    <>
      {silent ? null : <span className="unseen">{text}</span>}
      <span aria-hidden="true">
        {tokensOf(text).map((token, i) => {
          const key = `${String(i)}`;
          return 'sign' in token ? (
            <SignIcon key={key} sign={token.sign} />
          ) : (
            <span key={key}>{token.text}</span>
          );
        })}
      </span>
    </>
  );
}

/** So many of a sign. */
export function Count(props: { readonly sign: Sign; readonly n: number | string }): ReactElement {
  return (
    <span className={css['count']}>
      {props.n}
      <SignIcon sign={props.sign} />
    </span>
  );
}
