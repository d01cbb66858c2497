import { copiedBy, ENERGIES, isMarked, tokensAt } from '@conclave/game-seasons';
import type { SeenCard } from '@conclave/kernel/look';
import type { CSSProperties, ReactElement } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { Card } from '../../table/card.tsx';
import { CardButton } from '../../table/card-button.tsx';
import layout from '../../table/layout.module.css';
import { type TableModel, useModel } from '../../table/model.ts';
import { cardOf, cardOfSlot } from '../../table/places.ts';
import { useRoving } from '../../table/zone.tsx';
import { cardTint } from './art.tsx';
import css from './in-play.module.css';
import { placeOf, tableOf } from './places.ts';
import { Token } from './rich.tsx';
import { figureOf } from './signs.ts';

/** How a card lies before its player. */
interface Lying {
  readonly card: SeenCard;
  readonly turned: boolean;
  /** By energy. */
  readonly tokens: readonly number[];
  /** The item it copies, if any. */
  readonly copies: string | undefined;
}

function lyingCards(model: TableModel, seat: number): Lying[] {
  const table = tableOf(model);
  return placeOf(model, 'play', seat).cards.map((card, place) => {
    const copied = copiedBy(table, card.slot);
    return {
      card,
      turned: isMarked(table, 'turned', seat, place),
      tokens: ENERGIES.map((_, type) => tokensAt(table, seat, place, type)),
      copies: copied < 0 ? undefined : cardOfSlot(model, copied)?.name,
    };
  });
}

/** "turned, with 2 fire" */
export function lyingWords({ turned, tokens, copies }: Omit<Lying, 'card'>): string {
  const held = ENERGIES.flatMap((type, i) => {
    const n = tokens[i] ?? 0;
    return n === 0 ? [] : [`${n} ${type}`];
  });
  return [
    turned ? 'turned' : 'upright',
    ...(held.length === 0 ? [] : [`with ${held.join(' and ')} on it`]),
    ...(copies === undefined ? [] : [`acting as ${copies}`]),
  ].join(', ');
}

function Held({ tokens }: { readonly tokens: readonly number[] }): ReactElement | null {
  if (tokens.every((n) => n === 0)) return null;
  return (
    <span className={css['held']} aria-hidden="true">
      {ENERGIES.map((type, i) => {
        const n = tokens[i] ?? 0;
        if (n === 0) return null;
        return (
          <span key={type}>
            <Token type={type} />
            {n > 1 ? n : ''}
          </span>
        );
      })}
    </span>
  );
}

/** One's own cards in play, large; S-10.6: a turned card lies on its side. */
export function OwnInPlay(props: {
  readonly model: TableModel;
  readonly seat: number;
}): ReactElement {
  const { model, seat } = props;
  const lying = lyingCards(model, seat);
  const roving = useRoving();
  const at = Math.min(roving.at, Math.max(0, lying.length - 1));
  return (
    <ul
      className={css['own']}
      data-zone={placeOf(model, 'play', seat).zone}
      aria-label={`your cards in play, ${lying.length === 1 ? '1 card' : `${lying.length} cards`}`}
      onKeyDown={roving.onKeyDown}
    >
      {lying.length === 0 ? (
        <li className={`${layout['gap']} ${css['none']}`}>no card in play yet</li>
      ) : null}
      {lying.map((entry, i) => (
        <li key={entry.card.slot} data-turned={entry.turned ? '' : undefined}>
          <span className={css['lies']}>
            <Card
              card={entry.card}
              where={`in play, ${lyingWords(entry)}`}
              tabIndex={i === at ? 0 : -1}
            />
          </span>
          <Held tokens={entry.tokens} />
          {entry.copies === undefined ? null : (
            <span className={css['copy']} aria-hidden="true">
              as {entry.copies}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Another player's cards in play as small pictures; each shows itself large on demand. */
export function OtherInPlay(props: {
  readonly model: TableModel;
  readonly seat: number;
}): ReactElement {
  const { model, seat } = props;
  const lying = lyingCards(model, seat);
  const roving = useRoving();
  const at = Math.min(roving.at, Math.max(0, lying.length - 1));
  const name = model.names[seat] ?? '';
  return (
    <ul
      className={css['others']}
      data-zone={placeOf(model, 'play', seat).zone}
      aria-label={`${name}'s cards in play, ${lying.length === 1 ? '1 card' : `${lying.length} cards`}`}
      onKeyDown={roving.onKeyDown}
    >
      {lying.length === 0 ? <li className={css['nothing']}>no card in play</li> : null}
      {lying.map((entry, i) => (
        <li key={entry.card.slot} data-turned={entry.turned ? '' : undefined}>
          <Chip
            entry={entry}
            where={`${name}'s, ${lyingWords(entry)}`}
            tabIndex={i === at ? 0 : -1}
          />
          <Held tokens={entry.tokens} />
        </li>
      ))}
    </ul>
  );
}

function Chip(props: {
  readonly entry: Lying;
  readonly where: string;
  readonly tabIndex: number;
}): ReactElement | null {
  const { entry, where, tabIndex } = props;
  const model = useModel();
  const info = cardOf(model, entry.card);
  if (info === undefined) return null;
  const tint = cardTint(info);
  const style = { '--frame': tint.frame, '--ground': tint.ground } as CSSProperties;
  return (
    <CardButton
      card={entry.card}
      name={info.name}
      where={where}
      title={info.name}
      className={css['chip']}
      style={{ ...style, color: tint.ink }}
      tabIndex={tabIndex}
    >
      <Icon glyph={figureOf(info.id, info.kind)} className="" />
    </CardButton>
  );
}
