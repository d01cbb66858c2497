import type { ReactElement, ReactNode } from 'react';
import {
  Button,
  Dialog,
  Heading,
  Modal,
  ModalOverlay,
  type ModalOverlayProps,
} from 'react-aria-components';
import css from './dialog.module.css';

/** A window over the table: a small one asks or tells, a large one shows cards. */
export function TableDialog(
  props: Pick<ModalOverlayProps, 'isOpen' | 'onOpenChange'> & {
    readonly title: ReactNode;
    readonly size: 'small' | 'large';
    readonly role?: 'alertdialog';
    readonly children: ReactNode;
  },
): ReactElement {
  const { title, size, role, children, ...open } = props;
  return (
    <ModalOverlay className={css['veil'] ?? ''} isDismissable {...open}>
      <Modal className={css['modal'] ?? ''} data-size={size}>
        <Dialog className={css['dialog'] ?? ''} {...(role === undefined ? {} : { role })}>
          <header className={css['head']}>
            <Heading slot="title">{title}</Heading>
            {size === 'large' ? (
              <Button className={css['close'] ?? ''} slot="close">
                Close
              </Button>
            ) : null}
          </header>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
