import type { ReactElement } from 'react';
import { Icon } from '../../icons/icon.tsx';
import layout from '../../table/layout.module.css';
import type { TableModel } from '../../table/model.ts';
import { SeatPanel } from '../../table/seat-panel.tsx';
import { OtherInPlay } from './in-play.tsx';
import css from './others.module.css';
import { counterOf, isPrelude, placeOf } from './places.ts';
import { libraryGlyph } from './signs.ts';
import { AbilityToken, BonusTrack, OwnDie, Reserve } from './things.tsx';

/** Another player: numbers, die, reserve, bonuses, libraries and all cards in play. */
export function OtherSeat(props: {
  readonly model: TableModel;
  readonly seat: number;
}): ReactElement {
  const { model, seat } = props;
  const drafting = isPrelude(model);
  const first = counterOf(model, 'first') === seat;
  return (
    <SeatPanel seat={seat} className={css['other']} compact>
      <div className={css['holds']}>
        <OwnDie model={model} seat={seat} />
        <div className={css['lines']}>
          <div>
            {drafting ? (
              <DraftCounts model={model} seat={seat} />
            ) : (
              <Reserve model={model} seat={seat} />
            )}
            {first ? <span className={layout['mark']}>first</span> : null}
          </div>
          {drafting ? null : (
            <div>
              <BonusTrack model={model} seat={seat} />
              <Libraries model={model} seat={seat} />
              <AbilityToken model={model} seat={seat} brief />
            </div>
          )}
        </div>
      </div>
      {drafting ? null : <OtherInPlay model={model} seat={seat} />}
    </SeatPanel>
  );
}

/** S-3.3: how far somebody is in the draft. */
function DraftCounts(props: { readonly model: TableModel; readonly seat: number }): ReactElement {
  const { model, seat } = props;
  const packet = placeOf(model, 'packet', seat).cards.length;
  const pool = placeOf(model, 'pool', seat).cards.length;
  return (
    <span className={css['counts']}>
      {packet > 0 ? `packet of ${packet} · ` : ''}
      {pool > 0 || packet > 0 ? `${pool} taken` : 'cards sorted'}
    </span>
  );
}

/** S-3.9: how many cards wait for the second and the third year. */
function Libraries(props: { readonly model: TableModel; readonly seat: number }): ReactElement {
  const { model, seat } = props;
  const two = placeOf(model, 'library2', seat).cards.length;
  const three = placeOf(model, 'library3', seat).cards.length;
  const words = `Libraries: ${two} cards for year II, ${three} for year III`;
  return (
    <span className={css['counts']} title={words}>
      <span className="unseen">{words}</span>
      <span aria-hidden="true">
        <Icon glyph={libraryGlyph} /> II&nbsp;{two} III&nbsp;{three}
      </span>
    </span>
  );
}
