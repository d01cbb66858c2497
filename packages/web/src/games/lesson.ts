import type { Decision, Option } from '@conclave/kernel/play';

/**
 * What to point at besides the cards of the option: a place by its zone (and its number where
 * there are several; none is the learner's own), or a part of the board by how its name begins.
 */
export type LessonPlace =
  | { readonly zone: string; readonly index?: number }
  | { readonly named: string };

/** An answer in words: the labels of the options picked. `{1}` is the name of seat 1. */
export type Wanted = string | readonly string[];

/** Something to read. Its title tells it from every other step of the lesson. */
interface Reading {
  readonly title: string;
  readonly words: string;
  readonly rule: string;
  readonly point?: readonly LessonPlace[];
}

/** A move to make: the question by its name, and the answer that leads on. */
interface Move extends Reading {
  readonly asks: string;
  readonly choose: Wanted;
}

export type LessonStep = Reading | Move;

/** What the bots answer next, one after the other. */
interface Replies {
  readonly bots: readonly Wanted[];
}

/**
 * A first game: one learner against bots, on a known deal. The course tells every answer in its
 * order, the learner's and the bots', and what is to be read between them; where it ends, the
 * bots think for themselves and the learner plays on.
 */
export interface Lesson {
  readonly seed: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** The kinds of bots, from seat 1 on; the learner sits first. */
  readonly bots: readonly string[];
  readonly course: readonly (LessonStep | Replies)[];
}

export const isMove = (step: LessonStep): step is Move => 'choose' in step;

const isReplies = (entry: LessonStep | Replies): entry is Replies => 'bots' in entry;

export const stepsOf = ({ course }: Lesson): readonly LessonStep[] =>
  course.filter((entry): entry is LessonStep => !isReplies(entry));

export const repliesOf = ({ course }: Lesson): readonly Wanted[] =>
  course.filter(isReplies).flatMap(({ bots }) => bots);

const answersIn = (entry: LessonStep | Replies): number => {
  if (isReplies(entry)) return entry.bots.length;
  return isMove(entry) ? 1 : 0;
};

/** How many answers the course foresees; what comes after them is free. */
export const lengthOf = ({ course }: Pick<Lesson, 'course'>): number =>
  course.reduce((sum, entry) => sum + answersIn(entry), 0);

/**
 * The steps that are due when so many answers were given: what was to be read since the
 * learner's last move, and the next move once it is the learner's turn. None when the course
 * is over and the game has gone on.
 */
export function dueSteps({ course }: Lesson, answers: number): readonly LessonStep[] {
  let due: LessonStep[] = [];
  let given = 0;
  for (const entry of course) {
    if (given > answers) break;
    if (!isReplies(entry)) {
      const over = isMove(entry) && given < answers;
      due = over ? [] : [...due, entry];
    }
    given += answersIn(entry);
  }
  return answers > lengthOf({ course }) ? [] : due;
}

/** What is shown: the first step due, unless it has been read. */
export const shownStep = (
  due: readonly LessonStep[],
  read: ReadonlySet<string>,
): LessonStep | undefined => due.find((step) => isMove(step) || !read.has(step.title));

export const withNames = (text: string, names: readonly string[]): string =>
  text.replace(/\{(\d)\}/g, (_, seat: string) => names[Number(seat)] ?? '');

/** The options with a label; copies of a card have the same, and either will do. */
export function fittingOptions(
  { options }: Decision,
  words: string,
  names: readonly string[],
): readonly Option[] {
  const text = withNames(words, names);
  return options.filter(({ label }) => label === text);
}

/** The answer that words stand for; undefined where the question has no such option. */
export function picksFor(
  decision: Decision,
  wanted: Wanted,
  names: readonly string[],
): readonly number[] | undefined {
  const picks: number[] = [];
  for (const words of typeof wanted === 'string' ? [wanted] : wanted) {
    const options = fittingOptions(decision, words, names);
    const free = options.find(({ code }) => !picks.includes(code));
    if (free === undefined) return undefined;
    picks.push(free.code);
  }
  return picks;
}
