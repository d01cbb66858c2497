import type { StealChance } from '@conclave/game-techno-enchanters';
import type { ReactElement } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { plainPadlock } from '../../icons/table.ts';
import { robberHand } from '../../icons/techno-enchanters.ts';
import type { TableModel } from '../../table/model.ts';
import css from './row.module.css';

/** T-3.6, T-3.7: whether the viewer could steal a vision as the rows lie now, and why not. */
export function StealMark(props: {
  readonly model: TableModel;
  readonly chance: StealChance;
}): ReactElement {
  const { model, chance } = props;
  const { blocked } = chance;
  const words =
    blocked === undefined
      ? 'You could steal this vision (T-3.6)'
      : `${blocked.reason} (${blocked.rule})`;
  return (
    <button
      type="button"
      className={css['steal']}
      data-can={blocked === undefined ? '' : undefined}
      title={words}
      onClick={() =>
        model.complain(
          blocked === undefined
            ? { text: 'you can steal this vision in the second part of your turn', rule: 'T-3.6' }
            : { text: blocked.reason, rule: blocked.rule },
        )
      }
    >
      <Icon glyph={blocked === undefined ? robberHand : plainPadlock} />
      <span className="unseen">{words}</span>
    </button>
  );
}
