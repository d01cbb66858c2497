import type { CardInfo } from '@conclave/kernel';
import type { SeenCard } from '@conclave/kernel/look';
import type { CSSProperties, ReactElement } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { CardButton } from '../../table/card-button.tsx';
import { useModel } from '../../table/model.ts';
import { cardOf } from '../../table/places.ts';
import { Icons, LowerPart } from './art.tsx';
import { Count } from './rich.tsx';
import { figureOf, kingdomLook } from './signs.ts';
import css from './slip.module.css';
import { partText, sayingOf } from './text.ts';

/**
 * A card of which little shows: as a strip its name and lower part, as a chip its picture
 * and name, as a token only what its lower part is worth.
 */
export function Slip(props: {
  readonly card: SeenCard;
  readonly shape: 'strip' | 'chip' | 'token';
  readonly where: string;
  readonly tabIndex: number;
}): ReactElement | null {
  const { card, shape, where, tabIndex } = props;
  const model = useModel();
  const info = cardOf(model, card);
  if (info === undefined) return null;
  const kingdom = kingdomLook(info['kingdom']);
  const says = shape === 'chip' ? info.text : partText(info, 'lower');
  const style = {
    '--frame': kingdom.frame,
    '--ground': kingdom.ground,
    '--slip-ink': kingdom.ink,
  } as CSSProperties;
  return (
    <CardButton
      card={card}
      name={info.name}
      where={where}
      says={says}
      className={`${css['slip']} ${css[shape]}`}
      style={style}
      tabIndex={tabIndex}
    >
      <span aria-hidden="true" className={css['inside']}>
        {shape === 'token' && partText(info, 'lower') !== '' ? null : (
          <Icon glyph={figureOf(info.id, info.kind)} />
        )}
        {shape === 'token' ? null : <span className={css['name']}>{info.name}</span>}
        {shape === 'chip' ? null : <LowerPart card={info} />}
      </span>
    </CardButton>
  );
}

/** What a top card counts for with both parts, in short. */
export function TopNumbers({ card }: { readonly card: CardInfo }): ReactElement | null {
  const upper = sayingOf(card, 'upper');
  const lower = sayingOf(card, 'lower');
  const sums = new Map(upper.icons.map(({ sign, n }) => [sign, n]));
  for (const { sign, n } of lower.icons) sums.set(sign, (sums.get(sign) ?? 0) + n);
  const glory = upper.glory + lower.glory;
  if (sums.size === 0 && glory === 0) return null;
  return (
    <span className={css['sums']} aria-hidden="true">
      <Icons icons={[...sums].map(([sign, n]) => ({ sign, n }))} />
      {glory === 0 ? null : <Count sign="glory" n={glory} />}
    </span>
  );
}
