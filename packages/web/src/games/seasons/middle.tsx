import { SEASONS, SETUP, seasonOf } from '@conclave/game-seasons';
import type { ReactElement } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { Card } from '../../table/card.tsx';
import { CardName } from '../../table/card-words.tsx';
import type { TableModel } from '../../table/model.ts';
import { cardOf, type Place } from '../../table/places.ts';
import { Zone } from '../../table/zone.tsx';
import { afterPips, diceOnTable, type ShownDie } from './dice.ts';
import { Dice } from './die.tsx';
import css from './middle.module.css';
import { counterOf, placeOf, tableOf } from './places.ts';
import { discardGlyph, figureOf, SIGNS } from './signs.ts';
import { Transmutation } from './transmutation.tsx';
import { SeasonWheel } from './wheel.tsx';

/** What belongs to nobody: the wheel, what energy is worth, the dice, the enchantment, the piles. */
export function Middle({ model }: { readonly model: TableModel }): ReactElement {
  return (
    <div className={css['middle']}>
      <div className={css['calendar']}>
        <SeasonWheel model={model} />
        <Transmutation model={model} />
      </div>
      <Center model={model} />
      <Stacks model={model} />
    </div>
  );
}

/** "If it is left, spring begins." */
export function leavesWords(space: number, year: number, pips: number): string {
  const after = afterPips(space, pips);
  const spaces = pips === 1 ? '1 space' : `${pips} spaces`;
  if (after.year) {
    const next = year < SETUP.lastYear ? `year ${year + 1} begins` : 'the last year ends';
    return `If it is left, the marker moves ${spaces} and ${next}.`;
  }
  if (!after.season) return `If it is left, the marker moves ${spaces}.`;
  const season = SEASONS[Math.floor((after.space - 1) / 3)] ?? '';
  return `If it is left, the marker moves ${spaces} and ${season} begins.`;
}

interface Shown extends Place {
  readonly title: string;
}

/** Cards that somebody looks at or that a search has revealed. */
function lookedAt(model: TableModel): Shown[] {
  const aside = placeOf(model, 'aside');
  const drawn = model.names.map((name, seat) => ({
    ...placeOf(model, 'drawn', seat),
    title: seat === model.you ? 'cards you drew' : `cards ${name} drew`,
  }));
  return [{ ...aside, title: 'revealed cards' }, ...drawn].filter(({ cards }) => cards.length > 0);
}

function Center({ model }: { readonly model: TableModel }): ReactElement {
  const table = tableOf(model);
  const shown = lookedAt(model);
  const season = SEASONS[seasonOf(table)] ?? '';
  const dice = diceOnTable(table, model.sight.counters['rolled'] ?? []);
  const space = counterOf(model, 'space');
  const year = counterOf(model, 'year');
  const leaves = (die: ShownDie): string => leavesWords(space, year, die.side.pips);
  const [last] = dice;
  return (
    <section className={css['center']} aria-label="Dice">
      {shown.map(({ zone, cards, title }) => (
        <div key={zone} className={css['looked']}>
          <h2>{title}</h2>
          <Zone zone={zone} title={title} cards={cards} tight={cards.length > 4} />
        </div>
      ))}
      <div className={css['rolled']} data-small={shown.length > 0 ? '' : undefined}>
        <h2>Dice of {season}</h2>
        {dice.length === 0 ? <p className={css['word']}>no die on the table</p> : null}
        <Dice dice={dice} leaves={leaves} />
        {dice.length === 1 && last !== undefined ? (
          <p className={css['word']}>{leaves(last).replace('If it is left', 'At the end')}</p>
        ) : null}
      </div>
    </section>
  );
}

/** Known cards on top of the draw pile are shown, as the Vision of Destiny wants it (S-19.17). */
const KNOWN = 5;

function Stacks({ model }: { readonly model: TableModel }): ReactElement {
  const deck = placeOf(model, 'deck');
  const discard = placeOf(model, 'discard');
  const known = deck.cards.slice(0, KNOWN).filter((card) => card.face >= 0);
  return (
    <div className={css['stacks']}>
      <EnchantmentView model={model} />
      <div className={css['beside']}>
        {known.length === 0 ? null : (
          <ul className={css['known']} aria-label="Known cards on top of the draw pile">
            {known.map((card) => (
              <li key={card.slot}>
                <Card card={card} where="on the draw pile" />
              </li>
            ))}
          </ul>
        )}
        <p className={css['piles']}>
          <span data-zone={deck.zone} title={`Draw pile, ${deck.cards.length} cards`}>
            <Icon glyph={SIGNS.card} /> <b>{deck.cards.length}</b>{' '}
            <span className={css['what']}>to draw</span>
          </span>
          <span data-zone={discard.zone} title={`Discard pile, ${discard.cards.length} cards`}>
            <Icon glyph={discardGlyph} /> <b>{discard.cards.length}</b>{' '}
            <span className={css['what']}>discarded</span>
          </span>
        </p>
      </div>
    </div>
  );
}

/** S-19.1: the enchantment in force, for everybody. */
export function EnchantmentView({ model }: { readonly model: TableModel }): ReactElement | null {
  const { zone, cards } = placeOf(model, 'enchantment');
  const [card] = cards;
  const info = cardOf(model, card);
  if (card === undefined || info === undefined) return null;
  const option = model.decision?.options.find((entry) => entry.slots?.includes(card.slot));
  return (
    <section
      className={css['enchantment']}
      aria-label={`Enchantment: ${info.name}`}
      data-zone={zone}
      data-slot={card.slot}
    >
      <h2>
        <Icon glyph={figureOf(info.id, info.kind)} />
        <CardName face={card.face}>{info.name}</CardName>
      </h2>
      <p>{info.text}</p>
      {option === undefined ? null : (
        <button type="button" onClick={() => model.pickOption(option.code)}>
          {option.label}
        </button>
      )}
    </section>
  );
}
