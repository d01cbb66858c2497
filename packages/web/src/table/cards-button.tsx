import type { SeenCard } from '@conclave/kernel/look';
import { type CSSProperties, type ReactElement, type ReactNode, useState } from 'react';
import { Button, DialogTrigger } from 'react-aria-components';
import { Card } from './card.tsx';
import css from './cards-button.module.css';
import { TableDialog } from './dialog.tsx';
import { useModel } from './model.ts';

interface Look {
  readonly title: string;
  /** What the button says to those who listen. */
  readonly label: string;
  /** What stands on the button. */
  readonly button: ReactNode;
  readonly className?: string | undefined;
}

/** A button that shows something of the table large. */
export function LookButton(props: Look & { readonly children: ReactNode }): ReactElement {
  const { title, label, button, className, children } = props;
  const { decision } = useModel();
  const [opened, setOpened] = useState<{ readonly for: typeof decision } | null>(null);
  // What was opened to answer a question closes with the answer.
  const open = opened !== null && (opened.for === null || opened.for === decision);
  return (
    <DialogTrigger
      isOpen={open}
      onOpenChange={(wanted) => setOpened(wanted ? { for: decision } : null)}
    >
      <Button className={`${css['button']} ${className ?? ''}`} aria-label={label}>
        {button}
      </Button>
      <TableDialog title={title} size="large">
        {children}
      </TableDialog>
    </DialogTrigger>
  );
}

/** A button that lays out cards large. */
export function CardsButton(
  props: Look & {
    readonly cards: readonly SeenCard[];
    readonly where?: (card: SeenCard) => string;
    /** Width to height, where cards are not 5 to 7. */
    readonly shape?: string;
  },
): ReactElement {
  const { cards, where, shape, ...look } = props;
  return (
    <LookButton {...look}>
      {cards.length === 0 ? <p>No cards.</p> : null}
      <ul className={css['cards']} style={{ '--card-shape': shape } as CSSProperties}>
        {cards.map((card) => (
          <li key={card.slot}>
            <Card card={card} {...(where === undefined ? {} : { where: where(card) })} />
          </li>
        ))}
      </ul>
    </LookButton>
  );
}
