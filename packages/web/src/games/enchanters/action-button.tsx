import type { ReactElement } from 'react';
import { useModel } from '../../table/model.ts';
import css from './action.module.css';
import type { ShownAction } from './actions.ts';
import { Rich } from './rich.tsx';
import { widthOf } from './text.ts';

const SHORT = 13;

/** An action as a button with what it says; greyed with the reason where it cannot be used. */
export function ActionButton(props: {
  readonly action: ShownAction;
  readonly name: string;
  readonly slot: number;
  /** On a card that says the rest: long words are not said again. */
  readonly brief?: boolean;
}): ReactElement {
  const { action, name, slot, brief = false } = props;
  const model = useModel();
  const { offered, why, words, rest, code } = action;
  const press = (): void => {
    if (offered) model.pickOption(code);
    else if (why !== undefined) model.complain({ text: why.reason, rule: why.rule });
  };
  return (
    <button
      type="button"
      className={css['action']}
      data-offered={offered ? '' : undefined}
      data-rest={rest ? '' : undefined}
      aria-disabled={offered ? undefined : true}
      title={why === undefined ? undefined : `${why.reason} (${why.rule})`}
      onClick={press}
      onPointerEnter={() => (offered ? model.hint([slot], words) : undefined)}
      onPointerLeave={() => model.hint([])}
      onFocus={() => (offered ? model.hint([slot], words) : undefined)}
      onBlur={() => model.hint([])}
    >
      <span className="unseen">
        {name}: {words}
        {why === undefined ? '' : ` Cannot be used: ${why.reason}.`}
      </span>
      {brief && widthOf(words) > SHORT ? (
        <span aria-hidden="true">{rest ? 'Rest' : 'Use'}</span>
      ) : (
        <Rich text={words} silent />
      )}
    </button>
  );
}
