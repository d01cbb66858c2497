import type { Space } from '@conclave/kernel';
import type { Option } from '@conclave/kernel/play';
import { useEffect } from 'react';
import { fittingOptions, isMove, type LessonStep, picksFor } from '../../games/lesson.ts';
import type { TableModel } from '../../table/model.ts';
import { elementsAt, sameAnswer } from './moment.ts';

const MARK = 'data-pointed';

/** The options a step wants next; none once all of them are picked. */
function nextOptions(model: TableModel, step: LessonStep): readonly Option[] {
  const { decision, picking, names } = model;
  if (decision === null || !isMove(step)) return [];
  if (decision.space === 'one' && typeof step.choose === 'string') {
    return fittingOptions(decision, step.choose, names);
  }
  const open = (picksFor(decision, step.choose, names) ?? []).filter(
    (code) => !picking.codes.includes(code),
  );
  // In an order only one can be the next.
  const next = decision.space === 'order' ? open.slice(0, 1) : open;
  return decision.options.filter(({ code }) => next.includes(code));
}

/** Whether all that a step wants has been picked and only has to be said. */
function isComplete({ decision, picking, names }: TableModel, step: LessonStep): boolean {
  if (decision === null || decision.space === 'one' || !isMove(step)) return false;
  const wanted = picksFor(decision, step.choose, names);
  return wanted !== undefined && sameAnswer(decision, wanted, picking.codes);
}

const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];

/** The button of an option, in the bar or in the list of all; else the button that opens the list. */
function buttonsFor(options: readonly Option[], space: Space): Element[] {
  if (options.length === 0) return [];
  const saysOne = (button: Element): boolean =>
    options.some(({ label, does }) => {
      const text = button.textContent ?? '';
      return (
        text.startsWith(`${label}. ${does}`) || (text.startsWith(label) && text.endsWith(does))
      );
    });
  const said = all('[data-answer], [role="dialog"][aria-label="All options"] button');
  const found = said.filter(saysOne);
  if (found.length > 0 || space !== 'one') return found;
  return all('[data-drop] button[aria-expanded]');
}

/** The cards and places a step is about, and the button of the option it wants. */
function pointedAt(model: TableModel, step: LessonStep): Element[] {
  if (isComplete(model, step)) return all('[data-done]');
  const options = nextOptions(model, step);
  const slots = options.flatMap((option) => option.slots ?? []);
  const cards = slots.flatMap((slot) => all(`[data-slot="${slot}"]`));
  const places = (step.point ?? []).flatMap((place) => elementsAt(model, place));
  return [...cards, ...places, ...buttonsFor(options, model.decision?.space ?? 'one')];
}

/** Lets what a step is about glow; the table itself knows nothing of lessons. */
export function usePointers(model: TableModel, step: LessonStep | undefined): void {
  useEffect(() => {
    let marked: readonly Element[] = [];
    const point = (): void => {
      const wanted = step === undefined ? [] : pointedAt(model, step);
      for (const element of marked) if (!wanted.includes(element)) element.removeAttribute(MARK);
      for (const element of wanted) element.setAttribute(MARK, '');
      marked = wanted;
    };
    point();
    // Parts of the table draw themselves anew without asking anybody, and lists open and close.
    const watch = new MutationObserver(point);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      for (const element of marked) element.removeAttribute(MARK);
    };
  }, [model, step]);
}
