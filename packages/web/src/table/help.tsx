import type { ReactElement } from 'react';
import { Button } from 'react-aria-components';
import { TableDialog } from './dialog.tsx';
import css from './table-screen.module.css';

const KEYS: readonly (readonly [string, string])[] = [
  ['1 – 9', 'choose the option with that number'],
  ['Enter', 'give the answer that stands; on a card: choose it'],
  ['Escape', 'put back what you picked'],
  ['Tab', 'from place to place'],
  ['Arrows', 'from card to card within a place, and from line to line of the log'],
  ['Z', 'look closely at the card in focus'],
  ['U', 'take your last move back, where nothing was revealed'],
  ['S', 'skip to the newest position'],
  ['?', 'this list'],
];

/** What the keys do. */
export function Help(props: {
  readonly open: boolean;
  readonly onClose: () => void;
}): ReactElement {
  return (
    <TableDialog
      title="Keys and gestures"
      size="small"
      isOpen={props.open}
      onOpenChange={(open) => (open ? undefined : props.onClose())}
    >
      <dl className={css['keys']}>
        {KEYS.map(([key, meaning]) => (
          <Row key={key} name={key} meaning={meaning} />
        ))}
      </dl>
      <p>
        A card that glows can be chosen: click it, drag it to another place, or use its button
        below. Rest the pointer on a card, or press and hold it, to see it large.
      </p>
      <div className={css['buttons']}>
        <Button className={css['link'] ?? ''} slot="close" autoFocus>
          Close
        </Button>
      </div>
    </TableDialog>
  );
}

function Row(props: { readonly name: string; readonly meaning: string }): ReactElement {
  return (
    <>
      <dt>{props.name}</dt>
      <dd>{props.meaning}</dd>
    </>
  );
}
