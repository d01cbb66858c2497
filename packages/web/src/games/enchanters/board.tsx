import { type ReactElement, useMemo, useRef, useState } from 'react';
import { useWide } from '../../shell/use-wide.ts';
import layout from '../../table/layout.module.css';
import { ModelContext, type TableModel } from '../../table/model.ts';
import { SeatNumbers } from '../../table/seat-numbers.tsx';
import { NoSeat, Others } from '../../table/seats.tsx';
import { Stage } from '../../table/stage.tsx';
import css from './board.module.css';
import { Draft, isDrafting } from './draft.tsx';
import { ForesightStrip, foreseenSlot } from './foresight.tsx';
import { OtherSeat } from './others.tsx';
import { OwnArea } from './piles.tsx';
import { artifactOf, trackPlace } from './places.ts';
import { AdventureDeck, Graveyard } from './stacks.tsx';
import { Track } from './track.tsx';
import { Village } from './village.tsx';

const HIDDEN = 'All that lies on this table is open but the Adventure Deck.';

/** The table of Enchanters. */
export function EnchantersBoard({ model }: { readonly model: TableModel }): ReactElement {
  const [looked, setLooked] = useState<number | null>(null);
  const touch = useRef(false);
  const careful = useCareful(model, touch, setLooked);
  const { you } = careful;
  const drafting = isDrafting(careful);
  const wide = useWide();
  const foresight = <ForesightStrip model={careful} slot={foreseenSlot(careful, looked)} />;
  const seats = <Others>{(seat) => <OtherSeat key={seat} model={careful} seat={seat} />}</Others>;
  return (
    <ModelContext value={careful}>
      <Stage
        shared={
          <div
            className={`${layout['board']} ${css['board']}`}
            onPointerDownCapture={(event) => {
              touch.current = event.pointerType !== 'mouse';
            }}
            onKeyDownCapture={() => {
              touch.current = false;
            }}
          >
            {wide ? seats : null}
            {drafting ? (
              <Draft model={careful} />
            ) : (
              <>
                {wide ? foresight : null}
                <div className={css['middle']}>
                  <Village model={careful} />
                  <Track model={careful} look={setLooked} />
                  <div className={css['stacks']}>
                    <AdventureDeck model={careful} />
                    <Graveyard model={careful} look={setLooked} />
                  </div>
                </div>
                {wide ? null : seats}
                <div className={`${layout['foot']} ${css['foot']}`}>
                  {wide ? null : foresight}
                  {you === null ? null : (
                    <div className={css['mine']} data-seat={you}>
                      <span>{artifactOf(careful, you)}</span>
                      <SeatNumbers seat={you} />
                    </div>
                  )}
                </div>
              </>
            )}
          </div>
        }
        own={you === null ? <NoSeat hidden={HIDDEN} /> : <OwnArea model={careful} seat={you} />}
      />
    </ModelContext>
  );
}

/**
 * A finger cannot point without pressing: its first tap on a card of the track only
 * chooses it, so that its future is read before a second tap goes there (E-7.21).
 */
function useCareful(
  model: TableModel,
  touch: { readonly current: boolean },
  look: (slot: number | null) => void,
): TableModel {
  return useMemo(
    () => ({
      ...model,
      pickSlot(slot) {
        const { decision, picking } = model;
        const track = decision?.question === 'act' && trackPlace(model, slot) >= 0;
        if (track) look(slot);
        const offered = decision?.options.some((option) => option.slots?.includes(slot));
        if (track && offered && picking.slots.includes(slot)) model.confirm();
        else if (track && offered && touch.current) model.point([slot]);
        else model.pickSlot(slot);
      },
    }),
    [model, touch, look],
  );
}
