import type { CSSProperties, ReactElement } from 'react';
import { useModel } from '../../table/model.ts';
import { useRoving } from '../../table/zone.tsx';
import { type ShownDie, sideWords, signsOn } from './dice.ts';
import css from './die.module.css';
import { SignIcon, Token } from './rich.tsx';
import { seasonTint } from './signs.ts';

/** One side of a die as it is drawn on the die. */
export function DieFace({ die }: { readonly die: ShownDie }): ReactElement {
  const { side, season } = die;
  const { frame, ground } = seasonTint(season);
  const style = { '--frame': frame, '--ground': ground } as CSSProperties;
  const signs = signsOn(side);
  return (
    <span
      className={css['die']}
      style={style}
      data-transmute={side.transmute ? '' : undefined}
      aria-hidden="true"
    >
      <span className={css['signs']} data-many={signs.length}>
        {signs.map(({ sign, n }, i) => {
          const key = `${sign}${String(i)}`;
          if (n > 0) {
            return (
              <b key={key} className={css['number']}>
                {n}
                <SignIcon sign={sign} />
              </b>
            );
          }
          if (sign === 'gauge' || sign === 'card') return <SignIcon key={key} sign={sign} />;
          return <Token key={key} type={sign} />;
        })}
      </span>
      {side.transmute ? (
        <span className={css['transmute']}>
          <SignIcon sign="transmute" />
        </span>
      ) : null}
      <span className={css['pips']}>{'●'.repeat(side.pips)}</span>
    </span>
  );
}

/** S-4.2, S-4.4: the dice on the table; one is taken by a click where it is one's turn to. */
export function Dice(props: {
  readonly dice: readonly ShownDie[];
  /** What would follow if a die were the last on the table. */
  readonly leaves: (die: ShownDie) => string;
}): ReactElement {
  const { dice, leaves } = props;
  const model = useModel();
  const roving = useRoving();
  const asked = model.decision?.question === 'die';
  const at = Math.min(roving.at, dice.length - 1);
  return (
    <ul className={css['dice']} onKeyDown={roving.onKeyDown} aria-label="Dice on the table">
      {dice.map((die, i) => {
        const option = asked
          ? model.decision?.options.find(({ code }) => code === die.place)
          : undefined;
        const words = `Die: ${sideWords(die.side)}. ${leaves(die)}`;
        const hint = (): void => {
          if (option !== undefined) model.hint([], words);
        };
        return (
          <li key={die.place}>
            <button
              type="button"
              className={css['pick']}
              data-roving=""
              tabIndex={i === at ? 0 : -1}
              data-offered={option === undefined ? undefined : ''}
              aria-disabled={option === undefined ? true : undefined}
              title={words}
              onClick={() => (option === undefined ? undefined : model.pickOption(option.code))}
              onPointerEnter={hint}
              onPointerLeave={() => model.hint([])}
              onFocus={hint}
              onBlur={() => model.hint([])}
            >
              <span className="unseen">
                {words}
                {option === undefined ? '' : ' Can be chosen.'}
              </span>
              <DieFace die={die} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
