import { type ReactElement, useState } from 'react';
import { Button, Tooltip, TooltipTrigger } from 'react-aria-components';
import { Icon } from '../icons/icon.tsx';
import type { SeatNumber } from './board.ts';
import { useModel } from './model.ts';
import rule from './rule-ref.module.css';
import css from './seat-panel.module.css';

/** The numbers that matter, each with how it adds up. */
export function SeatNumbers({ seat }: { readonly seat: number }): ReactElement | null {
  const model = useModel();
  const numbers = model.board.numbers?.(model, seat) ?? [];
  if (numbers.length === 0) return null;
  return (
    <div className={css['numbers']}>
      {numbers.map((number) => (
        <OneNumber key={number.label} number={number} />
      ))}
    </div>
  );
}

export function OneNumber(props: {
  readonly number: SeatNumber;
  readonly words?: boolean;
}): ReactElement {
  const { number, words = false } = props;
  const [open, setOpen] = useState(false);
  const why = number.why ?? [];
  return (
    <TooltipTrigger delay={250} isOpen={open} onOpenChange={setOpen}>
      <Button
        className={words ? (css['row'] ?? '') : (css['number'] ?? '')}
        style={number.colour === undefined ? {} : { color: number.colour }}
        onPress={() => setOpen((was) => !was)}
      >
        <Icon glyph={number.glyph} />
        <span className={words ? css['what'] : 'unseen'}>{number.label}</span>
        <b key={number.value} className={css['value']}>
          {number.value}
        </b>
      </Button>
      <Tooltip className={rule['tip'] ?? ''} offset={6}>
        <strong>{number.label}</strong> {number.value}
        {why.length === 0 ? null : (
          <ul className={css['why']}>
            {why.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </Tooltip>
    </TooltipTrigger>
  );
}
