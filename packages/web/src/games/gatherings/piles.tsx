import type { CSSProperties, ReactElement } from 'react';
import { pentacle, threeFriends } from '../../icons/gatherings.ts';
import { Icon } from '../../icons/icon.tsx';
import type { TableModel } from '../../table/model.ts';
import { PILE_LOOKS } from './art.tsx';
import css from './board.module.css';
import { type GatheringType, type Possible, TYPES } from './gatherings.ts';
import { needWords, Pattern } from './pattern.tsx';
import { placeOf } from './places.ts';

/** The seven piles, what each needs, what is left, and which of them the hand can reach. */
export function Piles(props: {
  readonly model: TableModel;
  readonly possible: readonly Possible[];
}): ReactElement {
  const { model, possible } = props;
  const fresh = placeOf(model, 'newGatherings');
  const master = placeOf(model, 'elementalMaster');
  return (
    <ul className={css['piles']} aria-label="Object piles">
      {TYPES.map((type, i) => (
        <PileTile
          key={type.letter}
          model={model}
          type={type}
          index={i}
          ways={possible.filter(({ types }) => types.includes(type)).length}
        />
      ))}
      <li
        className={css['extra']}
        data-zone={fresh.zone}
        title="A gathering of three cards from the hand also earns a New Gathering card, worth 1 point (G-4.8)."
      >
        <Icon glyph={threeFriends} />
        <span>New Gathering</span>
        <b>{fresh.cards.length}</b>
      </li>
      <li
        className={css['extra']}
        data-zone={master.zone}
        title="With three Elementals in hand, 5 more points if that wins the game (G-6.3)."
      >
        <Icon glyph={pentacle} />
        <span>Elemental Master</span>
        <b>5</b>
      </li>
    </ul>
  );
}

function PileTile(props: {
  readonly model: TableModel;
  readonly type: GatheringType;
  readonly index: number;
  readonly ways: number;
}): ReactElement {
  const { model, type, index, ways } = props;
  const { zone, cards } = placeOf(model, 'pile', index);
  const option = model.decision?.options.find((entry) => entry.zone === zone);
  const now = model.sight.counters['type']?.[0] === index + 1;
  const hue = PILE_LOOKS[type.letter]?.hue ?? 0;
  const words = `Pile ${type.letter}, ${type.name}: ${needWords(type)}. ${cards.length} left.${
    ways > 0 ? ` Your hand can make ${ways}.` : ''
  }${now ? ' This type lies in the Magical Area.' : ''}`;
  const inside = (
    <>
      <span className={css['tileHead']}>
        <span className={css['letter']}>{type.letter}</span>
        <span className={css['type']}>{type.name}</span>
        <span className={css['left']}>{cards.length}</span>
      </span>
      <Pattern type={type} />
      {ways > 0 ? <span className={css['ways']}>{ways}×</span> : null}
    </>
  );
  return (
    <li
      className={css['tile']}
      style={{ '--hue': hue } as CSSProperties}
      data-zone={zone}
      data-reach={ways > 0 ? '' : undefined}
      data-empty={cards.length === 0 ? '' : undefined}
      data-now={now ? '' : undefined}
      data-legal={option === undefined ? undefined : ''}
      title={words}
    >
      {option === undefined ? (
        <section aria-label={words}>{inside}</section>
      ) : (
        <button
          type="button"
          aria-label={`${option.label}. ${option.does}`}
          onClick={() => model.pickZone(zone)}
        >
          {inside}
        </button>
      )}
    </li>
  );
}
