import type { SeenCard } from '@conclave/kernel';
import type { ReactElement, ReactNode } from 'react';
import { Button, Dialog, DialogTrigger, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Card } from '../../table/card.tsx';
import css from './cards-dialog.module.css';

/** A button that lays out cards large. */
export function CardsButton(props: {
  readonly title: string;
  readonly label: string;
  readonly cards: readonly SeenCard[];
  readonly children: ReactNode;
  readonly where?: (card: SeenCard, place: number) => string;
}): ReactElement {
  const { title, label, cards, children, where } = props;
  return (
    <DialogTrigger>
      <Button className={css['open'] ?? ''} aria-label={label}>
        {children}
      </Button>
      <ModalOverlay className={css['veil'] ?? ''} isDismissable>
        <Modal className={css['modal'] ?? ''}>
          <Dialog className={css['dialog'] ?? ''}>
            <header className={css['head']}>
              <Heading slot="title">{title}</Heading>
              <Button className={css['close'] ?? ''} slot="close">
                Close
              </Button>
            </header>
            {cards.length === 0 ? <p>No cards.</p> : null}
            <ul className={css['all']}>
              {cards.map((card, i) => (
                <li key={card.slot}>
                  <Card card={card} {...(where === undefined ? {} : { where: where(card, i) })} />
                </li>
              ))}
            </ul>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
  );
}
