import { useLayoutEffect } from 'react';
import { useWide } from '../shell/use-wide.ts';
import { roomFor } from './decision-options.tsx';
import type { TableModel } from './model.ts';
import { offered } from './offered.ts';
import { backTo } from './undo-buttons.tsx';

const writes = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Keys that work anywhere on the table. Tab and the arrows are the browser's and the zones'. */
export function useTableKeys(model: TableModel | undefined, help: () => void): void {
  const wide = useWide();
  // Before the new question is painted: a key must not answer one that is no longer shown.
  useLayoutEffect(() => {
    if (model === undefined) return;
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || writes(event.target)) return;
      if (document.querySelector('[role="dialog"]') !== null) return;
      if (handle(model, event.key, event.target, wide, help)) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [model, wide, help]);
}

function handle(
  model: TableModel,
  key: string,
  target: EventTarget | null,
  wide: boolean,
  help: () => void,
): boolean {
  const { decision, snapshot } = model;
  if (key === '?') {
    help();
    return true;
  }
  if (key === 's' || key === 'S') {
    model.skip();
    return true;
  }
  if (key === 'Escape') {
    model.clear();
    return true;
  }
  if (key === 'u' || key === 'U') {
    const back = backTo(snapshot.undo, snapshot.seq);
    if (back !== undefined) model.undo(back);
    return true;
  }
  if (decision === null) return false;
  if (key === 'Enter') {
    // A button in focus has its own meaning for Enter, unless it is a card that is chosen already.
    const button = target instanceof Element ? target.closest('button, a, [role="tab"]') : null;
    if (button !== null && button.getAttribute('data-standing') !== 'picked') return false;
    model.confirm();
    return true;
  }
  const digit = Number(key);
  if (!Number.isInteger(digit) || digit < 1 || key === ' ') return false;
  const option = offered(decision, model.picking, roomFor(wide)).shown[digit - 1];
  if (option === undefined) return false;
  model.pickOption(option.code);
  // Where several are picked, Enter comes next: it must not press an option that had the focus.
  if (decision.space !== 'one') document.querySelector<HTMLElement>('[data-done]')?.focus();
  return true;
}
