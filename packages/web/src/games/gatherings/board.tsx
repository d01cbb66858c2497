import type { SeenCard } from '@conclave/kernel/look';
import { type ReactElement, useMemo } from 'react';
import { stoneTower } from '../../icons/gatherings.ts';
import { Icon } from '../../icons/icon.tsx';
import { Card } from '../../table/card.tsx';
import layout from '../../table/layout.module.css';
import type { TableModel } from '../../table/model.ts';
import { Pile } from '../../table/pile.tsx';
import { NoSeat, Others } from '../../table/seats.tsx';
import { Stage } from '../../table/stage.tsx';
import { useRoving, Zone } from '../../table/zone.tsx';
import css from './board.module.css';
import { possibleIn, TYPES } from './gatherings.ts';
import { OwnArea } from './own.tsx';
import { Piles } from './piles.tsx';
import { known, placeOf } from './places.ts';
import { OtherSeat } from './seats.tsx';

const SPOTS = [
  { name: 'open', index: 0, title: 'face-up spot' },
  { name: 'closed', index: 0, title: 'face-down spot 1' },
  { name: 'closed', index: 1, title: 'face-down spot 2' },
  { name: 'closed', index: 2, title: 'face-down spot 3' },
] as const;

/** The table of Gatherings. */
export function GatheringsBoard({ model }: { readonly model: TableModel }): ReactElement {
  const { you, sight } = model;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what lies on the table is all that matters
  const possible = useMemo(() => {
    if (you === null) return [];
    const hand = known(model, placeOf(model, 'hand', you).cards);
    return possibleIn(hand, known(model, placeOf(model, 'area').cards));
  }, [sight, you]);
  return (
    <Stage
      shared={
        <div className={`${layout['board']} ${css['board']}`}>
          <Others>{(seat) => <OtherSeat key={seat} model={model} seat={seat} />}</Others>
          <div className={css['middle']}>
            <MagicalArea model={model} />
            <TableCards model={model} />
            <div className={css['stacks']}>
              <Pile {...placeOf(model, 'deck')} title="draw pile" />
              <Pile {...placeOf(model, 'discard')} title="discard" fans />
            </div>
          </div>
          <Piles model={model} possible={possible} />
        </div>
      }
      own={
        you === null ? (
          <NoSeat hidden="Hands and objects stay hidden until the game ends." />
        ) : (
          <OwnArea model={model} seat={you} possible={possible} />
        )
      }
    />
  );
}

/** G-1.9: three towers, and the gathering that lies in them. */
function MagicalArea({ model }: { readonly model: TableModel }): ReactElement {
  const area = placeOf(model, 'area');
  const type = TYPES[(model.sight.counters['type']?.[0] ?? 0) - 1];
  return (
    <section className={css['area']} aria-label="Magical Area">
      <h2 className={layout['label']}>
        Magical Area <small>{type === undefined ? 'empty' : `${type.letter} · ${type.name}`}</small>
      </h2>
      <Zone
        {...area}
        title="Magical Area"
        places={3}
        empty={<Icon glyph={stoneTower} className="" />}
        className={css['towers']}
      />
    </section>
  );
}

/** G-2.1: one card face up, three face down, each in its own spot. */
function TableCards({ model }: { readonly model: TableModel }): ReactElement {
  const fresh = placeOf(model, 'fresh');
  const waiting = [...fresh.cards];
  const roving = useRoving();
  return (
    <section className={css['spots']} aria-label="Table cards">
      <h2 className={layout['label']}>
        The table <small>draw two</small>
      </h2>
      <ul onKeyDown={roving.onKeyDown}>
        {SPOTS.map(({ name, index, title }, i) => {
          const { zone, cards } = placeOf(model, name, index);
          const newcomer = cards.length === 0 ? waiting.shift() : undefined;
          return (
            <li
              key={title}
              data-zone={newcomer === undefined ? zone : fresh.zone}
              data-new={newcomer === undefined ? undefined : ''}
            >
              <Spot
                card={cards[0] ?? newcomer}
                title={newcomer === undefined ? title : 'new card'}
                focused={i === Math.min(roving.at, 3)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Spot(props: {
  readonly card: SeenCard | undefined;
  readonly title: string;
  readonly focused: boolean;
}): ReactElement {
  const { card, title, focused } = props;
  if (card === undefined)
    return <span className={layout['gap']}>{title.replace(' spot', '')}</span>;
  return <Card key={card.slot} card={card} where={title} tabIndex={focused ? 0 : -1} />;
}
