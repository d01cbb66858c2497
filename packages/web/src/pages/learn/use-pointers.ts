import { useEffect } from 'react';
import type { LessonStep } from '../../games/lesson.ts';
import type { TableModel } from '../../table/model.ts';
import { zoneOf } from './moment.ts';

const MARK = 'data-pointed';

/** The cards and places a step is about, and the button of the option it wants. */
function pointedAt(model: TableModel, step: LessonStep): Element[] {
  const { choose, point = [] } = step;
  const option =
    choose === undefined
      ? undefined
      : model.decision?.options.find(({ label }) => choose.test(label));
  const selectors = [
    ...(option?.slots ?? []).map((slot) => `[data-slot="${slot}"]`),
    ...point.map((place) => `[data-zone="${zoneOf(model, place) ?? ''}"]`),
  ];
  const places = selectors.flatMap((selector) => [...document.querySelectorAll(selector)]);
  const buttons = [...document.querySelectorAll('[data-answer]')].filter(
    (button) => choose?.test(button.textContent ?? '') === true,
  );
  return [...places, ...buttons];
}

/** Lets what a step is about glow; the table itself knows nothing of lessons. */
export function usePointers(model: TableModel, step: LessonStep | undefined): void {
  // The table may have drawn itself anew: look again after every draw.
  useEffect(() => {
    const marked = step === undefined ? [] : pointedAt(model, step);
    for (const element of marked) element.setAttribute(MARK, '');
    return () => {
      for (const element of marked) element.removeAttribute(MARK);
    };
  });
}
