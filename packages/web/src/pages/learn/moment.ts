import type { Decision } from '@conclave/kernel/play';
import {
  fittingOptions,
  isMove,
  type LessonPlace,
  type LessonStep,
  picksFor,
} from '../../games/lesson.ts';
import type { TableModel } from '../../table/model.ts';

/** Whether two lists of picks are the same answer: only an order tells them apart by place. */
export function sameAnswer(
  { space }: Decision,
  a: readonly number[],
  b: readonly number[],
): boolean {
  if (a.length !== b.length) return false;
  return space === 'order' ? a.every((code, i) => code === b[i]) : a.every((c) => b.includes(c));
}

/** Why an answer does not belong to a step; undefined where it does, or where the step is open. */
export function unwanted(
  step: LessonStep | undefined,
  decision: Decision | null,
  names: readonly string[],
  picks: readonly number[],
): string | undefined {
  if (step === undefined || decision === null || !isMove(step)) return undefined;
  const wanted = picksFor(decision, step.choose, names);
  if (wanted === undefined || sameAnswer(decision, wanted, picks)) return undefined;
  const only = typeof step.choose === 'string' ? step.choose : undefined;
  const alike = only === undefined ? [] : fittingOptions(decision, only, names);
  if (picks.length === 1 && alike.some(({ code }) => code === picks[0])) return undefined;
  return 'The rules allow it, but this lesson goes another way: choose what glows';
}

const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ??
  element.getAttribute('title') ??
  element.querySelector('caption')?.textContent ??
  '';

/** Where a place is on the page. */
export function elementsAt(model: TableModel, place: LessonPlace): Element[] {
  if ('named' in place) {
    const parts = [...document.querySelectorAll('[aria-label], [title], table')];
    return parts.filter((part) => nameOf(part).startsWith(place.named));
  }
  const start = model.table.layout.zoneStart.get(place.zone) ?? Number.NaN;
  const many = model.sight.zones[place.zone]?.length ?? 1;
  const zone = start + (place.index ?? (many > 1 ? (model.you ?? 0) : 0));
  return [...document.querySelectorAll(`[data-zone="${zone}"]`)];
}
