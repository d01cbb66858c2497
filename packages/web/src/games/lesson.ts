/** What a lesson looks at to know which of its steps is due. */
export interface Moment {
  readonly turn: number;
  /** The question the learner is asked; empty while somebody else acts. */
  readonly question: string;
  readonly over: boolean;
  readonly won: boolean;
  /** How many cards lie in a place; for a place of every seat, in the learner's own. */
  count(zone: string): number;
}

/** A place of the table by its name and, where there are several, its number; none is the learner's own. */
export interface LessonPlace {
  readonly zone: string;
  readonly index?: number;
}

/** One thing to learn. With `choose` it ends with that move, without it when it has been read. */
export interface LessonStep {
  readonly id: string;
  readonly title: string;
  readonly words: string;
  readonly rule: string;
  when(moment: Moment): boolean;
  /** Fits the label of the one option that leads on. */
  readonly choose?: RegExp;
  /** Places to point at besides the cards of the option. */
  readonly point?: readonly LessonPlace[];
}

/** A first game: one learner against bots, on a known deal, so that every step comes as foreseen. */
export interface Lesson {
  readonly seed: string;
  /** Labels of the options the bots choose, one after the other. */
  readonly replies: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly bots: readonly string[];
  readonly steps: readonly LessonStep[];
}

/** The steps that are due now: several where something is to be read before a move. */
export const dueSteps = (lesson: Lesson, moment: Moment): readonly LessonStep[] =>
  lesson.steps.filter((step) => step.when(moment));

/** What is shown: the first step due, unless it has been read. */
export const shownStep = (
  due: readonly LessonStep[],
  read: ReadonlySet<string>,
): LessonStep | undefined => due.find((step) => step.choose !== undefined || !read.has(step.id));
