import type { SeenCard } from '@conclave/kernel/look';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { Card } from '../../table/card.tsx';
import { ModelContext, type TableModel } from '../../table/model.ts';
import { useRoving } from '../../table/zone.tsx';
import { placeOf } from './places.ts';
import { binsOf, firstWithRoom, orderOf, SETS } from './sets.ts';
import css from './split.module.css';

const TITLES = ['Hand', 'Library II', 'Library III'] as const;

/**
 * S-3.7: the cards taken are split into three sets. A set is open for cards; a click on a
 * card puts it there, another one takes it out again.
 */
export function Split(props: { readonly model: TableModel; readonly seat: number }): ReactElement {
  const { model, seat } = props;
  const { picking } = model;
  const { zone, cards } = placeOf(model, 'pool', seat);
  const each = cards.length / SETS;
  const [wishes, setWishes] = useState<ReadonlyMap<number, number>>(new Map());
  const [chosen, setChosen] = useState(0);
  const bins = binsOf(picking.codes, wishes, each);
  const order = orderOf(bins);
  const open = (bins[chosen]?.length ?? 0) < each ? chosen : firstWithRoom(bins, each);
  const sorted = order.every((code, i) => picking.codes[i] === code);
  // Cards numbered by key come last; the answer is the order of the sets.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order follows from the picks
  useEffect(() => {
    if (!sorted) model.arrange(order);
  }, [sorted]);
  const putting = useMemo(
    (): TableModel => ({
      ...model,
      pickSlot(slot) {
        if (!picking.codes.includes(slot)) setWishes(new Map([...wishes, [slot, open]]));
        model.pickOption(slot);
      },
    }),
    [model, picking, wishes, open],
  );
  const cardAt = (slot: number): SeenCard | undefined => cards.find((card) => card.slot === slot);
  const loose = cards.filter(({ slot }) => !picking.codes.includes(slot));
  return (
    <ModelContext value={putting}>
      <section className={css['split']} aria-label="Hand and libraries">
        <Row zone={zone} title="Cards to split" cards={loose} />
        <div className={css['bins']}>
          {bins.map((bin, i) => (
            <section
              key={TITLES[i]}
              className={css['bin']}
              aria-label={TITLES[i]}
              data-open={i === open ? '' : undefined}
            >
              <button
                type="button"
                aria-pressed={i === open}
                onClick={() => setChosen(i)}
                title="Cards chosen next go here"
              >
                {TITLES[i]}{' '}
                <small>
                  {bin.length} of {each}
                </small>
              </button>
              <Row
                zone={zone}
                title={TITLES[i] ?? ''}
                cards={bin.map(cardAt).filter((card) => card !== undefined)}
              />
            </section>
          ))}
        </div>
      </section>
    </ModelContext>
  );
}

function Row(props: {
  readonly zone: number;
  readonly title: string;
  readonly cards: readonly SeenCard[];
}): ReactElement {
  const { zone, title, cards } = props;
  const roving = useRoving();
  const at = Math.min(roving.at, Math.max(0, cards.length - 1));
  return (
    <ul
      className={css['row']}
      data-zone={zone}
      aria-label={`${title}, ${cards.length === 1 ? '1 card' : `${cards.length} cards`}`}
      onKeyDown={roving.onKeyDown}
    >
      {cards.map((card, i) => (
        <li key={card.slot}>
          <Card card={card} tabIndex={i === at ? 0 : -1} />
        </li>
      ))}
    </ul>
  );
}
