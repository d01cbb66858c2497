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

/** A text with signs for the words that have one. Said as it is to those who listen. */
export function Rich({ text }: { readonly text: string }): ReactElement {
  return (
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
  );
}

/** An energy token: round, in the colour of its energy. */
export function Token(props: {
  readonly type: Sign;
  readonly state?: 'there' | 'missing' | 'spared';
}): ReactElement {
  const { type, state = 'there' } = props;
  return (
    <span className={css['token']} data-type={type} data-state={state} aria-hidden="true">
      <Icon glyph={SIGNS[type]} className="" />
    </span>
  );
}

/** Crystals, so many. */
export function Crystals(props: {
  readonly n: number | string;
  readonly state?: 'there' | 'missing';
}): ReactElement {
  return (
    <span className={css['gems']} data-state={props.state ?? 'there'} aria-hidden="true">
      {props.n}
      <SignIcon sign="crystals" />
    </span>
  );
}
