import type { StealChance } from '@conclave/game-techno-enchanters';
import type { Option } from '@conclave/kernel/play';
import type { CSSProperties, ReactElement } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { linkedRings, roundStar } from '../../icons/techno-enchanters.ts';
import { Card } from '../../table/card.tsx';
import type { TableModel } from '../../table/model.ts';
import type { Place } from '../../table/places.ts';
import { useRoving } from '../../table/zone.tsx';
import { spellLook } from './looks.ts';
import { printed } from './places.ts';
import css from './row.module.css';
import { type RowWords, sayRow, wordsOfRow } from './row-words.ts';
import { StealMark } from './steal-mark.tsx';

const POSITIONS = ['first, upright', 'second, reversed', 'third, sideways'] as const;

/** The option that lays the card picked in hand on this row. */
function layOption(model: TableModel, zone: number): Option | undefined {
  const [slot] = model.picking.slots;
  if (model.picking.slots.length !== 1 || slot === undefined) return undefined;
  return model.decision?.options.find(
    (option) => option.zone === zone && option.slots?.includes(slot),
  );
}

/** T-3.3: up to three visions, each turned as it lies, and what the row would cast. */
export function Row(props: {
  readonly model: TableModel;
  readonly place: Place;
  readonly title: string;
  /** What of this row the viewer could steal. */
  readonly chances?: ReadonlyMap<number, StealChance>;
}): ReactElement {
  const { model, place, title, chances } = props;
  const { zone, cards } = place;
  const roving = useRoving();
  const words = wordsOfRow(printed(model, cards));
  const option = layOption(model, zone);
  return (
    <div className={css['row']}>
      <ul
        className={css['places']}
        data-zone={zone}
        aria-label={`${title}. ${sayRow(words)}`}
        onKeyDown={roving.onKeyDown}
      >
        {POSITIONS.map((position, i) => {
          const card = cards[i];
          // While one may steal, the cards themselves say which and why not.
          const stealing = model.decision?.question === 'steal';
          const chance = card === undefined || stealing ? undefined : chances?.get(card.slot);
          return (
            <li key={position} data-free={card === undefined ? '' : undefined}>
              {card === undefined ? null : (
                <Card
                  key={card.slot}
                  card={card}
                  where={`${title}, ${position}`}
                  tabIndex={i === Math.min(roving.at, cards.length - 1) ? 0 : -1}
                />
              )}
              {chance === undefined ? null : <StealMark model={model} chance={chance} />}
            </li>
          );
        })}
      </ul>
      {option === undefined ? (
        <RowCaption words={words} />
      ) : (
        <button
          type="button"
          className={css['lay']}
          title={option.does}
          onClick={() => model.pickOption(option.code)}
        >
          Lay it here
        </button>
      )}
    </div>
  );
}

function RowCaption({ words }: { readonly words: RowWords }): ReactElement {
  const { stars, spell, amount, linked, full } = words;
  if (spell === undefined) return <p className={css['caption']}>empty row</p>;
  const look = spellLook(spell);
  return (
    <p
      className={css['caption']}
      data-full={full ? '' : undefined}
      style={{ '--spell': look.colour, '--spell-ground': look.ground } as CSSProperties}
      title={sayRow(words)}
    >
      <span className={css['stars']}>
        {stars}
        <Icon glyph={roundStar} label="stars" />
      </span>
      <span className={css['spell']}>
        <span className={css['seal']}>
          <Icon glyph={look.glyph} />
        </span>
        {look.word} ×{amount}
        {linked ? <Icon glyph={linkedRings} label="second target" /> : null}
      </span>
    </p>
  );
}
