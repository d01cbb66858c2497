import type { Decision, Sight } from '@conclave/kernel';
import type { LessonPlace, LessonStep, Moment } from '../../games/lesson.ts';
import type { TableModel } from '../../table/model.ts';

/** What a lesson may look at, taken from what the learner sees. */
export function momentOf(model: {
  readonly sight: Pick<Sight, 'zones' | 'counters'>;
  readonly decision: Decision | null;
  readonly you: number | null;
  readonly board: { readonly turns?: TableModel['board']['turns'] };
  readonly snapshot: {
    readonly info: { readonly status: string; readonly winners: readonly number[] };
  };
}): Moment {
  const { sight, decision, you, board, snapshot } = model;
  const { status, winners } = snapshot.info;
  const turn = board.turns === undefined ? 0 : (sight.counters[board.turns.turns]?.[0] ?? 0);
  return {
    turn,
    question: decision?.question ?? '',
    over: status === 'finished',
    won: you !== null && winners.includes(you),
    count: (zone) => {
      const places = sight.zones[zone] ?? [];
      return (places.length > 1 ? places[you ?? 0] : places[0])?.length ?? 0;
    },
  };
}

/** Why an answer does not belong to a step; undefined where it does, or where the step is open. */
export function unwanted(
  step: LessonStep | undefined,
  decision: Decision | null,
  picks: readonly number[],
): string | undefined {
  const { choose } = step ?? {};
  if (choose === undefined || decision === null) return undefined;
  const labels = picks.map(
    (code) => decision.options.find((option) => option.code === code)?.label ?? '',
  );
  if (labels.some((label) => choose.test(label))) return undefined;
  return 'The rules allow it, but this lesson goes another way: choose what glows';
}

/** The number of a place, as the table's zones carry it. */
export function zoneOf(model: TableModel, { zone, index }: LessonPlace): number | undefined {
  const start = model.table.layout.zoneStart.get(zone);
  if (start === undefined) return undefined;
  const many = model.sight.zones[zone]?.length ?? 1;
  return start + (index ?? (many > 1 ? (model.you ?? 0) : 0));
}
