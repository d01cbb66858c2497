import { type ReactElement, useContext, useState } from 'react';
import { Button, Tooltip, TooltipTrigger } from 'react-aria-components';
import { useModel } from './model.ts';
import css from './rule-ref.module.css';
import { Walked } from './walk.ts';

/** A rule's number; its sentence on hover, focus or press. */
export function RuleRef({ id }: { readonly id: string }): ReactElement | null {
  const { game } = useModel();
  const walked = useContext(Walked);
  const [open, setOpen] = useState(false);
  const text = game.rulebook.find((rule) => rule.id === id)?.text;
  if (id === '') return null;
  if (text === undefined) return <span className={css['rule']}>{id}</span>;
  return (
    <TooltipTrigger delay={250} isOpen={open} onOpenChange={setOpen}>
      <Button
        className={css['rule'] ?? ''}
        aria-label={`Rule ${id}`}
        excludeFromTabOrder={walked}
        onPress={() => setOpen((was) => !was)}
      >
        {id}
      </Button>
      <Tooltip className={css['tip'] ?? ''} offset={6}>
        <strong>{id}</strong> {text}
      </Tooltip>
    </TooltipTrigger>
  );
}
