import type { SeenCard } from '@conclave/kernel/look';
import { type KeyboardEvent, type ReactElement, type ReactNode, useRef, useState } from 'react';
import { Card } from './card.tsx';
import css from './zone.module.css';

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** Arrow keys walk among the cards of a place; Tab goes on to the next place. */
export function useRoving(): {
  readonly at: number;
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
} {
  const [at, setAt] = useState(0);
  return {
    at,
    onKeyDown(event) {
      const step = STEPS[event.key];
      if (step === undefined && event.key !== 'Home' && event.key !== 'End') return;
      const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-roving]')];
      const now = items.findIndex((item) => item.contains(document.activeElement));
      if (now < 0) return;
      const last = items.length - 1;
      const goal = event.key === 'Home' ? 0 : event.key === 'End' ? last : now + (step as number);
      const next = Math.max(0, Math.min(last, goal));
      setAt(next);
      items[next]?.focus();
      event.preventDefault();
    },
  };
}

/** Cards lying side by side in one place. */
export function Zone(props: {
  readonly zone: number;
  readonly title: string;
  readonly cards: readonly SeenCard[];
  readonly side?: 'face' | 'back';
  /** Cards overlap where there is little room. */
  readonly tight?: boolean;
  /** Shown in each of this many places where no card lies. */
  readonly places?: number;
  readonly empty?: ReactNode;
  readonly className?: string | undefined;
}): ReactElement {
  const { zone, title, cards, side, tight, places = 0, empty, className } = props;
  const roving = useRoving();
  const ref = useRef<HTMLUListElement>(null);
  const focusAt = Math.min(roving.at, Math.max(0, cards.length - 1));
  const free = Math.max(0, places - cards.length);
  return (
    <ul
      ref={ref}
      className={`${css['zone']} ${tight ? css['tight'] : ''} ${className ?? ''}`}
      data-zone={zone}
      aria-label={`${title}, ${cards.length === 1 ? '1 card' : `${cards.length} cards`}`}
      onKeyDown={roving.onKeyDown}
    >
      {cards.map((card, i) => (
        <li key={card.slot}>
          <Card
            card={card}
            tabIndex={i === focusAt ? 0 : -1}
            {...(side === undefined ? {} : { side })}
          />
        </li>
      ))}
      {Array.from({ length: free }, (_, i) => (
        <li key={`free-${String(i)}`} className={css['free']} aria-hidden="true">
          {empty}
        </li>
      ))}
    </ul>
  );
}
